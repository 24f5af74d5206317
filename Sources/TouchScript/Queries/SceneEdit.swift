/// A scene in which one property has another value, or one thing another place.
public struct SceneEdit: Sendable {
  /// What is other, such as `tap.cancelsTouchesInView = false`.
  public let says: String
  /// The scene with the change made; it is valid.
  public let scenario: Scenario
  /// How large the change is: flags come before numbers, these before orders and lists, what a class
  /// overrides comes later, and what hides a view or switches a recognizer off comes last.
  public let weight: Int
}

extension Scenario {
  /// All scenes that differ from this one in a single property of a view, a recognizer or a
  /// controller, in the order of things on top of one another, or in how long a finger stays; the
  /// smallest changes first.
  ///
  /// The properties and their values are those of the schema: what is stated there is tried.
  public var singleEdits: [SceneEdit] {
    var editor = SceneEditor(self)
    editor.editProperties(of: \.views)
    editor.editProperties(of: \.controllers)
    editor.editProperties(of: \.recognizers)
    editor.editOrders()
    editor.editStays()
    return editor.edits.enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .map(\.element)
  }
}

/// Makes scenes that differ in one thing.
private struct SceneEditor {
  private(set) var edits: [SceneEdit] = []
  private var seen: Set<Scenario>
  private let original: Scenario

  init(_ scenario: Scenario) {
    original = scenario
    seen = [scenario]
  }

  // MARK: Properties

  mutating func editProperties<Part: Composite>(of parts: WritableKeyPath<Scenario, [Part]>) {
    for (index, part) in original[keyPath: parts].enumerated() {
      let name = part.ownName?.onOneLine(limit: 64) ?? ""
      for property in Part.schema.properties where property.slot.isEdited {
        // A class that overrides is more than a flag of a delegate.
        let all = Alternatives(scenario: original, step: property.name == "overrides" ? 2 : 1)
        for edited in property.alternatives(part, all) {
          var scenario = original
          scenario[keyPath: parts][index] = edited.value
          let change = "\(edited.path.dropFirst()) \(edited.words)"
          take(scenario, "\(name).\(change)", Self.switchesOff[change] ?? edited.weight)
        }
      }
    }
  }

  /// What takes a thing away rather than changes how it works: seldom what somebody asks for.
  private static let switchesOff = [
    "isUserInteractionEnabled = false": 2, "overrides.dropsEvents = true": 5, "alpha = 0": 5,
    "isHidden = true": 5, "isEnabled = false": 5,
  ]

  // MARK: Orders

  /// Views in front of their siblings or behind them, and recognizers that are added last.
  mutating func editOrders() {
    for (index, view) in original.views.enumerated() {
      guard let parent = view.parent,
        original.views.contains(where: { $0.parent == parent && $0.id != view.id })
      else { continue }
      var (front, back) = (original, original)
      front.views.append(front.views.remove(at: index))
      back.views.insert(back.views.remove(at: index), at: 0)
      let name = view.id.onOneLine(limit: 64)
      take(front, "\(name) in front of its siblings", 2)
      take(back, "\(name) behind its siblings", 2)
    }
    for (index, recognizer) in original.recognizers.enumerated() {
      guard original.recognizers[(index + 1)...].contains(where: { $0.view == recognizer.view })
      else { continue }
      var scenario = original
      scenario.recognizers.append(scenario.recognizers.remove(at: index))
      take(scenario, "\(recognizer.id.onOneLine(limit: 64)) added last", 2)
    }
  }

  // MARK: Fingers

  /// For how long a finger stays, in milliseconds.
  private static let stays = [50, 200, 400, 600, 1_000, 5_000]

  mutating func editStays() {
    for (end, step) in original.script.enumerated() {
      for finger in step.touches where finger.phase == .ended {
        let start = original.script[..<end].last { step in
          step.touches.contains { $0.finger == finger.finger && $0.phase == .began }
        }
        guard let start else { continue }
        for stay in Self.stays {
          let delta = start.at + stay - step.at
          guard delta != 0, end == 0 || step.at + delta > original.script[end - 1].at else {
            continue
          }
          var scenario = original
          for place in end..<scenario.script.count { scenario.script[place].at += delta }
          take(scenario, "finger \(finger.finger) stays down for \(stay) ms", 1)
        }
      }
    }
  }

  /// Keeps a scene that is valid and new.
  private mutating func take(_ scenario: Scenario, _ says: String, _ weight: Int) {
    var scenario = scenario
    scenario.views = Scenario.inPreOrder(scenario.views)
    guard seen.insert(scenario).inserted, (try? scenario.validate()) != nil else { return }
    edits.append(SceneEdit(says: says, scenario: scenario, weight: weight))
  }
}

extension Slot {
  /// Whether a property says how something is, and not what or where it is.
  fileprivate var isEdited: Bool {
    switch role {
    case .name, .place, .reference(.view), .reference(.responder), .finger, .time: false
    case .plain, .action, .reference: !key.isRequired && name != "kind"
    }
  }
}
