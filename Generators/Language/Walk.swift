import PropertyTesting
import TouchScript

/// A part of a scenario that is drawn property by property.
protocol DrawnPart: PropertyOwner, Drawable {}

/// Draws a part by its schema, property by property, and spells it.
///
/// A property is a list of its own name, which is there only where the value is not that of a new part;
/// what must always be said is there by itself. Parts of the part are drawn where they stand.
struct Walk<Part: PropertyOwner>: Generator {
  private let plain: Part
  private let steps: [(property: Property<Part>, values: AnyGenerator<AnyValue?>)]

  /// A walk of all properties but some, the values of `plain` being the simplest. What nothing can draw
  /// is left out.
  init(of plain: Part, except names: Set<String> = []) {
    self.plain = plain
    steps = Part.schema.properties.compactMap { property in
      guard !names.contains(property.name), let type = property.slot.type as? any Drawable.Type
      else { return nil }
      return (property, Self.values(type, property, plain))
    }
  }

  private static func values<Value: Drawable>(
    _ type: Value.Type, _ property: Property<Part>, _ plain: Part
  ) -> AnyGenerator<AnyValue?> {
    let plain = property.value(plain).base as? Value
    let values =
      (property.isAlwaysSaid ? nil : plain).map { Value.rarely(property.slot, besides: $0) }
      ?? AnyGenerator(
        Value.values(property.slot, simplest: plain).map(to: { Optional($0) }, from: { $0 }))
    return AnyGenerator(
      values.map(to: { $0.map { AnyValue($0) } }, from: { $0.map { $0.base as? Value } }))
  }

  func draw(from source: inout Source) -> Part {
    var part = plain
    for (property, values) in steps {
      guard let value = values.draw(from: &source) else { continue }
      property.setValue(&part, value)
      // Other values of a new part depend on its kind.
      guard property.name == "kind" else { continue }
      for (other, _) in steps where other.name != "kind" { other.renew(&part) }
    }
    return part
  }

  func spell(_ part: Part, into spelling: inout Spelling) throws(Unspellable) {
    for (property, values) in steps where property.isSaid(part) {
      try values.spell(property.value(part), into: &spelling)
    }
  }
}

extension DrawnPart {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    AnyGenerator(Walk(of: blank, except: ["released"]))
  }

  /// Its properties are those of the part around it, and each is rare by itself.
  static func rarely(_ slot: Slot, besides plain: Self) -> AnyGenerator<Self?> {
    AnyGenerator(Walk(of: plain).map(to: { Optional($0) }, from: { $0 }))
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
    arguments = form.arguments.compactMap { ($0.type as? any Drawable.Type)?.anyValues($0) }
    if arguments.count < form.arguments.count { return nil }
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

extension Drawable {
  fileprivate static func anyValues(_ slot: Slot) -> AnyGenerator<AnyValue> {
    AnyGenerator(
      values(slot, simplest: nil).map(to: { AnyValue($0) }, from: { $0.base as? Self }))
  }
}
