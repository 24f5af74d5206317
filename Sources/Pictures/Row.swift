import Invariants
import TouchScript

/// One step through what happened: a call, or one that is missing.
struct Row {
  /// Who made the call.
  enum Side: Int {
    /// The engine under test, and the other where there is one.
    case both
    /// The engine under test alone.
    case own
    /// The other engine alone.
    case other
    /// Nobody; a rule says that it was due.
    case missing
  }

  let side: Side
  /// The event's place in the trace of whoever made it.
  let event: Int?
  /// When, in milliseconds.
  let at: Int
  /// What it says.
  let text: String
  /// What is lit: places in `scenario.views`, and in what way.
  var lit: [(view: Int, light: Light)] = []
  /// Whether it goes on with the hit test of the row before.
  var continuesHitTest = false
  /// The recognizer whose state it tells, or that it is about, and that state.
  var recognizer: Int?
  var state: RecognizerState?
  /// The responder that was called, by its number.
  var responder: Int?
  /// The responder chain that was read off, from the view outwards.
  var chain: [String]?
  /// The broken rules of which it is the wrong event, as places in `exhibit.broken`.
  var wrong: [Int] = []
  /// What was observed; nil: it is missing.
  fileprivate(set) var kind: Observation.Kind?
  /// Whether a window is asked, with which a hit test begins.
  fileprivate var beginsHitTest = false

  var isHitTest: Bool { kind == .hitTest || kind == .pointInside }
  /// Whether it only tells of what is new.
  var isOfMaking: Bool { kind == .made || kind == .madeView }

  init(side: Side, event: Int?, at: Int, text: String) {
    self.side = side
    self.event = event
    self.at = at
    self.text = text
  }

  /// How a view is lit.
  enum Light: String {
    /// It is asked whether it is hit.
    case asked
    /// The point is in it, or is not.
    case inside, outside
    /// A touch is its own.
    case hit
    /// It is told of touches, or that they are taken from it.
    case told, taken
    /// A recognizer of it hears of touches, or acts.
    case heard, acts
  }
}

/// The rows of an exhibit.
struct Rows {
  private(set) var rows: [Row] = []

  init(_ exhibit: Exhibit) {
    let own = exhibit.trace.bound(to: exhibit.scenario)
    let other = exhibit.other?.trace.bound(to: exhibit.scenario)
    let index = SceneIndex(exhibit.scenario)
    var due: [Int: [Int]] = [:]
    var wrong: [Int: [Int]] = [:]
    for (place, broken) in exhibit.broken.enumerated() {
      let event = max(0, min(broken.violation.event, own.events.count))
      if broken.violation.isMissing || event == own.events.count {
        due[event, default: []].append(place)
      } else {
        wrong[event, default: []].append(place)
      }
    }
    func miss(at event: Int) {
      for place in due[event] ?? [] {
        let at = own.events.indices.contains(event) ? own.events[event].at : own.events.last?.at
        var row = Row(
          side: .missing, event: nil, at: at ?? 0,
          text: exhibit.broken[place].violation.expected)
        row.wrong = [place]
        rows.append(row)
      }
    }
    for step in Alignment.steps(own, other) {
      switch step {
      case .both(let event, _), .own(let event):
        miss(at: event)
        var row = Row(own, event, index, side: step.isShared ? .both : .own)
        row.wrong = wrong[event] ?? []
        rows.append(row)
      case .other(let event):
        if let other { rows.append(Row(other, event, index, side: .other)) }
      }
    }
    miss(at: own.events.count)
    for place in rows.indices.dropFirst() where rows[place].isHitTest {
      rows[place].continuesHitTest = rows[place - 1].isHitTest && !rows[place].beginsHitTest
    }
  }

  /// Where to begin: at the first wrong event, or else where something happens.
  var start: Int {
    rows.firstIndex { !$0.wrong.isEmpty } ?? rows.firstIndex { $0.side != .both }
      ?? rows.firstIndex { !$0.isOfMaking } ?? 0
  }
}

extension Row {
  init(_ trace: Trace, _ place: Int, _ index: SceneIndex, side: Side) {
    let event = trace.events[place]
    self.init(
      side: side, event: place, at: event.at, text: trace.observation(event).description)
    kind = event.kind
    let views = index.scenario.views
    func light(_ number: Int, _ light: Light) {
      if views.indices.contains(number) { lit.append((number, light)) }
    }
    let recognizers = index.scenario.recognizers
    func lightView(of recognizer: Int, _ kind: Light) {
      guard recognizers.indices.contains(recognizer) else { return }
      self.recognizer = recognizer
      if let view = index.view(recognizers[recognizer].view) { light(view, kind) }
    }
    switch event.kind {
    case .hitTest:
      light(event.who, .asked)
      beginsHitTest = views.indices.contains(event.who) && views[event.who].kind == .window
    case .pointInside: light(event.who, event.answer ? .inside : .outside)
    case .sendEvent:
      for touch in trace.touches[event.touches] { light(Int(touch.view), .hit) }
    case .responder:
      light(event.who, event.phase == .cancelled ? .taken : .told)
      responder = event.who
    case .recognizer:
      lightView(of: event.who, .heard)
      state = event.state
    case .action:
      lightView(of: event.who, .acts)
      state = event.state
    case .reset:
      lightView(of: event.who, .heard)
      state = .possible
    case .shouldBegin:
      lightView(of: event.who, .asked)
      if event.other >= 0 { light(event.other, .asked) }
    case .tracking, .controlEvent, .otherEvent, .firstResponder:
      light(event.who, event.tracking == .cancel ? .taken : .told)
      responder = event.who
    case .actionMethod:
      light(event.other, .told)
      responder = event.other
    case .selection:
      light(event.who, .told)
      light(event.other, .told)
    case .contentTouch:
      light(event.who, .asked)
      light(event.other, .asked)
    case .chain:
      light(event.who, .hit)
      chain = ([trace.name(of: event) ?? ""] + trace.listedNames(of: event)).map(\.shown)
    case .receivers:
      for number in trace.listedNumbers(of: event) { lightView(of: number, .heard) }
    case .touchSet: break
    default:
      let isOfRecognizer = event.kind.isOfRecognizer
      isOfRecognizer ? lightView(of: event.who, .asked) : light(event.who, .told)
    }
  }
}
