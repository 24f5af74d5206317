import Foundation
import Testing

/// What the pages show is tried: each command is run, what it is said to print is compared, and each
/// block of Swift is code that is compiled somewhere.
///
/// In a page, a block of ```` ```sh ````, or one without a language that has a command in it, is run line by line
/// by a shell, in a folder of the page's own. A block of ```` ```text ```` right behind it is what the last of its
/// lines prints. A line with … stands for any number of lines.
@Suite("The pages")
struct PageTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The pages whose blocks are tried, all of them.
  static let pages =
    [
      "AnotherUIKit", "Benchmarks", "ExplainAScene", "FromAnAppToAScene", "FuzzTheEngine",
      "JudgeAnEngine", "JudgeInAnHour", "ManyMachines", "MutationTesting", "Reports",
      "SearchForMistakes", "SeeAScene", "TheCommand", "WriteAScene", "YourOwnRules",
    ].map { "Sources/Conformance/Conformance.docc/\($0).md" }
    + ["README.md", "Sources/TouchEngine/TouchEngine.docc/TouchEngine.md"]

  @Test("Every command on a page does what it says", arguments: pages)
  func commands(page: String) throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let blocks = try Page.blocks(of: page)
    try Page.prepare(place, blocks)
    var printed: String?
    for block in blocks {
      if block.isConsole {
        // What comes behind one that is not run may need what that one leaves.
        for line in block.commands {
          let run = try run(line, in: place, page)
          printed = run.output
          if !run.isDone, !Page.isForTouchstone(line) { break }
        }
      } else if block.language == "text", let text = printed {
        #expect(Page.matches(block.lines, text), "\(page) shows other than is printed:\n\(text)")
        printed = nil
      } else {
        printed = nil
      }
    }
    for picture in try Page.pictures() {
      let made = place.appending(path: picture.lastPathComponent)
      guard FileManager.default.fileExists(atPath: made.path) else { continue }
      #expect(
        try Data(contentsOf: made) == Data(contentsOf: picture),
        "\(page) shows a picture that is old: \(picture.lastPathComponent)")
    }
  }

  @Test("The events that a page shows as JSON are those of its scene")
  func events() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let blocks = try Page.blocks(of: "Sources/Conformance/Conformance.docc/JudgeInAnHour.md")
    try Page.prepare(place, blocks)
    let run = try Touchstone(["replay", "scene.json", "--format", "json"], in: place)
    let objects = try run.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    let replay = objects.compactMap { $0?["replay"] as? [String: Any] }.first
    let trace = replay?["events"] as? [String: Any]
    let events = try #require(trace?["events"] as? [[String: Any]])
    let shown = try #require(blocks.first { $0.lines.first?.hasPrefix("{\"at\"") == true }).lines
    for line in shown {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(events.contains { NSDictionary(dictionary: $0).isEqual(to: event ?? [:]) }, "\(line)")
    }
  }

  @Test("Every block of Swift on a page is compiled", arguments: pages)
  func code(page: String) throws {
    let sources = try Page.sources.get()
    for block in try Page.blocks(of: page) where block.language == "swift" {
      let lines = block.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      let isThere = sources.contains { Page.contains($0, lines) }
      #expect(isThere, "\(page): no file has these lines:\n\(block.lines.joined(separator: "\n"))")
    }
  }

  private static let hasPython =
    (try? Touchstone(shell: "python3 --version", in: root))?.status == 0

  /// Makes `touchstone` the program that was built, and the page's own folder the home of what is run.
  private let paths =
    "export PATH=\"\(Touchstone.executable.deletingLastPathComponent().path):$PATH\" HOME=\"$PWD\"; "

  /// Whether a line is run here, and what it prints; nil: not what it would as it stands.
  private func run(
    _ line: String, in place: URL, _ page: String
  ) throws -> (isDone: Bool, output: String?) {
    if line.hasPrefix("swift") {
      // It builds, which a test cannot do beside the tests: CI does, with the same products.
      let known = try Page.builds.get()
      let names = line.prefix { $0 != "#" }.split(whereSeparator: { " =".contains($0) })
        .filter { $0.first?.isUppercase == true }
      #expect(names.allSatisfy(known.contains), "\(page): nothing builds what '\(line)' does")
      return (false, nil)
    }
    if line.hasPrefix("eval "), let part = line.firstMatch(of: /\$\((.*)\)/) {
      // What it prints is for a shell that may not be here; `CompletionTests` tries it in those that are.
      let run = try Touchstone(shell: "\(paths)\(part.1)", in: place)
      #expect(run.status == 0 && !run.output.isEmpty, "\(page): '\(line)' sets nothing up")
      return (true, nil)
    }
    if line.hasPrefix("Tests/"), let script = line.split(separator: " ").first {
      let path = place.appending(path: String(script)).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(page): there is no \(script)")
      return (false, nil)
    }
    if line.contains("./touchstone-fuzzer") { return (false, nil) }
    if line.contains("-- python3"), !Self.hasPython {
      print("not run, since there is no Python here: \(line)")
      return (false, nil)
    }
    let isLong = line.contains(/\b(fuzz|check|shrink|--exhaustive)\b/)
    // In a debug build a search takes too long; `.ci/run` plays it with the release build.
    if isLong, Touchstone.release == nil { return (false, nil) }
    var words = line
    for (form, example) in Page.examples { words = words.replacing(form, with: example) }
    let isCut = words.contains(/--cases [0-9]{5,}/)
    words = words.replacing(/--cases [0-9]{5,}/, with: "--cases 1000")
    let run = try Touchstone(shell: "\(paths)\(words)", in: place)
    #expect(
      [0, 1].contains(run.status), "\(page): '\(line)' ends with \(run.status): \(run.complaints)")
    return (true, isCut ? nil : run.output)
  }
}

/// A page as its blocks of code.
private enum Page {
  struct Block {
    let language: String
    var lines: [String] = []

    var isConsole: Bool {
      ["sh", "yaml"].contains(language)
        || language.isEmpty && lines.contains { $0.hasPrefix("touchstone ") }
    }

    /// The lines, those that end with a backslash joined with the next; of a workflow what it runs.
    var commands: [String] {
      let joined = lines.joined(separator: "\n").replacing("\\\n", with: " ")
      let all = joined.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      guard language == "yaml" else { return all.filter { !$0.hasPrefix("#") } }
      return all.filter { $0.hasPrefix("- run: ") }.map { String($0.dropFirst(7)) }
    }
  }

  /// Whether a line builds nothing but the program that is there already.
  static func isForTouchstone(_ line: String) -> Bool {
    line == "swift build -c release --product touchstone"
  }

  /// What stands in a command for something of the reader's own.
  static let examples = [
    ("-- COMMAND", "-- touchstone engine"), ("-- ./my-engine", "-- touchstone engine"),
    ("TOKEN", "S001-C"), ("${{ matrix.shard }}", "1"), ("$SLURM_ARRAY_TASK_ID", "1"),
  ]

  static func blocks(of page: String) throws -> [Block] {
    let text = try String(contentsOf: PageTests.root.appending(path: page), encoding: .utf8)
    var blocks: [Block] = []
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = Block(language: String(line.dropFirst(3)))
        }
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }

  /// What pages show, as files by the names that commands on them give.
  static func pictures() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: PageTests.root.appending(path: "Sources/Conformance/Conformance.docc/Resources"),
      includingPropertiesForKeys: nil)
  }

  /// Puts what commands name into a folder: the project's folders, and the page's scene as `scene.json` and
  /// `screen.json`.
  static func prepare(_ place: URL, _ blocks: [Block]) throws {
    for name in ["Sources", "Tests"] {
      try FileManager.default.createSymbolicLink(
        at: place.appending(path: name), withDestinationURL: PageTests.root.appending(path: name))
    }
    let scene =
      blocks.first { $0.language == "json" && $0.lines.contains { $0.contains("\"views\"") } }?
      .lines.joined(separator: "\n")
        ?? """
        {"views": [
          {"id": "window", "kind": "window", "frame": {"x": 0, "y": 0, "width": 320, "height": 480}},
          {"id": "like", "parent": "window", "kind": "button",
           "frame": {"x": 20, "y": 20, "width": 100, "height": 44}}],
         "recognizers": [{"id": "menu", "view": "window", "kind": "longPress"}],
         "script": [
          {"at": 0, "touches": [{"finger": 0, "phase": "began", "location": {"x": 60, "y": 40}}]},
          {"at": 900, "touches": [{"finger": 0, "phase": "ended", "location": {"x": 60, "y": 40}}]}]}
        """
    for name in ["scene.json", "screen.json"] {
      try Data(scene.utf8).write(to: place.appending(path: name))
    }
  }

  /// Whether a text is as some lines say, from its first to its last but for what … stands for.
  static func matches(_ shown: [String], _ text: String) -> Bool {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if rest.last == "" { rest.removeLast() }
    var isOpen = false
    for line in shown {
      if line.trimmingCharacters(in: .whitespaces) == "…", rest.first.map({ $0 != line }) ?? true {
        isOpen = true
      } else if isOpen {
        guard let place = rest.firstIndex(where: { $0 == line }) else { return false }
        rest = rest[(place + 1)...]
        isOpen = false
      } else {
        guard rest.first.map({ $0 == line }) == true else { return false }
        rest.removeFirst()
      }
    }
    return isOpen || rest.isEmpty
  }

  /// Whether a file has some lines one after the other; what stands for … may be any lines.
  static func contains(_ file: [String], _ lines: [String]) -> Bool {
    guard let first = lines.first else { return true }
    return file.indices.contains { start in
      guard file[start] == first else { return false }
      var place = start
      var isOpen = false
      for line in lines {
        if line.hasPrefix("…") || line.hasPrefix("// …") {
          isOpen = true
        } else if isOpen {
          guard let next = file[place...].firstIndex(of: line) else { return false }
          place = next + 1
          isOpen = false
        } else {
          guard place < file.count, file[place] == line else { return false }
          place += 1
        }
      }
      return true
    }
  }

  /// The lines of all Swift files that are compiled, without what is around them.
  static let sources = Result {
    let folders = ["Generators", "Invariants", "Sources", "Tests"].map {
      PageTests.root.appending(path: $0)
    }
    return try folders.flatMap { folder in
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .map { file in
          try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
    }
  }

  /// What says what is built.
  static let builds = Result {
    try [".ci/run", "Package.swift"].map {
      try String(contentsOf: PageTests.root.appending(path: $0), encoding: .utf8)
    }.joined()
  }
}
