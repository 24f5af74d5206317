import TouchScript

extension Relations {
  /// M-7.
  static let renaming = Relation(
    "M-7", from: ["TO-21", "TO-22", "GR-51"],
    says: "Names, and the numbers of fingers that come and go one after another, mean nothing: "
      + "with other ones the trace is the same.",
    change: { Renaming($0)?.renamed($0) }
  ) { told, changed in
    guard let renaming = Renaming(told.scenario) else { return nil }
    let telling = Telling(changed, as: renaming.back, after: told)
    return Telling(told).comparedInAnyOrder(with: telling, of: told.scenario)
  }
}

extension Scenario {
  /// Whether recognizers receive every event in the plainest order. Where another one is played
  /// that UIKit allows, it may be that of any of the fingers.
  fileprivate var leavesNoOrderOpen: Bool {
    orderSeed == 0 || recognizers.count < 2 && !views.contains { $0.kind.isScrollView }
  }
}

/// Other names for everything in a scenario, so that sorting by name gives the opposite order, and
/// other numbers for its fingers, the last for the first.
private struct Renaming {
  private let names: [Scenario.ID: Scenario.ID]
  private let fingers: [Int: Int]
  /// Whether fingers have other numbers. Where two come down or lift in one event, all keep
  /// theirs: which of them is first is open.
  let numbersFingers: Bool

  /// Nil where some names are so strange that new ones could not be distinguished from them.
  init?(_ scenario: Scenario) {
    let old =
      scenario.views.map(\.id) + scenario.controllers.map(\.id) + scenario.recognizers.map(\.id)
    let digits = String(old.count).count
    var names: [Scenario.ID: Scenario.ID] = [:]
    names.reserveCapacity(old.count)
    for (place, id) in old.sorted().enumerated() {
      let number = String(old.count - place)
      names[id] = "n" + String(repeating: "0", count: digits - number.count) + number
    }
    // With new names among the old ones, a name could not be distinguished from what it stands for.
    let mayBeNew = old.filter { $0.utf8.first == UInt8(ascii: "n") }
    guard names.count == old.count, mayBeNew.isEmpty || Set(names.values).isDisjoint(with: mayBeNew)
    else { return nil }
    self.names = names

    let touches = scenario.script.flatMap(\.touches)
    let numbers = Set(touches.map(\.finger) + scenario.recognizers.flatMap(\.ignoredFingers))
      .sorted()
    numbersFingers =
      numbers.count > 1 && scenario.leavesNoOrderOpen
      && scenario.script.allSatisfy { step in
        // Several that change at once may come one by one, in their order. Source: SY-06, RE-13.
        step.touches.count < 2
      }
    fingers =
      numbersFingers
      ? Dictionary(uniqueKeysWithValues: zip(numbers, numbers.reversed())) : [:]
  }

  /// The other number of a finger; nil: all keep theirs.
  private var otherFinger: (@Sendable (Int) -> Int)? {
    guard numbersFingers else { return nil }
    return { [fingers] in fingers[$0] ?? $0 }
  }

  /// What leads from the changed scenario's words to those of the scenario itself.
  var back: Mapping {
    let old = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })
    return Mapping(
      name: { Self.name($0, in: old) },
      action: { $0.hasPrefix("do ") ? String($0.dropFirst(3)) : $0 },
      // Numbers change places in pairs, so that the way back is the way there.
      finger: otherFinger)
  }

  /// The other name of `id`; what belongs to a view, as a scroll view's own recognizers do, is
  /// called after it.
  private static func name(
    _ id: Scenario.ID, in names: [Scenario.ID: Scenario.ID]
  ) -> Scenario.ID {
    if let other = names[id] { return other }
    guard let dot = id.utf8.firstIndex(of: UInt8(ascii: ".")), let owner = names[String(id[..<dot])]
    else {
      return id
    }
    return owner + id[dot...]
  }

  func renamed(_ scenario: Scenario) -> Scenario? {
    var isTooLong = false
    let renamed = scenario.mapped(
      Mapping(
        name: { names[$0] ?? $0 },
        action: { action in
          let other = "do " + action
          if other.utf8.count > Scenario.Limits.nameBytes { isTooLong = true }
          return other
        },
        finger: otherFinger))
    return isTooLong ? nil : renamed
  }
}
