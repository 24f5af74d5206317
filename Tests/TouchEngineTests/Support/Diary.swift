import TouchEngine

/// What was called, in order, in short words: `a began 0`.
final class Diary {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since this was asked last.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Notes a touch method's call, with the fingers it was called for.
  func note(_ name: String, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    let fingers = touches.map(\.fingerIndex).sorted().map(String.init).joined(separator: ",")
    note("\(name) \(phase) \(fingers)")
  }
}
