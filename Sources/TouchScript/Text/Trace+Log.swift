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

  /// The trace with a line for each event; empty where there is none.
  public func log(form: LogForm = .timed) -> String {
    switch form {
    case .timed: events.map { entry($0).description }.joined(separator: "\n")
    case .device: events.map { observation($0).deviceLine }.joined(separator: "\n")
    }
  }
}

extension Trace.Entry: CustomStringConvertible {
  /// The event on one line, such as `   50 ms  R(tapA).ended [touch 0] → failed`.
  public var description: String {
    let time = String(at)
    let space = String(repeating: " ", count: max(0, 5 - time.utf8.count))
    return "\(space)\(time) ms  \(what)"
  }
}
