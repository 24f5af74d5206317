import PropertyTesting
import TouchScript

/// A part of a scenario that is drawn property by property.
protocol DrawnPart: PropertyOwner, Drawable {}

/// A walk of a schema: each property is drawn into a part, and spelled from it.
///
/// A property is a list of its own name, which is there only where the value is not that of a new part;
/// what must always be said is there by itself. Parts of the part are walked where they stand.
struct Walk<Part: PropertyOwner>: Sendable {
  private struct Step: Sendable {
    let isKind: Bool
    let draw: @Sendable (inout Part, inout Source) -> Void
    let spell: @Sendable (Part, inout Spelling) throws(Unspellable) -> Void
  }

  private let steps: [Step]
  private let renewed: @Sendable (Part) -> Part

  /// A walk of all properties but some, the values of `plain` being the simplest. What nothing can draw
  /// is left out. When the kind is known, the part is renewed.
  init(
    of plain: Part, except names: Set<String> = [],
    renewed: @escaping @Sendable (Part) -> Part = { $0 }
  ) {
    self.renewed = renewed
    steps = Part.schema.properties.compactMap { property -> Step? in
      if names.contains(property.name) { return nil }
      if let part = property.slot.type as? any DrawnPart.Type { return Self.inner(property, part) }
      guard let type = property.slot.type as? any Drawable.Type else { return nil }
      return Self.step(property, type, property.value(plain))
    }
  }

  func draw(_ part: inout Part, from source: inout Source) {
    for step in steps {
      step.draw(&part, &source)
      if step.isKind { part = renewed(part) }
    }
  }

  func spell(_ part: Part, into spelling: inout Spelling) throws(Unspellable) {
    for step in steps { try step.spell(part, &spelling) }
  }

  private static func step<Value: Drawable>(
    _ property: Property<Part>, _ type: Value.Type, _ plain: AnyValue
  ) -> Step {
    let plain = plain.base as? Value
    let values =
      (property.isAlwaysSaid ? nil : plain).map { Value.rarely(property.slot, besides: $0) }
      ?? AnyGenerator(
        Value.values(property.slot, simplest: plain).map(to: { Optional($0) }, from: { $0 }))
    return Step(
      isKind: property.name == "kind",
      draw: { part, source in
        if let value = values.draw(from: &source) { property.setValue(&part, AnyValue(value)) }
      },
      spell: { (part, spelling) throws(Unspellable) in
        guard property.isSaid(part) else { return }
        try values.spell(property.value(part).base as? Value, into: &spelling)
      })
  }

  private static func inner<Inner: DrawnPart>(
    _ property: Property<Part>, _ type: Inner.Type
  ) -> Step {
    let walk = Walk<Inner>(of: Inner.blank)
    return Step(
      isKind: false,
      draw: { part, source in
        guard var inner = property.value(part).base as? Inner else { return }
        walk.draw(&inner, from: &source)
        property.setValue(&part, AnyValue(inner))
      },
      spell: { (part, spelling) throws(Unspellable) in
        guard property.isSaid(part), let inner = property.value(part).base as? Inner else {
          return
        }
        try walk.spell(inner, into: &spelling)
      })
  }
}

extension DrawnPart {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    AnyGenerator(WalkedPart())
  }
}

/// Draws whole parts by a walk.
private struct WalkedPart<Part: DrawnPart>: Generator {
  let walk = Walk(of: Part.blank, except: ["released"])

  func draw(from source: inout Source) -> Part {
    var part = Part.blank
    walk.draw(&part, from: &source)
    return part
  }

  func spell(_ value: Part, into spelling: inout Spelling) throws(Unspellable) {
    try walk.spell(value, into: &spelling)
  }
}

// MARK: - Forms

/// A value of one of several forms; they come in the order of the schema.
protocol DrawnForm: FormOwner, Drawable {}

extension DrawnForm {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> { allForms }

  static var allForms: AnyGenerator<Self> {
    AnyGenerator(
      oneOf(Tag(noun), forms.compactMap { FormValues($0).map { Alternative($0) } }).withoutSpan)
  }
}

/// Values of one form: its arguments one after the other.
private struct FormValues<Whole: FormOwner>: Generator {
  private let form: Form<Whole>
  private let arguments: [AnyGenerator<AnyValue>]

  /// Nil where nothing can draw an argument.
  init?(_ form: Form<Whole>) {
    self.form = form
    arguments = form.arguments.compactMap { slot in
      (slot.type as? any Drawable.Type).map { Self.any($0, slot) }
    }
    if arguments.count < form.arguments.count { return nil }
  }

  private static func any<Value: Drawable>(
    _ type: Value.Type, _ slot: Slot
  ) -> AnyGenerator<AnyValue> {
    AnyGenerator(
      Value.values(slot, simplest: nil).map(to: { AnyValue($0) }, from: { $0.base as? Value }))
  }

  func draw(from source: inout Source) -> Whole {
    let values = arguments.map { $0.draw(from: &source) }
    // The arguments are of the form's own types.
    guard let whole = try? form.whole(values) else { preconditionFailure(form.name) }
    return whole
  }

  func spell(_ value: Whole, into spelling: inout Spelling) throws(Unspellable) {
    guard let values = value.values(of: form) else {
      throw Unspellable(nil, "the value is of another form")
    }
    for (argument, value) in zip(arguments, values) { try argument.spell(value, into: &spelling) }
  }
}
