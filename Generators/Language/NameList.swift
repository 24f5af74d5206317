import PropertyTesting
import TouchScript

/// A list of names that a recognizer or its delegate keeps: a link for each of its members.
struct NameList: Sendable {
  let tag: Tag
  /// What the names must name.
  let reference: Reference
  /// The names; nil where a delegate does not implement the method, and keeps no list.
  let names: @Sendable (Scenario.Recognizer) -> [Scenario.ID]?
  /// Puts another list in the place of the one that is kept.
  let set: @Sendable (inout Scenario.Recognizer, [Scenario.ID]) -> Void

  /// All lists that the schema has: those that old tokens know in their order, then what is new.
  static let all: [NameList] = {
    let lists =
      Scenario.Recognizer.schema.properties.compactMap { NameList($0) }
      + Scenario.Recognizer.Delegate.schema.properties.compactMap { NameList(ofDelegate: $0) }
    let old = tags.map(\.tag)
    return old.compactMap { tag in lists.first { $0.tag == tag } }
      + lists.filter { !old.contains($0.tag) }
  }()

  /// How many of them come first, and are not rare.
  static let usual = 3

  /// How many of them old tokens know.
  static let known = tags.count

  /// For whose failure a recognizer waits: nobody's own, in a roundabout way or not.
  static let waits = all.firstIndex { $0.tag == "waits" }

  /// The tags that old tokens know.
  private static let tags: [(property: String, isDelegates: Bool, tag: Tag)] = [
    ("simultaneousWith", true, "simultaneous"), ("cannotPrevent", false, "spared"),
    ("cannotBePreventedBy", false, "immune"), ("requiresFailureOf", false, "waits"),
    ("subclassRequiresFailureOf", false, "classWaits"),
    ("subclassIsRequiredToFailBy", false, "classWaiters"),
    ("requiresFailureOf", true, "delegateWaits"), ("isRequiredToFailBy", true, "delegateWaiters"),
    ("refusesTouchesIn", true, "refusals"),
  ]

  private static func tag(of slot: Slot, isDelegates: Bool) -> Tag {
    tags.first { $0.property == slot.name && $0.isDelegates == isDelegates }?.tag
      ?? Tag(slot.name)
  }

  private init?(_ property: Property<Scenario.Recognizer>) {
    guard case .reference(let reference) = property.slot.role,
      property.slot.type is [Scenario.ID].Type
    else { return nil }
    tag = Self.tag(of: property.slot, isDelegates: false)
    self.reference = reference
    names = { property.value($0).base as? [Scenario.ID] }
    set = { property.setValue(&$0, AnyValue($1)) }
  }

  private init?(ofDelegate property: Property<Scenario.Recognizer.Delegate>) {
    guard case .reference(let reference) = property.slot.role,
      property.slot.type is [Scenario.ID]?.Type
    else { return nil }
    tag = Self.tag(of: property.slot, isDelegates: true)
    self.reference = reference
    names = { $0.delegate.flatMap { property.value($0).base as? [Scenario.ID] } }
    set = { recognizer, names in
      guard var delegate = recognizer.delegate else { return }
      property.setValue(&delegate, AnyValue(names))
      recognizer.delegate = delegate
    }
  }

  /// Adds a name, where a list is kept.
  func add(_ id: Scenario.ID, to recognizer: inout Scenario.Recognizer) {
    guard let names = names(recognizer) else { return }
    set(&recognizer, names + [id])
  }

  /// Empties the list, where one is kept.
  func clear(in recognizer: inout Scenario.Recognizer) {
    if names(recognizer)?.isEmpty == false { set(&recognizer, []) }
  }
}
