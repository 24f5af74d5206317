import Invariants
import TouchScript

/// An instant of virtual time, or a drag of several, with the calls of it.
struct Moment {
  /// What the fingers or the app do.
  var title: String
  /// Its first and its last time, in milliseconds.
  let start: Int
  var end: Int
  /// Whether fingers only move.
  var isDrag = false
  /// Whether nothing has happened yet, and only what is new is reported.
  var isSetUp = false
  var calls: [Call] = []
  /// When it is, in words.
  var time: String {
    start == end ? Moment.duration(start) : "\(start)–\(Moment.duration(end))"
  }

  /// `60 ms`, `10 s`, `10.06 s`.
  static func duration(_ milliseconds: Int) -> String {
    milliseconds.magnitude < 1_000
      ? "\(milliseconds) ms" : "\(Markup.number(Double(milliseconds) / 1_000)) s"
  }
}

/// What happened, instant by instant.
struct Timeline {
  private(set) var moments: [Moment] = []
  /// The anchor under which a call is shown, for each event of the trace.
  private(set) var anchors: [Int: String] = [:]

  /// Samples that are no further apart are one drag.
  private static let mostBetweenSamples = 17

  /// All calls, in order.
  var calls: [Call] { moments.flatMap(\.calls) }
  /// How many of them only tell what is new, before anything happens.
  var setUp: Int { moments.first.map { $0.isSetUp ? $0.calls.count : 0 } ?? 0 }

  /// The instants of a trace that is bound to its scenario. `prefix` tells the anchors of two traces apart.
  init(_ scenario: Scenario, _ trace: Trace, prefix: String = "e") {
    let index = SceneIndex(scenario)
    var steps = scenario.script[...]
    for place in trace.events.indices {
      let event = trace.events[place]
      if event.kind == .made || event.kind == .madeView, moments.last?.isSetUp ?? true {
        if moments.isEmpty {
          moments = [Moment(title: "The scene is set up", start: event.at, end: event.at)]
          moments[0].isSetUp = true
        }
      } else {
        while let step = steps.first, step.at <= event.at { open(steps.removeFirst()) }
        if moments.last.map({ $0.isSetUp || $0.end != event.at }) ?? true {
          moments.append(Moment(title: "A timer fires", start: event.at, end: event.at))
        }
      }
      moments[moments.count - 1].calls.append(Call(trace, place, index, prefix: prefix))
    }
    for step in steps { open(step) }
    if let last = moments.indices.last, moments[last].title == Self.nothing {
      moments[last].title = moments[last].calls.isEmpty ? "Nothing more happens" : "A timer fires"
    }
    for place in moments.indices {
      moments[place].foldHitTests(trace, index, prefix: prefix)
      moments[place].foldRepetitions()
    }
    for call in calls {
      if let event = call.event { anchors[event] = call.hitTest ?? call.id }
    }
  }

  private static let nothing = "Nothing happens"

  private mutating func open(_ step: Scenario.Step) {
    let isDrag =
      step.changes.isEmpty && !step.touches.isEmpty
      && step.touches.allSatisfy { $0.phase == .moved }
    if isDrag, let last = moments.last, last.isDrag, step.at - last.end <= Self.mostBetweenSamples {
      moments[moments.count - 1].end = step.at
      moments[moments.count - 1].title = Self.title(of: step)
      return
    }
    moments.append(
      Moment(title: Self.title(of: step), start: step.at, end: step.at, isDrag: isDrag))
  }

  /// What happens in a step.
  private static func title(of step: Scenario.Step) -> String {
    let acts = [TouchPhase.began, .moved, .ended].compactMap { phase -> String? in
      let touches = step.touches.filter { $0.phase == phase }
      guard let first = touches.first else { return nil }
      let isOne = touches.count == 1
      let numbers = touches.map { "\($0.finger)" }.joined(separator: " and ")
      let verb =
        switch phase {
        case .began: isOne ? "comes down at \(first.location.words)" : "come down"
        case .moved: isOne ? "moves to \(first.location.words)" : "move"
        default: isOne ? "lifts" : "lift"
        }
      return "\(isOne ? "finger" : "fingers") \(numbers) \(verb)"
    }
    let words = (step.changes.map(\.description) + acts).joined(separator: ", ")
    return words.isEmpty ? nothing : words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Moment {
  /// Puts one line in front of the calls of each hit test.
  fileprivate mutating func foldHitTests(_ trace: Trace, _ index: SceneIndex, prefix: String) {
    var folded: [Call] = []
    var rest = calls[...]
    let views = index.scenario.views
    while let first = rest.first {
      let run = rest.prefix { call in
        guard let event = call.event.map({ trace.events[$0] }) else { return false }
        let isWindow = views.indices.contains(event.who) && views[event.who].kind == .window
        return event.kind == .pointInside
          || event.kind == .hitTest
            && (!isWindow || call.id == first.id)
      }
      if run.count > 1, let place = first.event {
        let end = trace.otherName(of: trace.events[place])
        let path = run.filter { call in
          let event = trace.events[call.event ?? place]
          return event.kind == .hitTest && end != nil && trace.otherName(of: event) == end
        }
        let names = path.compactMap { trace.name(of: trace.events[$0.event ?? place])?.shown }
        let way = names.count > 1 ? ": \(names.joined(separator: " → "))" : ""
        let id = (prefix == "e" ? "h" : "g") + "\(place)"
        folded.append(
          Call(
            id: id, at: first.at,
            words: "Hit-testing finds \(end?.quotedName ?? "no view")\(way)",
            recorded: "\(first.recorded), and \((run.count - 1).of("call")) more", sign: .hit,
            views: path.isEmpty ? first.views : path.flatMap(\.views)))
        for var call in run {
          call.hitTest = id
          folded.append(call)
        }
      } else {
        folded += run.isEmpty ? rest.prefix(1) : run
      }
      rest = rest.dropFirst(max(1, run.count))
    }
    calls = folded
  }

  /// Shows what a drag repeats once, and says how often it is called.
  fileprivate mutating func foldRepetitions() {
    guard isDrag, start < end else { return }
    var first: [String: Int] = [:]
    for place in calls.indices where !calls[place].isBookkeeping {
      if let known = first[calls[place].words] {
        calls[known].times += 1
        calls[place].isBookkeeping = true
      } else {
        first[calls[place].words] = place
      }
    }
  }
}

// MARK: - What is wrong, and what does not happen

extension Timeline {
  /// Marks the wrong calls, and adds those that are missing where they were due.
  mutating func mark(_ broken: [Exhibit.Broken], in trace: Trace) {
    for (place, broken) in broken.enumerated() {
      let event = max(0, min(broken.violation.event, trace.events.count))
      if broken.violation.isMissing || event == trace.events.count {
        let words = broken.violation.expected.curled
        if let (moment, call) = self.place(of: event), moments[moment].calls.indices.contains(call)
        {
          insert(Call.missing(place, words, at: moments[moment].calls[call].at), moment, call)
        } else {
          let last = max(0, moments.count - 1)
          if moments.isEmpty { moments = [Moment(title: Self.nothing, start: 0, end: 0)] }
          insert(.missing(place, words, at: moments[last].end), last, moments[last].calls.count)
        }
      } else if let (moment, call) = self.place(of: event) {
        moments[moment].calls[call].wrong.append(place)
        if place == 0 { moments[moment].calls[call].sign = .wrong }
        moments[moment].calls[call].isBookkeeping = false
      }
    }
  }

  /// Adds what does not happen, where it was due: at its own time, or at that of what prevents it.
  mutating func add(
    _ absent: [(sentence: TraceExplanation.Sentence, id: String)], _ index: SceneIndex
  ) {
    for (sentence, id) in absent {
      guard let what = sentence.absent else { continue }
      let at = sentence.at ?? sentence.causes.compactMap(\.at).max()
      let place =
        moments.lastIndex { !$0.isSetUp && $0.start <= (at ?? .max) && !$0.calls.isEmpty }
        ?? moments.count - 1
      guard moments.indices.contains(place) else { continue }
      let name = what.hasPrefix("the ") ? String(what.dropFirst(4)) : what
      let recognizer = index.scenario.recognizers.first { $0.id == sentence.about.name }
      let view =
        sentence.about.kind == .recognizer
        ? recognizer.flatMap { index.view($0.view) } : index.view(sentence.about.name)
      moments[place].calls.append(
        Call(
          id: id, at: moments[place].end, words: "no \(name.curled)", sign: .absent,
          views: view.map { [$0] } ?? []))
    }
  }

  /// Where an event of the trace stands.
  private func place(of event: Int) -> (moment: Int, call: Int)? {
    for (moment, value) in moments.enumerated() {
      if let call = value.calls.firstIndex(where: { $0.event == event }) { return (moment, call) }
    }
    return nil
  }

  private mutating func insert(_ call: Call, _ moment: Int, _ place: Int) {
    if place > 0, moments[moment].calls[place - 1].words == call.words,
      moments[moment].calls[place - 1].event == nil
    {
      moments[moment].calls[place - 1].wrong += call.wrong
    } else {
      moments[moment].calls.insert(call, at: place)
    }
  }
}

extension Call {
  /// A call that a rule misses.
  fileprivate static func missing(_ place: Int, _ words: String, at: Int) -> Call {
    Call(
      id: "m\(place)", at: at, words: "expected: \(words)", sign: place == 0 ? .wrong : .absent,
      wrong: [place])
  }
}

extension Point {
  /// `(100, 20)`.
  var words: String { "(\(Markup.number(x)), \(Markup.number(y)))" }
}
