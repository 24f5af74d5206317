import TouchScript

// Rules of one's own, about an app or about an engine, in the words of `touchstone explain --want`.

extension Invariant {
  /// Makes a rule of your own, which is judged like those of the rulebook.
  ///
  /// ```swift
  /// let kept = Invariant("APP-1", "A button never gets touchesCancelled.") { scene in
  ///   .each(scene.views(.button)) { button in
  ///     scene.when(.receives(button), never: .cancelled(button))
  ///   }
  /// }
  /// ```
  ///
  /// It binds as strongly as a required rule of the rulebook.
  ///
  /// - Parameters:
  ///   - id: Its number, such as `APP-1`: none of the rulebook's.
  ///   - statement: What it demands, in a sentence. Reports show it.
  ///   - check: Judges one trace of one scene; `.notExercised` where the scene does not put it to the test.
  public convenience init(
    _ id: Rule.ID, _ statement: String, check: @escaping @Sendable (Evidence) -> Verdict
  ) {
    self.init(id, of: [], seeing: [], needs: nil, own: Rule(own: id, statement), reads: [], check)
  }

  /// Makes a rule of your own of two wishes, about things that a scene has by name.
  ///
  /// ```swift
  /// Invariant(
  ///   "APP-2", "The button \"like\" keeps its touch.",
  ///   when: "receives like", expect: "not cancelled like")
  /// ```
  ///
  /// Both are written as for `touchstone explain --want`, see `Query.grammar`. Where `condition` comes true
  /// in a scene, `wish` must come true at the same time or later; or never, if it begins with `not`. Of a scene
  /// that lacks one of the names the rule says nothing. Words that make no wish in any scene break the rule in
  /// every scene, and say what is wrong with them.
  public convenience init(
    _ id: Rule.ID, _ statement: String, when condition: String, expect wish: String
  ) {
    let read = Result { () throws(QueryError) in
      try Query(words: condition).happening.reads.union(try Query(words: wish).happening.reads)
    }
    let reads = (try? read.get()) ?? []
    self.init(id, of: [], seeing: [], needs: nil, own: Rule(own: id, statement), reads: reads) {
      evidence in
      if case .failure(let complaint) = read {
        return .broken(Violation(complaint.description, event: 0, expected: Query.grammar))
      }
      guard let condition = try? Query(condition, in: evidence.scenario),
        let wish = try? Query(wish, in: evidence.scenario)
      else { return .notExercised }
      return evidence.when(condition, expect: wish)
    }
  }
}

extension Rule {
  /// A rule of one's own: nobody vouches for it but who wrote it, and it binds.
  fileprivate init(own id: Rule.ID, _ statement: String) {
    self.init(id, .must, [], [], says: statement, strength: .required)
  }

  /// Whether there is a source to cite. Of a rule of your own there is none.
  public var hasSource: Bool { !sources.isEmpty || !certainty.isEmpty }
}

extension Verdict {
  /// Judges every item: broken at the first item that is, held where one at least holds, and not exercised
  /// where none is.
  public static func each<Items: Sequence>(
    _ items: Items, _ judge: (Items.Element) -> Verdict
  ) -> Verdict {
    .of(items, judge)
  }
}

extension Evidence {
  /// The names of the views of some kinds, in the order of the scene; of all views if none is given.
  public func views(_ kinds: Scenario.View.Kind...) -> [Scenario.ID] {
    scenario.views.filter { kinds.isEmpty || kinds.contains($0.kind) }.map(\.id)
  }

  /// The names of the recognizers of some kinds, in the order of the scene; of all if none is given.
  public func recognizers(_ kinds: Scenario.Recognizer.Kind...) -> [Scenario.ID] {
    scenario.recognizers.filter { kinds.isEmpty || kinds.contains($0.kind) }.map(\.id)
  }

  /// The calls that show that something happens, as places in `trace.events`; none: it does not.
  public func calls(_ happening: Query.Happening) -> [Int] { Query(happening).calls(in: trace) }

  /// Holds where something happens and something else never does, at the same time or later; is broken by
  /// the first call that does. Not exercised where the first never happens, or the engine does not report it.
  public func when(_ condition: Query.Happening, never other: Query.Happening) -> Verdict {
    when(Query(condition), expect: Query(other, isWanted: false))
  }

  /// Holds where something happens and something else does too, at the same time or later; is broken where
  /// it does not. Not exercised where the first never happens, or the engine does not report it.
  public func when(_ condition: Query.Happening, expect other: Query.Happening) -> Verdict {
    when(Query(condition), expect: Query(other))
  }

  /// The same of two wishes. A condition that begins with `not` is true of a whole trace.
  func when(_ condition: Query, expect wish: Query) -> Verdict {
    let read = condition.happening.reads.union(wish.happening.reads)
    guard read.isSubset(of: reports), condition.holds(in: trace) else { return .notExercised }
    let start = calls(condition.happening).first ?? 0
    let found = calls(wish.happening).first { $0 >= start }
    switch (found, wish.isWanted) {
    case (nil, false), (_?, true): return .holds
    case (let event?, false):
      return .broken(
        Violation(
          wish.happening.happened, event: event, expected: wish.happening.absent))
    case (nil, true):
      let reason =
        condition.isWanted ? condition.happening.happened : "not \(condition.happening.words)"
      return .broken(
        Violation(
          "\(wish.happening.missing), though \(reason)", event: trace.events.count,
          isMissing: true, expected: wish.happening.due))
    }
  }
}

extension Query.Happening {
  /// What shows it; an engine that reports none of this cannot be judged by it.
  fileprivate var reads: Reports { verb.reads }

  /// That it happened, as a sentence without a full stop.
  fileprivate var happened: String {
    switch verb {
    case .hit: "a finger came down on \(quoted)"
    case .receives: "\(quoted) got touchesBegan"
    case .cancelled: "\(quoted) got touchesCancelled"
    case .recognized: "\(quoted) recognized"
    case .action: "\(quoted) sent its action"
    case .select: "\(quoted) was selected"
    case .scrolls: "\(quoted) began to scroll"
    case .event: "\(quoted) sent \(sent)"
    }
  }

  /// That it did not.
  fileprivate var missing: String {
    switch verb {
    case .hit: "no finger came down on \(quoted)"
    case .receives: "\(quoted) got no touchesBegan"
    case .cancelled: "\(quoted) got no touchesCancelled"
    case .recognized: "\(quoted) did not recognize"
    case .action: "\(quoted) sent no action"
    case .select: "\(quoted) was not selected"
    case .scrolls: "\(quoted) did not scroll"
    case .event: "\(quoted) did not send \(sent)"
    }
  }

  /// What should be there.
  fileprivate var due: String {
    switch verb {
    case .hit: "a finger that comes down on \(quoted)"
    case .receives: "touchesBegan of \(quoted)"
    case .cancelled: "touchesCancelled of \(quoted)"
    case .recognized: "recognition by \(quoted)"
    case .action: "the action of \(quoted)"
    case .select: "the selection of \(quoted)"
    case .scrolls: "the scrolling of \(quoted)"
    case .event: "\(sent) from \(quoted)"
    }
  }

  /// What should not be there.
  fileprivate var absent: String {
    switch verb {
    case .hit: "no finger comes down on \(quoted)"
    case .receives: "no touchesBegan"
    case .cancelled: "no touchesCancelled"
    case .recognized: "no recognition"
    case .action: "no action"
    case .select: "no selection"
    case .scrolls: "no scrolling"
    case .event: "no \(sent)"
    }
  }

  private var quoted: String { "\"\(name.onOneLine(limit: 64))\"" }
  private var sent: String { event?.rawValue ?? "" }

  /// The words by which it is asked for.
  fileprivate var words: String { Query(self).description }
}

extension Query.Verb {
  /// The observations that show it.
  fileprivate var reads: Reports {
    switch self {
    case .hit, .receives, .cancelled: Reports(.responder)
    case .recognized: Reports(.action)
    case .action: [Reports(.action), Reports(.actionMethod)]
    case .select: Reports(.selection)
    case .scrolls: Reports(.scroll)
    case .event: Reports(.controlEvent)
    }
  }
}
