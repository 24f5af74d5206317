/// How calls lie from left to right: a band for each instant, with equal steps in it, one for each call. How
/// far two calls are apart says nothing of time; between two instants the axis is cut.
struct TimeAxis {
  /// The bands, from left to right.
  private(set) var bands: [Band] = []
  /// How many calls are left out, before the first band and behind the last.
  private(set) var leftOut = 0
  /// How long a step is.
  private(set) var step = 0.0

  /// An instant, or a drag.
  struct Band {
    let title: String
    let time: String
    let start: Double
    let end: Double
    /// Where each of its calls is, by its place in the list of calls.
    let calls: [(place: Int, x: Double)]
    /// Where it was sampled, if it is a drag.
    let samples: [Double]
  }

  /// What is between two bands.
  static let gap = 34.0
  private static let margin = 9.0
  /// Steps are no shorter: two signs would cover each other.
  private static let leastStep = 17.0
  private static let mostStep = 46.0

  /// - Parameters:
  ///   - moments: What happened.
  ///   - isShown: Whether a call has a step; bookkeeping has none.
  ///   - focus: The call, by its place, that must be shown.
  init(_ moments: [Moment], from left: Double, to right: Double, focus: Int) {
    var place = 0
    var rows = moments.map { moment in
      let calls = moment.calls.enumerated().filter { !$1.isBookkeeping && $1.sign != .absent }
        .map { (place: place + $0.offset, at: $0.element.at) }
      place += moment.calls.count
      return (moment: moment, calls: calls)
    }.filter { !$0.moment.isSetUp && (!$0.calls.isEmpty || $0.moment.title.contains("inger")) }
    // A band has room for its time.
    func width(_ row: (moment: Moment, calls: [(place: Int, at: Int)]), _ step: Double) -> Double {
      max(
        2 * Self.margin + Double(max(1, row.calls.count - 1)) * step,
        LabelPlaces.width(of: row.moment.time, character: 10.2) + 16)
    }
    func fits(_ step: Double) -> Bool {
      rows.reduce(-Self.gap) { $0 + width($1, step) + Self.gap } <= right - left
    }
    while rows.count > 1, !fits(Self.leastStep) {
      let here =
        rows.firstIndex { row in row.calls.contains { $0.place >= focus } } ?? rows.count - 1
      leftOut +=
        here * 2 >= rows.count ? rows.removeFirst().calls.count : rows.removeLast().calls.count
    }
    if rows.count == 1, !fits(Self.leastStep) {
      let most = Int((right - left - 2 * Self.margin) / Self.leastStep)
      let here = rows[0].calls.firstIndex { $0.place >= focus } ?? 0
      let first = max(0, min(here - most / 2, rows[0].calls.count - most))
      leftOut += rows[0].calls.count - most
      rows[0].calls = Array(rows[0].calls[first..<(first + most)])
    }
    step =
      stride(from: Self.mostStep, to: Self.leastStep, by: -1).first(where: fits) ?? Self.leastStep
    var x = left
    for row in rows {
      let calls = row.calls.enumerated().map { number, call in
        (place: call.place, x: x + Self.margin + Double(number) * step)
      }
      let end = x + width(row, step)
      let starts = row.calls.indices.dropFirst().filter { row.calls[$0].at != row.calls[$0 - 1].at }
      bands.append(
        Band(
          title: row.moment.title, time: row.moment.time, start: x, end: end, calls: calls,
          samples: row.moment.isDrag ? starts.map { calls[$0].x - step / 2 } : []))
      x = end + Self.gap
    }
  }

  /// Where the axis ends.
  var end: Double { bands.last?.end ?? 0 }

  /// Where a call is; of one that has no step, the next that has one, or the end of its band; nil: it is
  /// left out.
  func x(of place: Int) -> Double? {
    for band in bands {
      if let call = band.calls.first(where: { $0.place >= place }) { return call.x }
    }
    return bands.last.flatMap { band in
      band.calls.last.map { _ in band.end - Self.margin / 2 }
    }
  }

  /// Whether a call lies within what is shown.
  func contains(_ place: Int) -> Bool {
    guard let first = bands.first?.calls.first, let last = bands.last(where: { !$0.calls.isEmpty })
    else { return false }
    return place >= first.place && place <= (last.calls.last?.place ?? 0)
  }
}
