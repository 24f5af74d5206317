import Invariants
import TouchScript

/// A line in the list of what happened: a call, a hit test as a whole, or a call that does not come.
struct Call {
  /// Its anchor in the page.
  let id: String
  /// The event's place in the trace; nil: it is no single call of the trace.
  var event: Int?
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

  /// What is called, and of what, without what comes of it.
  var subject = ""
  /// The same without whom it concerns.
  var kind: String { "\(sign == .hit) \(subject.prefix { $0 != " " })" }
  /// The name of the object that is called.
  var owner = ""
  /// What comes of it, in a word; or empty.
  var outcome = ""

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

    /// The class in the sheet.
    var name: String {
      switch self {
      case .recognizer: "rec"
      default: "\(self)"
      }
    }
  }
}

extension Call {
  /// The call of a trace at a place. `prefix` tells the anchors of two traces apart.
  init(_ trace: Trace, _ place: Int, _ index: SceneIndex, prefix: String = "e") {
    let event = trace.events[place]
    let observation = trace.observation(event)
    self.init(
      id: "\(prefix)\(place)", event: place, at: event.at, words: observation.words(event),
      recorded: observation.description, sign: observation.sign(event),
      isBookkeeping: event.kind.isBookkeeping, views: Self.views(of: event, trace, index),
      subject: "\(event.kind.name) \(observation.who ?? "")", owner: observation.who?.shown ?? "",
      outcome: observation.outcome(event))
  }

  /// The views that a call is about.
  private static func views(of event: Trace.Event, _ trace: Trace, _ index: SceneIndex) -> [Int] {
    func views(ofRecognizer number: Int) -> [Int] {
      let recognizers = index.scenario.recognizers
      guard recognizers.indices.contains(number) else { return [] }
      return index.view(recognizers[number].view).map { [$0] } ?? []
    }
    let views =
      switch event.kind {
      case .shouldBegin where event.other >= 0, .actionMethod: [event.other]
      case .selection, .contentTouch: [event.who, event.other]
      case .receivers: trace.listedNumbers(of: event).flatMap(views(ofRecognizer:))
      case .touchSet, .sendAction, .programmerError: [Int]()
      case _ where event.kind.isOfRecognizer: views(ofRecognizer: event.who)
      default: [event.who]
      }
    return views.filter(index.scenario.views.indices.contains)
  }
}

extension Observation.Kind {
  /// Whether it is how an engine works, or was only read off.
  var isBookkeeping: Bool {
    switch self {
    case .made, .madeView, .hitTest, .pointInside, .sendEvent, .chain, .receivers, .touchSet,
      .reset, .contentTouch:
      true
    default: false
    }
  }
}

extension Observation {
  /// What stands in front of the call.
  fileprivate func sign(_ event: Trace.Event) -> Call.Sign {
    switch event.kind {
    case .hitTest: .hit
    case .pointInside, .shouldReceiveEvent, .shouldReceive, .shouldBegin, .simultaneous,
      .shouldRequireFailure, .shouldBeRequiredToFail, .canPrevent, .canBePrevented, .contentTouch:
      .asked
    case .sendEvent, .otherEvent, .firstResponder: .told
    case .responder: event.phase == .cancelled ? .lost : .told
    case .recognizer, .reset, .made: .recognizer
    case .tracking:
      switch event.tracking {
      case .begin, .continue: .asked
      case .cancel: .lost
      default: .control
      }
    case .controlEvent: .control
    case .action, .actionMethod, .sendAction, .selection, .scroll, .programmerError, .chain,
      .madeView, .receivers, .touchSet:
      .app
    }
  }

  /// What comes of the call, in a word.
  fileprivate func outcome(_ event: Trace.Event) -> String {
    switch event.kind {
    case .recognizer, .action: event.state.rawValue
    case .responder: "touches\(event.phase.rawValue.capitalized)"
    case .controlEvent: event.word?.text ?? ""
    case .hitTest: other?.shown ?? "nothing"
    default: ""
    }
  }

  /// The call in plain words.
  fileprivate func words(_ event: Trace.Event) -> String {
    let who = who.quotedName
    let other = other.quotedName
    let answer = event.answer ? "yes" : "no"
    let asked =
      event.word == .asked(.recognizer) ? "\(who) is" : "the delegate of \(who) is"
    switch event.kind {
    case .made: return "\(who) is made"
    case .madeView:
      let kind = event.word?.text ?? "view"
      return "\("aeiou".contains(kind.prefix(1)) ? "an" : "a") \(kind) is made"
    case .hitTest: return "\(who) is hit-tested: \(other)"
    case .pointInside: return "\(who) is asked whether the point is inside: \(answer)"
    case .sendEvent: return "the event is sent to \(who)"
    case .responder: return "\(who) gets touches\(event.phase.rawValue.capitalized)"
    case .recognizer:
      return "\(who) gets touches\(event.phase.rawValue.capitalized)\(event.state.outcome)"
    case .shouldReceiveEvent:
      return "the delegate of \(who) is asked whether it should receive the event: \(answer)"
    case .shouldReceive:
      return "the delegate of \(who) is asked whether it should receive the touch: \(answer)"
    case .shouldBegin:
      let asked = self.other == nil ? "the delegate" : other
      return "\(asked) is asked whether \(who) should begin: \(answer)"
    case .simultaneous:
      return "the delegate of \(who) is asked whether it may recognize with \(other): \(answer)"
    case .shouldRequireFailure:
      return "\(asked) asked whether it must wait until \(other) fails: \(answer)"
    case .shouldBeRequiredToFail:
      return "\(asked) asked whether \(other) must wait until it fails: \(answer)"
    case .canPrevent: return "\(who) is asked whether it can prevent \(other): \(answer)"
    case .canBePrevented: return "\(who) is asked whether \(other) can prevent it: \(answer)"
    case .action: return "the action of \(who) is called, in \(event.state.rawValue)"
    case .reset: return "\(who) is reset, and possible again"
    case .tracking:
      switch event.tracking {
      case .begin: return "\(who) is asked whether to track the touch: \(answer)"
      case .continue: return "\(who) is asked whether to go on tracking: \(answer)"
      case .cancel: return "the tracking of \(who) is cancelled"
      default: return "\(who) stops tracking"
      }
    case .controlEvent: return "\(who) sends \(event.word?.text ?? "an event")"
    case .actionMethod: return "\(text.quotedName) of \(other) is called"
    case .sendAction:
      let end = event.answer ? "" : ", which finds no receiver"
      return "\(who) hands \(text.quotedName) to the application\(end)"
    case .selection: return "the row \(other) is \(event.answer ? "" : "no longer ")selected"
    case .scroll:
      switch event.word {
      case .scroll(.willBeginDragging): return "\(who) is about to scroll"
      case .scroll(.didEndDragging): return "\(who) is no longer dragged"
      default: return "\(who) scrolls to \(event.point.words)"
      }
    case .contentTouch:
      let question =
        event.word == .content(.shouldBegin)
        ? "\(other) should get the touch" : "it may take the touch from \(other)"
      return "\(who) asks itself whether \(question): \(answer)"
    case .otherEvent:
      return "\(who) gets \(event.word?.text ?? "")\(event.phase.rawValue.capitalized)"
    case .firstResponder: return "\(who) is \(event.answer ? "" : "not ")the first responder"
    case .programmerError: return "the engine reports a misuse: \(text.onOneLine(limit: 200))"
    case .chain: return "the responder chain of \(who) is read"
    case .receivers: return "the recognizers of touch \(fingers.first ?? 0) are read"
    case .touchSet: return "the touches of \(who) are read"
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

extension String? {
  /// A name in quotes; of none, `nothing`.
  fileprivate var quotedName: String { self?.quotedName ?? "nothing" }
}

extension String {
  /// A name in quotes.
  var quotedName: String { "“\(shown)”" }

  /// The text with “…” where it has "…".
  var curled: String {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return self }
    return parts.enumerated().map { place, part in place % 2 == 1 ? "“\(part)”" : String(part) }
      .joined()
  }
}
