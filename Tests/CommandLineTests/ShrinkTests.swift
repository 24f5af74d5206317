import Foundation
import Testing

@Suite("Shrinking a scene that was not generated")
struct ShrinkTests {
  private let scene = #"""
    {"views": [
      {"id": "Fenster", "kind": "window", "frame": {"x": 0, "y": 0, "width": 320, "height": 480}},
      {"id": "back", "parent": "Fenster", "frame": {"x": 20, "y": 20, "width": 100, "height": 40}},
      {"id": "front", "parent": "Fenster", "frame": {"x": 20, "y": 20, "width": 99, "height": 41}}],
     "recognizers": [{"id": "tap", "view": "Fenster"}],
     "script": [
      {"at": 0, "touches": [{"finger": 0, "phase": "began", "location": {"x": 60, "y": 40}}]},
      {"at": 50, "touches": [{"finger": 0, "phase": "ended", "location": {"x": 60, "y": 40}}]}]}
    """#

  @Test("The smallest scene that breaks the same rule is found, and replays")
  func smallest() throws {
    let run = try Touchstone(
      ["replay", "-", "--shrink", "--fault", "forward-subviews"], input: scene)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("✗ HT-12 is broken. "))
    #expect(
      run.output.contains(
        "  Found    Standard input: shrunk from 2 views, 1 recognizer, 2 touch samples to 2 views, 0\n"
      ))
    let command = try #require(
      run.output.split(separator: "\n").first { $0.hasPrefix("  Replay   touchstone replay ") })
    let again = try Touchstone(command.split(separator: " ").dropFirst(2).map(String.init))
    #expect(again.status == 1)
    #expect(again.output.hasPrefix("✗ HT-12 is broken. "))
  }

  @Test("For machines, the finding is that of a search, without a seed")
  func json() throws {
    let words = ["replay", "-", "--shrink", "--fault", "forward-subviews", "--format", "json"]
    let run = try Touchstone(words, input: scene)
    #expect(run.status == 1)
    #expect(run.output.contains(#""case":null"#) && run.output.contains(#""seed":null"#))
    #expect(run.output.contains(#""size":{"recognizers":0,"samples":1,"views":2}"#))
  }

  @Test("A scene that breaks nothing says so")
  func nothing() throws {
    let run = try Touchstone(["replay", "-", "--shrink"], input: scene)
    #expect(run.status == 0)
    #expect(run.output == "standard input breaks no rule: there is nothing to shrink\n")
  }

  @Test(
    "When the time for it is spent, the smallest scene so far is printed, and that it is spent",
    .isLong)
  func time() throws {
    let words = ["replay", "-", "--shrink", "--fault", "forward-subviews", "--shrink-time"]
    let run = try Touchstone(words + ["0.000001s"], input: scene)
    #expect(run.status == 1)
    let whole = try Touchstone(words + ["0.000001s", "--values"], input: scene)
    #expect(whole.output.contains("the time allowed was spent, so"))
    #expect(run.output.hasSuffix("was spent: with more, scenes may be smaller\n"))
    let plain = try Touchstone(words.dropLast(), input: scene)
    #expect(try Touchstone(words + ["10m"], input: scene).output == plain.output)
  }

  @Test("The outcome does not depend on the number of jobs", .isLong)
  func jobs() throws {
    let words = ["replay", "-", "--shrink", "--fault", "forward-subviews", "--jobs"]
    #expect(
      try Touchstone(words + ["1"], input: scene).output
        == Touchstone(words + ["4"], input: scene).output)
  }
}
