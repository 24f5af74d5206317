import PropertyTesting
import TouchScript

/// What something is called and when it is listed, where that does not follow from its place.
struct Label: Hashable, Sendable {
  /// A name of its own.
  var name: String?
  /// After how many other rounds it is listed, against the order of the views.
  var round: Int?

  static let labels = AnyGenerator(
    record(of: Label()) {
      Part(\.name, Language.rarely("name", Names.letters))
      Part(\.round, Language.rarely("round", integer("round", in: 1...Scenario.Limits.count)))
    })
}

/// The names of what is in a scene that is drawn.
///
/// At first everything bears the name of its place: `v` for views, `c` for controllers and `r` for
/// recognizers, and its number among these in the order of the views, from 1.
struct Names {
  /// All places in the order in which they were drawn.
  private var listed: [(place: Scenario.ID, label: Label)] = []
  private var counts: [Character: Int] = [:]

  /// Counts one more of a kind, and answers its place.
  mutating func add(_ kind: Character, _ label: Label) -> Scenario.ID {
    counts[kind, default: 0] += 1
    let place = "\(kind)\(counts[kind] ?? 0)"
    listed.append((place, label))
    return place
  }

  /// Lists everything in its round, and names it: by its own name where that is free, else by its place.
  func settle(_ scene: inout Scenario) {
    let rounds = Dictionary(
      listed.map { ($0.place, $0.label.round ?? 0) }, uniquingKeysWith: { first, _ in first })
    // Sorting keeps the order within a round.
    scene.controllers.sort { rounds[$0.id] ?? 0 < rounds[$1.id] ?? 0 }
    scene.recognizers.sort { rounds[$0.id] ?? 0 < rounds[$1.id] ?? 0 }
    var names = [Scenario.Reserved.application: Scenario.Reserved.application]
    if scene.application.delegate != nil {
      names[Scenario.Reserved.delegate] = Scenario.Reserved.delegate
    }
    var taken = Set(Scenario.Reserved.all)
    for (place, label) in listed {
      if let name = label.name, !name.hasPrefix(Trace.Names.privatePrefix),
        taken.insert(name).inserted
      {
        names[place] = name
      }
    }
    for (place, _) in listed where names[place] == nil {
      var free = place
      while !taken.insert(free).inserted { free += "x" }
      names[place] = free
    }
    scene = scene.mapped(Mapping(name: { [names] in name(of: $0, names) }))
  }

  /// The name of what is at a place. A number beyond the last goes on from the first; nil: there is
  /// nothing of the kind.
  private func name(of place: Scenario.ID, _ names: [Scenario.ID: Scenario.ID]) -> Scenario.ID? {
    if let name = names[place] { return name }
    guard let kind = place.first, let count = counts[kind], let number = Int(place.dropFirst())
    else { return nil }
    return names["\(kind)\((number - 1) % count + 1)"]
  }
}

/// The places of all that is in a scene, for those who spell it.
struct Places {
  /// The names of places by the names in the scene.
  private(set) var names = Dictionary(
    uniqueKeysWithValues: Scenario.Reserved.all.map { ($0, $0) })
  private var labels: [Scenario.ID: Label] = [:]

  /// What of the thing at a place does not follow from it.
  subscript(place: Scenario.ID) -> Label { labels[place] ?? Label() }

  func labelled<Part: Identifiable<Scenario.ID>>(_ parts: [Part]?) -> [Labelled<Part>] {
    (parts ?? []).map { Labelled(label: self[$0.id], part: $0) }
  }

  init(of scenario: Scenario) {
    var order: [Scenario.ID: Int] = [:]
    for (number, view) in scenario.views.enumerated() { order[view.id] = number }
    list("v", scenario.views.map { ($0.id, 0) })
    list("c", scenario.controllers.map { ($0.id, order[$0.view] ?? 0) })
    list("r", scenario.recognizers.map { ($0.id, order[$0.view] ?? 0) })
  }

  /// Numbers what is of a kind in the order of its views. A round ends where the next thing listed comes
  /// before the last in that order.
  private mutating func list(_ kind: Character, _ listed: [(id: Scenario.ID, view: Int)]) {
    var numbers: [Scenario.ID: Int] = [:]
    for (number, thing) in listed.sorted(by: { $0.view < $1.view }).enumerated() {
      numbers[thing.id] = number + 1
    }
    var (round, last) = (0, 0)
    for (id, _) in listed {
      let number = numbers[id] ?? 0
      if number < last { round += 1 }
      last = number
      let place = "\(kind)\(number)"
      names[id] = place
      labels[place] = Label(name: id == place ? nil : id, round: round == 0 ? nil : round)
    }
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
  /// One of the first things of a kind in a scene, by its place.
  fileprivate static func place(_ kind: Character, _ noun: Tag, _ tag: Tag) -> AnyGenerator<String>
  {
    AnyGenerator(
      reference(tag, to: noun, among: 1 << 16).map(
        to: { "\(kind)\($0 + 1)" },
        from: { $0.first == kind ? Int($0.dropFirst()).map { $0 - 1 } : nil }))
  }

  fileprivate static let responder = oneOf(
    "responder", place("v", "view", "to"), place("c", "controller", "to"),
    constant(Scenario.Reserved.application), constant(Scenario.Reserved.delegate))
}

extension Scenario.Target.Receiver: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    let responder = Language.responder.map(
      to: { Self.responder($0) }, from: { if case .responder(let id) = $0 { id } else { nil } })
    return Language.oneOf(
      "receiver", constant(.firstResponder), responder, constant(.released))
  }
}

extension Scenario.RecognizerTarget.Receiver: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    let responder = Language.responder.map(
      to: { Self.responder($0) }, from: { if case .responder(let id) = $0 { id } else { nil } })
    return Language.oneOf("called", constant(.released), responder)
  }
}

extension Language {
  fileprivate static let action = oneOf(
    "action", element("actionName", of: ["act", "go"]), Names.letters)
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
          if name.utf8.count + letter.utf8.count > Scenario.Limits.nameBytes { continue }
          name.unicodeScalars.append(letter)
        }
        return name.isEmpty ? "a" : name
      },
      from: { $0.unicodeScalars.map { Int($0.value) } }))
}
