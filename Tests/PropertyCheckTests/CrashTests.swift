import Foundation
import PropertyCheck
import Testing

/// Where the properties that end the process remember, in a process that is started for them.
private let folder = ProcessInfo.processInfo.environment["CRASHING_PROPERTIES"]

private indirect enum Chain: Sendable { case end, link(Chain) }

private struct Undescribed: CustomStringConvertible {
  let number: Int
  var description: String { number < 7 ? "" : [""][number] }
}

@Suite(.enabled(if: folder != nil), .failures(in: folder ?? ""), .cases(200))
struct CrashingProperties {
  @Test func index() async throws {
    try await check(list(of: integer(in: 0...99))) { numbers in _ = numbers[numbers.count / 2] }
  }

  @Test func large() async throws {
    try await check(list(of: boolean(), count: 60_000), cases: 1) { flags in _ = flags[60_000] }
  }

  @Test func precondition() async throws {
    try await check(integer(in: 0...20)) { number in
      await withTaskGroup(of: Void.self) { $0.addTask { Swift.precondition(number < 7) } }
    }
  }

  @Test func generator() async throws {
    let small = integer(in: 0...20).map { number -> Int in
      Swift.precondition(number < 7)
      return number
    }
    try await check(small) { $0 >= 0 }
  }

  @Test func twoWayGenerator() async throws {
    let hex = integer(in: 0...255).map(
      to: { number -> String in
        Swift.precondition(number < 77)
        return String(number, radix: 16)
      }, from: { Int($0, radix: 16) })
    try await check(list(of: hex)) { $0.count < 1000 }
  }

  @Test func deep() async throws {
    let chains = integer(in: 0...2_000_000).map {
      (0..<$0).reduce(Chain.end) { link, _ in .link(link) }
    }
    try await check(chains, cases: 20) { _ in }
  }

  @Test func description() async throws {
    try await check(integer(in: 0...20).map(Undescribed.init)) { $0.number < 7 }
  }

  @Test func loop() async throws {
    for size in 1...3 {
      try await check(list(of: boolean(), count: 0...size)) { if $0.count == 3 { abort() } }
    }
  }

  @Test func whenShrunk() async throws {
    try await check(list(of: integer(in: 0...9), count: 1...10)) { numbers in
      if numbers.count == 2 { abort() }
      #expect(numbers.count < 4)
    }
  }

  @Test func exits() async throws { try await check(integer(in: 0...20)) { if $0 > 6 { exit(0) } } }

  @Test(arguments: [1, 2, 3]) func arguments(_ size: Int) async throws {
    try await check(integer(in: 0...20)) { number in if size == 2, number > 6 { abort() } }
  }

  @Test func secondOfTwo() async throws {
    try await check(integer(in: 0...20)) { $0 >= 0 }
    try await check(integer(in: 0...20)) { if $0 > 6 { abort() } }
  }

  @Test(.caseLimit(.milliseconds(400))) func endless() async throws {
    try await check(integer(in: 0...3)) { number in
      if number > 1 { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
  }

  @Test(.caseLimit(.milliseconds(400))) func endlessGenerator() async throws {
    try await check(integer(in: 0...3).map { while $0 > 1 { usleep(1000) } }) { _ in }
  }

  @Test func killed() async throws {
    try await check(integer(in: 0...20)) { _ in
      if folder?.hasSuffix("killed") == true { kill(getpid(), SIGKILL) }
    }
  }

  @Test(.failures(in: "/dev/null/folder")) func noFolder() async throws {
    try await check(integer(in: 0...20)) { $0 >= 0 }
  }
}

@Suite("A property that ends the process")
struct CrashTests {
  /// What a new process prints that runs one of the properties, and its status.
  private func run(_ name: String, in folder: URL) async throws -> (text: String, status: Int32) {
    let output = folder.appending(path: "output")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "CrashingProperties/\(name)\\(",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "CRASHING_PROPERTIES": folder.path, "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    await withCheckedContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      if (try? process.run()) == nil { continuation.resume() }
    }
    return (try String(contentsOf: output, encoding: .utf8), process.terminationStatus)
  }

  /// The folder of one test, which does not outlive it.
  private func within(_ name: String, _ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "crashes-\(UUID().uuidString)").appending(path: name)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try await body(folder)
  }

  private func notes(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 != "output"
    }
  }

  @Test(
    "is found by the next run, which shrinks the value and goes on",
    arguments: [
      ("index", "the property ended the process by signal", "  []\n"),
      ("precondition", "the property ended the process by signal", "  7\n"),
      ("generator", "the generator ended the process by signal", "  integer 7\n"),
      ("twoWayGenerator", "the generator ended the process by signal", "  list [{integer 77}]\n"),
      ("deep", "the property ended the process by signal", "  .link(.link("),
      ("description", "the description of the value ended the process by", "  integer 7\n"),
      ("loop", "the property ended the process by signal 6", "  [false, false, false]\n"),
      ("whenShrunk", "the property ended the process by signal 6", "  [0, 0]\n"),
      ("exits", "the property ended the process with status 0", "  7\n"),
      ("arguments", "with 1 argument size → 2", "  7\n"),
      ("secondOfTwo", "the property ended the process by signal 6", "  7\n"),
      ("endless", "the property did not end within 0.4 seconds", "  2\n"),
      ("endlessGenerator", "the generator did not end within 0.4 seconds", "  integer 2\n"),
    ])
  func nextRun(_ name: String, _ headline: String, _ value: String) async throws {
    try await within(name) { folder in
      let first = try await run(name, in: folder)
      #expect(!first.text.contains("Test run with"))
      if name.hasPrefix("endless") {
        #expect(first.status == 1 && first.text.contains("did not end within 0.4 seconds"))
        #expect(first.text.contains("It comes from case") && first.text.contains("To replay it"))
      }
      for attempts in ["shrunk in", ""] {
        let next = try await run(name, in: folder)
        #expect(next.status == 1)
        #expect(next.text.contains("Caught error: ") && next.text.contains(headline))
        #expect(next.text.contains("in which the last run ended"))
        #expect(next.text.contains(value), "\(next.text)")
        #expect(next.text.contains("Test run with 1 test"))
        #expect(next.text.contains("To replay it, use the trait .replay("))
        if !attempts.isEmpty { #expect(next.text.contains(attempts)) }
      }
      #expect(try notes(in: folder).count == 1)
    }
  }

  @Test("is found, though its value is too large to be shrunk")
  func large() async throws {
    try await within("large") { folder in
      _ = try await run("large", in: folder)
      let next = try await run("large", in: folder).text
      #expect(next.contains("the property ended the process by signal"), "\(next)")
      #expect(next.contains("… and 59800 more]") && next.contains("; not shrunk: too large"))
    }
  }

  @Test("is not blamed if the process was killed from outside, and is not remembered then")
  func killed() async throws {
    try await within("killed") { folder in
      let first = try await run("killed", in: folder)
      #expect(first.status == SIGKILL)
      #expect(try notes(in: folder).count == 1)
      let innocent = folder.deletingLastPathComponent().appending(path: "innocent")
      try FileManager.default.moveItem(at: folder, to: innocent)
      let next = try await run("killed", in: innocent)
      #expect(next.status == 0 && !next.text.contains("ended"))
      #expect(try notes(in: innocent).isEmpty)
    }
  }

  @Test("is not remembered where nothing can be written, which is one sentence")
  func noFolder() async throws {
    try await within("noFolder") { folder in
      let text = try await run("noFolder", in: folder)
      #expect(text.status == 0)
      let sentence = "A crash would not be remembered: /dev/null/folder cannot be written:"
      #expect(text.text.split(separator: "\n").count { $0.hasPrefix(sentence) } == 1)
    }
  }

  @Test("or is near it, since its value is large or deep, ends in a sentence", .failures(in: ""))
  func largeValues() async throws {
    let numbers = await issues {
      try await check(list(of: integer(), count: 60_000), cases: 1) { $0.count < 10 }
    }
    let text = try #require(numbers.first).text
    #expect(text.contains("… and 59800 more]") && text.contains("not shrunk: too large"))
    #expect(text.count < 20_000)
    indirect enum Chain: Sendable { case end, link(Chain) }
    let chains = list(of: boolean(), count: 100).map {
      $0.reduce(Chain.end) { link, _ in .link(link) }
    }
    let chain = await issues {
      try await check(chains, cases: 1) { if case .end = $0 { true } else { false } }
    }
    #expect(try #require(chain.first).text.contains(".link(.link("))
    let deep = recursive(constant(Chain.end), maximumDepth: 100_000) { $0.map(Chain.link) }
    let found = await issues {
      try await check(deep) { if case .end = $0 { true } else { false } }
    }
    #expect(try #require(found.first).text.contains("  .link(.end)\n"))
  }
}
