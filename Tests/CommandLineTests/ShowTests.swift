import Foundation
import Testing

@Suite("A scene is shown in every form")
struct ShowTests {
  private static let scene = #"""
    {"views": [{"id": "w", "kind": "window", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}}],
     "recognizers": [{"id": "t", "view": "w"}],
     "script": [{"at": 0, "touches": [{"finger": 0, "phase": "began", "location": {"x": 5, "y": 5}}]},
                {"at": 9, "touches": [{"finger": 0, "phase": "ended", "location": {"x": 5, "y": 5}}]}]}
    """#

  @Test(
    "Each form begins as it should",
    arguments: [
      ("text", "  Scene    w  window"), ("log", "window "), ("swift", "let scenario = Scenario {"),
      ("json", "{\n"), ("swift-test", "import Conformance\n"), ("svg", "<svg "),
      ("html", "<!doctype html>\n"),
    ])
  func forms(form: String, beginning: String) throws {
    let run = try Touchstone(["show", "-", "--format", form], input: Self.scene)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.hasPrefix(beginning))
    let again = try Touchstone(["show", "-", "--format", form], input: Self.scene)
    #expect(again.output == run.output)
  }

  @Test("An engine in another process is shown, and so is a wrong one, beside the in-repo engine")
  func engines() throws {
    let program = Touchstone.executable.path
    let foreign = try Touchstone(
      ["show", "-", "--format", "log", "--", program, "engine"], input: Self.scene)
    #expect(
      foreign.output
        == (try Touchstone(["show", "-", "--format", "log"], input: Self.scene)).output)
    let wrong = try Touchstone(
      ["show", "-", "--format", "html", "--fault", "no-cancel-after-recognize"], input: Self.scene)
    #expect(wrong.status == 0)
    #expect(wrong.output.contains("GR-11 is broken"))
    #expect(wrong.output.contains("--fault no-cancel-after-recognize</code>"))
    #expect(wrong.output.contains("Both traces, and where they part"))
  }

  @Test("A Swift test for an engine of one's own is one of that engine")
  func ownEngine() throws {
    let scene = #"""
      {"views": [{"id": "w", "kind": "window", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}}],
       "script": [{"at": 0, "touches": [{"finger": 0, "phase": "began", "location": {"x": 5, "y": 5}}]}]}
      """#
    let run = try Touchstone(
      ["show", "-", "--format", "swift-test"], input: scene, of: Touchstone.built("Outsider"))
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\n@testable import Outsider\n"))
    #expect(run.output.contains("\n  let engine = OnMainActor(TinyEngineOnMainActor())\n"))
    #expect(!run.output.contains("Stage"))
  }

  @Test(
    "What is wrong with the command line is said in a sentence",
    arguments: [
      (
        ["show"], 2,
        "show takes one scene: a token, a file, - for standard input, or an experiment"
      ),
      (
        ["show", "-", "--format", "png"], 2,
        "--format takes text, log, swift, json, svg, html or swift-test, not 'png'"
      ),
      (["show", "-", "--output", "/nowhere/x.svg"], 2, "--output: there is no folder '/nowhere'"),
    ])
  func complaints(words: [String], status: Int32, sentence: String) throws {
    let run = try Touchstone(words, input: Self.scene)
    #expect(run.complaints == "touchstone: \(sentence)\n")
    #expect(run.status == status && run.output.isEmpty)
  }
}
