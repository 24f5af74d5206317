import PropertyTesting
import TouchScript

/// What follows from the schema of scenarios: values by their type, role and bounds.
///
/// The language lists what old tokens know, in the order and with the tags in which they know it.
/// What the schema has besides is new, and is added behind, with its own name as its tag.
extension Language {
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
    case is [RecognizerState].Type: return any(states(tag))
    case is [Scenario.Recognizer.Decision].Type: return any(decisions)
    case let words as any (CaseIterable & Hashable & Sendable).Type:
      return word(of: words, tag, simplest)
    default: return nil
    }
  }

  /// The properties of a part that are not among those that old tokens know, as rare parts of what
  /// holds the part at a path.
  static func newer<Part: Sendable, Whole: Sendable>(
    _ schema: Schema<Part>, besides known: Set<String>, of prototype: Whole,
    at path: WritableKeyPath<Whole, Part> & Sendable
  ) -> [any RecordParts<Whole>] {
    let parts = schema.properties.compactMap { property -> (any RecordParts<Whole>)? in
      if known.contains(property.name) { return nil }
      let simplest = property.value(prototype[keyPath: path])
      return value(property.slot, Tag(property.name), simplest: simplest).map { generator in
        ComputedPart(
          get: { property.value($0[keyPath: path]) },
          set: { property.setValue(&$0[keyPath: path], $1) }, generator)
      }
    }
    return extras(parts, besides: prototype)
  }

  /// What old tokens do not know: rare parts together, or nothing where there are none.
  static func extras<Whole: Sendable>(
    _ parts: [any RecordParts<Whole>], besides prototype: Whole
  ) -> [any RecordParts<Whole>] {
    parts.isEmpty ? [] : [rare("extras", besides: prototype) { parts }]
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

  /// A generator of values whose type is known only when the program runs.
  private static func any<Subject: Generator>(_ generator: Subject) -> AnyGenerator<AnyValue>
  where Subject.Value: Hashable {
    AnyGenerator(generator.map(to: { AnyValue($0) }, from: { $0.base as? Subject.Value }))
  }

  // MARK: Forms

  /// A value of a form: its arguments one after the other. What it refers to goes by the name of its
  /// place; the tags of arguments are those that old tokens know, or else their names.
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
      case .view, .subview, .window, .control: return any(viewName(tag, counts))
      case .controller: return any(controllerName(tag, counts))
      case .recognizer: return any(recognizerName(tag, counts))
      case .responder: return any(responderName(tag, counts))
      }
    }

    private func tag(of slot: Slot) -> Tag {
      switch (slot.name, slot.type) {
      case (_, is Float.Type): "alpha"
      case ("to", is Bool.Type): "flag"
      case ("milliseconds", _): "duration"
      case ("allowsUserInteraction", _): "allowsInteraction"
      case ("phase", is EventPhase.Type): "eventPhase"
      default: Tag(slot.name)
      }
    }
  }
}
