import Testing
import TouchScript

@Suite("A scenario as text")
struct DescriptionTests {
  @Test("draws branches to all siblings but the last")
  func branches() {
    let frame = Rect(0, 0, 1, 1)
    let scenario = Scenario {
      Window("w", frame) {
        View("a", frame) {
          View("b", frame) { View("c", frame) }
          View("d", frame)
        }
        View("e", frame) { View("f", frame) }
      }
    }
    let names = scenario.sceneDescription.split(separator: "\n").map { $0.prefix { $0 != "(" } }
    #expect(
      names == [
        "w  window ", "├─ a  view ", "│  ├─ b  view ", "│  │  └─ c  view ", "│  └─ d  view ",
        "└─ e  view ", "   └─ f  view ",
      ])
  }

  @Test("of nothing says so")
  func empty() {
    #expect(Scenario().sceneDescription == "no window")
    #expect(Scenario().scriptDescription == "nothing happens")
  }

  @Test("has a line for each view, with any name")
  func hostileNames() {
    let scenario = Scenario { Window("a\n\u{1b}[2Jb", Rect(0, 0, 1, 1)) }
    #expect(scenario.sceneDescription == "a\\u{a}\\u{1b}[2Jb  window (0, 0, 1, 1)")
  }
}
