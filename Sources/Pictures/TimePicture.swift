import Foundation
import TouchScript

/// The lanes of a scene as a picture: who had the touch, and what recognized, call by call.
struct TimePicture {
  let axis: TimeAxis
  private let lanes: [Lane]
  private let mark: Mark?
  private let calls: [Call]
  private let leftOut: Int

  /// The one red mark.
  struct Mark {
    /// The wrong call, by its place.
    let place: Int
    /// What was expected.
    let expected: String
    /// Whether the call is missing.
    let isMissing: Bool
  }

  static let width = 540.0
  private static let left = 136.0
  private static let right = 524.0
  private static let row = 36.0
  private static let mostLanes = 9
  private static let character = 10.2

  init(_ timeline: Timeline, _ lanes: [Lane], marking mark: Mark?) {
    calls = timeline.calls
    self.mark = mark
    let focus = mark?.place ?? calls.firstIndex { !$0.isBookkeeping } ?? 0
    let axis = TimeAxis(timeline.moments, from: Self.left, to: Self.right, focus: focus)
    self.axis = axis
    var lanes = lanes
    if let mark {
      let owner = calls[mark.place].owner
      let own =
        lanes.firstIndex { $0.begins(at: mark.place) }
        ?? lanes.firstIndex { $0.ends(at: mark.place) }
      let marked = own ?? lanes.firstIndex { $0.name == owner } ?? lanes.count
      if marked == lanes.count {
        lanes.append(Lane(kind: .control, name: owner.isEmpty ? "call" : owner, says: ""))
      }
      lanes[marked].isMarked = true
    }
    let shown = lanes.filter { lane in
      lane.isMarked || lane.marks.contains { axis.contains($0.at) }
        || lane.spans.contains { span in
          span.look != .none
            && axis.bands.contains { band in
              band.calls.contains { span.from <= $0.place && $0.place <= span.to }
            }
        }
    }
    let isCut = shown.count > Self.mostLanes
    let first = Set(shown.indices.prefix(Self.mostLanes - (isCut ? 1 : 0)))
    self.lanes = shown.indices.filter { first.contains($0) || shown[$0].isMarked }.map { shown[$0] }
    leftOut = shown.count - self.lanes.count
  }

  /// What is left out, as a sentence; empty: nothing is.
  var remark: String {
    let parts = [
      axis.leftOut > 0 ? axis.leftOut.of("call") : "", leftOut > 0 ? leftOut.of("lane") : "",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : "\(parts.joined(separator: " and ")) left out."
  }

  /// The kinds of signs that occur, for a legend.
  var looks: Set<Lane.Look> { Set(lanes.flatMap(\.spans).map(\.look)) }
  var hasEvents: Bool { lanes.contains { !$0.marks.isEmpty } }

  /// The elements from `top` on, and how high they are.
  func elements(at top: Double) -> (markup: String, height: Double) {
    var body = ""
    var y = top + 46
    for lane in lanes {
      body += self.lane(lane, at: y + 16)
      y += Self.row + (lane.isMarked ? 32 : 0)
    }
    let end = y + 6
    let bands = axis.bands.map { band in
      let room = band.end - band.start - 12
      let words = band.titles.first { Self.width("\(band.time) \($0)") <= room } ?? ""
      let title =
        "<text class=\"b\" x=\"\(number(band.start + 6))\" y=\"\(number(top + 22))\">"
        + "\(Markup.text(band.time))<tspan class=\"n\"> \(Markup.text(words))</tspan></text>"
      let ticks = band.calls.map { "M\(number($0.x)) \(number(top + 32))v7" }.joined()
      let samples = band.samples.map {
        "<path class=\"sample\" d=\"M\(number($0)) \(number(top + 34))V\(number(end))\"/>"
      }
      return "<rect class=\"band\" x=\"\(number(band.start))\" y=\"\(number(top))\" width=\""
        + "\(number(band.end - band.start))\" height=\"\(number(end - top))\" rx=\"6\"/>"
        + "<path class=\"axis\" d=\"M\(number(band.start + 4)) \(number(top + 32))H\(number(band.end - 4))"
        + "\(ticks)\"/>" + samples.joined() + title
    }
    let cuts = axis.bands.dropLast().map { band in
      let x = band.end + TimeAxis.gap / 2
      let (low, high) = (number(end + 2), number(top + 26))
      return "<path class=\"gap\" d=\"M\(number(x - 9)) \(low)L\(number(x - 1)) \(high)h10L"
        + "\(number(x + 1)) \(low)Z\"/><path class=\"axis\" d=\"M\(number(x - 9)) \(low)L"
        + "\(number(x - 1)) \(high)M\(number(x + 9)) \(high)L\(number(x + 1)) \(low)\"/>"
    }
    let title = "<text class=\"soft\" x=\"16\" y=\"\(number(top + 22))\">Time</text>"
    return (title + bands.joined() + body + cuts.joined() + disc(at: top + 46), end - top)
  }

  // MARK: - Lanes

  private func lane(_ lane: Lane, at y: Double) -> String {
    let room = Self.left - 28
    let sign = lane.kind == .recognizer ? "◇ " : ""
    let name = LabelPlaces.cut(sign + lane.name, to: room, character: Self.character)
    var text =
      "<text class=\"lane\(lane.kind == .recognizer ? " rec" : "")\" x=\"16\" y=\"\(number(y + 6))\">"
      + "\(Markup.text(name))</text>"
    var taken: [(Double, Double)] = []
    let disc = lane.isMarked ? mark.flatMap { axis.x(of: $0.place) } : nil
    for (number, span) in lane.spans.enumerated() where span.look != .none {
      let next = lane.spans.indices.contains(number + 1) ? lane.spans[number + 1] : nil
      text += bar(span, at: y, before: next, &taken, disc)
    }
    for mark in lane.marks where axis.contains(mark.at) {
      guard let x = axis.x(of: mark.at) else { continue }
      let isAction = lane.kind == .recognizer
      text +=
        "<path class=\"\(isAction ? "on" : "dia")\" d=\"M\(number(x)) \(number(y - 7))l7 7l-7 7l-7 -7Z\"/>"
      taken.append((x - 9, x + 9))
    }
    // Words stand where no sign is: right of the sign, or left of it.
    for mark in lane.marks where axis.contains(mark.at) && lane.kind == .control {
      guard let x = axis.x(of: mark.at) else { continue }
      let width = Self.width(mark.says)
      for from in [x + 12, x - 12 - width] {
        guard isInBand(from, from + width),
          !taken.contains(where: { $0.0 < from + width && from < $0.1 })
        else {
          continue
        }
        taken.append((from, from + width))
        text +=
          "<text x=\"\(number(from))\" y=\"\(number(y + 6))\">\(Markup.text(mark.says))</text>"
        break
      }
    }
    return text
  }

  private func bar(
    _ span: Lane.Span, at y: Double, before next: Lane.Span?, _ taken: inout [(Double, Double)],
    _ disc: Double?
  ) -> String {
    guard let first = axis.bands.first?.calls.first?.place, span.to >= first,
      let from = axis.x(of: max(span.from, first)), let end = axis.x(of: span.to)
    else { return "" }
    let last = axis.bands.last?.calls.last?.place ?? 0
    if span.from > last { return "" }
    // What goes on in the next call ends where that begins.
    let until = next.flatMap { $0.from == span.to + 1 ? axis.x(of: $0.from) : nil }
    let to = span.isOpen || span.to > last ? axis.end : max(until ?? end, from)
    let width = max(to - from, axis.step * 0.9, 10)
    func rect(_ look: String, _ dy: Double, _ height: Double, _ width: Double) -> String {
      "<rect class=\"\(look)\" x=\"\(number(from))\" y=\"\(number(y + dy))\" width=\"\(number(width))\" "
        + "height=\"\(number(height))\" rx=\"3\"/>"
    }
    switch span.look {
    case .finger:
      return rect("fin", -2.5, 5, width)
        + "<circle class=\"fin\" cx=\"\(number(from + 3))\" cy=\"\(number(y))\" r=\"7\"/>"
    case .has:
      // There is room for the word on the bar, where there is none behind the notch.
      let words = Self.width("cancelled")
      let behind = to + 40
      guard disc == nil, next?.look == .cut, !isInBand(behind, behind + words),
        isInBand(to - 6 - words, to), width > words + 12
      else {
        return rect("has", -8, 16, width)
      }
      return rect("has", -10, 20, width)
        + "<text class=\"on\" x=\"\(number(to - 6))\" y=\"\(number(y + 6))\" text-anchor=\"end\">"
        + "cancelled</text>"
    case .undecided: return rect("pos", -7, 14, width)
    case .cut:
      // A finger is down until it is taken away; all else is cancelled in one call.
      let long = span.from == span.to ? 34 : width
      let notch =
        "<path class=\"cut\" d=\"M\(number(from)) \(number(y - 8))h\(number(long))l-8 8l8 8h-"
        + "\(number(long))Z\"/>"
      let at = from + long + 6
      let words = Self.width("cancelled")
      taken.append((from, from + long))
      guard isInBand(at, at + words) else { return notch }
      taken.append((at, at + words))
      return notch
        + "<text class=\"lost\" x=\"\(number(at))\" y=\"\(number(y + 6))\">cancelled</text>"
    case .recognized:
      let start = from + (disc.map { abs($0 - from) < 20 } ?? false ? 18 : 6)
      let words = Self.width(span.says)
      var text = rect("act", -12, 24, width)
      let diamond = lanes.flatMap(\.marks).compactMap { axis.x(of: $0.at) }.filter {
        $0 > start - 8
      }.min()
      if start + words + 4 < min(from + width, diamond.map { $0 - 8 } ?? .infinity) {
        text +=
          "<text class=\"on\" x=\"\(number(start))\" y=\"\(number(y + 6))\">\(span.says)</text>"
      }
      return text
    case .none: return ""
    }
  }

  /// The one red mark, over all else, and under it what was expected.
  private func disc(at top: Double) -> String {
    guard let mark, let x = axis.x(of: mark.place),
      let number = lanes.firstIndex(where: \.isMarked)
    else { return "" }
    let y = top + 16 + Double(number) * Self.row
    let words = LabelPlaces.cut(
      "expected: \(mark.expected)", to: Self.right - Self.left - 24, character: 9)
    let width = LabelPlaces.width(of: words, character: 9) + 24
    let start = max(Self.left, min(x, max(axis.end, Self.left + width) - width))
    let text = start < x + 14 && mark.isMissing ? start + 18 : start + 12
    let place = mark.isMissing ? y + 34 : y
    return "<rect class=\"ghost\" x=\"\(self.number(start))\" y=\"\(self.number(y + 21))\" width=\""
      + "\(self.number(width))\" height=\"26\" rx=\"3\"/>"
      + "<text class=\"soft\" x=\"\(self.number(text))\" y=\"\(self.number(y + 40))\">\(Markup.text(words))</text>"
      + "<g class=\"bad\"><circle cx=\"\(self.number(max(x, start)))\" cy=\"\(self.number(place))\" r=\"13\"/>"
      + "<path class=\"x\" d=\"M\(self.number(max(x, start) - 5.5)) \(self.number(place - 5.5))l11 11m0 -11l-11 11\"/></g>"
  }

  /// Whether there is room between two cuts.
  private func isInBand(_ from: Double, _ to: Double) -> Bool {
    axis.bands.contains { $0.start < from && to < $0.end }
  }

  private func number(_ value: Double) -> String { Markup.number(value) }

  private static func width(_ text: String) -> Double {
    LabelPlaces.width(of: text, character: character)
  }
}

extension TimeAxis.Band {
  /// What happens in it, from long to short: `finger 0 comes down at (5, 8)`, without the place, `comes down`.
  fileprivate var titles: [String] {
    let long = title.prefix(1).lowercased() + title.dropFirst()
    let short = long.components(separatedBy: " at (")[0].components(separatedBy: " to (")[0]
    let verb = short.hasPrefix("finger 0 ") ? String(short.dropFirst(9)) : short
    return [long, short, verb == "comes down" ? "down" : verb]
  }
}
