import Foundation

/// Runs other programs.
enum Shell {
  /// Runs a program to its end, hands over what it prints, errors included, line by line, and
  /// returns its exit status; a signal's number for one that was ended.
  static func run(
    _ words: [String], in directory: URL, environment: [String: String] = [:],
    forEachLine handle: (String) throws -> Void
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = directory
    // Traps of the engine are counted, not described.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    var rest = Data()
    while true {
      let chunk = output.fileHandleForReading.availableData
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
}
