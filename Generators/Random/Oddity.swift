import TouchScript

/// A property of something in a scene that can be otherwise than on a new one.
struct Oddity: Sendable {
  /// Gives something in the scene another value of the property, if the scene has anything with it.
  let apply: @Sendable (inout Scenario, inout Samples) -> Void

  /// All of them, in the order of the schema: what is next to each other concerns the same subject.
  static let all =
    of(\.views) + of(\.recognizers) + of(\.controllers)
    + Oddity.properties(of: Scenario.self).map { vary in Oddity { vary(&$0, &$1) } }

  /// The properties of each of several parts.
  private static func of<Part: PropertyOwner & Identifiable<Scenario.ID>>(
    _ parts: WritableKeyPath<Scenario, [Part]> & Sendable
  ) -> [Oddity] {
    properties(of: Part.self).map { vary in
      Oddity { scene, samples in
        let all = scene[keyPath: parts]
        let near = all.indices.filter { samples.favourites.contains(all[$0].id) }
        let some = near.isEmpty || samples.oneIn(3) ? Array(all.indices) : near
        if !some.isEmpty { vary(&scene[keyPath: parts][samples.pick(some)], &samples) }
      }
    }
  }

  private typealias Vary<Part> = @Sendable (inout Part, inout Samples) -> Void

  /// The properties of a part, those of its own parts each by itself. What it is and where it hangs
  /// stays as it is.
  private static func properties<Part: PropertyOwner>(of type: Part.Type) -> [Vary<Part>] {
    Part.schema.properties.flatMap { property -> [Vary<Part>] in
      if fixed.contains(property.name) { return [] }
      guard let inner = property.slot.type as? any DrawnPart.Type else {
        return [{ property.vary(&$0, &$1) }]
      }
      return properties(of: inner, in: property)
    }
  }

  private static func properties<Inner: DrawnPart, Part: PropertyOwner>(
    of type: Inner.Type, in property: Property<Part>
  ) -> [Vary<Part>] {
    properties(of: type).map { vary in
      { part, samples in
        guard var inner = property.value(part).base as? Inner else { return }
        vary(&inner, &samples)
        property.setValue(&part, AnyValue(inner))
      }
    }
  }

  private static let fixed: Set = [
    "id", "parent", "view", "kind", "views", "controllers", "recognizers", "script",
  ]
}
