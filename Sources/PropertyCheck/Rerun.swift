import Foundation
import PropertyTesting
import Testing

/// Tries a noted case in a process of its own: the test program, started again for one test.
struct Rerun: Sendable {
  let test: Test
  /// The note that both processes share.
  let file: URL
  let limit: Duration

  private static let variable = "PROPERTY_TESTING_CASE_NOTE"

  /// The note that this process was started with, if it was started to try one case.
  static var requested: String? { ProcessInfo.processInfo.environment[variable] }

  /// Tries the case; how the process ended, if it ended in the case.
  func ending(of note: CaseNote) async -> String? {
    #if os(macOS) || os(Linux)
      note.enter(.nothing)
      note.page.pointee.isOverdue = false
      let errors = file.appendingPathExtension("errors")
      try? Data().write(to: errors)
      defer { try? FileManager.default.removeItem(at: errors) }
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
      process.arguments =
        Self.arguments + ["--filter", NSRegularExpression.escapedPattern(for: "\(test.id)")]
      process.environment = ProcessInfo.processInfo.environment
        .merging([Self.variable: file.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try? FileHandle(forWritingTo: errors)
      await withCheckedContinuation { continuation in
        process.terminationHandler = { _ in continuation.resume() }
        guard (try? process.run()) != nil else { return continuation.resume() }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1) + 10) {
          if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
      }
      guard note.stage != .nothing else { return nil }
      if note.page.pointee.isOverdue { return "did not end within \(limit)" }
      let status = process.terminationStatus
      let reason = try? String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
        .last { $0.contains(/Fatal error|(Precondition|Assertion) failed/) }
      return
        (process.terminationReason == .exit
        ? "ended the process with status \(status)"
        : "ended the process by signal \(status) (\(String(cString: strsignal(status))))")
        + (reason.map { ": \($0)" } ?? "")
    #else
      return nil
    #endif
  }

  /// Whether the program can be started again: SwiftPM started it.
  static var isPossible: Bool { CommandLine.arguments.contains("swift-testing") }

  private static var arguments: [String] {
    let given = CommandLine.arguments
    let bundle = given.firstIndex(of: "--test-bundle-path").map { given[$0...].prefix(2) } ?? []
    return bundle + ["--testing-library", "swift-testing"]
  }
}
