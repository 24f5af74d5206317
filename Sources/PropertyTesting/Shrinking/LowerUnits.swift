extension Trial {
  /// Moves all choices of a unit towards the origin by the same amount: by the least distance
  /// any of them has left, else each by half of its own.
  func lowerUnits() {
    forEachUnit { unit in
      while let least = best.leastDistance(of: unit), !isOver {
        let shifted = best.lowering(unit) { $0.distance - least }
        let halved = best.lowering(unit) { $0.distance / 2 }
        guard attempt(shifted) || attempt(halved) else { return }
      }
    }
  }
}

extension ChoiceTree {
  fileprivate func leastDistance(of unit: Tag) -> UInt? {
    choices.lazy.filter { $0.tag == unit && !$0.isOrigin }.map(\.distance).min()
  }
}
