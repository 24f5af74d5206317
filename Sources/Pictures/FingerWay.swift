import Invariants
import TouchScript

/// What one finger does from the time it comes down until it is lifted.
struct FingerWay {
  let finger: Int
  /// Where it was, and when, in milliseconds; at least where it came down.
  private(set) var places: [(at: Int, location: Point)]
  private(set) var end = End.none
  /// The view that the engine gave the touch to, as a place in `scenario.views`; nil: it told none.
  private(set) var view: Int?

  /// How the script lets it end.
  enum End {
    /// It is still down.
    case none
    case lifted
    /// The system takes it away.
    case cancelled
  }

  var start: Int { places[0].at }
  /// When it was lifted or taken away; nil: it is still down.
  var endTime: Int? { end == .none ? nil : places.last?.at }

  /// The fingers of a script, in the order in which they come down; `trace` tells which views they hit.
  static func all(in scenario: Scenario, _ trace: Trace) -> [FingerWay] {
    var ways: [FingerWay] = []
    var open: [Int: Int] = [:]
    for step in scenario.script {
      if step.changes.contains(.interrupt) {
        for place in open.values.sorted() {
          ways[place].end = .cancelled
          if let last = ways[place].places.last {
            ways[place].places.append((step.at, last.location))
          }
        }
        open = [:]
      }
      for touch in step.touches {
        if touch.phase == .began {
          open[touch.finger] = ways.count
          ways.append(FingerWay(finger: touch.finger, places: [(step.at, touch.location)]))
        } else if let place = open[touch.finger] {
          ways[place].places.append((step.at, touch.location))
          guard touch.phase == .ended || touch.phase == .cancelled else { continue }
          ways[place].end = touch.phase == .ended ? .lifted : .cancelled
          open[touch.finger] = nil
        }
      }
    }
    let hits = hitViews(in: trace, scenario)
    for place in ways.indices {
      ways[place].view = hits[Start(finger: ways[place].finger, at: ways[place].start)]
    }
    return ways
  }

  private struct Start: Hashable {
    let finger: Int
    let at: Int
  }

  /// The views of touches that came down: as events have them, or else who was told first.
  private static func hitViews(in trace: Trace, _ scenario: Scenario) -> [Start: Int] {
    var hits: [Start: Int] = [:]
    for event in trace.events
    where [.sendEvent, .responder, .recognizer, .shouldReceive].contains(event.kind) {
      for touch in trace.touches[event.touches] {
        let start = Start(finger: touch.finger, at: touch.timestamp)
        guard touch.phase == .began, hits[start] == nil,
          scenario.views.indices.contains(Int(touch.view))
        else { continue }
        hits[start] = Int(touch.view)
      }
    }
    return hits
  }
}
