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

  /// All lists that the schema has: those of recognizers, then those of their delegates.
  static let all: [NameList] =
    Scenario.Recognizer.schema.properties.compactMap { NameList($0) }
    + Scenario.Recognizer.Delegate.schema.properties.compactMap { NameList(ofDelegate: $0) }

  /// For whose failure a recognizer waits: nobody's own, in a roundabout way or not.
  static let waits = all.firstIndex { $0.tag == "requiresFailureOf" }

  private init?(_ property: Property<Scenario.Recognizer>) {
    guard case .reference(let reference) = property.slot.role,
      property.slot.type is [Scenario.ID].Type
    else { return nil }
    tag = Tag(property.name)
    self.reference = reference
    names = { property.value($0).base as? [Scenario.ID] }
    set = { property.setValue(&$0, AnyValue($1)) }
  }

  private init?(ofDelegate property: Property<Scenario.Recognizer.Delegate>) {
    guard case .reference(let reference) = property.slot.role,
      property.slot.type is [Scenario.ID]?.Type
    else { return nil }
    tag = Tag("delegate.\(property.name)")
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
