import Testing
import Touchstone
import TouchstoneTesting

/// An engine; here the one of the suite stands behind it.
struct MyEngine: TouchSystem {
  var about: About {
    About(name: "MyEngine", features: [.hiddenViews, .buttons, .controlTargets, .taps])
  }

  func perform(_ scenario: Scenario) throws(Skip) -> Trace { Stage().perform(scenario) }
}

struct MyEngineTests {
  static let judged = Conformance(of: MyEngine(), known: "known.txt", cases: 300)

  @Test(arguments: judged.rules)
  func conforms(_ rule: Rule) { Self.judged.expect(rule) }
}
