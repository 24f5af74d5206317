import Invariants
import TouchScript

/// What one finger does from the time it comes down until it is lifted.
struct FingerWay {
  let finger: Int
  /// Where it was, and when, in milliseconds; at least where it came down.
  private(set) var places: [(at: Int, location: Point)]
  /// When it was lifted or taken away; nil: it is still down.
  private(set) var endTime: Int?
  /// Whether the system takes it away.
  private(set) var isCancelled = false
  /// The view that the engine gave the touch to, as a place in `scenario.views`; nil: it told none.
  private(set) var view: Int?

  var start: Int { places[0].at }

  /// The fingers of a script, in the order in which they come down; `trace` tells which views they hit.
  static func all(in scenario: Scenario, _ trace: Trace) -> [FingerWay] {
    var ways: [FingerWay] = []
    for step in scenario.script {
      let isInterrupted = step.changes.contains(.interrupt)
      let lost = ways.filter { $0.endTime == nil && isInterrupted }.map {
        Scenario.Finger($0.finger, .cancelled, at: $0.places[$0.places.count - 1].location)
      }
      for touch in lost + step.touches {
        if touch.phase == .began {
          ways.append(FingerWay(finger: touch.finger, places: [(step.at, touch.location)]))
        } else if let place = ways.lastIndex(where: {
          $0.finger == touch.finger && $0.endTime == nil
        }) {
          ways[place].places.append((step.at, touch.location))
          ways[place].isCancelled = touch.phase == .cancelled
          if touch.phase == .ended || touch.phase == .cancelled { ways[place].endTime = step.at }
        }
      }
    }
    // The views as events have them, or else who received it first.
    let trace = trace.bound(to: scenario)
    for event in trace.events
    where [.sendEvent, .responder, .recognizer, .shouldReceive].contains(event.kind) {
      for touch in trace.touches[event.touches] where touch.phase == .began {
        let way = ways.firstIndex {
          $0.finger == touch.finger && $0.start == touch.timestamp && $0.view == nil
        }
        if let way, scenario.views.indices.contains(Int(touch.view)) {
          ways[way].view = Int(touch.view)
        }
      }
    }
    return ways
  }
}
