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
  /// in a gesture, `wish` must come true in it at the same time or later; or must not, if it begins with `not`. Of a scene
  /// that lacks one of the names the rule says nothing. Words that make no wish in any scene break the rule in
  /// every scene, and say what is wrong with them. With `later`, later gestures count as well; see
  /// `Evidence.gestures`.
  public convenience init(
    _ id: Rule.ID, _ statement: String, when condition: String, expect wish: String,
    later: Bool = false
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
      return evidence.when(condition, expect: wish, later: later)
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

  /// The calls of each gesture, as places in `trace.events`. A gesture lasts from the first finger down until no finger
  /// is down and every recognizer that received a touch is reset, as far as the engine reports that.
  public var gestures: [Range<Int>] {
    let seesResets = reports.isSuperset(of: Reports(.reset))
    var starts: [Int] = []
    var fingers: Set<Int> = []
    var waiting: Set<Scenario.ID?> = []
    var next = 0
    for step in scenario.script where !step.touches.isEmpty {
      while fingers.isEmpty, next < trace.events.count, trace.events[next].at < step.at {
        let event = trace.events[next]
        if event.kind == .reset { waiting.remove(trace.name(of: event)) }
        if seesResets, event.kind == .recognizer, event.phase == .began {
          waiting.insert(trace.name(of: event))
        }
        next += 1
      }
      if fingers.isEmpty, waiting.isEmpty { starts.append(next) }
      for touch in step.touches {
        if touch.phase == .began { fingers.insert(touch.finger) }
        if touch.phase == .ended || touch.phase == .cancelled { fingers.remove(touch.finger) }
      }
    }
    return zip(starts, starts.dropFirst() + [trace.events.count]).map { $0..<$1 }
  }

  /// Holds where something happens in a gesture, and something else does not happen in it at the same time or later; is
  /// broken by the first call that shows it. Not exercised where the first never happens, or the engine does not
  /// report it. `later`: later gestures count as well.
  public func when(
    _ condition: Query.Happening, never other: Query.Happening, later: Bool = false
  ) -> Verdict {
    when(Query(condition), expect: Query(other, isWanted: false), later: later)
  }

  /// Holds where something happens in a gesture and something else does too, at the same time or later; is broken where
  /// it does not. Not exercised where the first never happens, or the engine does not report it. `later`: later gestures
  /// count as well.
  public func when(
    _ condition: Query.Happening, expect other: Query.Happening, later: Bool = false
  ) -> Verdict {
    when(Query(condition), expect: Query(other), later: later)
  }

  /// The same of two wishes. A condition that begins with `not` is true of a whole gesture.
  func when(_ condition: Query, expect wish: Query, later: Bool) -> Verdict {
    let read = condition.happening.reads.union(wish.happening.reads)
    guard read.isSubset(of: reports) else { return .notExercised }
    let (conditions, wishes) = (calls(condition.happening), calls(wish.happening))
    return .each(later ? [trace.events.indices] : gestures) { gesture in
      let start = conditions.first { gesture.contains($0) }
      guard (start != nil) == condition.isWanted else { return .notExercised }
      let found = wishes.first { $0 >= start ?? 0 && gesture.contains($0) }
      if (found != nil) == wish.isWanted { return .holds }
      let wrong = Query(wish.happening, isWanted: !wish.isWanted).sentence
      return .broken(
        found.map { Violation(wrong, event: $0, expected: wish.sentence) }
          ?? Violation(
            "\(wrong), though \(condition.sentence)", event: gesture.upperBound, isMissing: true,
            expected: wish.sentence))
    }
  }
}

extension Query {
  /// That it is so, as a sentence without a full stop: `"sheet" is not hit`.
  package var sentence: String {
    let words =
      switch happening.verb {
      case .hit: ("is hit", "is not hit")
      case .receives: ("gets touchesBegan", "gets no touchesBegan")
      case .cancelled: ("gets touchesCancelled", "gets no touchesCancelled")
      case .recognized: ("recognizes", "does not recognize")
      case .action: ("sends its action", "sends no action")
      case .select: ("is selected", "is not selected")
      case .scrolls: ("scrolls", "does not scroll")
      case .event: ("sends \(event)", "does not send \(event)")
      }
    return "\"\(happening.name.onOneLine(limit: 64))\" \(isWanted ? words.0 : words.1)"
  }

  private var event: String { happening.event?.rawValue ?? "" }
}

extension Query.Happening {
  /// What shows it; an engine that reports none of this cannot be judged by it.
  fileprivate var reads: Reports { verb.reads }
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
