import Invariants
import TouchScript

/// A line in the list of what happened: a call, a hit test as a whole, or a call that does not come.
struct Call {
  /// Its anchor in the page.
  let id: String
  /// The event's place in the trace; nil: it is no single call of the trace.
  var event: Int?
  /// The moment in which it is made, by its place.
  let moment: Int
  /// When, in milliseconds.
  let at: Int
  /// What happens, in plain words.
  var words: String
  /// The same as it was recorded.
  var recorded = ""
  var sign: Sign
  /// Whether it goes without saying, and is only shown among all events.
  var isBookkeeping = false
  /// What it is about, as places in `scenario.views`.
  var views: [Int] = []
  /// The broken rules of which it is the wrong call, as places in `exhibit.broken`.
  var wrong: [Int] = []
  /// The line of the hit test that it is a part of; nil: it is a part of none.
  var hitTest: String?
  /// How often it is made in a drag.
  var times = 1
  /// The name of the object that is called.
  var owner = ""
  /// What is called.
  var kind = ""

  /// Whether a rule misses it.
  var isMissing: Bool { event == nil && !wrong.isEmpty }

  /// What stands in front of it.
  enum Sign: String {
    case hit = "◎"
    case asked = "?"
    case told = "●"
    case recognizer = "◆"
    case control = "■"
    case app = "★"
    case lost = "◐"
    case absent = "○"
    case wrong = "✗"

    var markup: Markup {
      "<span class='k k-\(self == .recognizer ? "rec" : "\(self)")' aria-hidden='true'>\(rawValue)</span>"
    }
  }
}

extension Call {
  /// The call of a trace at a place. `prefix` tells the anchors of two traces apart.
  init(_ trace: Trace, _ place: Int, _ index: SceneIndex, prefix: String = "e", moment: Int = 0) {
    let event = trace.events[place]
    let observation = trace.observation(event)
    let told = observation.told(event)
    self.init(
      id: "\(prefix)\(place)", event: place, moment: moment, at: event.at, words: told.words,
      recorded: observation.description, sign: told.sign,
      isBookkeeping: Self.bookkeeping.contains(event.kind),
      views: Self.views(of: event, trace, index), owner: observation.who?.shown ?? "",
      kind: event.kind.name)
  }

  /// What only tells how an engine works, or was read off.
  private static let bookkeeping: Set<Observation.Kind> = [
    .made, .madeView, .hitTest, .pointInside, .sendEvent, .chain, .receivers, .touchSet, .reset,
    .contentTouch,
  ]

  /// The views that a call is about.
  private static func views(of event: Trace.Event, _ trace: Trace, _ index: SceneIndex) -> [Int] {
    func views(ofRecognizers numbers: [Int]) -> [Int] {
      numbers.filter(index.scenario.recognizers.indices.contains)
        .compactMap { index.view(index.scenario.recognizers[$0].view) }
    }
    let views =
      switch event.kind {
      case .shouldBegin where event.other >= 0, .actionMethod: [event.other]
      case .selection, .contentTouch: [event.who, event.other]
      case .receivers: views(ofRecognizers: trace.listedNumbers(of: event))
      case .touchSet, .sendAction, .programmerError: [Int]()
      case _ where event.kind.isOfRecognizer: views(ofRecognizers: [event.who])
      default: [event.who]
      }
    return views.filter(index.scenario.views.indices.contains)
  }
}

extension Observation {
  /// What stands in front of a call, and the call in plain words.
  fileprivate typealias Told = (sign: Call.Sign, words: String)

  fileprivate func told(_ event: Trace.Event) -> Told {
    let who = who?.quotedName ?? "nothing"
    let named = other?.quotedName ?? "nothing"
    let word = event.word?.text ?? ""
    let phase = event.phase.rawValue.capitalized
    let state = event.state.rawValue
    func asked(_ words: String, of asked: String? = nil, by verb: String = "is asked") -> Told {
      let answer = event.answer ? "yes" : "no"
      return (
        .asked, "\(asked ?? "the delegate of \(who)") \(verb) whether \(words): \(answer)"
      )
    }
    let one = event.word == .asked(.recognizer) ? who : nil
    switch event.kind {
    case .made: return (.recognizer, "\(who) is made")
    case .madeView:
      return (.app, "\("aeiou".contains(word.prefix(1)) ? "an" : "a") \(word) is made")
    case .hitTest: return (.hit, "\(who) is hit-tested: \(named)")
    case .pointInside: return asked("the point is inside", of: who)
    case .sendEvent: return (.told, "the event is sent to \(who)")
    case .responder:
      return (event.phase == .cancelled ? .lost : .told, "\(who) gets touches\(phase)")
    case .recognizer:
      return (.recognizer, "\(who) gets touches\(phase)\(event.state.outcome)")
    case .shouldReceiveEvent: return asked("it should receive the event")
    case .shouldReceive: return asked("it should receive the touch")
    case .shouldBegin:
      return asked("\(who) should begin", of: other == nil ? "the delegate" : named)
    case .simultaneous: return asked("it may recognize with \(named)")
    case .shouldRequireFailure: return asked("it must wait until \(named) fails", of: one)
    case .shouldBeRequiredToFail: return asked("\(named) must wait until it fails", of: one)
    case .canPrevent: return asked("it can prevent \(named)", of: who)
    case .canBePrevented: return asked("\(named) can prevent it", of: who)
    case .action: return (.app, "the action of \(who) is called, in \(state)")
    case .reset: return (.recognizer, "\(who) is reset, and possible again")
    case .tracking:
      switch event.tracking {
      case .begin: return asked("to track the touch", of: who)
      case .continue: return asked("to go on tracking", of: who)
      case .cancel: return (.lost, "the tracking of \(who) is cancelled")
      default: return (.control, "\(who) stops tracking")
      }
    case .controlEvent:
      return (.control, "\(who) sends \(word.isEmpty ? "an event" : word)")
    case .actionMethod: return (.app, "\(text.quotedName) of \(named) is called")
    case .sendAction:
      let end = event.answer ? "" : ", which finds no receiver"
      return (.app, "\(who) hands \(text.quotedName) to the application\(end)")
    case .selection:
      return (.app, "the row \(named) is \(event.answer ? "" : "no longer ")selected")
    case .scroll:
      switch event.word {
      case .scroll(.willBeginDragging): return (.app, "\(who) is about to scroll")
      case .scroll(.didEndDragging): return (.app, "\(who) is no longer dragged")
      default: return (.app, "\(who) scrolls to \(event.point.words)")
      }
    case .contentTouch:
      let isFirst = event.word == .content(.shouldBegin)
      return asked(
        isFirst ? "\(named) should get the touch" : "it may take the touch from \(named)",
        of: who, by: "asks itself")
    case .otherEvent: return (.told, "\(who) gets \(word)\(phase)")
    case .firstResponder:
      return (.told, "\(who) is \(event.answer ? "" : "not ")the first responder")
    case .programmerError:
      return (.app, "the engine reports a misuse: \(text.onOneLine(limit: 200))")
    case .chain: return (.app, "the responder chain of \(who) is read")
    case .receivers: return (.app, "the recognizers of touch \(fingers.first ?? 0) are read")
    case .touchSet: return (.app, "the touches of \(who) are read")
    }
  }
}

extension RecognizerState {
  /// What a recognizer's state is after a call, as the end of a sentence.
  fileprivate var outcome: String {
    switch self {
    case .possible: "; it is undecided"
    case .began: ", and begins"
    case .changed: ", and goes on"
    case .ended: ", and recognizes"
    case .cancelled: ", and is cancelled"
    case .failed: ", and fails"
    }
  }
}

extension Point {
  /// `(100, 20)`.
  var words: String { "(\(Markup.number(x)), \(Markup.number(y)))" }
}
