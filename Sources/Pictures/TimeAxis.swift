/// How calls lie from left to right: a band for each moment, with equal steps in it, one for each call. How
/// far two calls are apart says nothing of time; between two moments the axis is cut.
struct TimeAxis {
  /// The bands, from left to right.
  private(set) var bands: [Band] = []
  /// How many calls are left out, before the first band and behind the last.
  private(set) var leftOut = 0
  /// How long a step is.
  private(set) var step = TimeAxis.leastStep

  /// A moment, or what is shown of it; and where each of its calls is, by its place in the list of calls.
  typealias Band = (
    moment: Timeline.Moment, start: Double, end: Double, calls: [(place: Int, x: Double)]
  )

  /// What is between two bands.
  static let gap = 34.0
  private static let margin = 9.0
  /// Steps are no shorter: two signs would cover each other.
  private static let leastStep = 17.0
  private static let mostStep = 46.0

  /// - Parameters:
  ///   - timeline: What happened; bookkeeping has no step.
  ///   - focus: The call, by its place, that must be shown.
  init(_ timeline: Timeline, from left: Double, to right: Double, focus: Int) {
    let columns = timeline.calls.indices.filter { place in
      let call = timeline.calls[place]
      return !call.isBookkeeping && call.sign != .absent && !timeline.moments[call.moment].isSetUp
    }
    guard !columns.isEmpty else { return }
    func bands(of shown: Range<Int>, _ step: Double) -> [Band] {
      var x = left - Self.gap
      return Dictionary(grouping: columns[shown]) { timeline.calls[$0].moment }
        .sorted { $0.key < $1.key }.map { number, places in
          let moment = timeline.moments[number]
          let start = x + Self.gap
          // A band has room for its time.
          let steps = 2 * Self.margin + Double(max(1, places.count - 1)) * step
          x = start + max(steps, moment.time.width(17) + 16)
          let calls = places.enumerated().map { ($1, start + Self.margin + Double($0) * step) }
          return (moment, start, x, calls)
        }
    }
    func fits(_ shown: Range<Int>, _ step: Double) -> Bool {
      bands(of: shown, step).last.map { $0.end <= right } ?? true
    }
    // As much as there is room for, to both sides of the focus.
    let here = columns.firstIndex { $0 >= focus } ?? columns.count - 1
    var shown = max(0, here - 40)..<min(columns.count, here + 40)
    while shown.count > 1, !fits(shown, Self.leastStep) {
      shown =
        here - shown.lowerBound > shown.upperBound - here
        ? shown.lowerBound + 1..<shown.upperBound : shown.lowerBound..<shown.upperBound - 1
    }
    leftOut = columns.count - shown.count
    let steps = stride(from: Self.mostStep, to: Self.leastStep, by: -1)
    step = steps.first { fits(shown, $0) } ?? Self.leastStep
    self.bands = bands(of: shown, step)
  }

  /// Where the axis ends.
  var end: Double { bands.last?.end ?? 0 }

  /// The first and the last call that have a step.
  var calls: ClosedRange<Int>? {
    let places = bands.flatMap(\.calls).map(\.place)
    return places.isEmpty ? nil : places[0]...places[places.count - 1]
  }

  /// Where a call is; of one that has no step, the next that has one, or the end of its band; nil: there is
  /// no band.
  func x(of place: Int) -> Double? {
    bands.lazy.flatMap(\.calls).first { $0.place >= place }?.x
      ?? bands.last.map { $0.end - Self.margin / 2 }
  }

  /// Whether there is room between two cuts.
  func hasBand(from start: Double, to end: Double) -> Bool {
    bands.contains { $0.start < start && end < $0.end }
  }
}
