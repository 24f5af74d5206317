import PropertyTesting
import TouchScript

/// What classes of recognizers decide by themselves. Every draft of it is valid: a state is always set
/// from one that it may follow.
extension Language {
  static let decisions = AnyGenerator(
    list("decisions", of: decision, count: 0...Scenario.Limits.decisions))

  private static let decision = AnyGenerator(
    record("decision", of: Scenario.Recognizer.Decision(on: .began, sets: .failed)) {
      Part(\.on, touchMethod)
      Part(\.transition, element("transition", of: transitions))
      Part(\.distance, optional("far", of: Coordinates.size("distance")))
      Part(\.touch, optional("whichTouch", of: number("ordinal")))
      Part(\.touches, optional("howMany", of: number("touchesDown")))
      Part(\.isOnOwnView, answer("isOnOwnView"))
      Part(\.after, integer("after", in: 0...Scenario.Limits.timer))
    })

  private static func number(_ tag: Tag) -> IntegerGenerator {
    integer(tag, in: 1...Scenario.Limits.fingers.count)
  }

  /// From which state to which, the simplest first.
  static let transitions: [StateChange] = [RecognizerState.possible, .began, .changed].flatMap {
    from in from.settable.map { StateChange(from: from, to: $0) }
  }

  /// A state, and one that may follow it.
  struct StateChange: Hashable, Sendable {
    let from: RecognizerState
    let to: RecognizerState
  }
}

extension Scenario.Recognizer.Decision {
  fileprivate var transition: Language.StateChange {
    get { Language.StateChange(from: from, to: sets) }
    set { (from, sets) = (newValue.from, newValue.to) }
  }
}
