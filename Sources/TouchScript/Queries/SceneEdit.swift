import Foundation

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
    editor.editProperties()
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
  private let file: [String: Any]

  /// A value that a property may have instead.
  private struct Alternative {
    /// Where in the property, such as `.shouldBegin`; empty: it is the property itself.
    var path = ""
    /// The value in words, after an equals sign, a plus or a minus.
    var words: String
    /// The value as a file has it; nil: it is left out.
    var value: Any?
    var weight: Int
  }

  init(_ scenario: Scenario) {
    original = scenario
    seen = [scenario]
    let data = Data(scenario.compactJSON.utf8)
    file = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  // MARK: Properties

  mutating func editProperties() {
    guard case .object(_, let keys) = Scenario.shape else { return }
    for key in keys {
      guard case .list(.object(_, let properties)) = key.shape,
        let parts = file[key.name] as? [[String: Any]]
      else { continue }
      for (index, part) in parts.enumerated() {
        guard let owner = part["id"] as? String else { continue }
        for property in properties where Self.isEdited(property) {
          let alternatives = alternatives(
            of: property.shape, property.meaning, part[property.name], depth: 0,
            partWeight: Self.weight(ofPart: property.name))
          for alternative in alternatives {
            var changed = parts
            changed[index][property.name] = alternative.value
            let change = "\(property.name)\(alternative.path) \(alternative.words)"
            add(
              key.name, changed, "\(owner.onOneLine(limit: 64)).\(change)",
              Self.switchesOff[change] ?? alternative.weight)
          }
        }
      }
    }
  }

  /// What takes a thing away rather than changes how it works: seldom what somebody asks for.
  private static let switchesOff = [
    "isUserInteractionEnabled = false": 2, "overrides.dropsEvents = true": 5, "alpha = 0": 5,
    "isHidden = true": 5, "isEnabled = false": 5,
  ]

  /// How much heavier a property of a property is: a class that overrides is more than a flag of a
  /// delegate.
  private static func weight(ofPart property: String) -> Int { property == "overrides" ? 2 : 1 }

  /// Whether a property says how something is, and not what or where it is.
  private static func isEdited(_ property: Shape.Key) -> Bool {
    switch property.meaning.role {
    case .name, .place, .reference(.view), .reference(.responder), .finger, .time: return false
    case .plain, .action, .reference: break
    }
    return !property.isRequired && property.name != "kind"
  }

  private func alternatives(
    of shape: Shape, _ meaning: Meaning, _ present: Any?, depth: Int, partWeight: Int
  ) -> [Alternative] {
    let extra = partWeight * depth
    var found: [Alternative] = []
    func set(_ words: String, _ value: Any, _ weight: Int) {
      found.append(Alternative(words: "= \(words)", value: value, weight: weight + extra))
    }
    switch shape {
    case .flag:
      for flag in [true, false] { set("\(flag)", flag, 0) }
    case .whole:
      let tried = meaning.bounds == .duration ? [100, 300, 600, 1_000] : [0, 1, 2, 3]
      for number in tried {
        set(meaning.bounds == .duration ? "\(number) ms" : "\(number)", number, 1)
      }
    case .number:
      for number in Self.numbers(meaning.bounds) { set(number.minimal, number, 1) }
    case .words(let words):
      for word in words { set(word, word, 2) }
    case .text:
      for name in names(meaning.role) { set(name.onOneLine(limit: 64), name, 2) }
    case .list(let member):
      return lists(of: member, meaning, present as? [Any] ?? [], extra)
    case .object(_, let keys):
      let object = present as? [String: Any] ?? [:]
      for key in keys where !key.isRequired {
        for inner in alternatives(
          of: key.shape, key.meaning, object[key.name], depth: depth + 1, partWeight: partWeight)
        {
          var changed = object
          changed[key.name] = inner.value
          found.append(
            Alternative(
              path: ".\(key.name)\(inner.path)", words: inner.words, value: changed,
              weight: inner.weight))
        }
      }
    case .forms(_, let forms):
      for form in forms {
        if form.arguments.isEmpty { set(form.name, form.name, 2) }
        guard form.arguments.count == 1 else { continue }
        let argument = form.arguments[0]
        for inner in alternatives(
          of: argument.shape, argument.meaning, nil, depth: depth, partWeight: partWeight)
        {
          set("\(form.name)(\(inner.words.dropFirst(2)))", [form.name: inner.value ?? NSNull()], 3)
        }
      }
    case .any(_, let shapes):
      return shapes.flatMap {
        alternatives(of: $0, meaning, present, depth: depth, partWeight: partWeight)
      }
    case .null: break
    }
    if present != nil, depth > 0 || !(present is Bool) {
      found.append(Alternative(words: "= default", value: nil, weight: 1 + extra))
    }
    return found
  }

  /// The list with one member more, or one less; only of words and of names.
  private func lists(
    of member: Shape, _ meaning: Meaning, _ present: [Any], _ extra: Int
  ) -> [Alternative] {
    var found: [Alternative] = []
    for (index, value) in present.enumerated() {
      var rest = present
      rest.remove(at: index)
      let words = (value as? String)?.onOneLine(limit: 64) ?? "number \(index + 1) of it"
      found.append(Alternative(words: "-= \(words)", value: rest, weight: 3 + extra))
    }
    let known = present.compactMap { $0 as? String }
    let more: [String]
    switch member {
    case .words(let words): more = words
    case .text: more = names(meaning.role)
    default: more = []
    }
    for name in more where !known.contains(name) {
      found.append(
        Alternative(
          words: "+= \(name.onOneLine(limit: 64))", value: present + [name],
          weight: 3 + extra))
      if case .words = member {
        found.append(Alternative(words: "= \(name)", value: [name], weight: 3 + extra))
      }
    }
    return found
  }

  private static func numbers(_ bounds: Bounds?) -> [Double] {
    switch bounds {
    case .number(let range): [range.lowerBound, range.upperBound]
    case .coordinate: [8, 22, 44]
    case .distance: [0, 30, 1_000]
    default: []
    }
  }

  private func names(_ role: Role) -> [String] {
    switch role {
    case .reference(.recognizer): original.recognizers.map(\.id)
    case .reference(.view): original.views.map(\.id)
    default: []
    }
  }

  // MARK: Orders

  /// Views in front of their siblings or behind them, and recognizers that are added last.
  mutating func editOrders() {
    guard let views = file["views"] as? [[String: Any]] else { return }
    for (index, view) in views.enumerated() {
      guard let id = view["id"] as? String, let parent = view["parent"] as? String,
        views.contains(where: { $0["parent"] as? String == parent && $0["id"] as? String != id })
      else { continue }
      var rest = views
      rest.remove(at: index)
      add("views", rest + [view], "\(id.onOneLine(limit: 64)) in front of its siblings", 2)
      add("views", [view] + rest, "\(id.onOneLine(limit: 64)) behind its siblings", 2)
    }
    guard let recognizers = file["recognizers"] as? [[String: Any]] else { return }
    for (index, recognizer) in recognizers.enumerated() {
      guard let id = recognizer["id"] as? String,
        recognizers[(index + 1)...].contains(where: {
          $0["view"] as? String == recognizer["view"] as? String
        })
      else { continue }
      var rest = recognizers
      rest.remove(at: index)
      add("recognizers", rest + [recognizer], "\(id.onOneLine(limit: 64)) added last", 2)
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

  // MARK: Scenes

  private mutating func add(_ key: String, _ parts: [[String: Any]], _ says: String, _ weight: Int)
  {
    var changed = file
    changed[key] = parts
    guard let data = try? JSONSerialization.data(withJSONObject: changed),
      let scenario = try? Scenario(json: data)
    else { return }
    take(scenario, says, weight)
  }

  private mutating func take(_ scenario: Scenario, _ says: String, _ weight: Int) {
    guard seen.insert(scenario).inserted, (try? scenario.validate()) != nil else { return }
    edits.append(SceneEdit(says: says, scenario: scenario, weight: weight))
  }
}
