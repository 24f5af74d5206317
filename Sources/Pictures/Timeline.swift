import Invariants
import TouchScript

/// What happened, moment by moment.
struct Timeline {
  private(set) var moments: [Moment] = []
  /// All calls, in order; of a moment they stand together.
  private(set) var calls: [Call] = []
  /// The anchor under which a call is shown, for each event of the trace.
  private(set) var anchors: [Int: String] = [:]
  private let index: SceneIndex

  /// An instant of virtual time, or a drag of several.
  struct Moment {
    /// What the fingers or the app do.
    var title: String
    /// Its first and its last time, in milliseconds.
    var start: Int
    let end: Int
    /// Whether fingers only move.
    var isDrag = false
    /// Whether nothing has happened yet, and only what is new is reported.
    var isSetUp = false

    init(_ title: String, at time: Int) {
      self.title = title
      (start, end) = (time, time)
    }

    /// When it is, in words.
    var time: String { (start == end ? "" : "\(start)–") + Timeline.duration(end) }

    /// The moment as a head over its calls.
    var head: Markup { "<span>\(words: title)<time>\(time)</time></span>" }
  }

  /// Samples that are no further apart are one drag.
  private static let mostBetweenSamples = 17
  private static let nothing = "Nothing happens"

  /// `60 ms`, `10 s`, `10.06 s`.
  static func duration(_ milliseconds: Int) -> String {
    milliseconds.magnitude < 1_000
      ? "\(milliseconds) ms" : "\(Markup.number(Double(milliseconds) / 1_000)) s"
  }

  /// The moments of a trace of a scene. `prefix` tells the anchors of two traces apart.
  init(_ scenario: Scenario, _ trace: Trace, prefix: String = "e") {
    let trace = trace.bound(to: scenario)
    index = SceneIndex(scenario)
    var steps = scenario.script[...]
    for (place, event) in trace.events.enumerated() {
      if event.kind == .made || event.kind == .madeView, moments.last?.isSetUp ?? true {
        if moments.isEmpty { moments = [Moment("The scene is set up", at: event.at)] }
        moments[0].isSetUp = true
      } else {
        while let step = steps.first, step.at <= event.at { open(steps.removeFirst()) }
        if moments.last.map({ $0.isSetUp || $0.end != event.at }) ?? true {
          moments.append(Moment("A timer fires", at: event.at))
        }
      }
      calls.append(Call(trace, place, index, prefix: prefix, moment: moments.count - 1))
    }
    for step in steps { open(step) }
    if let last = moments.indices.last, moments[last].title == Self.nothing {
      moments[last].title = calls.last?.moment == last ? "A timer fires" : "Nothing more happens"
    }
    foldHitTests(trace, prefix: prefix == "e" ? "h" : "g")
    foldRepetitions()
    for call in calls { call.event.map { anchors[$0] = call.hitTest ?? call.id } }
  }

  private mutating func open(_ step: Scenario.Step) {
    var moment = Moment(Self.title(of: step), at: step.at)
    moment.isDrag =
      step.changes.isEmpty && !step.touches.isEmpty
      && step.touches.allSatisfy { $0.phase == .moved }
    let isNear = moments.last.map { $0.isDrag && step.at - $0.end <= Self.mostBetweenSamples }
    if moment.isDrag, isNear ?? false { moment.start = moments.removeLast().start }
    moments.append(moment)
  }

  /// What happens in a step.
  private static func title(of step: Scenario.Step) -> String {
    let words = step.changes.map(\.description) + step.touches.map(\.description)
    let title = words.joined(separator: ", ")
    // A change begins with a name, which stays as it is.
    return step.changes.isEmpty ? (title.first?.uppercased() ?? nothing) + title.dropFirst() : title
  }

  /// Puts one line in front of the calls of each hit test.
  private mutating func foldHitTests(_ trace: Trace, prefix: String) {
    let views = index.scenario.views
    var folded: [Call] = []
    var rest = calls[...]
    while let first = rest.first, let place = first.event {
      let run = rest.prefix { call in
        let event = trace.events[call.event ?? place]
        let isWindow = views.indices.contains(event.who) && views[event.who].kind == .window
        return call.moment == first.moment
          && (event.kind == .pointInside
            || event.kind == .hitTest && (!isWindow || call.id == first.id))
      }
      rest = rest.dropFirst(max(1, run.count))
      guard run.count > 1 else {
        folded.append(first)
        continue
      }
      let end = trace.otherName(of: trace.events[place])
      let path = run.filter { call in
        let event = trace.events[call.event ?? place]
        return event.kind == .hitTest && end != nil && trace.otherName(of: event) == end
      }
      let way = path.count > 1 ? ": \(path.map(\.owner).joined(separator: " → "))" : ""
      let id = "\(prefix)\(place)"
      folded.append(
        Call(
          id: id, moment: first.moment, at: first.at,
          words: "Hit-testing finds \(end?.quotedName ?? "no view")\(way)",
          recorded: "\(first.recorded), and \((run.count - 1).of("call")) more", sign: .hit,
          views: path.isEmpty ? first.views : path.flatMap(\.views)))
      folded += run.map { call in
        var call = call
        call.hitTest = id
        return call
      }
    }
    calls = folded
  }

  /// Shows what a drag repeats once, and says how often it is called.
  private mutating func foldRepetitions() {
    var first: [String: Int] = [:]
    for (place, call) in calls.enumerated()
    where !call.isBookkeeping && moments[call.moment].isDrag {
      let known = first["\(call.moment) \(call.words)", default: place]
      first["\(call.moment) \(call.words)"] = known
      if known == place { continue }
      calls[known].times += 1
      calls[place].isBookkeeping = true
    }
  }

  // MARK: - What is wrong, and what does not happen

  /// Marks the wrong calls, and adds those that are missing where they were due.
  mutating func mark(_ broken: [Exhibit.Broken]) {
    for (number, broken) in broken.enumerated() {
      let violation = broken.violation
      let found = calls.firstIndex { $0.event == max(0, violation.event) }
      let words = "expected: \(violation.expected.curled)"
      let place = found ?? calls.count
      if let found, !violation.isMissing {
        calls[found].wrong.append(number)
        calls[found].isBookkeeping = false
        if number == 0 { calls[found].sign = .wrong }
      } else if place > 0, calls[place - 1].words == words, calls[place - 1].event == nil {
        calls[place - 1].wrong.append(number)
      } else {
        if moments.isEmpty { moments = [Moment(Self.nothing, at: 0)] }
        let moment = found.map { calls[$0].moment } ?? moments.count - 1
        let at = found.map { calls[$0].at } ?? moments[moment].end
        calls.insert(
          Call(
            id: "m\(number)", moment: moment, at: at, words: words,
            sign: number == 0 ? .wrong : .absent, wrong: [number]), at: place)
      }
    }
  }

  /// Adds what does not happen as call `n` and the sentence's place, where it was due: at its own time, or at that of what prevents it.
  mutating func add(_ explanation: [TraceExplanation.Sentence]) {
    let filled = Set(calls.map(\.moment))
    for (number, sentence) in explanation.enumerated() {
      let at = sentence.at ?? sentence.causes.compactMap(\.at).max() ?? .max
      let due = moments.indices.last {
        !moments[$0].isSetUp && moments[$0].start <= at && filled.contains($0)
      }
      guard let what = sentence.absent, let moment = due ?? moments.indices.last else { continue }
      let name = what.hasPrefix("the ") ? String(what.dropFirst(4)) : what
      let recognizer = index.scenario.recognizers.first { $0.id == sentence.about.name }
      let view =
        sentence.about.kind == .recognizer
        ? recognizer.flatMap { index.view($0.view) } : index.view(sentence.about.name)
      calls.insert(
        Call(
          id: "n\(number)", moment: moment, at: moments[moment].end, words: "no \(name.curled)",
          sign: .absent, views: view.map { [$0] } ?? []),
        at: calls.firstIndex { $0.moment > moment } ?? calls.count)
    }
  }
}
