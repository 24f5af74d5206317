import Foundation
import Testing

/// One run of the built command, and what came of it.
struct Touchstone {
  let status: Int32
  let output: String
  let complaints: String

  /// Runs `touchstone` with `words`.
  init(_ words: String...) throws { try self.init(words) }

  /// Runs `touchstone` with `words`, with `input` on its standard input; in a folder, where it finds
  /// what earlier runs there left behind, or in one of its own.
  init(
    _ words: [String], input: String = "", in place: URL? = nil,
    environment: [String: String] = [:], patience seconds: Double = Run.patience,
    of program: URL = Touchstone.executable
  ) throws {
    let run = try Run(
      program, words, input: Data(input.utf8), in: place, environment: environment)
    try self.init(run.wait(for: seconds), run)
  }

  /// Runs a line of shell in which `"$0"` is `touchstone`, or another program.
  init(shell line: String, in place: URL? = nil, of program: URL = Touchstone.executable) throws {
    let run = try Run(
      URL(filePath: "/bin/sh"), ["-c", line, program.path], input: Data(), in: place)
    try self.init(run.wait(), run)
  }

  /// Runs `touchstone` and interrupts it, as Ctrl-C does, once it says something on standard error.
  init(_ words: [String], interruptedOnce sign: String) throws {
    let run = try Run(Self.executable, words, input: Data())
    while run.process.isRunning, try !run.text("complaints").contains(sign) {
      Thread.sleep(forTimeInterval: 0.05)
    }
    run.process.interrupt()
    try self.init(run.wait(), run)
  }

  private init(_ status: Int32, _ run: Run) throws {
    self.status = status
    output = try run.text("output")
    complaints = try run.text("complaints")
    try FileManager.default.removeItem(at: run.folder)
  }

  /// A release build of the command, if `TOUCHSTONE_COMMAND` names one: then it is the one that is
  /// run, and long campaigns are played as well.
  static let release = ProcessInfo.processInfo.environment["TOUCHSTONE_COMMAND"]
    .map { URL(filePath: $0) }

  /// The command: a release build, or that which is built into the same folder as the tests.
  static let executable: URL = {
    release ?? built("touchstone")
  }()

  /// A program that is built into the same folder as the tests.
  static func built(_ name: String) -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
    let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
    let found = folders.map { $0.appending(path: name) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    return found ?? URL(filePath: name)
  }
}

extension Trait where Self == ConditionTrait {
  /// A test that takes long in a debug build: `.ci/nightly long-tests` plays it with the release build.
  static var isLong: Self {
    .enabled(if: Touchstone.release != nil, "TOUCHSTONE_COMMAND names no release build")
  }
}

/// A process whose input and output are files, so that none of them can be full.
struct Run {
  let process = Process()
  let folder: URL
  private let end = DispatchSemaphore(value: 0)

  init(
    _ executable: URL, _ words: [String], input: Data, in place: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    folder = try Folder.make()
    for name in ["output", "complaints"] { try Data().write(to: folder.appending(path: name)) }
    try input.write(to: folder.appending(path: "input"))
    process.executableURL = executable
    process.arguments = words
    process.currentDirectoryURL = place ?? folder
    process.environment = ProcessInfo.processInfo.environment
      // The tests say themselves which seed they mean, and how many cases.
      .filter { !["TOUCHSTONE_SEED", "TOUCHSTONE_CASES"].contains($0.key) }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, own in own }
      .merging(environment) { _, own in own }
    process.standardInput = try FileHandle(forReadingFrom: folder.appending(path: "input"))
    process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: folder.appending(path: "complaints"))
    process.terminationHandler = { [end] _ in end.signal() }
    try process.run()
  }

  /// Far longer than any run takes, on a machine with much else to do: one that hangs must not hang the
  /// tests.
  static let patience = 600.0

  func wait(for seconds: Double = Self.patience) -> Int32 {
    if end.wait(timeout: .now() + seconds) == .timedOut {
      process.terminate()
      end.wait()
    }
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }
}

/// Folders for files that a test needs.
enum Folder {
  static func make() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
