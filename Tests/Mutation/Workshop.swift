import Foundation

/// A copy of the package with a woven engine in it, and what is built of it.
struct Workshop {
  /// The package whose engine is mutated.
  let package: URL
  /// Where everything goes that the tool makes.
  let scratch: URL

  /// The directory whose sources are mutated.
  static let mutated = "Sources/TouchEngine"

  /// The targets that decide, besides the rules, what becomes of a mutant that is played.
  static let played = [
    "Conformance", "PropertyTesting", "Stage", "Thresholds", "TouchEngine", "TouchScript",
  ]
  static let testTargets = [
    "TouchEngineTests", "StageTests", "DeviceLogTests", "InvariantsTests", "RulebookTests",
  ]

  /// What several of them share, besides the package's targets.
  static let sharedByTests = "Logs"

  private var copy: URL { scratch.appending(path: "package") }
  private var engine: URL { copy.appending(path: Self.mutated) }
  /// Where the woven engine is until the compiler accepts it. What is built keeps its dates meanwhile.
  private var draft: URL { scratch.appending(path: "draft") }
  private var build: URL { scratch.appending(path: "build") }
  private var modules: URL { scratch.appending(path: "modules") }
  /// A file of the tool's own.
  func file(_ name: String) -> URL { scratch.appending(path: name) }
  /// Where a program's output goes.
  func log(_ name: String) -> URL { file("\(name).log") }
  var player: URL { build.appending(path: "release/Player") }
  var tests: URL { build.appending(path: "release/MutatedPackageTests.xctest") }

  /// The sources that are mutated, in the order of their paths.
  func sources() throws -> [SourceText] {
    let root = package.appending(path: Self.mutated)
    return try Self.swiftFiles(below: root).map { path in
      SourceText(path: path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  /// Changes when anything changes that an outcome depends on.
  func digest(of directories: [String]) throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for directory in directories {
      let root = package.appending(path: directory)
      for path in try Self.swiftFiles(below: root) {
        for byte in Data(path.utf8) + (try Data(contentsOf: root.appending(path: path))) {
          hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
      }
    }
    return String(hash, radix: 16)
  }

  private static func swiftFiles(below root: URL) throws -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: root.path) else {
      throw Failure("there is no directory \(root.path)")
    }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Makes the copy. Of all but the engine there are links to the originals.
  func prepare() throws {
    let files = FileManager.default
    try files.createDirectory(at: engine, withIntermediateDirectories: true)
    var links = ["Generators", "Invariants"]
    for directory in ["Sources", "Tests"] {
      let names = try files.contentsOfDirectory(atPath: package.appending(path: directory).path)
      links += names.map { "\(directory)/\($0)" }.filter { $0 != Self.mutated }
    }
    try files.createDirectory(
      at: copy.appending(path: "Tests"), withIntermediateDirectories: true)
    for link in links {
      let place = copy.appending(path: link)
      try? files.removeItem(at: place)
      try files.createSymbolicLink(
        at: place, withDestinationURL: package.appending(path: link))
    }
    try Self.write(manifest(), to: copy.appending(path: "Package.swift"))
  }

  /// Writes the woven sources where the compiler can look at them.
  func write(_ sources: [(path: String, text: String)]) throws {
    let active = package.appending(path: "Tests/Mutation/Player/ActiveMutant.swift")
    let switchText = try String(contentsOf: active, encoding: .utf8)
    try Self.write(sources + [("ActiveMutant.swift", switchText)], to: draft)
  }

  /// Puts the woven sources into the copy.
  func accept() throws {
    let files = try Self.swiftFiles(below: draft).map { path in
      (path, try String(contentsOf: draft.appending(path: path), encoding: .utf8))
    }
    try Self.write(files, to: engine)
  }

  private static func write(_ files: [(path: String, text: String)], to directory: URL) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for stale in Set(try swiftFiles(below: directory)).subtracting(files.map(\.path)) {
      try FileManager.default.removeItem(at: directory.appending(path: stale))
    }
    for (path, text) in files { try write(text, to: directory.appending(path: path)) }
  }

  /// Writes a file, unless it is as it should be: so that it is not built again.
  private static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// What the compiler does not accept.
  struct CompilerError {
    let path: String
    let line: Int
    let sentence: String
  }

  /// The modules that the engine imports, besides the toolchain's.
  private static let imported = ["Thresholds"]

  /// Compiles what the engine imports, for the compiler to look at when it looks for errors.
  func emitModules() throws {
    let files = FileManager.default
    try files.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in Self.imported {
      let root = package.appending(path: "Sources/\(name)")
      let words =
        [
          "swiftc", "-emit-module", "-module-name", name, "-swift-version", "6",
          "-parse-as-library",
        ]
        + ["-o", modules.appending(path: "\(name).swiftmodule").path]
      let sources = try Self.swiftFiles(below: root)
      let result = try Shell.run(words + sources, in: root, output: log("modules"))
      if result.status != 0 {
        throw Failure("\(name) does not compile; see \(log("modules").path)")
      }
    }
  }

  /// The errors that the compiler finds in the woven engine.
  func errors() throws -> [CompilerError] {
    let files = try Self.swiftFiles(below: draft)
    let words =
      ["swiftc", "-emit-sil", "-o", "/dev/null", "-module-name", "TouchEngine"]
      + ["-swift-version", "6", "-suppress-warnings", "-parse-as-library", "-wmo"]
      + ["-I", modules.path, "-package-name", "mutated"]
    let result = try Shell.run(words + files, in: draft, output: log("compiler"))
    var errors: [CompilerError] = []
    for line in result.output.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4).map { String($0).trimmed }
      guard parts.count == 5, parts[3] == "error", let number = Int(parts[1]) else { continue }
      errors.append(CompilerError(path: parts[0], line: number, sentence: parts[4]))
    }
    if errors.isEmpty, result.status != 0 {
      throw Failure("the compiler fails without saying where; see \(log("compiler").path)")
    }
    return errors
  }

  /// Builds the player, and the tests if they are wanted.
  func buildPlayer(withTests: Bool) throws {
    let words =
      ["swift", "build", "-c", "release", "--scratch-path", build.path]
      + (withTests ? ["--build-tests"] : ["--product", "Player"])
      + ["-Xswiftc", "-enable-testing", "-Xswiftc", "-suppress-warnings"]
    let result = try Shell.run(words, in: copy, output: log("build"))
    if result.status != 0 {
      throw Failure("the copy with the woven engine cannot be built; see \(log("build").path)")
    }
  }

  /// The package's own manifest, cut down to what is played and tested, with the player added.
  private func manifest() throws -> String {
    try String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8) + """

      @MainActor func withAllNeeded(by names: [String]) -> Set<String> {
        var needed: Set<String> = []
        var waiting = names
        while let name = waiting.popLast() {
          guard needed.insert(name).inserted else { continue }
          for target in package.targets where target.name == name {
            for case .byNameItem(let dependency, _) in target.dependencies {
              waiting.append(dependency)
            }
          }
        }
        return needed
      }

      let tests = [\(Self.testTargets.map { "\"\($0)\"" }.joined(separator: ", "))]
      let needed = withAllNeeded(by: tests + ["Conformance"])
      package.name = "Mutated"
      package.products = []
      package.targets.removeAll { !needed.contains($0.name) }
      package.targets.append(
        .executableTarget(
          name: "Player",
          dependencies: [
            "Conformance", "Generators", "Invariants", "PropertyTesting", "Stage", "TouchEngine",
            "TouchScript",
          ],
          path: "Tests/Mutation/Player", exclude: ["ActiveMutant.swift"]))

      """
  }
}
