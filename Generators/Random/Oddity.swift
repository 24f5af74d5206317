import TouchScript

/// A property of something in a scene that can be otherwise than on a new one.
struct Oddity: Sendable {
  /// Gives something in the scene another value of the property, if the scene has anything with it.
  let apply: @Sendable (inout Scenario, inout Samples) -> Void

  /// All of them, in the order of the schema: what is next to each other concerns the same subject.
  static let all =
    of(\.views) { $0.kind.gives(meaningTo: $1) } + of(\.recognizers) + of(\.controllers)
    + ways(of: Scenario.self).map { way in Oddity { way.vary(&$0, &$1) } }

  /// The properties of each of several parts, for those parts to which they mean something.
  private static func of<Part: PropertyOwner & Identifiable<Scenario.ID>>(
    _ parts: WritableKeyPath<Scenario, [Part]> & Sendable,
    where isMeant: @escaping @Sendable (Part, Scenario.Features) -> Bool = { _, _ in true }
  ) -> [Oddity] {
    ways(of: Part.self).map { way in
      Oddity { scene, samples in
        let all = scene[keyPath: parts]
        let meant = all.indices.filter { isMeant(all[$0], way.needs) }
        let near = meant.filter { samples.favourites.contains(all[$0].id) }
        let some = near.isEmpty || samples.oneIn(3) ? meant : near
        if !some.isEmpty { way.vary(&scene[keyPath: parts][samples.pick(some)], &samples) }
      }
    }
  }

  /// How a part can be otherwise in one property, and what that needs.
  private struct Way<Part> {
    let needs: Scenario.Features
    let vary: @Sendable (inout Part, inout Samples) -> Void
  }

  /// The properties of a part, those of its own parts each by itself. What it is and where it hangs
  /// stays as it is.
  private static func ways<Part: PropertyOwner>(of type: Part.Type) -> [Way<Part>] {
    Part.schema.properties.flatMap { property -> [Way<Part>] in
      if fixed.contains(property.name) { return [] }
      guard let inner = property.slot.type as? any DrawnPart.Type else {
        return [Way(needs: Scenario.Features(property.feature)) { property.vary(&$0, &$1) }]
      }
      return ways(of: inner, in: property)
    }
  }

  private static func ways<Inner: DrawnPart, Part: PropertyOwner>(
    of type: Inner.Type, in property: Property<Part>
  ) -> [Way<Part>] {
    ways(of: type).map { way in
      Way(needs: way.needs.union(Scenario.Features(property.feature))) { part, samples in
        guard var inner = property.value(part).base as? Inner else { return }
        way.vary(&inner, &samples)
        property.setValue(&part, AnyValue(inner))
      }
    }
  }

  private static let fixed: Set = [
    "id", "parent", "view", "kind", "views", "controllers", "recognizers", "script",
  ]
}

extension Scenario.View.Kind {
  /// Whether what needs some features means something to a view of the kind: what controls, scroll views
  /// or windows alone have means nothing to others.
  fileprivate func gives(meaningTo needs: Scenario.Features) -> Bool {
    (isControl || !needs.contains(.controls)) && (isScrollView || !needs.contains(.scrollViews))
      && (self == .window || needs.isDisjoint(with: [.windowLevels, .sendEventOverrides]))
  }
}
