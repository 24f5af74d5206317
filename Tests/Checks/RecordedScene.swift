import Foundation
import Invariants
import TouchScript

/// A scene that is kept for what an engine does in it that differs from the in-repo one: an engine
/// that is permitted, or one that is wrong. It holds that engine's traces, and is judged by them alone.
struct RecordedScene: CustomStringConvertible {
  /// The file that it stands in.
  let list: List
  /// Its line in that file.
  let line: Int
  /// What it shows, in a sentence.
  let says: String
  /// The rules that once accused a permitted engine, or those that a wrong engine breaks.
  let rules: [Rule.ID]
  /// The sections of the catalogue that are on; none: it is the in-repo engine.
  let variants: [String]
  /// Where the engine's thresholds lie, in percent; nil: where the in-repo engine has them.
  let thresholds: Int?
  /// Why the wrong engine breaks none of its rules here; nil: it breaks one.
  let undetected: String?
  /// The scene.
  let scenario: Scenario
  /// What the engine did. Nothing is recorded of the in-repo engine, which is played instead.
  var plays: [Play]

  /// The files.
  enum List: String, CaseIterable {
    /// Scenes in which the in-repo engine or a permitted one was once accused.
    case accused
    /// For each permitted choice, a scene in which it makes a difference.
    case permitted
    /// Scenes in which wrong engines break a rule.
    case wrong
  }

  /// What an engine did in the scene with one order seed.
  struct Play: Hashable {
    let scenario: Scenario
    let trace: Trace
    let changed: [Changed]
  }

  /// What the engine did in the scene as a relation changes it.
  struct Changed: Hashable {
    let relation: Rule.ID
    let scenario: Scenario
    let trace: Trace
  }

  /// Whether its engine differs from the in-repo one, so that its traces are recorded.
  var isRecorded: Bool { !variants.isEmpty || thresholds != nil }

  /// The place of the line, and what it says.
  var description: String {
    let engine = variants + (thresholds.map { ["thresholds at \($0) %"] } ?? [])
    let names = engine.isEmpty ? "" : " (\(engine.joined(separator: ", ")))"
    return "\(list.fileName), line \(line)\(names): \(says)"
  }
}

extension RecordedScene.List {
  static let folder = packageFolder.appending(path: "Tests/Checks/Fairness")

  var fileName: String { "\(rawValue).jsonl" }

  /// The scenes of the file. Without `plays` only what is not recorded is read; it may be missing
  /// where it is not required.
  func scenes(plays: Bool = true, requiresPlays: Bool = true) throws(Complaint) -> [RecordedScene] {
    let lines = try lines(of: Self.folder.appending(path: fileName).path)
    return try scenes(in: lines, plays: plays, requiresPlays: requiresPlays)
  }

  /// The scenes of lines such as those of the file.
  func scenes(
    in lines: [Substring], plays: Bool = true, requiresPlays: Bool = true
  ) throws(Complaint) -> [RecordedScene] {
    var scenes: [RecordedScene] = []
    for (index, text) in lines.enumerated() {
      do {
        let line = try JSONDecoder().decode(WrittenLine.self, from: Data(text.utf8))
        scenes.append(
          try line.fields.scene(
            of: self, number: index + 1, plays: plays, requiresPlays: requiresPlays))
      } catch {
        throw Complaint("\(fileName), line \(index + 1): \(Self.sentence(for: error))")
      }
    }
    return scenes
  }

  /// Writes the file anew.
  func write(_ lines: [String]) throws {
    let text = lines.map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: Self.folder.appending(path: fileName))
  }

  private static func sentence(for error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      let keys = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return keys.isEmpty ? "the line" : keys.joined(separator: ".")
    }
    return switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(place(context.codingPath)) is of another type than expected"
    case DecodingError.dataCorrupted(let context):
      "\(place(context.codingPath)) cannot be read: \(context.debugDescription)"
    default: "\(error)"
    }
  }
}

extension RecordedScene {
  /// The line of the file.
  var jsonLine: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(
        decoding: try encoder.encode(WrittenLine(fields: SceneLine(self))), as: UTF8.self)
    }
  }
}

/// A line as it is written: its events stand among its other keys, as those of a trace do.
private struct WrittenLine: Codable {
  var fields: SceneLine

  init(fields: SceneLine) { self.fields = fields }

  init(from decoder: any Decoder) throws {
    fields = try SceneLine(from: decoder)
    let events = try Trace(from: decoder).observations
    if !events.isEmpty { fields.events = events }
  }

  func encode(to encoder: any Encoder) throws {
    try fields.encode(to: encoder)
    if let events = fields.events { try Trace(events).encode(to: encoder) }
  }
}

/// A line of a file. Each event, and each scene that a relation makes, is written once: a trace is a
/// list of places in `events`.
private struct SceneLine: Codable {
  var says: String
  var rules: [Rule.ID]?
  var variants: [String]?
  var thresholds: Int?
  var undetected: String?
  var scenario: Scenario
  var changedScenes: [Scenario]?
  var events: [Observation]?
  var plays: [Play]?

  /// All but the events.
  private enum CodingKeys: CodingKey {
    case says, rules, variants, thresholds, undetected, scenario, changedScenes, plays
  }

  struct Play: Codable, Equatable {
    let orderSeed: Int
    let trace: [Int]
    let relations: [Changed]?
  }

  struct Changed: Codable, Equatable {
    let id: Rule.ID
    let scene: Int
    let orderSeed: Int
    let trace: [Int]?
  }
}

// MARK: - Reading

extension SceneLine {
  func scene(
    of list: RecordedScene.List, number: Int, plays readsPlays: Bool, requiresPlays: Bool
  ) throws(Complaint) -> RecordedScene {
    if says.isEmpty { throw Complaint("the sentence that says what it shows is missing") }
    for rule in rules ?? [] where Rulebook[rule] == nil && Relations[rule] == nil {
      throw Complaint("there is no rule \(rule)")
    }
    for name in variants ?? [] where Woven.section(name) == nil {
      throw Complaint("there is no section \(name)")
    }
    if list != .permitted, rules ?? [] == [] { throw Complaint("rules are missing") }
    if list == .wrong, variants ?? [] == [] { throw Complaint("variants are missing") }
    do { try scenario.validate() } catch { throw Complaint("scenario: \(error)") }
    var scene = RecordedScene(
      list: list, line: number, says: says, rules: rules ?? [], variants: variants ?? [],
      thresholds: thresholds, undetected: undetected, scenario: scenario, plays: [])
    if scene.isRecorded, readsPlays {
      if plays ?? [] == [], requiresPlays { throw Complaint("nothing is recorded") }
      for play in plays ?? [] { scene.plays.append(try read(play)) }
    }
    return scene
  }

  private func read(_ play: Play) throws(Complaint) -> RecordedScene.Play {
    var changed: [RecordedScene.Changed] = []
    for other in play.relations ?? [] {
      guard Relations[other.id] != nil else { throw Complaint("there is no relation \(other.id)") }
      guard let trace = other.trace else {
        throw Complaint("the relation \(other.id) has no second trace")
      }
      guard let scene = changedScenes?[within: other.scene] else {
        throw Complaint("the relation \(other.id) has no changed scene")
      }
      changed.append(
        RecordedScene.Changed(
          relation: other.id, scenario: scene.ordered(by: other.orderSeed),
          trace: try read(trace)))
    }
    return RecordedScene.Play(
      scenario: scenario.ordered(by: play.orderSeed), trace: try read(play.trace),
      changed: changed)
  }

  private func read(_ places: [Int]) throws(Complaint) -> Trace {
    var trace = Trace()
    for place in places {
      guard let event = events?[within: place] else {
        throw Complaint("there is no event \(place)")
      }
      trace.append(event)
    }
    return trace
  }
}

// MARK: - Writing

extension SceneLine {
  init(_ scene: RecordedScene) {
    var events = Numbering<Observation>()
    var scenes = Numbering<Scenario>()
    let plays = scene.plays.map { play in
      let trace = play.trace.observations.map { events.number(of: $0) }
      let relations = play.changed.map { changed in
        Changed(
          id: changed.relation, scene: scenes.number(of: changed.scenario.ordered(by: 0)),
          orderSeed: changed.scenario.orderSeed,
          trace: changed.trace.observations.map { events.number(of: $0) })
      }
      return Play(
        orderSeed: play.scenario.orderSeed, trace: trace,
        relations: relations.isEmpty ? nil : relations)
    }
    says = scene.says
    rules = scene.rules.isEmpty ? nil : scene.rules
    variants = scene.variants.isEmpty ? nil : scene.variants
    thresholds = scene.thresholds
    undetected = scene.undetected
    scenario = scene.scenario
    changedScenes = scenes.items.isEmpty ? nil : scenes.items
    self.events = plays.isEmpty ? nil : events.items
    self.plays = plays.isEmpty ? nil : plays
  }

  /// Items in the order in which they first came.
  private struct Numbering<Item: Hashable> {
    private(set) var items: [Item] = []
    private var numbers: [Item: Int] = [:]

    mutating func number(of item: Item) -> Int {
      if let number = numbers[item] { return number }
      numbers[item] = items.count
      items.append(item)
      return items.count - 1
    }
  }
}

extension Scenario {
  /// The scene with an order seed.
  func ordered(by seed: Int) -> Scenario {
    var scenario = self
    scenario.orderSeed = seed
    return scenario
  }
}

extension Array {
  fileprivate subscript(within place: Int) -> Element? {
    indices.contains(place) ? self[place] : nil
  }
}
