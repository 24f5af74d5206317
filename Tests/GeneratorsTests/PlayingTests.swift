import Generators
import PropertyTesting
import Stage
import Testing
import TouchScript

@Suite("Everything that is tried can be played")
struct PlayingTests {
  /// Source: rulebook TO-11.
  @Test(
    "Every touch that began in a view ends in it once, or is cancelled once",
    .timeLimit(.minutes(2)))
  func everyTouchEndsOnce() {
    let search = Search(Scenarios.generator(of: .everything), seed: 1)
    var begun = 0
    let broken = (0..<750).filter { index in
      let scenario = search.value(ofCase: index)
      // One of an app's own class may stay possible for ever, and withhold the end as long. Source: GR-25.
      if scenario.recognizers.contains(where: { $0.kind == .custom || !$0.decisions.isEmpty }) {
        return false
      }
      return Stage().perform(scenario.untilAllIsOver).touchesLeftOpen(&begun) != [:]
    }
    #expect(broken == [])
    #expect(begun > 750)
  }
}

extension Scenario {
  /// The scenario with every finger lifted in the end, and with time for all that takes time.
  fileprivate var untilAllIsOver: Scenario {
    var longer = self
    var fingers: [Int: Point] = [:]
    for finger in script.flatMap(\.touches) {
      fingers[finger.finger] = finger.phase == .ended ? nil : finger.location
    }
    let lifts = fingers.sorted { $0.key < $1.key }.map { Finger($0.key, .ended, at: $0.value) }
    let end = (script.last?.at ?? 0) + 20_000
    longer.script += [Step(at: end, touches: lifts), Step(at: end + 20_000)]
    return longer
  }
}

extension Trace {
  /// The hit views, with how many more touches they heard begin than end; none that are even.
  fileprivate func touchesLeftOpen(_ begun: inout Int) -> [ID: Int] {
    var open: [ID: Int] = [:]
    for event in events where event.kind == .responder {
      let id = name(of: event) ?? ""
      let own = touches[event.touches].count { $0.view == event.subject }
      switch event.phase {
      case .began:
        open[id, default: 0] += own
        begun += own
      case .ended, .cancelled: open[id, default: 0] -= own
      case .moved, .stationary: break
      }
    }
    return open.filter { $0.value != 0 }
  }
}
