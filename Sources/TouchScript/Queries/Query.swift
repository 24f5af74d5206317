/// A wish about what becomes of a scene, in words that can be typed: `not select row`.
///
/// ```swift
/// let query = try Query("event save touchUpInside", in: scenario)
/// query.holds(in: stage.perform(scenario))
/// ```
public struct Query: Hashable, Sendable {
  /// What is asked for.
  public var happening: Happening
  /// Whether it is to happen, and not to be absent.
  public var isWanted: Bool

  /// What may happen in a scene: a verb, the object that it is about, and of a control the event.
  public struct Happening: Hashable, Sendable {
    package let verb: Verb
    package let name: Scenario.ID
    package let event: ControlEvent?

    fileprivate init(_ verb: Verb, _ name: Scenario.ID, _ event: ControlEvent? = nil) {
      (self.verb, self.name, self.event) = (verb, name, event)
    }

    /// A finger comes down on the view.
    public static func hit(_ view: Scenario.ID) -> Self { Self(.hit, view) }
    /// `touchesBegan` of the view, or of another responder, is called.
    public static func receives(_ responder: Scenario.ID) -> Self { Self(.receives, responder) }
    /// `touchesCancelled` of the view, or of another responder, is called.
    public static func cancelled(_ responder: Scenario.ID) -> Self { Self(.cancelled, responder) }
    /// The recognizer recognizes: it begins, or ends without having begun.
    public static func recognized(_ recognizer: Scenario.ID) -> Self {
      Self(.recognized, recognizer)
    }
    /// The recognizer sends its action, or an action method of that name is called.
    public static func action(_ name: String) -> Self { Self(.action, name) }
    /// The row of a table is selected.
    public static func select(_ cell: Scenario.ID) -> Self { Self(.select, cell) }
    /// The scroll view, or table, begins to scroll under a finger.
    public static func scrolls(_ view: Scenario.ID) -> Self { Self(.scrolls, view) }
    /// The control sends the event.
    public static func event(_ control: Scenario.ID, _ event: ControlEvent) -> Self {
      Self(.event, control, event)
    }
  }

  /// Makes a query.
  public init(_ happening: Happening, isWanted: Bool = true) {
    self.happening = happening
    self.isWanted = isWanted
  }

  /// The forms that `init(_:in:)` reads.
  public static let grammar =
    "[not] hit VIEW | receives VIEW | cancelled VIEW | recognized R | action R | select CELL"
    + " | scrolls VIEW | event CONTROL EVENT"

  /// The words with which queries begin.
  package enum Verb: String, Hashable, Sendable, CaseIterable {
    case hit, receives, cancelled, recognized, action, select, scrolls, event
  }

  /// Reads a query about a scene; throws where the words make none, or name what is not in the scene.
  public init(_ text: String, in scenario: Scenario) throws(QueryError) {
    try self.init(words: text)
    let (noun, names) = scenario.names(for: happening.verb)
    let name = happening.name
    if names.contains(name) { return }
    let known = names.count > 12 ? [] : names
    let list = "; there \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))"
    throw QueryError(
      "the scene has no \(noun) \(name.quoted)"
        + (names.hint(for: name) ?? (known.isEmpty ? "" : list)))
  }

  /// Reads a query, whatever the scene.
  package init(words text: String) throws(QueryError) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    isWanted = words.first != "not"
    if !isWanted { words.removeFirst() }
    guard let first = words.first else {
      throw QueryError("there is nothing in it; it takes \(Query.grammar)")
    }
    guard let verb = Verb(rawValue: first) else {
      let hint = Verb.allCases.map(\.rawValue).hint(for: first).map { "\($0) It" } ?? "; it"
      throw QueryError("there is no query \(first.quoted)\(hint) takes \(Query.grammar)")
    }
    guard words.count > 1 else {
      throw QueryError("\(first) of what? It takes \(Query.grammar)")
    }
    var event: ControlEvent?
    if verb == .event {
      guard words.count > 2, let last = words.popLast() else {
        throw QueryError("event takes a control and an event, such as event save touchUpInside")
      }
      event = ControlEvent(rawValue: last)
      guard event != nil else {
        let hint = ControlEvent.allCases.map(\.rawValue).hint(for: last) ?? ""
        throw QueryError("there is no control event \(last.quoted)\(hint)")
      }
    }
    happening = Happening(verb, words.dropFirst().joined(separator: " "), event)
  }

  /// The calls of a trace that show what is asked for, be it wanted or not, as places in `events`.
  public func calls(in trace: Trace) -> [Int] {
    let name = happening.name
    switch happening.verb {
    case .hit: return trace.hits(name)
    case .recognized: return trace.recognitions(by: name)
    case .receives, .cancelled, .action, .select, .scrolls, .event:
      return trace.events.indices.filter { happening.isShown(by: trace.events[$0], in: trace) }
    }
  }

  /// Whether it is so in a trace.
  public func holds(in trace: Trace) -> Bool { calls(in: trace).isEmpty != isWanted }
}

extension Query: CustomStringConvertible {
  /// The words by which it is read.
  public var description: String {
    let words = [happening.verb.rawValue, happening.name, happening.event?.rawValue]
    return ([isWanted ? nil : "not"] + words).compactMap(\.self).joined(separator: " ")
  }
}

/// Why words make no query, in a sentence without a full stop.
public struct QueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}

// MARK: - What shows it

extension Query.Happening {
  /// Whether a single call shows it.
  fileprivate func isShown(by event: Trace.Event, in trace: Trace) -> Bool {
    let subject = trace.name(of: event)
    return switch verb {
    case .receives: event.kind == .responder && event.phase == .began && subject == name
    case .cancelled: event.kind == .responder && event.phase == .cancelled && subject == name
    case .action:
      event.kind == .action && subject == name
        || event.kind == .actionMethod && trace.text(of: event) == name
    case .select: event.kind == .selection && event.answer && trace.otherName(of: event) == name
    case .scrolls: event.word == .scroll(.willBeginDragging) && subject == name
    case .event: event.controlEvent == self.event && subject == name
    case .hit, .recognized: false
    }
  }
}

extension Trace {
  /// Where a touch is first seen whose view this is.
  fileprivate func hits(_ view: ID) -> [Int] {
    var fingers: [(finger: Int, timestamp: Int)] = []
    return events.indices.filter { index in
      let known = fingers.count
      for touch in touches[events[index].touches]
      where touch.phase == .began && names.name(touch.view, in: .responders) == view
        && !fingers.contains(where: { $0 == (touch.finger, touch.timestamp) })
      {
        fingers.append((touch.finger, touch.timestamp))
      }
      return fingers.count > known
    }
  }

  /// The actions with which a recognizer recognized: with a state of began, or of ended where it had
  /// not begun.
  fileprivate func recognitions(by recognizer: ID) -> [Int] {
    var isActive = false
    return events.indices.filter { index in
      let event = events[index]
      guard event.kind == .action, name(of: event) == recognizer else { return false }
      defer { isActive = event.state == .began || event.state == .changed }
      return event.state == .began || event.state == .ended && !isActive
    }
  }
}

extension Scenario {
  /// The names that a query may be about, and what one of them is called.
  fileprivate func names(for verb: Query.Verb) -> (noun: String, names: [String]) {
    func views(_ isMeant: (View.Kind) -> Bool) -> [String] {
      self.views.filter { isMeant($0.kind) }.map(\.id)
    }
    let recognizers = recognizers.map(\.id)
    return switch verb {
    case .hit: ("view", self.views.map(\.id))
    case .receives, .cancelled:
      ("view or other responder", self.views.map(\.id) + controllers.map(\.id) + Reserved.all)
    case .recognized: ("recognizer", recognizers)
    case .action:
      (
        "recognizer or action",
        recognizers + self.views.flatMap { $0.targets.map(\.action) }
          + self.recognizers.flatMap { $0.targets.map(\.action) }
      )
    case .select: ("row (a table cell)", views { $0 == .tableCell })
    case .scrolls: ("scroll view", views(\.isScrollView))
    case .event: ("control", views(\.isControl))
    }
  }
}
