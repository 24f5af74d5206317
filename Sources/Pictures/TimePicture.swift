import TouchScript

/// The lanes of a scene as a picture: who had the touch, and what recognized, call by call.
struct TimePicture {
  let axis: TimeAxis
  private let lanes: [Lane]
  private let mark: Mark?
  private let leftOut: Int

  /// The one red mark: the wrong call, by its place; what was expected; and whether the call is missing.
  typealias Mark = (call: Int, expected: String, isMissing: Bool)

  static let width = 540.0
  /// The size of the text.
  static let text = 17.0
  private static let left = 136.0
  private static let right = 524.0
  private static let row = 36.0
  private static let mostLanes = 9

  /// The lanes of a timeline, in which the wrong call is marked, and what was `expected` instead.
  init(_ timeline: Timeline, _ lanes: [Lane], _ expected: String) {
    let calls = timeline.calls
    let wrong = calls.firstIndex { !$0.wrong.isEmpty }
    mark = wrong.map { ($0, expected, calls[$0].event == nil) }
    let focus = wrong ?? calls.firstIndex { !$0.isBookkeeping } ?? 0
    axis = TimeAxis(timeline, from: Self.left, to: Self.right, focus: focus)
    var lanes = lanes
    if let wrong {
      let owner = calls[wrong].owner
      let marked =
        lanes.firstIndex { $0.marks.contains { $0.at == wrong } }
        ?? lanes.firstIndex { $0.name == owner } ?? lanes.count
      if marked == lanes.count {
        lanes.append(Lane(kind: .control, name: owner.isEmpty ? "call" : owner, says: ""))
      }
      lanes[marked].isMarked = true
    }
    let shown = lanes.filter { [axis] lane in lane.isMarked || axis.calls.map(lane.isSeen) ?? false
    }
    self.lanes = shown.prefix(Self.mostLanes) + shown.dropFirst(Self.mostLanes).filter(\.isMarked)
    leftOut = shown.count - self.lanes.count
  }

  /// What is left out, as a sentence; empty: nothing is.
  var remark: String {
    [(axis.leftOut, "call"), (leftOut, "lane")].filter { $0.0 > 0 }
      .map { "\($0.0.of($0.1)) left out." }.joined(separator: " ")
  }

  /// The kinds of signs that occur, for a legend.
  var looks: Set<Lane.Look> { Set(lanes.flatMap(\.spans).map(\.look)) }
  var hasEvents: Bool { lanes.contains { !$0.marks.isEmpty } }

  /// The elements from `top` on, and how high they are.
  func elements(at top: Double) -> (markup: Markup, height: Double) {
    var rows: [Markup] = []
    var y = top + 46
    for lane in lanes {
      rows.append(row(lane, at: y + 16))
      y += Self.row + (lane.isMarked ? 32 : 0)
    }
    let end = y + 6
    let bands = axis.bands.map { band -> Markup in
      let room = band.end - band.start - 12
      let words =
        band.moment.titles.first { "\(band.moment.time) \($0)".width(Self.text) <= room } ?? ""
      let ticks = band.calls.map { "M\($0.x) \(top + 32)v7" as Markup }
      return """
        <rect class='band' \(Box(band.start, top, band.end - band.start, end - top).markup) rx='6'/>\
        <path class='axis' d='M\(band.start + 4) \(top + 32)H\(band.end - 4)\(ticks)'/>\
        <text class='b' x='\(band.start + 6)' y='\(top + 22)'>\(band.moment.time)<tspan class='n'> \(words)</tspan></text>
        """
    }
    let cuts = axis.bands.dropLast().map { band -> Markup in
      let x = band.end + TimeAxis.gap / 2
      let (low, high) = (end + 2, top + 26)
      return """
        <path class='gap' d='M\(x - 9) \(low)L\(x - 1) \(high)h10L\(x + 1) \(low)Z'/><path class='axis' \
        d='M\(x - 9) \(low)L\(x - 1) \(high)M\(x + 9) \(high)L\(x + 1) \(low)'/>
        """
    }
    let title: Markup = "<text class='soft' x='16' y='\(top + 22)'>Time</text>"
    return ("\(title)\(bands)\(rows)\(cuts)\(disc(at: top + 46))", end - top)
  }

  // MARK: - Lanes

  private func row(_ lane: Lane, at y: Double) -> Markup {
    let marks = lane.marks.filter { axis.calls?.contains($0.at) ?? false }
      .compactMap { mark in axis.x(of: mark.at).map { (x: $0, says: mark.says) } }
    let disc = lane.isMarked ? mark.flatMap { axis.x(of: $0.call) } : nil
    var taken = marks.map { ($0.x - 9, $0.x + 9) } + (disc.map { [($0 - 14, $0 + 14)] } ?? [])
    /// A word at the first of some places where there is room for it.
    func word(_ text: String, at places: [(x: Double, look: String)]) {
      let width = text.width(Self.text)
      let place = places.first { place in
        axis.hasBand(from: place.x, to: place.x + width)
          && !taken.contains { $0.0 < place.x + width && place.x < $0.1 }
      }
      guard let (x, look) = place else { return }
      taken.append((x, x + width))
      words.append("<text class='\(look)' x='\(x)' y='\(y + 6)'>\(text)</text>")
    }
    var words: [Markup] = []
    var bars: [Markup] = []
    var last: (from: Double, to: Double)?
    for (number, span) in lane.spans.enumerated() {
      let next = lane.spans.dropFirst(number + 1).first
      guard let (from, to) = ends(of: span, before: next) else { continue }
      bars.append(span.look.bar(from: from, to: to, at: y))
      if span.look == .cut {
        // Behind the notch, or on the bar that it ends.
        taken.append((from, to))
        let onBar = from - 6 - "cancelled".width(Self.text)
        let isWide = last.map { $0.from + 6 < onBar } ?? false
        word("cancelled", at: [(to + 6, "lost")] + (isWide ? [(onBar, "on")] : []))
      } else if span.look == .recognized, from + span.says.width(Self.text) + 10 < to {
        word(span.says, at: [(from + 6, "on"), (from + 18, "on")])
      }
      last = (from, to)
    }
    for mark in marks where lane.kind == .control {
      word(mark.says, at: [(mark.x + 12, "n"), (mark.x - 12 - mark.says.width(Self.text), "n")])
    }
    let diamonds = marks.map { mark -> Markup in
      let look = lane.kind == .recognizer ? "on" : "dia"
      return "<path class='\(look)' d='M\(mark.x) \(y - 7)l7 7l-7 7l-7 -7Z'/>"
    }
    let name = (lane.sign + lane.name).cut(to: Self.left - 28, Self.text)
    return """
      <text class='lane\(if: lane.kind == .recognizer, " rec")' x='16' y='\(y + 6)'>\(exact: name)</text>\
      \(bars)\(diamonds)\(words)
      """
  }

  /// Where a span begins and ends, as far as it is shown; what goes on in the next call ends where that begins.
  private func ends(of span: Lane.Span, before next: Lane.Span?) -> (Double, Double)? {
    guard span.look != .none, let calls = axis.calls, span.to >= calls.lowerBound,
      span.from <= calls.upperBound,
      let from = axis.x(of: max(span.from, calls.lowerBound)), let end = axis.x(of: span.to)
    else { return nil }
    // A finger is down until it is taken away; all else is cancelled in one call.
    if span.look == .cut, span.from == span.to { return (from, from + 34) }
    let until = next.flatMap { $0.from == span.to + 1 ? axis.x(of: $0.from) : nil } ?? end
    let to = span.isOpen || span.to > calls.upperBound ? axis.end : until
    return (from, max(to, from + max(axis.step * 0.9, 10)))
  }

  /// The one red mark, over all else, and under it what was expected.
  private func disc(at top: Double) -> Markup? {
    guard let mark, let place = axis.x(of: mark.call),
      let number = lanes.firstIndex(where: \.isMarked)
    else { return nil }
    let y = top + 16 + Double(number) * Self.row
    let words = "expected: \(mark.expected)".cut(to: Self.right - Self.left - 24, Self.text)
    let width = words.width(Self.text) + 24
    let start = max(Self.left, min(place, max(axis.end, Self.left + width) - width))
    let (x, middle) = (max(place, start), mark.isMissing ? y + 34 : y)
    let text = start + (start < place + 14 && mark.isMissing ? 18 : 12)
    return """
      <rect class='ghost' x='\(start)' y='\(y + 21)' width='\(width)' height='26' rx='3'/>\
      <text class='soft' x='\(text)' y='\(y + 40)'>\(words)</text>\
      <g class='bad'><circle cx='\(x)' cy='\(middle)' r='13'/>\
      <path class='x' d='M\(x - 5.5) \(middle - 5.5)l11 11m0 -11l-11 11'/></g>
      """
  }
}

extension Lane {
  /// Whether something of it lies within some calls.
  fileprivate func isSeen(in calls: ClosedRange<Int>) -> Bool {
    marks.contains { calls.contains($0.at) }
      || spans.contains { $0.look != .none && calls.overlaps($0.from...$0.to) }
  }
}

extension Lane.Look {
  /// The span as a bar.
  func bar(from start: Double, to end: Double, at y: Double) -> Markup {
    let half: Double
    switch self {
    case .finger: half = 2.5
    case .has: half = 9
    case .undecided: half = 7
    case .recognized: half = 12
    case .cut:
      return "<path class='cut' d='M\(start) \(y - 9)H\(end)l-9 9l9 9H\(start)Z'/>"
    case .none: return ""
    }
    let rect = Box(start, y - half, end - start, 2 * half).markup
    let disc: Markup = "<circle class='fin' cx='\(start + 3)' cy='\(y)' r='7'/>"
    return "<rect class='\(rawValue)' \(rect) rx='3'/>\(if: self == .finger, disc)"
  }
}

extension Timeline.Moment {
  /// What happens in it, from long to short: `finger 0 down at (5, 8)`, `finger 0 down`, `down`.
  fileprivate var titles: [String] {
    let long = title.prefix(1).lowercased() + title.dropFirst()
    let short = String(long.split(separator: /\ (at|to) \(/, maxSplits: 1)[0])
    return [long, short, short.replacing("finger 0 ", with: "")]
  }
}
