import Dispatch
import Foundation
import Synchronization

/// Plays scenarios in processes of their own, so that an engine which traps takes nobody with it.
public struct Isolation: Sendable {
  /// The command, which is run as `touchstone replay TOKEN`.
  public var executable: URL
  /// The options that the command needs besides, such as `--fault`.
  public var options: [String]
  /// How long a scene may take, in seconds of real time: far longer than any that ends.
  public var patience: Double
  /// The longest token that is handed over: systems limit what a command line may hold.
  private static let longestToken = 100_000

  /// Makes an isolation.
  public init(executable: URL, options: [String] = [], patience: Double = 10) {
    self.executable = executable
    self.options = options
    self.patience = patience
  }

  /// How a process ended.
  public enum Fate: Hashable, Sendable {
    /// In order, whatever it found; or because the user interrupted it.
    case ended
    /// It was killed by a signal, as a trap does.
    case crashed(signal: Int32)
    /// It did not end in time.
    case hung
  }

  /// What becomes of a process that plays the scene of a token; nil if none can be started.
  public func fate(of token: String) -> Fate? {
    guard token.utf8.count <= Self.longestToken else { return nil }
    let process = Process()
    process.executableURL = executable
    process.arguments = ["replay", token] + options
    // Looking up where it trapped would take many times as long as the scene.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { _, own in own }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do { try process.run() } catch { return nil }
    if end.wait(timeout: .now() + patience) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      end.wait()
      return .hung
    }
    // Ctrl-C reaches all processes of a terminal.
    return process.terminationReason == .uncaughtSignal && process.terminationStatus != SIGINT
      ? .crashed(signal: process.terminationStatus) : .ended
  }
}
