import TouchScript

/// Two logs side by side, from shortly before the first line that differs.
func sideBySide(_ recorded: [String], _ now: [String]) -> String {
  let same = zip(recorded, now).prefix { $0 == $1 }.count
  let first = max(0, same - 3)
  let last = max(recorded.count, now.count)
  let rows = (first..<min(last, first + 24)).map { place in
    let old = recorded.indices.contains(place) ? recorded[place] : ""
    let new = now.indices.contains(place) ? now[place] : ""
    return (old == new ? "  " : "≠ ") + old.column(58) + " │ " + new
  }
  return (["  \("recorded".column(58)) │ now"] + rows + (last > first + 24 ? ["  …"] : []))
    .joined(separator: "\n")
}

extension String {
  /// The text in a column of so many characters, cut or filled up.
  fileprivate func column(_ width: Int) -> String {
    count > width
      ? prefix(width - 1) + "…" : self + String(repeating: " ", count: width - count)
  }
}

extension Observation {
  /// The line of the log, and what it leaves out of the touches: the whole of what was observed.
  var wholeLine: String {
    let touchLines = touches.map { touch in
      let own = touch.locationInReceiver.map { " here \($0.text)" } ?? ""
      return " | \(touch.finger) #\(touch.identity) \(touch.view ?? "-")/\(touch.window ?? "-")"
        + " from \(touch.previousLocation.text)" + own
    }
    let all = fingers.isEmpty ? "" : " | all \(fingers)"
    return timedLine + touchLines.joined() + all
  }
}

extension Point {
  fileprivate var text: String { "\(x),\(y)" }
}
