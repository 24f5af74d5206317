import TouchScript

/// Chooses where a relation changes a scenario: differently from scene to scene, and always the same
/// for the same scene, without any chance from outside.
struct Pick {
  private var state: UInt64

  /// A choice that depends on what fingers do, and on how many parts there are.
  init(_ scenario: Scenario) {
    state = 0xCBF2_9CE4_8422_2325
    mix(scenario.views.count)
    mix(scenario.recognizers.count)
    mix(scenario.orderSeed)
    for step in scenario.script {
      mix(step.at)
      for touch in step.touches {
        mix(Int(touch.location.x * 8))
        mix(Int(touch.location.y * 8))
      }
    }
  }

  private mutating func mix(_ number: Int) {
    state = (state ^ UInt64(bitPattern: Int64(number))) &* 0x0000_0100_0000_01B3
  }

  /// One of the items; nil where there are none.
  mutating func one<Item>(of items: [Item]) -> Item? {
    guard !items.isEmpty else { return nil }
    mix(items.count)
    return items[Int((state >> 32) % UInt64(items.count))]
  }
}

extension Scenario {
  /// A name for one view more that nothing in the scenario has; nil where no view more may be added.
  func freeNameOfView(_ wanted: String) -> ID? {
    var name = wanted
    while views.contains(where: { $0.id == name }) || controllers.contains(where: { $0.id == name })
      || recognizers.contains(where: { $0.id == name }) || Reserved.all.contains(name)
    { name += "x" }
    return views.count < Limits.count && name.utf8.count <= Limits.nameBytes ? name : nil
  }
}
