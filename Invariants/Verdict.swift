import TouchScript

/// What a rule has to say about one trace.
public enum Verdict: Hashable, Sendable {
  /// The rule was put to the test, and stood it.
  case holds
  /// Nothing in the scene put the rule to the test.
  case notExercised
  /// The rule was put to the test, and failed it.
  // Indirect, for what is hardly ever so should not make every verdict large.
  indirect case broken(Violation)

  /// Whether the rule was put to the test.
  public var isExercised: Bool {
    if case .notExercised = self { false } else { true }
  }

  /// The violation, where there is one.
  public var violation: Violation? {
    if case .broken(let violation) = self { violation } else { nil }
  }

  /// Judges every item: broken at the first item that is, holding where one at least holds.
  static func of<Items: Sequence>(
    _ items: Items, _ judge: (Items.Element) -> Verdict
  ) -> Verdict {
    var verdict = Verdict.notExercised
    for item in items {
      switch judge(item) {
      case .broken(let violation): return .broken(violation)
      case .holds: verdict = .holds
      case .notExercised: break
      }
    }
    return verdict
  }

  /// Judges the items that `isMeant` picks; of all others the rule says nothing.
  static func of<Items: Sequence>(
    _ items: Items, where isMeant: (Items.Element) -> Bool, _ judge: (Items.Element) -> Verdict
  ) -> Verdict {
    of(items) { isMeant($0) ? judge($0) : .notExercised }
  }

  /// Judges what is found in each item; of an item in which nothing is found the rule says nothing.
  static func of<Items: Sequence, Case>(
    _ items: Items, given find: (Items.Element) -> Case?,
    _ judge: (Items.Element, Case) -> Verdict
  ) -> Verdict {
    of(items) { item in given(find(item)) { judge(item, $0) } }
  }

  // Nearly all rules judge the items of an array. These functions count: without the optimizer, an array's
  // iterator takes several times as long, and took a quarter of a debug run; that of its indices is half
  // as bad.

  /// Judges every item of an array.
  static func of<Item>(_ items: [Item], _ judge: (Item) -> Verdict) -> Verdict {
    var verdict = Verdict.notExercised
    var place = 0
    while place < items.count, !judge(items[place]).isLast(&verdict) { place += 1 }
    return verdict
  }

  /// Judges the items of an array that `isMeant` picks; the rule says nothing about the others.
  static func of<Item>(
    _ items: [Item], where isMeant: (Item) -> Bool, _ judge: (Item) -> Verdict
  ) -> Verdict {
    var verdict = Verdict.notExercised
    var place = 0
    while place < items.count {
      if isMeant(items[place]), judge(items[place]).isLast(&verdict) { break }
      place += 1
    }
    return verdict
  }

  /// Judges what is found in each item of an array; the rule says nothing about an item in which nothing
  /// is found.
  static func of<Item, Case>(
    _ items: [Item], given find: (Item) -> Case?, _ judge: (Item, Case) -> Verdict
  ) -> Verdict {
    var verdict = Verdict.notExercised
    var place = 0
    while place < items.count {
      if let found = find(items[place]), judge(items[place], found).isLast(&verdict) { break }
      place += 1
    }
    return verdict
  }

  /// Whether the items after this verdict no longer count; `verdict` is the verdict on all items so far.
  private func isLast(_ verdict: inout Verdict) -> Bool {
    switch self {
    case .notExercised: return false
    case .holds:
      verdict = .holds
      return false
    case .broken:
      verdict = self
      return true
    }
  }

  /// Judges what was found; nil: there is nothing of which the rule says anything.
  static func given<Case>(_ found: Case?, _ judge: (Case) -> Verdict) -> Verdict {
    found.map(judge) ?? .notExercised
  }

  /// Judges where something is so; of all else the rule says nothing.
  static func when(_ condition: Bool, _ judge: @autoclosure () -> Verdict) -> Verdict {
    condition ? judge() : .notExercised
  }

  /// Is broken by the event at `event`, or by one that is missing there.
  static func broken(
    says sentence: Sentence, event: Int, isMissing: Bool = false, expected: Sentence
  ) -> Verdict {
    .broken(Violation(says: sentence, event: event, isMissing: isMissing, expected: expected))
  }

  /// Holds, or is broken by an event that stands at `event` and should not be as it is.
  static func expect(
    _ condition: Bool, at event: @autoclosure () -> Int, _ sentence: @autoclosure () -> Sentence,
    expected: @autoclosure () -> Sentence
  ) -> Verdict {
    if condition { return .holds }
    return .broken(says: sentence(), event: event(), expected: expected())
  }

  /// Holds, or is broken by an event that should not be there.
  static func expect(
    none event: Int?, _ sentence: @autoclosure () -> Sentence,
    expected: @autoclosure () -> Sentence
  ) -> Verdict {
    forbid(event, sentence(), expected: expected()) && .holds
  }

  /// Holds, or is broken by an event that was due at `event` and is missing.
  static func require(
    _ condition: Bool, by event: @autoclosure () -> Int, _ sentence: @autoclosure () -> Sentence,
    expected: @autoclosure () -> Sentence
  ) -> Verdict {
    if condition { return .holds }
    return .broken(says: sentence(), event: event(), isMissing: true, expected: expected())
  }

  /// Is broken by an event that must not be there; that there is none proves nothing by itself.
  static func forbid(
    _ event: Int?, _ sentence: @autoclosure () -> Sentence, expected: @autoclosure () -> Sentence
  ) -> Verdict {
    given(event) { .broken(says: sentence(), event: $0, expected: expected()) }
  }

  /// The other verdict, unless this one is broken: that it holds proves nothing by itself.
  func then(_ other: @autoclosure () -> Verdict) -> Verdict {
    if case .broken = self { self } else { other() }
  }

  /// This verdict, and then the other: broken where either is, exercised where either is.
  static func && (verdict: Verdict, other: @autoclosure () -> Verdict) -> Verdict {
    switch verdict {
    case .broken: return verdict
    case .notExercised: return other()
    case .holds:
      let second = other()
      return second == .notExercised ? .holds : second
    }
  }
}

/// How a trace broke a rule.
public struct Violation: Hashable, Sendable, Codable {
  /// What went wrong, in one sentence that names who was involved.
  public var sentence: String
  /// Index in the trace of the wrong event; for a missing event, where it was due: it may then be
  /// the number of events.
  public var event: Int
  /// Whether the wrong thing is that an event is missing.
  public var isMissing: Bool
  /// What should have stood there.
  public var expected: String
  /// What both name.
  public var facts = Facts()

  /// Makes a violation.
  public init(_ sentence: String, event: Int, isMissing: Bool = false, expected: String) {
    self.sentence = sentence
    self.event = event
    self.isMissing = isMissing
    self.expected = expected
  }

  /// Makes a violation of sentences that know what they name.
  init(says sentence: Sentence, event: Int, isMissing: Bool = false, expected: Sentence) {
    self.init(sentence.text, event: event, isMissing: isMissing, expected: expected.text)
    facts = sentence.facts
    facts.add(expected.facts)
  }

  /// What a violation names, beside its own event, in the order of its sentences.
  public struct Facts: Hashable, Sendable, Codable {
    /// Responders and recognizers.
    public var names: [Scenario.ID] = []
    /// Fingers of the script.
    public var fingers: [Int] = []
    /// Times of the script or the trace, in milliseconds.
    public var times: [Int] = []
    /// What lies between two such times.
    public var spans: [Int] = []
    /// Other events, as indices in the trace.
    public var events: [Int] = []
    /// Those of them in which a recognizer sends its action.
    public var actions: [Int] = []
    /// Events that the wrong one should come after, and stands before.
    public var laterEvents: [Int] = []

    mutating func add(_ other: Facts) {
      names += other.names
      fingers += other.fingers
      times += other.times
      spans += other.spans
      events += other.events
      actions += other.actions
      laterEvents += other.laterEvents
    }
  }
}
