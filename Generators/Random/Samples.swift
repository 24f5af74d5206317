import PropertyTesting
import TouchScript

/// Draws values that tell, for any place of the scene language: short lists, numbers at which something
/// changes, and names of what is in the scene.
///
/// What a place may hold follows from the schema, so that a new property is drawn as it is stated.
struct Samples: Dice {
  var random: Random
  /// The scene whose names are drawn.
  var scene: Scenario
  /// What is named more often than others, such as the touched views and their recognizers.
  var favourites: Set<Scenario.ID> = []

  /// Some of `all`: members of one or two runs of neighbours, or a few from anywhere.
  ///
  /// What is near in the schema concerns the same subject. A case that has much of one subject and
  /// nothing of others reaches what a case with a little of everything does not.
  mutating func some<Value>(of all: [Value]) -> [Value] {
    if oneIn(4) { return (0..<random.integer(in: 1...6)).map { _ in pick(all) } }
    let runs = (0..<random.integer(in: 1...2)).flatMap { _ in
      let start = random.integer(in: 0...all.count - 1)
      return all[start..<min(all.count, start + random.integer(in: 3...8))]
    }
    let chosen = runs.filter { _ in oneIn(2) }
    return chosen.isEmpty ? runs : chosen
  }

  /// The name of something that may be referred to so; nil: there is nothing of the kind.
  mutating func name(_ reference: Reference) -> Scenario.ID? {
    let names = names(reference)
    let near = names.filter(favourites.contains)
    return random.pick(near.isEmpty || oneIn(3) ? names : near)
  }

  private func names(_ reference: Reference) -> [Scenario.ID] {
    switch reference {
    case .view: scene.views.map(\.id)
    case .subview: scene.views.filter { $0.parent != nil }.map(\.id)
    case .window: scene.views.filter { $0.parent == nil }.map(\.id)
    case .control: scene.views.filter(\.kind.isControl).map(\.id)
    case .scrollView: scene.views.filter(\.kind.isScrollView).map(\.id)
    case .controller: scene.controllers.map(\.id)
    case .recognizer: scene.recognizers.map(\.id)
    case .responder:
      scene.views.map(\.id) + scene.controllers.map(\.id) + [Scenario.Reserved.application]
    }
  }
}

// MARK: - By type

extension Bool {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? { samples.oneIn(2) }
}

extension Int {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    switch (slot.role, slot.bounds) {
    case (.finger, _): samples.pick([0, 0, 1, 2])
    case (_, .whole(let range)):
      Swift.min(range.lowerBound + samples.random.integer(in: 0...3), range.upperBound)
    case (_, .duration): samples.pick([100, 300, 1_000, 3_000])
    default: samples.random.integer(in: -1...2)
    }
  }
}

extension Float {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    samples.pick(Coordinates.alphas)
  }
}

extension Double {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    samples.pick(slot.bounds == .distance ? [0, 10, 30, 50, 1_000] : [-16, -8, 8, 16, 44, 64])
  }
}

extension Point {
  /// Fractions of a size, or a place a few points away.
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    if slot.role == .plain { return samples.pick([zero, Point(1, 1), Point(0, 1), Point(0.5, 0)]) }
    return Point(samples.pick([0, 0, -16, 8, 40]), samples.pick([0, -16, 8, 40, 80]))
  }
}

extension Size {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    Size(samples.pick([0, 160, 320, 960]), samples.pick([0, 240, 480, 2_000]))
  }
}

extension Rect {
  /// A part of a screen, of a view or beside it; now and then without a width.
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    Rect(
      samples.pick([0, 0, 16, 40, 80, 160, -40]), samples.pick([0, 0, 16, 40, 80, 240, -40]),
      samples.pick([320, 320, 160, 96, 96, 48, 0]), samples.pick([480, 480, 240, 96, 96, 48]))
  }
}

extension Transform {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    samples.pick(turns + [.translation(24, -16), Transform(a: 1, b: 0.5, c: -0.5, d: 1)])
  }
}

extension String {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    guard case .reference(let reference) = slot.role else { return samples.pick(["act", "go"]) }
    return samples.name(reference)
  }
}

extension Scenario.Target.Receiver {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    if samples.oneIn(3) { return samples.pick([.firstResponder, .released]) }
    return samples.name(.responder).map(Self.responder)
  }
}

extension Scenario.RecognizerTarget.Receiver {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    samples.oneIn(4) ? .released : samples.name(.responder).map(Self.responder)
  }
}

extension Scenario.TouchHandling {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    var handling = Self(samples.pick(Scenario.Forwarding.drawn))
    if samples.oneIn(2) { samples.pick(schema.properties).vary(&handling, &samples) }
    return handling
  }
}

extension DrawnWord {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? { samples.pick(drawn) }
}

// MARK: - Lists, parts and forms

extension Optional where Wrapped: Drawable {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    .some(samples.oneIn(4) ? nil : Wrapped.sample(slot, &samples))
  }
}

extension Array where Element: Drawable {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    var list: Self = []
    for _ in 0..<samples.pick([1, 1, 2, 3]) {
      if let member = Element.sample(slot, &samples), !list.contains(member) { list.append(member) }
    }
    return list.isEmpty ? nil : inOrder(list, slot)
  }
}

extension DrawnPart {
  /// A part with what it must say, and one or two of its other properties.
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    var part = blank
    for property in schema.properties where property.isAlwaysSaid {
      guard property.vary(&part, &samples) else { return nil }
    }
    for _ in 0..<samples.pick([1, 1, 2]) {
      _ = samples.pick(schema.properties).vary(&part, &samples)
    }
    return part
  }
}

extension DrawnForm {
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self? {
    samples.pick(forms).sample(&samples)
  }
}

extension Form {
  /// A value of the form; nil: the scene has nothing that an argument could name.
  func sample(_ samples: inout Samples) -> Whole? {
    var values: [AnyValue] = []
    for argument in arguments {
      guard let value = argument.sample(&samples) else { return nil }
      values.append(value)
    }
    return try? whole(values)
  }
}

extension PropertyOwner {
  /// Gives the property of a name another value, if there is one that fits the scene.
  mutating func vary(_ name: String, _ samples: inout Samples) {
    _ = Self.schema.properties.first { $0.name == name }?.vary(&self, &samples)
  }
}

extension Property {
  /// Gives the property of a part another value; false: there is none that fits the scene.
  @discardableResult
  func vary(_ owner: inout Owner, _ samples: inout Samples) -> Bool {
    guard let value = slot.sample(&samples) else { return false }
    setValue(&owner, value)
    return true
  }
}

extension Slot {
  fileprivate func sample(_ samples: inout Samples) -> AnyValue? {
    (type as? any Drawable.Type)?.anySample(self, &samples)
  }
}

extension Drawable {
  fileprivate static func anySample(_ slot: Slot, _ samples: inout Samples) -> AnyValue? {
    sample(slot, &samples).map { AnyValue($0) }
  }
}
