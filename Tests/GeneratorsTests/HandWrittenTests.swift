import Foundation
import Generators
import PropertyTesting
import Testing
import TouchScript

@Suite("Scenarios that nobody generated are spelled as well")
struct HandWrittenTests {
  /// A scenario written by hand, and what is special about it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scenario: Scenario

    init(_ says: String, _ scenario: Scenario) {
      testDescription = says
      self.scenario = scenario
    }
  }

  static let samples = [
    Sample("nothing at all", Scenario()),
    Sample("names of one's own", named),
    Sample("names that others have by their place", misleading),
    Sample("a rotation by 30 degrees", transformed),
    Sample("numbers between the eighths", uneven),
    Sample("everything that refers to something else", linked),
    Sample("fingers that overlap in time", fingers),
    Sample("a view fifty levels below its window", deep),
  ]

  @Test("What it spells draws it again, and so does its token", arguments: samples + beyondTaps)
  func law(_ sample: Sample) throws {
    try sample.scenario.validate()
    let tree = try Scenarios.generator.tree(of: sample.scenario)
    #expect(Scenarios.generator.value(of: tree) == sample.scenario)
    let token = try Token.decode(Token.encode(tree))
    #expect(Scenarios.generator.value(of: token) == sample.scenario)
  }

  @Test(
    "With any of its choices changed it still draws a valid one", arguments: samples + beyondTaps)
  func damaged(_ sample: Sample) throws {
    let tree = try Scenarios.generator.tree(of: sample.scenario)
    var random = Random(seed: 10)
    let broken = try (0..<20).filter { _ in
      let scenario = Scenarios.generator.value(of: tree.damaged(by: &random))
      let again = try Scenarios.generator.value(of: Scenarios.generator.tree(of: scenario))
      return (try? scenario.validate()) == nil || again != scenario
    }
    #expect(broken == [])
  }

  private static let named = Scenario {
    Window("main window", Rect(0, 0, 320, 480)) {
      View("Ä-view 🙂", Rect(1, 2, 3, 4)).tap("the tap").controller("the controller")
      Button("b", Rect(0, 0, 44, 44)).target(nil, "an action of one's own")
    }
  } script: {
    Tap(at: Point(1, 1))
  }

  private static let misleading = Scenario {
    Window("v2", Rect(0, 0, 320, 480)) {
      View("v1", Rect(0, 0, 10, 10)).tap("c1").controller("r1")
      View("v3", Rect(0, 0, 10, 10)).tap("r2").controller("v2x")
    }
  } script: {
    Tap(at: Point(1, 1))
  }

  private static let transformed = Scenario {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 100, 100))
        .transform(
          Transform(
            a: cos(.pi / 6), b: sin(.pi / 6), c: -sin(.pi / 6), d: cos(.pi / 6), tx: 0.1, ty: -1e-3)
        )
        .anchorPoint(Point(0.25, 1))
    }
  } script: {
    Tap(at: Point(1, 1))
  }

  private static let uneven = Scenario {
    Window("w", Rect(0.125, -0.875, 320.5, 480)) {
      View("a", Rect(-1_000_000, 999_999.875, 0, 1_000_000)).alpha(0.123456).boundsOrigin(
        Point(-0.125, 7.625))
      View("b", Rect(0, 0, 1, 1)).alpha(Float.leastNonzeroMagnitude).pointInside(.grown(-2.375))
    }
  } script: {
    Down(at: Point(-0.125, 0.125))
    After(86_400_000)
    Up()
  }

  private static let linked = Scenario(
    dialect: .ios12,
    application: Scenario.Application(
      touches: Scenario.TouchHandling(.passesOnFirst), actions: ["go"],
      delegate: Scenario.Application.Delegate(actions: ["go"])),
    orderSeed: 1_000_000_007
  ) {
    Window("w", Rect(0, 0, 320, 480)) {
      View("a", Rect(0, 0, 100, 100)) {
        Control("c", Rect(0, 0, 50, 50))
          .target("w", "go").target("vc", "act", for: [.touchDown, .touchCancel])
          .target("application", "go").target("delegate", "go").target(nil, "go")
          .releasedTarget("gone").next("application")
          .tap("t", delegate: Scenario.Recognizer.Delegate(simultaneousWith: ["u"]))
      }
      .controller("vc", touches: .keeps, actions: ["go"])
      .tap("u", cannotPrevent: ["t", "s"], cannotBePreventedBy: ["t"]).tap("s")
      View("b", Rect(0, 0, 10, 10)).hitTest(.returns("c")).next("vc").shouldBegin(false)
    }
  } script: {
    Down(at: Point(1, 1))
    After(10)
    BringToFront("a")
    SendToBack("b")
    Up()
  }

  private static let fingers = Scenario {
    Window("w", Rect(0, 0, 320, 480)).isMultipleTouchEnabled()
  } script: {
    Down(7, at: Point(1, 1))
    Down(3, at: Point(2, 2))
    After(10)
    Move(3, to: Point(9, 9))
    After(10)
    Up(7)
    After(10)
    Down(7, at: Point(3, 3))
    After(10)
    Up(3)
    After(10)
    Down(0, at: Point(4, 4))
    After(500)
  }

  private static let deep: Scenario = {
    var scenario = Scenario(views: [
      Scenario.View(id: "v1", kind: .window, frame: Rect(0, 0, 320, 480))
    ])
    for number in 2...49 {
      scenario.views.append(
        Scenario.View(id: "v\(number)", parent: "v\(number - 1)", frame: Rect(0, 0, 10, 10)))
    }
    return scenario
  }()
}
