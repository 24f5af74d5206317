extension Trace: CustomStringConvertible {
  /// The log with times.
  public var description: String { log() }

  /// How a log is written.
  public enum LogForm: String, Hashable, Sendable, CaseIterable {
    /// With times, touches and answers: `   50 ms  R(tapA).ended [touch 0] → failed`.
    case timed
    /// As people log on a device, with `NSLog(@"%s", __func__)` in their subclasses:
    /// `-[CView touchesBegan:withEvent:]`. Names stand where a device prints classes.
    case device
  }

  /// An event of this trace on one line, with its time.
  public func line(of event: Event) -> String { observation(event).timedLine }

  /// The trace with a line for each event; empty where there is none.
  public func log(form: LogForm = .timed) -> String {
    switch form {
    case .timed: observations.map(\.timedLine).joined(separator: "\n")
    case .device: observations.map(\.deviceLine).joined(separator: "\n")
    }
  }
}
