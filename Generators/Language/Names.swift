import PropertyTesting
import TouchScript

/// The names of what is in a scene.
///
/// While a scene is drawn or spelled, everything bears the name of its place: `v` for views, `c` for
/// controllers and `r` for recognizers, and its number among these in the order of the views, from 1.
struct Names {
  /// All places in the order in which they were drawn, and the names that they are to have.
  private var listed: [(place: Scenario.ID, name: String?)] = []
  private var counts: [Character: Int] = [:]
  private var names: [Scenario.ID: Scenario.ID] = [:]

  /// Counts one more of a kind, with a name of its own if it has one, and answers its place.
  mutating func add(_ kind: Character, _ name: String?) -> Scenario.ID {
    counts[kind, default: 0] += 1
    let place = "\(kind)\(counts[kind] ?? 0)"
    listed.append((place, name))
    return place
  }

  /// The names with everything named: by its own name where that is free, else by its place.
  func settled(hasDelegate: Bool) -> Names {
    var settled = self
    settled.names[Scenario.Reserved.application] = Scenario.Reserved.application
    if hasDelegate { settled.names[Scenario.Reserved.delegate] = Scenario.Reserved.delegate }
    var taken = Set(Scenario.Reserved.all)
    for (place, name) in listed {
      guard let name, !name.hasPrefix(Trace.Names.privatePrefix), taken.insert(name).inserted
      else { continue }
      settled.names[place] = name
    }
    for (place, _) in listed where settled.names[place] == nil {
      var free = place
      while !taken.insert(free).inserted { free += "x" }
      settled.names[place] = free
    }
    return settled
  }

  /// The name of what is at a place. A number beyond the last goes on from the first; nil: there is
  /// nothing of the kind.
  func name(of place: Scenario.ID) -> Scenario.ID? {
    if let name = names[place] { return name }
    guard let kind = place.first, let count = counts[kind], let number = Int(place.dropFirst())
    else { return nil }
    return names["\(kind)\((number - 1) % count + 1)"]
  }

  /// The places of all that is in a scene, by name.
  static func places(of scenario: Scenario) -> [Scenario.ID: Scenario.ID] {
    var places = Dictionary(uniqueKeysWithValues: Scenario.Reserved.all.map { ($0, $0) })
    var order: [Scenario.ID: Int] = [:]
    for (number, view) in scenario.views.enumerated() {
      places[view.id] = "v\(number + 1)"
      order[view.id] = number
    }
    func list(_ kind: Character, _ listed: [(id: Scenario.ID, view: Scenario.ID)]) {
      let inOrder = listed.enumerated().sorted {
        (order[$0.element.view] ?? 0, $0.offset) < (order[$1.element.view] ?? 0, $1.offset)
      }
      for (number, thing) in inOrder.enumerated() {
        places[thing.element.id] = "\(kind)\(number + 1)"
      }
    }
    list("c", scenario.controllers.map { ($0.id, $0.view) })
    list("r", scenario.recognizers.map { ($0.id, $0.view) })
    return places
  }
}

// MARK: - References

extension String: Drawable {
  /// The name of something else in the scene, as a number where it stands; or the name of an action.
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    guard case .reference(let reference) = slot.role else { return Language.action }
    switch reference {
    case .view, .subview, .window, .control, .scrollView:
      return Language.place("v", "view", slot.tag)
    case .controller: return Language.place("c", "controller", slot.tag)
    case .recognizer: return Language.place("r", "recognizer", slot.tag)
    case .responder: return Language.responder
    }
  }
}

extension Language {
  /// How many of a kind can be referred to.
  private static let places = 1 << 16

  fileprivate static func place(
    _ kind: Character, _ noun: Tag, _ tag: Tag
  ) -> AnyGenerator<Scenario.ID> {
    AnyGenerator(
      reference(tag, to: noun, among: places).map(
        to: { "\(kind)\($0 + 1)" },
        from: { place in
          place.first == kind ? Int(place.dropFirst()).map { $0 - 1 } : nil
        }))
  }

  fileprivate static let responder = AnyGenerator(
    oneOf(
      "responder", Alternative(place("v", "view", "to")),
      Alternative(place("c", "controller", "to")),
      Alternative(constant(Scenario.Reserved.application)),
      Alternative(constant(Scenario.Reserved.delegate))
    ).withoutSpan)
}

extension Scenario.Target.Receiver: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    AnyGenerator(
      oneOf(
        "receiver", Alternative(constant(.firstResponder)),
        Alternative(
          Language.responder.map(
            to: { .responder($0) }, from: { if case .responder(let id) = $0 { id } else { nil } })),
        Alternative(constant(.released))
      ).withoutSpan)
  }
}

extension Scenario.RecognizerTarget.Receiver: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    AnyGenerator(
      oneOf(
        "called", Alternative(constant(.released)),
        Alternative(
          Language.responder.map(
            to: { .responder($0) }, from: { if case .responder(let id) = $0 { id } else { nil } }))
      ).withoutSpan)
  }
}

extension Language {
  fileprivate static let action = AnyGenerator(
    oneOf(
      "action", Alternative(element("actionName", of: ["act", "go"])), Alternative(Names.letters)
    ).withoutSpan)
}

extension Names {
  /// Text of at most as many bytes as a name may have, without what no name has; else it is `a`.
  static let letters = AnyGenerator(
    list(
      "letters", of: integer("letter", in: 32...0x10_FFFF, origin: 97),
      count: 0...Scenario.Limits.nameBytes
    ).map(
      to: { letters in
        var name = ""
        for letter in letters.compactMap({ Unicode.Scalar(UInt32($0)) }) where !letter.breaksLines {
          let longer = name + String(letter)
          if longer.utf8.count <= Scenario.Limits.nameBytes { name = longer }
        }
        return name.isEmpty ? "a" : name
      },
      from: { $0.unicodeScalars.map { Int($0.value) } }))
}
