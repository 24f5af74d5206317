import Catalogue
import Conformance
import Invariants
import Stage
import Testing
import TouchScript

@testable import Checks

@Suite("Fairness")
struct FairnessCheckTests {
  @Test(
    "A permitted engine breaks no rule, and a wrong one breaks a rule that it names",
    arguments: try RecordedScene.List.allCases.flatMap { try $0.scenes() })
  func judged(scene: RecordedScene) {
    // The in-repo engine is played; the traces of any other are recorded.
    let plays = scene.isRecorded ? scene.plays : scene.played(on: Stage())
    if let complaint = scene.complaint(plays) { Issue.record("\(complaint)") }
  }

  @Test(
    "The in-repo engine does otherwise than a permitted one, and breaks none of a wrong one's rules",
    arguments: try [.permitted, .wrong].flatMap { (list: RecordedScene.List) in try list.scenes() })
  func differs(scene: RecordedScene) {
    let plays = scene.played(on: Stage())
    #expect(plays != scene.plays)
    #expect(scene.accusations(plays) == [])
  }

  @Test(
    "M-8: the in-repo engine does the same in any order",
    arguments: try RecordedScene.List.accused.scenes().filter {
      !$0.isRecorded && $0.rules == ["M-8"]
    })
  func anyOrder(scene: RecordedScene) throws {
    let trace = Stage().perform(scene.scenario)
    let changed = (1...8).map { seed in
      let other = scene.scenario.ordered(by: seed)
      return RecordedScene.Changed(
        relation: "M-8", scenario: other, trace: Stage().perform(other))
    }
    let play = RecordedScene.Play(scenario: scene.scenario, trace: trace, changed: changed)
    #expect(RecordedScene.accusations([play], by: []) == [])
  }

  @Test("Each section of the catalogue has a scene, and its rules are judged there")
  func complete() throws {
    let kept = try RecordedScene.List.allCases.flatMap { try $0.scenes(plays: false) }
    for section in try Woven.catalogue.get().sections {
      let its = kept.filter { $0.variants == [section.name] }
      // What a rule leaves open, and no row, may have none.
      if section.row?.hasPrefix("RE-") == false { continue }
      #expect(!its.isEmpty, "\(section.place): \(section.name) has no scene")
      for scene in its where scene.list == .wrong {
        #expect(Set(scene.rules).isSubset(of: section.breaks), "\(section.name)")
      }
    }
  }

  @Test("Drawn sets of permitted sections exclude one another nowhere, and use most sections")
  func sets() throws {
    let permitted = try Woven.catalogue.get().sections.filter(\.isPermitted)
    let sets = (0..<40).map { WaysCheck.draw(permitted, $0) }
    for set in sets {
      for (index, one) in set.enumerated() {
        #expect(!set[..<index].contains { Catalogue.exclude($0, one) })
      }
    }
    #expect(Set(sets.joined().map(\.name)).count * 4 >= permitted.count * 3)
  }
}

@Suite("Recorded scenes")
struct RecordedSceneTests {
  /// The members of a line of which nothing is wrong but that a finger comes down unnoticed.
  private static let members = [
    "says": #""a finger comes down unnoticed""#, "rules": #"["M-4"]"#,
    "variants": #"["pinch-pauses","tap-is-between"]"#,
    "scenario":
      #"{"views":[{"id":"w","kind":"window","frame":{"x":0,"y":0,"width":9,"height":9}}],"#
      + #""script":[{"at":0,"touches":[{"finger":0,"phase":"began","location":{"x":1,"y":1}}]}]}"#,
    "events": #"[{"at":0,"programmerError":{"problem":"no"}}]"#,
    "changedScenes": #"[{"views":[{"id":"w","kind":"window"}]}]"#,
    "plays": #"[{"orderSeed":2,"trace":[0],"relations":[{"id":"M-4","scene":0,"orderSeed":3,"#
      + #""trace":[]}]}]"#,
  ]

  private func line(with changes: [String: String?] = [:]) -> Substring {
    let members = Self.members.merging(changes.compactMapValues(\.self)) { $1 }
      .filter { changes[$0.key] != .some(nil) }
    return "{" + members.map { "\"\($0)\":\($1)" }.sorted().joined(separator: ",") + "}"
  }

  @Test("A line is read with its order seeds and relations")
  func read() throws {
    let scene = try #require(try RecordedScene.List.accused.scenes(in: [line()]).first)
    #expect(
      scene.description
        == "accused.jsonl, line 1 (pinch-pauses, tap-is-between): a finger comes down unnoticed")
    #expect(scene.plays.map(\.scenario.orderSeed) == [2])
    #expect(scene.plays.first?.trace.events.count == 1)
    #expect(scene.plays.first?.changed.map(\.scenario.orderSeed) == [3])
  }

  /// The first scene of a wrong engine, and a rule that it breaks there.
  private static let kept = Result { () throws -> (scene: RecordedScene, rule: Rule.ID) in
    let scene = try #require(try RecordedScene.List.wrong.scenes().first)
    return (scene, try #require(scene.accusations(scene.plays).first).rule)
  }

  /// What is said of its trace.
  private func complaint(
    in list: RecordedScene.List, naming rules: [Rule.ID] = [], undetected: String? = nil
  ) throws -> String? {
    let kept = try Self.kept.get().scene
    let scene = RecordedScene(
      list: list, line: 7, says: "it errs", rules: rules, variants: ["pinch-pauses"],
      thresholds: nil, undetected: undetected, scenario: kept.scenario, plays: kept.plays)
    return scene.complaint(scene.plays)
  }

  @Test("A permitted engine that breaks a rule is accused, by the rule and its sentence")
  func accused() throws {
    for list in [RecordedScene.List.accused, .permitted] {
      let complaint = try #require(try complaint(in: list))
      #expect(complaint.hasPrefix("\(list).jsonl, line 7 (pinch-pauses): it errs\n"))
      #expect(complaint.contains("\n  \(try Self.kept.get().rule) is broken: "))
    }
  }

  @Test("A wrong engine has to break a rule that it names, unless the line says why it does not")
  func undetected() throws {
    let rule = try Self.kept.get().rule
    #expect(try complaint(in: .wrong, naming: ["TV-04", rule]) == nil)
    #expect(
      try complaint(in: .wrong, naming: ["TV-04"])?.hasSuffix("none of TV-04 is broken") == true)
    #expect(try complaint(in: .wrong, naming: ["TV-04"], undetected: "there is no row") == nil)
    let listed = try complaint(in: .wrong, naming: [rule], undetected: "there is no row")
    #expect(listed?.contains("it is listed as undetected, and \(rule) is broken: ") == true)
  }

  @Test("A recorded trace that is no longer what the engine does is shown beside today's")
  func difference() throws {
    let kept = try #require(try RecordedScene.List.accused.scenes().first(where: \.isRecorded))
    var plays = kept.plays
    #expect(kept.difference(from: plays) == nil)
    plays[1] = RecordedScene.Play(
      scenario: plays[1].scenario, trace: Trace(plays[1].trace.observations.dropLast()),
      changed: plays[1].changed)
    let difference = try #require(kept.difference(from: plays))
    #expect(difference.hasPrefix("\(kept)\n  order seed 1\n"))
    #expect(difference.contains("\n≠ "))
  }

  @Test(
    "What cannot be read is named with its line",
    arguments: [
      ("says", nil, "says is missing"),
      ("says", #""""#, "the sentence that says what it shows is missing"),
      ("says", "a", "the line cannot be read: The given data was not valid JSON."),
      ("rules", nil, "rules are missing"),
      ("rules", #"["HT-99"]"#, "there is no rule HT-99"),
      ("rules", "[1]", "rules.0 is of another type than expected"),
      ("variants", #"["pinch-pauses","x"]"#, "there is no section x"),
      ("scenario", #"{"recognizers":[{"id":"r","view":"v"}]}"#, "scenario: "),
      ("plays", nil, "nothing is recorded"),
      ("plays", "[]", "nothing is recorded"),
      ("plays", #"[{"orderSeed":0,"trace":[1]}]"#, "there is no event 1"),
      (
        "plays",
        #"[{"orderSeed":0,"trace":[],"relations":[{"id":"M-4","scene":0,"orderSeed":0}]}]"#,
        "the relation M-4 has no second trace"
      ),
      (
        "plays",
        #"[{"orderSeed":0,"trace":[],"relations":[{"id":"M-4","scene":1,"orderSeed":0,"trace":[]}]}]"#,
        "the relation M-4 has no changed scene"
      ),
      (
        "plays",
        #"[{"orderSeed":0,"trace":[],"relations":[{"id":"M-0","scene":0,"orderSeed":0,"trace":[]}]}]"#,
        "there is no relation M-0"
      ),
    ])
  func unreadable(member: String, value: String?, sentence: String) {
    let lines = [line(), line(with: [member: value])]
    let error = #expect(throws: Complaint.self) { try RecordedScene.List.accused.scenes(in: lines) }
    #expect(
      error?.description.hasPrefix("accused.jsonl, line 2: \(sentence)") == true,
      "\(String(describing: error))")
  }
}
