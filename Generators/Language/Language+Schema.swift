import PropertyTesting
import TouchScript

/// What follows from the schema of scenarios: values by their type, role and bounds.
extension Language {
  /// Some parts of a record, and behind them, as rare parts, the properties of the schema that none of
  /// them spells: each by its type, with its own name as its tag. What refers to other things is a link.
  static func complete<Subject: Sendable, Whole: Sendable, Parts: RecordParts<Whole>>(
    _ schema: Schema<Subject>, of prototype: Whole,
    at path: WritableKeyPath<Whole, Subject> & Sendable, @RecordBuilder<Whole> _ parts: () -> Parts
  ) -> MoreParts<Parts, ListedParts<Whole>> {
    let parts = parts()
    let others = schema.properties.compactMap { property -> (any RecordParts<Whole>)? in
      let simplest = property.value(prototype[keyPath: path])
      guard let values = value(property.slot, Tag(property.name), simplest: simplest)
      else { return nil }
      let part = ComputedPart<Whole, _>(
        get: { property.value($0[keyPath: path]) },
        set: { property.setValue(&$0[keyPath: path], $1) }, values)
      let search = Search(values, seed: 0)
      let other = (0..<samples).lazy.map(search.value).first { $0 != simplest }
      var changed = prototype
      if let other { property.setValue(&changed[keyPath: path], other) }
      guard parts.agrees(prototype, changed) else { return nil }
      return rare(Tag(property.name), besides: prototype) { part }
    }
    let rest: [any RecordParts<Whole>] =
      others.isEmpty ? [] : [rare("extras", besides: prototype) { others }]
    return RecordBuilder<Whole>.buildPartialBlock(
      accumulated: parts, next: RecordBuilder<Whole>.buildExpression(rest))
  }

  /// How many values of a property are tried to find one that is not the prototype's.
  private static let samples = 64

  /// Some values of a slot, `simplest` first; nil where values of its type follow from nothing.
  static func value(_ slot: Slot, _ tag: Tag, simplest: AnyValue?) -> AnyGenerator<AnyValue>? {
    switch slot.type {
    case is Bool.Type:
      return any(boolean(tag, simplest: simplest?.base as? Bool ?? false))
    case is Bool?.Type: return any(answer(tag))
    case is Int.Type:
      let range = wholes(in: slot.bounds)
      let origin = simplest?.base as? Int ?? range.lowerBound
      return any(integer(tag, in: range, origin: origin))
    case is Int?.Type:
      return any(optional("limited", of: integer(tag, in: wholes(in: slot.bounds))))
    case is Float.Type: return any(Coordinates.alpha(tag))
    case is Double.Type:
      return slot.bounds == .distance
        ? any(Coordinates.size(tag, origin: (simplest?.base as? Double).map { Int($0) } ?? 0))
        : any(Coordinates.coordinate(tag))
    case is Point.Type: return any(point("scrollX", "scrollY"))
    case is Rect.Type: return any(frame)
    case is Transform.Type: return any(transform)
    case is [ControlEvent].Type: return any(events)
    case is ControlEvent.Type: return any(event)
    case is TouchPhase.Type: return any(touchMethod)
    case is [RecognizerState].Type: return any(words(tag, [RecognizerState].self, simplest))
    case is [Scenario.Recognizer.SwipeDirection].Type:
      return any(words(tag, [Scenario.Recognizer.SwipeDirection].self, simplest))
    case is [Scenario.Recognizer.Edge].Type:
      return any(words(tag, [Scenario.Recognizer.Edge].self, simplest))
    case is [Scenario.Recognizer.Decision].Type: return any(decisions)
    case is [Int].Type where slot.role == .finger: return any(fingerNumbers)
    case is [String].Type where slot.role == .action: return any(refusals)
    case is [Scenario.ID]?.Type:
      // Whether a method is there that answers with links.
      return any(
        boolean(tag).map(
          to: { isThere -> [Scenario.ID]? in isThere ? [] : nil },
          from: { ids -> Bool? in ids == nil ? false : ids == [] ? true : nil }))
    case let words as any (CaseIterable & Hashable & Sendable).Type:
      return word(of: words, tag, simplest)
    default: return nil
    }
  }

  private static func wholes(in bounds: Bounds?) -> ClosedRange<Int> {
    switch bounds {
    case .whole(let range): range
    case .duration: milliseconds
    default: -1_000_000_000...1_000_000_000
    }
  }

  private static func word<Words: CaseIterable & Hashable & Sendable>(
    of words: Words.Type, _ tag: Tag, _ simplest: AnyValue?
  ) -> AnyGenerator<AnyValue> {
    let first = (simplest?.base as? Words).map { [$0] } ?? []
    return any(element(tag, of: first + Words.allCases.filter { !first.contains($0) }))
  }

  /// Some words in their order, `simplest` first, then few before many; none only if that is simplest.
  private static func words<Word: CaseIterable & Hashable & Sendable>(
    _ tag: Tag, _ type: [Word].Type, _ simplest: AnyValue?
  ) -> AnyGenerator<[Word]> {
    let simplest = simplest?.base as? [Word] ?? []
    let all = Array(Word.allCases)
    let sets = (1..<1 << all.count).map { bits in
      all.indices.filter { bits & 1 << $0 != 0 }.map { all[$0] }
    }
    .filter { $0 != simplest }
    return AnyGenerator(
      element(
        tag,
        of: [simplest] + all.indices.flatMap { last in sets.filter { $0.count == last + 1 } }))
  }

  /// Fingers in ascending order, none twice.
  private static let fingerNumbers = AnyGenerator(
    list(
      "ignored", of: integer("finger", in: Scenario.Limits.fingers),
      count: 0...Scenario.Limits.fingers.count
    )
    .map(to: { Set($0).sorted() }, from: { $0 }))

  /// A generator of values whose type is known only when the program runs.
  private static func any<Subject: Generator>(_ generator: Subject) -> AnyGenerator<AnyValue>
  where Subject.Value: Hashable {
    AnyGenerator(generator.map(to: { AnyValue($0) }, from: { $0.base as? Subject.Value }))
  }

  // MARK: Forms

  /// A value of a form: its arguments one after the other. What it refers to goes by the name of its
  /// place.
  struct Arguments<Whole: Sendable>: Generator {
    let form: Form<Whole>
    let counts: Counts
    let fallback: Whole

    func draw(from source: inout Source) -> Whole {
      var values: [AnyValue] = []
      for index in form.arguments.indices {
        guard let generator = generator(at: index) else { return fallback }
        values.append(generator.draw(from: &source))
      }
      return (try? form.whole(values)) ?? fallback
    }

    func spell(_ value: Whole, into spelling: inout Spelling) throws(Unspellable) {
      guard let values = form.values(value) else {
        throw Unspellable(nil, "the value is of another form")
      }
      for (index, value) in values.enumerated() {
        guard let generator = generator(at: index) else {
          throw Unspellable(nil, "nothing spells values of \(form.arguments[index].type)")
        }
        try generator.spell(value, into: &spelling)
      }
    }

    private func generator(at index: Int) -> AnyGenerator<AnyValue>? {
      let slot = form.arguments[index]
      guard case .reference(let reference) = slot.role else {
        return Language.value(slot, tag(of: slot), simplest: nil)
      }
      let tag: Tag = index == 0 ? "from" : "to"
      switch reference {
      case .view, .subview, .window, .control, .scrollView: return any(viewName(tag, counts))
      case .controller: return any(controllerName(tag, counts))
      case .recognizer: return any(recognizerName(tag, counts))
      case .responder: return any(responderName(tag, counts))
      }
    }

    /// Its name, or what it is where the name is `to`, as in `setHidden`.
    private func tag(of slot: Slot) -> Tag {
      switch slot.type {
      case is Float.Type where slot.name == "to": "alpha"
      case is Bool.Type where slot.name == "to": "flag"
      default: Tag(slot.name)
      }
    }
  }
}
