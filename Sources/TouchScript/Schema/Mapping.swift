/// What becomes of all that roles pick out of a scenario: other names, fingers, places or times.
///
/// What is left out stays. Where a name becomes nil, what it names is gone, and with it goes the
/// smallest thing that cannot be without it: a member of a list, a value that may be missing, a
/// target, a change, a reaction.
package struct Mapping {
  /// The other name of something, or nil; asked of what bears names and of references to it.
  package var name: ((Scenario.ID) -> Scenario.ID?)?
  /// The other name of an action method.
  package var action: ((String) -> String)?
  /// The other number of a finger.
  package var finger: ((Int) -> Int)?
  /// The other place of a point in the coordinates of a space, whose owner is given.
  package var place: ((Point, Space, Scenario.ID) -> Point)?
  /// The other time, in milliseconds since the scene was built.
  package var time: ((Int) -> Int)?
  /// The features that may be needed; nil: any. What needs another is gone, or as on a new part.
  var features: Scenario.Features?
  /// Whether things may come to bear one name: lists then name nothing twice, and not their owner.
  package var isMerging = false
  /// Who has the values that are mapped at the moment.
  var owner: Scenario.ID = ""

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

  /// What the mapping makes other values of; nothing else in a scenario need be looked at.
  var subjects: Subjects {
    var subjects: Subjects = []
    if name != nil { subjects.insert(.names) }
    if action != nil { subjects.insert(.actions) }
    if finger != nil { subjects.insert(.fingers) }
    if place != nil { subjects.insert(.places) }
    if time != nil { subjects.insert(.times) }
    if features != nil { subjects.insert(.features) }
    return subjects
  }

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

extension Spellable {
  /// What a mapping makes of the value; nil where it cannot be without what is gone.
  func kept(_ mapping: Mapping) -> Self? {
    var value = self
    return value.map(.plain, mapping) ? value : nil
  }
}

extension Scenario.Change {
  /// The names of other things in the change, and what they must name; what it is about is first.
  package var references: [(id: Scenario.ID, to: Reference)] { form.references(of: self) }
}

extension Scenario.Reaction.Trigger {
  /// The names of other things in the trigger, and what they must name.
  package var references: [(id: Scenario.ID, to: Reference)] { form.references(of: self) }
}
