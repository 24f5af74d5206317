import Foundation

/// A copy of the package with a woven engine in it, and what is built of it.
struct Workshop {
  /// The package whose engine is mutated.
  let package: URL

  /// The directory whose sources are mutated.
  static let mutated = "Sources/TouchEngine"
  /// What decides, besides the cases, what becomes of a mutant.
  static let decisive = ["Generators", "Invariants", "Sources", "Tests/Mutation/Player"]
  /// The tests that can be run against mutants, and what several of them share.
  static let tests = [
    "TouchEngineTests", "StageTests", "DeviceLogTests", "InvariantsTests", "RulebookTests",
  ]
  private static let playerNeeds = [
    "Generators", "Invariants", "PropertyTesting", "Stage", "TouchEngine", "TouchScript",
  ]

  /// Where everything goes that the tool makes.
  var scratch: URL { package.appending(path: ".build/mutation") }
  private var copy: URL { scratch.appending(path: "package") }
  private var engine: URL { copy.appending(path: Self.mutated) }
  private var build: URL { scratch.appending(path: "build") }
  var player: URL { build.appending(path: "release/Player") }
  var tests: URL { build.appending(path: "release/MutatedPackageTests.xctest") }

  // MARK: Reading

  /// The sources that are mutated, in the order of their paths.
  func sources() throws -> [SourceText] {
    let root = package.appending(path: Self.mutated)
    return try Self.swiftFiles(below: root).map { path in
      SourceText(path: path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  /// Changes when a Swift file below one of these directories changes.
  func digest(of directories: [String]) throws -> String {
    var digest = Digest()
    for directory in directories {
      let root = package.appending(path: directory)
      for path in try Self.swiftFiles(below: root) {
        digest.add(Data(path.utf8) + (try Data(contentsOf: root.appending(path: path))))
      }
    }
    return String(digest.value, radix: 16)
  }

  private static func swiftFiles(below root: URL) throws -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: root.path) else {
      throw Failure("there is no directory \(root.path)")
    }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  // MARK: Writing

  /// Makes the copy. Of all but the engine there are links to the originals.
  func prepare() throws {
    try Self.copy(package, to: copy)
    try FileManager.default.removeItem(at: copy.appending(path: "Package.swift"))
    try Self.write(manifest(), to: copy.appending(path: "Package.swift"))
  }

  /// Makes a copy of a package, without its engine; all in it are links to the originals.
  static func copy(_ package: URL, to copy: URL) throws {
    let files = FileManager.default
    var links = ["Generators", "Invariants", "Package.swift"]
    for directory in ["Sources", "Tests"] {
      try files.createDirectory(
        at: copy.appending(path: directory), withIntermediateDirectories: true)
      let names = try files.contentsOfDirectory(atPath: package.appending(path: directory).path)
      links += names.map { "\(directory)/\($0)" }.filter { $0 != mutated }
    }
    for link in links {
      let place = copy.appending(path: link)
      try? files.removeItem(at: place)
      try files.createSymbolicLink(
        at: place, withDestinationURL: package.appending(path: link))
    }
  }

  /// Puts the woven sources into the copy.
  func write(_ sources: [String: String]) throws {
    var sources = sources
    let active = package.appending(path: "Tests/Mutation/Player/ActiveMutant.swift")
    sources["ActiveMutant.swift"] = try String(contentsOf: active, encoding: .utf8)
    try Self.write(sources, to: engine)
  }

  /// Puts sources into a folder, and removes all others from it.
  static func write(_ sources: [String: String], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in try swiftFiles(below: folder) where sources[path] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }
    for (path, text) in sources { try write(text, to: folder.appending(path: path)) }
  }

  /// Writes a file, unless it is as it should be: so that it is not built again.
  private static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The package's own manifest, cut down to what is played and tested, with the player added.
  private func manifest() throws -> String {
    try String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8) + """

      let playerNeeds = \(Self.playerNeeds)
      var needed: Set<String> = []
      var waiting = playerNeeds + \(Self.tests)
      while let name = waiting.popLast() {
        guard needed.insert(name).inserted else { continue }
        for target in package.targets where target.name == name {
          for case .byNameItem(let dependency, _) in target.dependencies {
            waiting.append(dependency)
          }
        }
      }
      package.name = "Mutated"
      package.products = []
      package.targets.removeAll { !needed.contains($0.name) }
      package.targets.append(
        .executableTarget(
          name: "Player", dependencies: playerNeeds.map { .byNameItem(name: $0, condition: nil) },
          path: "Tests/Mutation/Player", exclude: ["ActiveMutant.swift"]))

      """
  }

  // MARK: Building

  /// What the compiler does not accept in the woven engine.
  struct CompilerError {
    let path: String
    let line: Int
    let sentence: String
  }

  /// Builds the player, and the tests if they are wanted. Returns the errors in the woven engine;
  /// none, if all is built.
  func build(withTests: Bool) throws -> [CompilerError] {
    var errors: [CompilerError] = []
    var last = ""
    let status = try Shell.run(
      ["swift", "build", "-c", "release", "--scratch-path", build.path]
        + (withTests ? ["--build-tests"] : ["--product", "Player"])
        + ["-Xswiftc", "-enable-testing", "-Xswiftc", "-suppress-warnings"], in: copy
    ) { line in
      guard line.contains("error: ") else { return }
      last = line
      guard let start = line.range(of: "\(Self.mutated)/")?.upperBound else { return }
      let parts = line[start...].split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]) else { return }
      errors.append(
        CompilerError(path: String(parts[0]), line: number, sentence: parts[4].trimmed))
    }
    if errors.isEmpty, status != 0 {
      throw Failure("the copy with the woven engine cannot be built: \(last)")
    }
    return errors
  }
}

/// A number for some bytes (FNV-1a): the same on every machine.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }
}
