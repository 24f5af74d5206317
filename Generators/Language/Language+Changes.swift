import PropertyTesting
import TouchScript

/// What happens besides fingers, and in which callbacks. Whatever is changed goes by the name of its
/// place; what cannot be changed so is left out of the scenario.
extension Language {
  /// A change and its time.
  static func timedChange(_ counts: Counts) -> AnyGenerator<Draft.Change> {
    AnyGenerator(
      record(of: Draft.Change()) {
        Part(\.time, integer("time", in: milliseconds))
        Part(\.change, Deferred { change(counts) })
      })
  }

  /// Changes inside a callback.
  static func reaction(_ counts: Counts) -> AnyGenerator<Scenario.Reaction> {
    AnyGenerator(
      record(of: Scenario.Reaction(on: .action(Draft.recognizerName(1)), changes: [])) {
        Part(\.on, Deferred { trigger(counts) })
        Part(
          \.changes,
          list("effects", of: Deferred { change(counts) }, count: 1...listCount.upperBound))
      })
  }

  private static func trigger(_ counts: Counts) -> AnyGenerator<Scenario.Reaction.Trigger> {
    let fallback = Scenario.Reaction.Trigger.action(Draft.recognizerName(1))
    return AnyGenerator(
      oneOf(
        "trigger",
        Scenario.Reaction.Trigger.forms.map {
          Alternative(Arguments(form: $0, counts: counts, fallback: fallback))
        }
      ).withoutSpan)
  }

  static let touchMethod = element("method", of: [TouchPhase.began, .moved, .ended, .cancelled])

  // MARK: Changes

  private static func change(_ counts: Counts) -> AnyGenerator<Scenario.Change> {
    AnyGenerator(
      oneOf(
        "change",
        Scenario.Change.records.map {
          Alternative(Arguments(form: $0.form, counts: counts, fallback: .interrupt))
        }
      ).withoutSpan)
  }
}
