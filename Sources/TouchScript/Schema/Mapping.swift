/// What becomes of all that roles pick out of a scenario: other names, fingers, places or times.
///
/// What is left out stays. Where a name becomes nil, what it names is gone, and with it goes the
/// smallest thing that cannot be without it: a member of a list, a value that may be missing, a
/// target, a change, a reaction.
package struct Mapping {
  /// The other name of something, or nil; asked of what bears names and of references to it.
  package let name: ((Scenario.ID) -> Scenario.ID?)?
  /// The other name of an action method.
  package let action: ((String) -> String)?
  /// The other number of a finger.
  package let finger: ((Int) -> Int)?
  /// The other place of a point in the coordinates of a space, whose owner is given.
  package let place: ((Point, Space, Scenario.ID) -> Point)?
  /// The other time, in milliseconds since the scene was built.
  package let time: ((Int) -> Int)?
  /// The features that may be needed; nil: any. What needs another is gone, or as on a new part.
  let features: Scenario.Features?
  /// Whether things may come to bear one name: lists then name nothing twice, and not their owner.
  package let isMerging: Bool
  /// What the mapping makes other values of; nothing else in a scenario need be looked at.
  let subjects: Subjects
  /// Who has the values that are mapped at the moment.
  private(set) var owner: Scenario.ID = ""

  /// Makes a mapping.
  package init(
    name: ((Scenario.ID) -> Scenario.ID?)? = nil, action: ((String) -> String)? = nil,
    finger: ((Int) -> Int)? = nil, place: ((Point, Space, Scenario.ID) -> Point)? = nil,
    time: ((Int) -> Int)? = nil, features: Scenario.Features? = nil, isMerging: Bool = false
  ) {
    self.name = name
    self.action = action
    self.finger = finger
    self.place = place
    self.time = time
    self.features = features
    self.isMerging = isMerging
    let given = [
      (Subjects.names, name != nil), (.actions, action != nil), (.fingers, finger != nil),
      (.places, place != nil), (.times, time != nil), (.features, features != nil),
    ]
    subjects = Subjects(given.filter(\.1).map(\.0))
  }

  /// What a mapping can make other values of.
  struct Subjects: OptionSet, Sendable {
    let rawValue: Int

    static let names = Subjects(rawValue: 1 << 0)
    static let actions = Subjects(rawValue: 1 << 1)
    static let fingers = Subjects(rawValue: 1 << 2)
    static let places = Subjects(rawValue: 1 << 3)
    static let times = Subjects(rawValue: 1 << 4)
    static let features = Subjects(rawValue: 1 << 5)
  }

  /// Whether its features are those that something needs.
  func allows(_ needs: Scenario.Features) -> Bool { features?.isSuperset(of: needs) ?? true }

  /// The mapping of the values that `owner` has.
  func of(_ owner: Scenario.ID) -> Mapping {
    var mapping = self
    mapping.owner = owner
    return mapping
  }
}

extension Scenario {
  /// The scenario that a mapping makes of this one. The outcome need not be valid.
  package func mapped(_ mapping: Mapping) -> Scenario {
    var scenario = self
    // A scenario can be without all that is in it.
    _ = scenario.map(.plain, mapping)
    scenario.reactions.removeAll { $0.changes.isEmpty }
    return scenario
  }
}
