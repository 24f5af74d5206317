import Logs
import Testing

@Suite("What a log is to be like")
struct LogPatternTests {
  private func log(_ lines: String...) -> Log {
    Log(lines.enumerated().map { Log.Line(at: $0.offset * 10, $0.element) })
  }

  private func fits(_ pattern: LogPattern, _ lines: String...) -> Bool {
    pattern.mismatch(with: Log(lines.map { Log.Line(at: 500, $0) })) == nil
  }

  @Test("The same lines, and nothing more, less or other")
  func lines() {
    #expect(fits("a\nb", "a", "b"))
    #expect(fits(["a", "b"], "a", "b"))
    #expect(fits(""))
    #expect(fits([]))
    #expect(!fits("a\nb", "a"))
    #expect(!fits("a\nb", "a", "b", "b"))
    #expect(!fits("a\nb", "b", "a"))
    #expect(!fits("", "a"))
  }

  @Test("A block in any order, but not a part of it, nor a line twice")
  func unordered() {
    let expected: LogPattern = [.unordered(["a", "b", "c"]), "d"]
    #expect(fits(expected, "a", "b", "c", "d"))
    #expect(fits(expected, "c", "a", "b", "d"))
    #expect(!fits(expected, "a", "b", "d"))
    #expect(!fits(expected, "a", "b", "b", "d"))
    #expect(!fits(expected, "a", "b", "d", "c"))
  }

  @Test("A block repeated as a whole, often enough")
  func repeated() {
    let expected: LogPattern = [.repeated(["a", "b"]), "c"]
    #expect(fits(expected, "a", "b", "c"))
    #expect(fits(expected, "a", "b", "a", "b", "c"))
    #expect(!fits(expected, "c"))
    #expect(!fits(expected, "a", "b", "a", "c"))
    #expect(!fits(expected, "a", "a", "b", "c"))
    #expect(!fits([.repeated(["a"], min: 2)], "a"))
    #expect(fits([.repeated(["a"], min: 2)], "a", "a"))
    #expect(fits([.repeated(["a"], min: 0)]))
    #expect(fits([.repeated([.maybe(["b"])]), "a"], "a"))
  }

  @Test("What may be absent, as a whole")
  func maybe() {
    let expected: LogPattern = [.maybe(["a", "b"]), "c"]
    #expect(fits(expected, "c"))
    #expect(fits(expected, "a", "b", "c"))
    #expect(!fits(expected, "a", "c"))
  }

  // MARK: Lines

  @Test("A line may leave out its end, in whole words, but not its beginning")
  func prefix() {
    #expect(fits("action(t)", "action(t) in ended"))
    #expect(fits("action(t) in ended", "action(t) in ended"))
    #expect(!fits("action(t) in", "action(t)"))
    #expect(!fits("action", "action(t)"))
    #expect(fits("chain(b)", "chain(b): a → window"))
    #expect(!fits("chain(b): window", "chain(b): a → window"))
    #expect(!fits("in ended", "action(t) in ended"))
  }

  @Test("It may leave out what stands in brackets; what it says there is all, unless … follows")
  func brackets() {
    let line = "R(t).began [touches 0, 1] → failed"
    #expect(fits("R(t).began → failed", line))
    #expect(fits("R(t).began [touches 0, 1]", line))
    #expect(!fits("R(t).began → ended", line))
    #expect(!fits("R(t).began [touches 0]", line))
    #expect(fits("R(t).began [touches 0, …]", line))
    #expect(fits("R(t).began […, 1]", line))
    #expect(!fits("R(t).began [touch 0, …]", line))
    #expect(!fits("action(t) in ended [1 touch at (3, 4)]", "action(t) in ended"))
    #expect(fits("send(c, up) []", "send(c, up) []"))
    #expect(!fits("send(c, up) []", "send(c, up) [inside]"))
  }

  @Test("Points are read as a whole")
  func points() {
    let line = "action(p) in began [1 touch at (30, 0), translation (5, 5), velocity (9, 0)]"
    #expect(fits("action(p) in began [translation (5, 5), …]", line))
    #expect(!fits("action(p) in began [translation (5, 0), …]", line))
    #expect(!fits("action(p) in began [velocity (9, 0), translation (5, 5), …]", line))
  }

  @Test("Numbers are exact, but for decimals that are not written")
  func decimals() {
    #expect(fits("a [scale 1.02]", "a [scale 1.0185546875]"))
    #expect(fits("a [scale 1.019]", "a [scale 1.0185546875]"))
    #expect(!fits("a [scale 1.03]", "a [scale 1.0185546875]"))
    #expect(!fits("a [scale 1]", "a [scale 1.0185546875]"))
    #expect(fits("a [rotation -0.5]", "a [rotation -0.4990234375]"))
    #expect(!fits("a [rotation 0.5]", "a [rotation -0.4990234375]"))
    #expect(!fits("a [angle 0.5]", "a [rotation 0.5]"))
  }

  @Test("A time in front is compared")
  func times() {
    #expect(fits("500 ms  action(t)", "action(t)"))
    #expect(!fits("501 ms  action(t)", "action(t)"))
  }

  // MARK: Reports

  @Test("Both logs are shown side by side, and where they part")
  func report() {
    let expected: LogPattern = [
      .maybe(["R(t).began"]), "V(A).began\naction(t)\nV(A).cancelled",
    ]
    #expect(
      expected.mismatch(with: log("V(A).began", "V(A).ended")) == """
        expected         observed
        maybe:           V(A).began
          R(t).began   ✗ V(A).ended
        V(A).began       (end)
        action(t)
        V(A).cancelled
        """)
  }

  @Test("Times are shown where they are asked for")
  func reportOfTimes() {
    #expect(
      ("0 ms  a\n20 ms  b" as LogPattern).mismatch(with: log("a", "b")) == """
        expected   observed
        0 ms  a    0 ms    a
        20 ms  b ✗ 10 ms   b
                   (end)
        """)
  }

  @Test("Where a log ends too soon is shown")
  func reportOfEnd() {
    #expect(
      ("a\nb" as LogPattern).mismatch(with: log("a")) == """
        expected   observed
        a          a
        b        ✗ (end)
        """)
  }
}
