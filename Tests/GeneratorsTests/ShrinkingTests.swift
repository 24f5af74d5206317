import Generators
import PropertyTesting
import Testing
import TouchScript

@Suite("What is not needed goes away")
struct ShrinkingTests {
  /// Something that a scenario has, and the smallest scenario that has it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isIn: @Sendable (Scenario) -> Bool
    let smallest: Scenario

    init(
      _ says: String, _ isIn: @escaping @Sendable (Scenario) -> Bool, _ smallest: Scenario
    ) {
      testDescription = says
      self.isIn = isIn
      self.smallest = smallest
    }
  }

  @Test("The smallest scenario that has it is found", arguments: samples)
  func shrink(_ sample: Sample) throws {
    let shrinker = Shrinker(Scenarios.generator)
    let large = try #require(SceneLine.handWritten().map(\.scenario).first(where: sample.isIn))
    let shrunk = try shrinker.shrink(large) { sample.isIn($0) }
    #expect(shrunk.value == sample.smallest)
  }

  static let samples = [
    Sample(
      "tracking that is answered for",
      { $0.views.contains { $0.overrides.beginsTracking == false } },
      Scenario { Window("v1", Rect(0, 0, 320, 480)).beginsTracking(false) }),
    Sample(
      "a cell in a table", { $0.views.contains { $0.kind == .tableCell } },
      Scenario {
        Window("v1", Rect(0, 0, 320, 480)) {
          TableView("v2", Rect(0, 0, 100, 100)) { Cell("v3", Rect(0, 0, 100, 100)) }
        }
      }),
    Sample(
      "a long press", { $0.recognizers.contains { $0.kind == .longPress } },
      Scenario { Window("v1", Rect(0, 0, 320, 480)).longPress("r1") }),
    Sample(
      "a pinch", { $0.recognizers.contains { $0.kind == .pinch } },
      Scenario { Window("v1", Rect(0, 0, 320, 480)).pinch("r1") }),
    Sample(
      "a recognizer that waits", { $0.recognizers.contains { !$0.requiresFailureOf.isEmpty } },
      // To merge the views is left to reductions.
      Scenario {
        Window("v1", Rect(0, 0, 320, 480)) {
          View("v2", Rect(0, 0, 100, 100)).tap("r2") { $0.requiresFailureOf = ["r1"] }
        }
        .tap("r1")
      }),
    Sample(
      "a target of a recognizer",
      { $0.recognizers.contains { $0.targets.contains { $0.receiver != .released } } },
      Scenario {
        Window("v1", Rect(0, 0, 320, 480)).tap("r1") {
          $0.targets = [.init(.responder("application"), "act")]
        }
      }),
    Sample(
      "a view that is not opaque", { $0.views.contains { !$0.isOpaque } },
      Scenario { Window("v1", Rect(0, 0, 320, 480)).isOpaque(false) }),
    Sample(
      "an animation", { !$0.animations.isEmpty },
      Scenario {
        Window("v1", Rect(0, 0, 320, 480))
      } script: {
        Change(.animate("v1", milliseconds: 0, allowsUserInteraction: false))
      }),
    Sample(
      "an interruption", { $0.script.contains { $0.changes.contains(.interrupt) } },
      Scenario {
        Window("v1", Rect(0, 0, 320, 480))
      } script: {
        Change(.interrupt)
      }),
    Sample(
      "a reaction", { !$0.reactions.isEmpty },
      Scenario {
        Window("v1", Rect(0, 0, 320, 480))
      } script: {
        When(.touches("application", .began), .interrupt)
      }),
  ]
}
