/// How far a motion, a press or a remote control event has come.
public enum EventPhase: String, Hashable, Sendable, Codable, CaseIterable {
  /// It started.
  case began
  /// It came to its end.
  case ended
  /// The system took it away.
  case cancelled
}
