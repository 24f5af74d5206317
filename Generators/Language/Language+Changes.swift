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

  private typealias Way = Alternative<Scenario.Change>

  private static func change(_ counts: Counts) -> AnyGenerator<Scenario.Change> {
    let before = forms.before.map { way($0, counts) }
    let after = forms.after.map { way($0, counts) }
    return AnyGenerator(
      oneOf("change", [reordering(counts)] + before + [words] + after).withoutSpan)
  }

  private static func way(_ form: Form<Scenario.Change>, _ counts: Counts) -> Way {
    Alternative(Arguments(form: form, counts: counts, fallback: .interrupt))
  }

  /// First, for it is the only change that old tokens know.
  private static func reordering(_ counts: Counts) -> Way {
    Way(
      pair(boolean("toFront", simplest: true), viewName("from", counts)).map(
        to: { $0.0 ? .bringToFront($0.1) : .sendToBack($0.1) },
        from: { change in
          switch change {
          case .bringToFront(let id): (true, id)
          case .sendToBack(let id): (false, id)
          default: nil
          }
        }))
  }

  /// Words, in one choice.
  private static let words = Way(
    element(
      "system",
      of: [
        Scenario.Change.interrupt, .showHomeScreen, .showApplication,
        .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents, .remoteControl,
      ]))

  /// The names of the changes that old tokens know before and after the words, in their order.
  private static let known = (
    beforeWords: [
      "removeFromSuperview", "addSubview", "setHidden", "setAlpha", "setUserInteractionEnabled",
      "setEnabled", "setFrame", "setTransform", "setBoundsOrigin", "setRecognizerEnabled",
      "removeRecognizer", "addRecognizer",
    ],
    afterWords: [
      "motion", "press", "becomeFirstResponder", "resignFirstResponder", "present", "dismiss",
      "sendActions", "animate", "makeKeyWindow", "removeTargets",
    ]
  )

  /// The changes before the words, those behind them, and behind those what is new.
  private static let forms: (before: [Form<Scenario.Change>], after: [Form<Scenario.Change>]) = {
    let forms = Scenario.Change.records.map(\.form)
    func named(_ names: [String]) -> [Form<Scenario.Change>] {
      names.compactMap { name in forms.first { $0.name == name } }
    }
    let words = [
      "bringToFront", "sendToBack", "interrupt", "showHomeScreen", "showApplication",
      "beginIgnoringInteractionEvents", "endIgnoringInteractionEvents", "remoteControl",
    ]
    let newer = forms.filter {
      !(known.beforeWords + known.afterWords + words).contains($0.name)
    }
    return (named(known.beforeWords), named(known.afterWords) + newer)
  }()
}
