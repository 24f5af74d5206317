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

  /// Where the other process writes the value in words.
  static func value(beside file: URL) -> URL { file.appendingPathExtension("value") }

  /// What a noted case came to in another process.
  struct Ending: Sendable {
    let stage: CaseNote.Stage
    let isOverdue: Bool
    /// How the process ended.
    let says: String

    /// Whether both are of the same kind.
    func isLike(_ other: Ending) -> Bool { stage == other.stage && isOverdue == other.isOverdue }
  }

  /// Tries the noted case, or what is simpler; how the process ended, if it ended in a case.
  func ending(of note: CaseNote, within seconds: Double? = nil) async -> Ending? {
    #if os(macOS) || os(Linux)
      note.enter(.nothing)
      note.page.pointee.isOverdue = false
      note.page.pointee.attempts = 0
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
        let seconds = seconds ?? limit / .seconds(1) + 10
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
          guard process.isRunning else { return }
          note.page.pointee.isOverdue = true
          if note.page.pointee.simplifying != .nothing { note.enter(.nothing) }
          kill(process.processIdentifier, SIGKILL)
        }
      }
      let (stage, isOverdue) = (note.stage, note.page.pointee.isOverdue)
      guard stage != .nothing else { return nil }
      let status = process.terminationStatus
      let reason = try? String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
        .last { $0.contains(/Fatal error|(Precondition|Assertion) failed|not cast|Simultaneous/) }
      let end =
        process.terminationReason == .exit
        ? "with status \(status)" : "by signal \(status) (\(String(cString: strsignal(status))))"
      let says = "ended the process \(end)\(reason.map { ": \($0)" } ?? "")"
      return Ending(
        stage: stage, isOverdue: isOverdue, says: isOverdue ? "did not end within \(limit)" : says)
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
