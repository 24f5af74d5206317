import Foundation
import Generators
import PropertyTesting
import Testing
import TouchScript

@Suite("Scenarios are drawn, spelled and drawn again")
struct LawTests {
  private let generator = Scenarios.generator

  @Test(
    "What a scenario spells draws it again", arguments: Scenarios.Scope.allCases,
    [1, 2] as [UInt64])
  func law(_ scope: Scenarios.Scope, _ seed: UInt64) throws {
    let generator = Scenarios.generator(of: scope)
    let breach = generator.firstRoundTripFailure(seed: seed, cases: 0..<120)
    #expect(
      breach == nil,
      "case \(breach?.index ?? 0): \(breach?.unspellable.map { "\($0)" } ?? "another one is drawn")"
    )
  }

  @Test("It holds for scenes that are kept, and for many random ones; for all if there is time")
  func manyScenes() throws {
    let isLong = ProcessInfo.processInfo.environment["TOUCHSTONE_LONG"] != nil
    let breach = generator.firstRoundTripFailure(seed: 3, cases: 0..<(isLong ? 20_000 : 200))
    #expect(breach == nil, "case \(breach?.index ?? 0)")
    for scene in try KeptLine.scenes(where: { isLong || $0 % 12 == 0 || $0 < 24 }) {
      #expect(try generator.value(of: generator.tree(of: scene)) == scene)
    }
  }

  @Test("Every drawn scenario is valid", arguments: Scenarios.Scope.allCases)
  func valid(_ scope: Scenarios.Scope) throws {
    let search = Search(Scenarios.generator(of: scope), seed: 4)
    for index in 0..<250 { try search.value(ofCase: index).validate() }
  }

  @Test("A case depends on the seed and its number alone", arguments: Scenarios.Scope.allCases)
  func deterministic(_ scope: Scenarios.Scope) {
    let generator = Scenarios.generator(of: scope)
    let first = Search(generator, seed: 5)
    let second = Search(generator, seed: 5)
    for index in (0..<60).reversed() { _ = second.value(ofCase: index) }
    #expect((0..<60).allSatisfy { first.value(ofCase: $0) == second.value(ofCase: $0) })
    let other = Search(generator, seed: 6)
    #expect((0..<20).contains { other.value(ofCase: $0) != first.value(ofCase: $0) })
  }

  @Test("Cases of taps stay what they are when there is more to try beside them")
  func taps() {
    let search = Search(Scenarios.generator(of: .taps), seed: 1)
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<500 {
      for byte in search.value(ofCase: index).compactJSON.utf8 {
        digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    #expect(digest == 0xF108_063E_B0BA_1A67)
  }

  @Test("The simplest scenario is one plain window, and valid")
  func simplest() throws {
    #expect(generator.simplest == Scenario { Window("v1", Rect(0, 0, 320, 480)) })
    try generator.simplest.validate()
    #expect(generator.value(of: ChoiceTree()) == generator.simplest)
  }

  @Test("Plain sizes are simpler than small ones, and nothing is simpler than a property")
  func simpler() throws {
    func tree(_ view: some SceneElement) throws -> ChoiceTree {
      try generator.tree(of: Scenario { Window("v1", Rect(0, 0, 320, 480)) { view } })
    }
    let plain = try tree(View("v2", Rect(0, 0, 100, 100)))
    #expect(try plain.isSimpler(than: tree(View("v2", Rect(0, 0, 1, 1)))))
    let small = try tree(View("v2", Rect(7, 0, 5.5, 99)))
    #expect(try small.isSimpler(than: tree(View("v2", Rect(0, 0, 100, 100)).isHidden())))
    #expect(
      try small.isSimpler(than: tree(View("v2", Rect(0, 0, 100, 100)).transform(.quarterTurn))))
  }

  @Test("A token of a scenario gives the scenario again", arguments: Scenarios.Scope.allCases)
  func tokens(_ scope: Scenarios.Scope) throws {
    let search = Search(Scenarios.generator(of: scope), seed: 7)
    let broken = try (0..<75).filter { index in
      let scenario = search.value(ofCase: index)
      let token = Token.encode(try generator.tree(of: scenario))
      return generator.value(of: try Token.decode(token)) != scenario
    }
    #expect(broken == [])
  }

  @Test(
    "A tree with any of its choices changed still draws a valid scenario",
    arguments: Scenarios.Scope.allCases)
  func damagedTrees(_ scope: Scenarios.Scope) throws {
    let search = Search(Scenarios.generator(of: scope), seed: 8)
    var random = Random(seed: 9)
    let broken = try (0..<75).filter { index in
      let tree = try generator.tree(of: search.value(ofCase: index))
      let scenario = generator.value(of: tree.damaged(by: &random))
      let isValid = (try? scenario.validate()) != nil
      return try !isValid || generator.value(of: generator.tree(of: scenario)) != scenario
    }
    #expect(broken == [])
  }
}

/// A line of a file that keeps scenes, with whatever else.
private struct KeptLine: Decodable {
  let scene: Scenario?
  let scenario: Scenario?
  let changedScenes: [Scenario]?

  /// The scenes that are kept in files, in lines of wanted numbers.
  static func scenes(where isWanted: (Int) -> Bool) throws -> [Scenario] {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    return try [
      "Tests/GeneratorsTests/Scenes/handWritten.jsonl",
      "Sources/EmbeddedTexts/SmallestScenes.jsonl", "Tests/Checks/Conviction/alone.jsonl",
      "Tests/Checks/Fairness/accused.jsonl", "Tests/Checks/Fairness/permitted.jsonl",
      "Tests/Checks/Fairness/wrong.jsonl", "Tests/Checks/Golden/scenes.tsv",
    ].flatMap { path in
      try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n")
    }
    .enumerated().filter { isWanted($0.offset) }.flatMap { (_, line) throws -> [Scenario] in
      let json = String(line.drop { $0 != "{" })
      if let scene = try? Scenario(json: json) { return [scene] }
      let line = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
      return [line.scene, line.scenario].compactMap { $0 } + (line.changedScenes ?? [])
    }
  }
}
