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

  /// What may happen in a scene.
  public enum Happening: Hashable, Sendable {
    /// A finger comes down on the view.
    case hit(Scenario.ID)
    /// `touchesBegan` of the view, or of another responder, is called.
    case receives(Scenario.ID)
    /// `touchesCancelled` of the view, or of another responder, is called.
    case cancelled(Scenario.ID)
    /// The recognizer recognizes: it begins, or ends without having begun.
    case recognized(Scenario.ID)
    /// The recognizer sends its action, or an action method of that name is called.
    case action(String)
    /// The row of a table is selected.
    case select(Scenario.ID)
    /// The scroll view, or table, begins to scroll under a finger.
    case scrolls(Scenario.ID)
    /// The control sends the event.
    case event(Scenario.ID, ControlEvent)
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

  /// The verb of a query in words; nil: it has none.
  package static func verb(of text: String) -> Verb? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first == "not" { words.removeFirst() }
    return words.first.flatMap(Verb.init)
  }

  /// Why words make no query, whatever the scene; nil: they make one of a scene that has the names.
  package static func complaint(about text: String) -> QueryError? {
    do throws(QueryError) {
      _ = try QueryWords(text)
      return nil
    } catch {
      return error
    }
  }

  /// Reads a query about a scene; throws where the words make none, or name what is not in the scene.
  public init(_ text: String, in scenario: Scenario) throws(QueryError) {
    let form = try QueryWords(text)
    let find = Finder(scenario)
    isWanted = form.isWanted
    switch form.verb {
    case .hit: happening = .hit(try find.view(form.name))
    case .receives: happening = .receives(try find.responder(form.name))
    case .cancelled: happening = .cancelled(try find.responder(form.name))
    case .recognized: happening = .recognized(try find.recognizer(form.name))
    case .action: happening = .action(try find.action(form.name))
    case .select: happening = .select(try find.cell(form.name))
    case .scrolls: happening = .scrolls(try find.scrollView(form.name))
    case .event: happening = .event(try find.control(form.name), form.event)
    }
  }

  /// The calls of a trace that show what is asked for, be it wanted or not.
  public func calls(in trace: Trace) -> [Int] {
    switch happening {
    case .hit(let view): trace.hits(view)
    case .receives(let responder): trace.receptions(by: responder)
    case .cancelled(let responder): trace.cancellations(of: responder)
    case .recognized(let recognizer): trace.recognitions(by: recognizer)
    case .action(let name): trace.actions(of: name)
    case .select(let cell): trace.selections(of: cell)
    case .scrolls(let view): trace.scrollings(of: view)
    case .event(let control, let event): trace.sendings(of: event, by: control)
    }
  }

  /// Whether it is so in a trace.
  public func holds(in trace: Trace) -> Bool { calls(in: trace).isEmpty != isWanted }
}

extension Query: CustomStringConvertible {
  /// The words by which it is read.
  public var description: String {
    let words =
      switch happening {
      case .hit(let name): "hit \(name)"
      case .receives(let name): "receives \(name)"
      case .cancelled(let name): "cancelled \(name)"
      case .recognized(let name): "recognized \(name)"
      case .action(let name): "action \(name)"
      case .select(let name): "select \(name)"
      case .scrolls(let name): "scrolls \(name)"
      case .event(let name, let event): "event \(name) \(event.rawValue)"
      }
    return isWanted ? words : "not " + words
  }
}

/// Why words make no query, in a sentence without a full stop.
public struct QueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The words of a query, whatever the scene.
private struct QueryWords {
  let isWanted: Bool
  let verb: Query.Verb
  let name: String
  /// The event of a control; of other queries it means nothing.
  let event: ControlEvent

  init(_ text: String) throws(QueryError) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    isWanted = words.first != "not"
    if !isWanted { words.removeFirst() }
    guard let first = words.first else {
      throw QueryError("there is nothing in it; it takes \(Query.grammar)")
    }
    guard let verb = Query.Verb(rawValue: first) else {
      let verbs = Query.Verb.allCases.map(\.rawValue)
      let hint = verbs.nearest(to: first).map { "did you mean \($0)? It" } ?? "it"
      throw QueryError("there is no query \(first.quoted); \(hint) takes \(Query.grammar)")
    }
    self.verb = verb
    guard words.count > 1 else {
      throw QueryError("\(first) of what? It takes \(Query.grammar)")
    }
    guard verb == .event else {
      name = words.dropFirst().joined(separator: " ")
      event = .touchUpInside
      return
    }
    guard words.count > 2, let last = words.last else {
      throw QueryError("event takes a control and an event, such as event save touchUpInside")
    }
    name = words.dropFirst().dropLast().joined(separator: " ")
    event = try Self.event(last)
  }

  private static func event(_ name: String) throws(QueryError) -> ControlEvent {
    if let event = ControlEvent(rawValue: name) { return event }
    let names = ControlEvent.allCases.map(\.rawValue)
    let hint = names.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
    throw QueryError("there is no control event \(name.quoted)\(hint)")
  }
}

/// Finds out what names in a query mean.
private struct Finder {
  let scenario: Scenario

  init(_ scenario: Scenario) { self.scenario = scenario }

  func view(_ name: String) throws(QueryError) -> String {
    try one(of: scenario.views.map(\.id), name, "view")
  }

  func responder(_ name: String) throws(QueryError) -> String {
    let names =
      scenario.views.map(\.id) + scenario.controllers.map(\.id) + Scenario.Reserved.all
    return try one(of: names, name, "view or other responder")
  }

  func recognizer(_ name: String) throws(QueryError) -> String {
    try one(of: scenario.recognizers.map(\.id), name, "recognizer")
  }

  func action(_ name: String) throws(QueryError) -> String {
    let methods = scenario.views.flatMap { $0.targets.map(\.action) }
    let others = scenario.recognizers.flatMap { $0.targets.map(\.action) }
    return try one(
      of: scenario.recognizers.map(\.id) + methods + others, name, "recognizer or action")
  }

  func cell(_ name: String) throws(QueryError) -> String {
    try one(
      of: scenario.views.filter { $0.kind == .tableCell }.map(\.id), name, "row (a table cell)")
  }

  func scrollView(_ name: String) throws(QueryError) -> String {
    try one(of: scenario.views.filter(\.kind.isScrollView).map(\.id), name, "scroll view")
  }

  func control(_ name: String) throws(QueryError) -> String {
    try one(of: scenario.views.filter(\.kind.isControl).map(\.id), name, "control")
  }

  private func one(
    of names: [String], _ name: String, _ noun: String
  ) throws(QueryError) -> String {
    if names.contains(name) { return name }
    let hint = names.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
    let known = hint.isEmpty && !names.isEmpty && names.count <= 12
    let list =
      known ? "; there \(names.count == 1 ? "is" : "are") \(names.joined(separator: ", "))" : ""
    throw QueryError("the scene has no \(noun) \(name.quoted)\(hint)\(list)")
  }
}
