import Foundation

/// Runs other programs.
enum Shell {
  /// What a program left behind.
  struct Result {
    let status: Int32
    let output: String
  }

  /// Runs a program to its end, with its output and its errors in one file; ends it after so many
  /// seconds.
  static func run(
    _ words: [String], in directory: URL, output: URL, environment: [String: String] = [:],
    seconds: Double? = nil
  ) throws -> Result {
    try Data().write(to: output)
    let process = try start(words, in: directory, environment)
    let file = try FileHandle(forWritingTo: output)
    process.standardOutput = file
    process.standardError = file
    try process.run()
    if let seconds {
      let deadline = Date(timeIntervalSinceNow: seconds)
      while process.isRunning, Date() < deadline { usleep(20_000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
    try file.close()
    let data = (try? Data(contentsOf: output)) ?? Data()
    let signal = process.terminationReason == .uncaughtSignal
    return Result(
      status: signal ? -process.terminationStatus : process.terminationStatus,
      output: String(decoding: data, as: UTF8.self))
  }

  /// Runs a program that reads `input`, and hands over its output line by line.
  static func run(
    _ words: [String], in directory: URL, input: String, environment: [String: String],
    forEachLine handle: (String) throws -> Void
  ) throws -> Int32 {
    let process = try start(words, in: directory, environment)
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    try process.run()
    let text = Data(input.utf8)
    Thread.detachNewThread {
      standardInput.fileHandleForWriting.write(text)
      try? standardInput.fileHandleForWriting.close()
    }
    var rest = Data()
    while true {
      let chunk = standardOutput.fileHandleForReading.availableData
      if chunk.isEmpty { break }
      rest += chunk
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        try handle(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = Data(rest[(end + 1)...])
      }
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func start(
    _ words: [String], in directory: URL, _ environment: [String: String]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = directory
    // A trap of the engine is to be counted, not to be described.
    let ours = ["SWIFT_BACKTRACE": "enable=no"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(ours) { $1 }.merging(environment) { $1 }
    return process
  }
}
