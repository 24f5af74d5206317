import Conformance
import Foundation
import Stage
import Testing
import TouchEngine
import TouchScript

/// A scene in which a planted mistake shows.
struct PlantedScene: Decodable, CustomStringConvertible {
  /// The mistake's name.
  let fault: String
  /// The scene.
  let scenario: Scenario

  var description: String { fault }

  /// One for each planted mistake, a line of a file each: those planted first, later, third,
  /// fourth, fifth, sixth and seventh.
  static func all() throws -> [PlantedScene] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let names = ["scenes", "later", "third", "fourth", "fifth", "sixth", "seventh"]
    return try names.flatMap { name in
      let file = folder.appending(path: "Planted/\(name).jsonl")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
        try JSONDecoder().decode(PlantedScene.self, from: Data(line.utf8))
      }
    }
  }
}

@Suite("Planted mistakes")
struct PlantedTests {
  /// Mistakes about questions. Any other has to show in what somebody is told, not asked.
  private static let aboutQuestions = [
    "disabled-delegate-asked", "failing-pans-asked", "further-touches-not-asked",
    "requirements-asked-again",
    "requirements-remembered",
  ]
  private static let questions: [Observation.Kind] = [
    .canBePrevented, .canPrevent, .contentTouch, .programmerError, .shouldBegin,
    .shouldBeRequiredToFail, .shouldReceive, .shouldReceiveEvent, .shouldRequireFailure,
    .simultaneous,
  ]

  @Test("Each shows in its scene", arguments: try PlantedScene.all())
  func shows(scene: PlantedScene) throws {
    try scene.scenario.validate()
    let fault = try Fault.named(scene.fault)
    let right = Stage().perform(scene.scenario)
    let wrong = Stage(behavior: fault.behavior).perform(scene.scenario)
    let isAboutQuestions = Self.aboutQuestions.contains(scene.fault)
    #expect(
      isAboutQuestions ? wrong != right : Self.told(in: wrong) != Self.told(in: right),
      "\(right.entries)")
  }

  private static func told(in trace: Trace) -> [Trace.Entry] {
    zip(trace.events, trace.entries)
      .filter { event, _ in !questions.contains(event.kind) }
      .map { _, entry in entry }
  }

  @Test("Each has a scene, and none is one of those that have to be caught")
  func scenes() throws {
    let names = Fault.planted.map(\.name)
    #expect(try PlantedScene.all().map(\.fault).sorted() == names.sorted())
    #expect(Set(names).isDisjoint(with: Fault.all.map(\.name)))
    #expect(Set(Fault.planted.map(\.mistake)).isDisjoint(with: Fault.all.map(\.mistake)))
  }

  @Test("Each says which rules it is against")
  func rules() {
    for fault in Fault.planted {
      #expect(!fault.breaks.isEmpty, "\(fault.name)")
      for rule in fault.breaks { #expect(rule.wholeMatch(of: /[A-Z]{2}-[0-9]{2}/) != nil) }
    }
  }
}
