import Foundation
import TouchScript

/// How time runs from left to right: not to scale, for much happens at once and then nothing for long.
struct TimeAxis {
  /// Where each event of the trace is.
  private(set) var events: [Double] = []
  /// The times at which something happens, in milliseconds, and where each begins.
  private(set) var instants: [(at: Int, x: Double)] = []
  private(set) var width = 0.0

  /// The width that a short trace is stretched to.
  private static let usualWidth = 900.0
  /// The width that a long trace is squeezed into.
  private static let mostWidth = 6_000.0

  init(_ trace: Trace, _ scenario: Scenario) {
    var times = scenario.script.map(\.at)[...]
    var latest: Int?
    func reach(_ time: Int) {
      guard latest.map({ time > $0 }) ?? true else { return }
      // Nothing much happens in long pauses.
      width += latest.map { 12 + 5 * log2(Double(1 + time - $0)) } ?? 0
      instants.append((time, width))
      latest = time
    }
    for event in trace.events {
      while let time = times.first, time <= event.at { reach(times.removeFirst()) }
      reach(event.at)
      width += Self.room(for: event.kind)
      events.append(width)
    }
    while !times.isEmpty { reach(times.removeFirst()) }
    width += 14
    let factor = min(max(1, Self.usualWidth / width), Self.mostWidth / width)
    events = events.map { $0 * factor }
    instants = instants.map { ($0.at, $0.x * factor) }
    width *= factor
  }

  /// Where a time begins.
  func place(of time: Int) -> Double { instants.last { $0.at <= time }?.x ?? 0 }

  /// How much room an event needs: those that lanes show, more than others.
  private static func room(for kind: Observation.Kind) -> Double {
    switch kind {
    case .responder, .recognizer, .action, .reset, .tracking, .controlEvent, .actionMethod,
      .selection, .scroll, .otherEvent, .shouldReceive, .shouldBegin:
      9
    case .made, .madeView: 0
    default: 1
    }
  }
}
