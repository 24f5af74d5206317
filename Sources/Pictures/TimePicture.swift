import TouchScript

/// The lanes of a performance, as elements of an SVG: time runs to the right.
struct TimePicture {
  let lanes: Lanes
  let axis: TimeAxis

  private static let row = 24.0
  private static let heading = 22.0
  private static let top = 26.0
  /// Where lanes begin; names stand to the left.
  static let indent = 148.0

  var width: Double { Self.indent + axis.width + 20 }
  var height: Double { Self.top + rows.reduce(0) { $0 + $1.height } + 8 }

  private enum Row {
    case heading(String)
    case lane(Lane)

    var height: Double {
      switch self {
      case .heading: TimePicture.heading
      case .lane: TimePicture.row
      }
    }
  }

  private var rows: [Row] {
    Lane.Group.allCases.flatMap { group in
      let members = lanes.lanes.filter { $0.group == group }
      return members.isEmpty ? [] : [.heading(group.title)] + members.map(Row.lane)
    } + (lanes.leftOut > 0 ? [.heading("and \(lanes.leftOut.of("lane")) more")] : [])
  }

  /// The elements, with a line that a page moves to where it is.
  var elements: String {
    var text = scale
    var y = Self.top
    for row in rows {
      switch row {
      case .heading(let title):
        text += "<text class=\"heading\" x=\"0\" y=\"\(Markup.number(y + 15))\">\(title)</text>\n"
      case .lane(let lane): text += elements(of: lane, at: y)
      }
      y += row.height
    }
    return text
      + "<path class=\"playhead\" d=\"M\(Markup.number(Self.indent)) \(Markup.number(Self.top - 6))"
      + "V\(Markup.number(height))\"/>"
  }

  /// The times, as far as there is room for them, with a line for each.
  private var scale: String {
    var text = ""
    var free = 0.0
    for instant in axis.instants {
      let x = Self.indent + instant.x
      text +=
        "<path class=\"instant\" d=\"M\(Markup.number(x)) \(Markup.number(Self.top - 4))"
        + "V\(Markup.number(height - 8))\"/>"
      guard x >= free else { continue }
      let label = "\(instant.at) ms"
      free = x + 6.5 * Double(label.count) + 8
      text += "<text class=\"time\" x=\"\(Markup.number(x))\" y=\"14\">\(label)</text>\n"
    }
    return text
  }

  private func elements(of lane: Lane, at y: Double) -> String {
    let middle = Markup.number(y + 12)
    var text =
      "<text class=\"lane\" x=\"10\" y=\"\(Markup.number(y + 16))\">"
      + "\(Markup.text(Markup.brief(lane.name, upTo: 21)))<title>\(Markup.text(lane.name))</title>"
      + "</text><path class=\"base\" d=\"M\(Markup.number(Self.indent)) \(middle)"
      + "H\(Markup.number(width - 12))\"/>"
    for span in lane.spans {
      let length = max(2, span.to - span.from)
      let x = Markup.number(Self.indent + span.from)
      text +=
        "<rect class=\"span \(span.kind)\" x=\"\(x)\" y=\"\(Markup.number(y + 5))\" "
        + "width=\"\(Markup.number(length))\" height=\"14\" rx=\"2\">"
        + "<title>\(Markup.text(span.says))</title></rect>"
      // An action's mark stands where its state begins.
      let isMarked = lane.marks.contains { (0...12).contains($0.at - span.from) }
      let start = span.from + (isMarked ? 16 : 5)
      if lane.group == .recognizers, span.to - start > 6.4 * Double(span.says.count) {
        text +=
          "<text class=\"state\" x=\"\(Markup.number(Self.indent + start))\" "
          + "y=\"\(Markup.number(y + 15.5))\">\(Markup.text(span.says))</text>"
      }
    }
    for mark in lane.marks { text += element(of: mark, at: y + 12) }
    return text + "\n"
  }

  private func element(of mark: Lane.Mark, at y: Double) -> String {
    let x = Self.indent + mark.at
    func place(_ dx: Double, _ dy: Double) -> String {
      "\(Markup.number(x + dx)) \(Markup.number(y + dy))"
    }
    let path =
      switch mark.kind {
      case .tick: "M\(place(0, -4))L\(place(0, 4))"
      case .action, .sent:
        "M\(place(0, -6))L\(place(6, 0))L\(place(0, 6))L\(place(-6, 0))Z"
      case .reset: "M\(place(0, -8))L\(place(0, 8))"
      case .cancelled:
        "M\(place(-5, -5))L\(place(5, 5))M\(place(-5, 5))L\(place(5, -5))"
      case .refused:
        "M\(place(-5, 0))a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M\(place(-3.5, 3.5))L\(place(3.5, -3.5))"
      }
    return "<path class=\"mark m-\(mark.kind.rawValue)\" d=\"\(path)\">"
      + "<title>\(Markup.text(mark.says))</title></path>"
  }
}
