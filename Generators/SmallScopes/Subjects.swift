import PropertyTesting
import TouchScript

/// What the choices of a scene are about, in words of the scene.
public struct ChoiceSubject: Hashable, Sendable {
  /// What it belongs to: `v2`, `r1`, `touch 1`, `touch 1, move 2`, `scene`.
  public let owner: String
  /// What it is of that, such as `alpha`.
  public let name: String
  /// The tag of the list whose element the choice is in.
  let part: Tag
  private let names: [Tag: [Scenario.ID]]

  /// What each choice of a scenario's spelling is about, in the order of the choices.
  public static func all(of scenario: Scenario, spelled tree: ChoiceTree) -> [ChoiceSubject] {
    var census = Census(scenario)
    census.visit(tree.nodes, owner: "scene", part: "")
    return census.subjects
  }

  /// A value that the choice may have, in words.
  public func words(for value: Int, of choice: Choice) -> String {
    if case .reference(let target) = choice.kind, let names = names[target],
      names.indices.contains(value)
    {
      return names[value]
    }
    return Wording.value(value, of: choice, in: part)
  }

  /// The values of a choice that have words, next to each other in words as they are as
  /// numbers: of coordinates the whole points, of references what is in the scene.
  public static func range(of choice: Choice, in scenario: Scenario) -> ClosedRange<Int> {
    if case .reference(let target) = choice.kind {
      let counts: [Tag: Int] = [
        "view": scenario.views.count, "controller": scenario.controllers.count,
        "recognizer": scenario.recognizers.count,
      ]
      return 0...max(0, (counts[target] ?? 0) - 1)
    }
    guard Wording.isCoordinate(choice.tag), choice.value.magnitude <= Coordinates.wholes else {
      return choice.bounds
    }
    return choice.bounds.clamped(to: -Coordinates.wholes...Coordinates.wholes)
  }

  /// Whether the values of a choice are numbers, so that those between two can be left unsaid.
  public static func isNumber(_ choice: Choice) -> Bool { Wording.isNumber(choice) }

  /// Numbers at which something may change.
  public static func landmarks(of choice: Choice) -> [Int] {
    ["paths", "moves", ""].flatMap { part in
      [TriedValues.usual(choice, in: part, of: .taps)[0]]
        + TriedValues.others(choice, in: part, of: .everything)
    }
  }

  fileprivate init(owner: String, name: String, part: Tag, names: [Tag: [Scenario.ID]]) {
    self.owner = owner
    self.name = name
    self.part = part
    self.names = names
  }
}

/// Counts what a spelling has in it, and so knows what each choice is about.
private struct Census {
  private(set) var subjects: [ChoiceSubject] = []
  private let names: [Tag: [Scenario.ID]]
  private var counts: [Tag: Int] = [:]

  init(_ scenario: Scenario) {
    // Things are spelled view by view, whatever their order in the scenario.
    func inOrder(_ listed: [(view: Scenario.ID, id: Scenario.ID)]) -> [Scenario.ID] {
      scenario.views.flatMap { view in listed.filter { $0.view == view.id }.map(\.id) }
    }
    names = [
      "view": scenario.views.map(\.id),
      "controller": inOrder(scenario.controllers.map { ($0.view, $0.id) }),
      "recognizer": inOrder(scenario.recognizers.map { ($0.view, $0.id) }),
    ]
  }

  mutating func visit(_ nodes: [ChoiceTree.Node], owner: String, part: Tag) {
    for node in nodes {
      switch node {
      case .choice(let choice):
        subjects.append(
          ChoiceSubject(
            owner: owner, name: Wording.name(of: choice.tag), part: part, names: names))
      case .span(let span):
        switch span.kind {
        case .record: visit(span.nodes, owner: self.owner(of: span.tag) ?? owner, part: part)
        case .list: visitElements(span, owner: owner, part: part)
        case .element: visit(span.nodes, owner: owner, part: part)
        }
      }
    }
  }

  private mutating func visitElements(_ list: ChoiceTree.Span, owner: String, part: Tag) {
    for (index, node) in list.nodes.enumerated() {
      guard case .span(let element) = node else { continue }
      let noun = Wording.noun(of: list.tag).map { "\($0.one) \(index + 1)" }
      let owner = noun.map { owner == "scene" ? $0 : "\(owner), \($0)" } ?? owner
      visit(element.nodes, owner: owner, part: list.tag)
    }
  }

  /// The name of what a record is, if it has one; it is counted.
  private mutating func owner(of tag: Tag) -> String? {
    guard let names = names[tag] else { return nil }
    let index = counts[tag] ?? 0
    counts[tag] = index + 1
    return names.indices.contains(index) ? names[index] : nil
  }
}
