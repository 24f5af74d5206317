extension Trial {
  /// Simplifies all choices of a unit at once: to the origin, else to at most one step from it.
  func zeroUnits() {
    if attempt(best.mappingChoices { _, choice in choice.origin }) { return }
    forEachUnit { unit in
      if attempt(best.lowering(unit, to: 0)) { return }
      _ = attempt(best.lowering(unit, to: 1))
    }
  }

  /// Visits the tags of all choices that are not at their origin, in order of appearance.
  func forEachUnit(_ visit: (Tag) -> Void) {
    var seen: Set<Tag> = []
    for choice in choices where !choice.isOrigin && !isOver {
      if seen.insert(choice.tag).inserted { visit(choice.tag) }
    }
  }
}

extension ChoiceTree {
  fileprivate func lowering(_ unit: Tag, to distance: UInt) -> ChoiceTree {
    lowering(unit) { min($0.distance, distance) }
  }

  /// The tree with all choices of a unit at other distances from their origins.
  func lowering(_ unit: Tag, _ distance: (Choice) -> UInt) -> ChoiceTree {
    mappingChoices { _, choice in
      guard choice.tag == unit, !choice.isOrigin else { return choice.value }
      return choice.value(atDistance: distance(choice)) ?? choice.value
    }
  }
}
