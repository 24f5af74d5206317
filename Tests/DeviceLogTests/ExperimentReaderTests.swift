import Testing

@testable import Experiments

@Suite("Experiments are read from text")
struct ExperimentReaderTests {
  private static let text = """
    # A comment.
    experiment: A-1
    says: A tap acts,
      and the view's touch is cancelled.
    source: an article
    scene:
      {
        "views": [{"id": "w", "kind": "window"}]
      }
    device: corrupt; the log is cut
    observes: R; send(b, touchUpInside)
    log:
      0 or more times:
        in any order:
          R(a).began
          R(b).began
        maybe:
          reset(a)
      action(a)
    never: V.ended
    chain: v; w

    experiment: A-2
    says: Why?
    source: an app
    scene: {"views": [{"id": "w", "kind": "window"}]}
    hit: w
    shows: hit w; not action a
    why: Because.
    cure: w.isHidden = true
    shows: not hit w
    scene: {"views": [{"id": "w", "kind": "window", "isHidden": true}]}
    """

  @Test("with all that they have")
  func whole() throws {
    let experiments = try ExperimentReader.experiments(in: Self.text, of: "a.txt")
    #expect(experiments.map(\.id) == ["A-1", "A-2"])
    let (log, everyday) = (experiments[0], experiments[1])
    #expect(log.says == "A tap acts, and the view's touch is cancelled.")
    #expect(log.scenario.views.map(\.id) == ["w"] && log.hit == nil && log.conflict == nil)
    #expect(log.chain == ["v", "w"])
    let device = try #require(log.device)
    #expect(device.origin == .corrupt("the log is cut") && device.names == nil)
    #expect(device.kinds == ["R", "send(b, touchUpInside)"] && device.forbidden == ["V.ended"])
    let expected: LogPattern = [
      .repeated([.unordered(["R(a).began", "R(b).began"]), .maybe(["reset(a)"])], min: 0),
      "action(a)",
    ]
    #expect("\(device.lines)" == "\(expected)")
    let conflict = try #require(everyday.conflict)
    #expect(everyday.hit == "w" && everyday.device == nil && everyday.source == "an app")
    #expect(conflict.shows == ["hit w", "not action a"] && conflict.why == "Because.")
    #expect(conflict.cures.map(\.says) == ["w.isHidden = true"])
    #expect(
      conflict.cures[0].shows == ["not hit w"] && conflict.cures[0].scenario.views[0].isHidden)
  }

  @Test(
    "or refused with the line that is wrong",
    arguments: [
      ("says: A tap", "sys: A tap", "line 3: expected 'says', found 'sys'"),
      ("source: an article\n", "", "line 5: expected 'source', found 'scene'"),
      ("source: an article", "source:", "line 5: 'source' is empty"),
      ("says: A tap", "A tap", "line 3: expected 'key: value'"),
      ("# A comment.", "  A comment.", "line 1: expected 'key: value'"),
      ("never: V.ended", "nevr: V.ended", "line 20: expected 'experiment', found 'nevr'"),
      (
        "device: corrupt; the log is cut", "device: corrupt",
        "line 10: expected 'printed', 'stated' or 'corrupt; REASON'"
      ),
      (
        "\"kind\": \"window\"}]\n", "\"kind\": \"windo\"}]\n",
        "line 6: the scene is refused: line 2, column 33 (views[0].kind): unknown kind of view 'windo'"
      ),
      (
        "0 or more times:", "some times:",
        "line 13: 'in any order:', 'maybe:' and 'N or more times:' have indented lines below"
      ),
      (
        "      reset(a)\n", "",
        "line 17: 'in any order:', 'maybe:' and 'N or more times:' have indented lines below"
      ),
      ("why: Because.\n", "", "line 29: expected 'why', found 'cure'"),
      (
        "\nscene: {\"views\": [{\"id\": \"w\", \"kind\": \"window\", \"isHidden\": true}]}", "",
        "line 31: expected 'scene', found the end"
      ),
    ])
  func refused(right: String, wrong: String, sentence: String) throws {
    let text = Self.text.replacing(right, with: wrong, maxReplacements: 1)
    #expect(text != Self.text)
    let error = try #require(throws: UnreadableText.self) {
      try ExperimentReader.experiments(in: text, of: "a.txt")
    }
    #expect(error.description.hasPrefix("a.txt, " + sentence), "\(error)")
  }
}
