import Logs
import Testing
import TouchScript

@Suite("Logs")
struct LogTests {
  private func log(_ lines: String...) -> Log { Log(lines.map { Log.Line(at: 0, $0) }) }

  @Test("are reduced to what is observed, and to who is")
  func observing() {
    let all = log(
      "hitTest(A) at (1.5, 2) → A", "V(A).began [touch 0]", "V(B).began [touch 0]",
      "V(A).ended [touch 0]", "send(b, touchDown) [inside]", "action(t) in ended",
      "programmer error: of whom, (A) does not say")
    func texts(_ kinds: [String], of names: [String]? = nil) -> [String] {
      all.observing(kinds, of: names).lines.dropLast().map(\.text)
    }
    #expect(texts(["V.began"]) == ["V(A).began [touch 0]", "V(B).began [touch 0]"])
    #expect(
      texts(["V(A)", "action"]) == [
        "V(A).began [touch 0]", "V(A).ended [touch 0]", "action(t) in ended",
      ])
    #expect(texts(["V", "hitTest"], of: ["B"]) == ["V(B).began [touch 0]"])
    #expect(texts(["hitTest"]) == ["hitTest(A) at (1.5, 2) → A"])
    #expect(texts(["send(b, touchDown)"]) == ["send(b, touchDown) [inside]"])
    #expect(texts(["send(b, touchUpInside)"]) == [])
  }

  @Test("always show what the engine reports as misuse")
  func misuse() {
    let error = log("V(A).began [touch 0]", "programmer error: nobody is there")
    #expect(error.observing([], of: ["B"]).lines.map(\.text) == [error.lines[1].text])
  }

  @Test("are searched for forbidden lines")
  func forbidden() {
    let log = log("V(A).began [touch 0]", "action(b) in ended")
    #expect(log.firstForbidden(of: ["action(a)", "action(b)"]) == "action(b)")
    #expect(log.firstForbidden(of: ["action(a)", "V(A)"]) == nil)
  }

  @Test("have the words and the times of traces")
  func words() {
    let trace = Trace(
      [
        Observation(.responder, at: 0, who: "A", phase: .ended),
        Observation(.reset, at: 50, who: "t", state: .failed),
      ])
    #expect(
      Log(trace).lines == [
        Log.Line(at: 0, "V(A).ended [touches ]"), Log.Line(at: 50, "reset(t) from failed"),
      ])
  }
}
