import Testing
import TouchScript

@Suite("The matcher of device logs")
struct LogMatcherTests {
  private func log(_ lines: String...) -> DeviceLog {
    var log = DeviceLog(Trace())
    log.lines = lines
    return log
  }

  @Test("accepts the same lines, and nothing more, less or other")
  func lines() {
    #expect(log("a", "b").mismatch(["a", "b"]) == nil)
    #expect(log().mismatch([]) == nil)
    #expect(log("a").mismatch(["a", "b"]) != nil)
    #expect(log("a", "b", "b").mismatch(["a", "b"]) != nil)
    #expect(log("b", "a").mismatch(["a", "b"]) != nil)
    #expect(log("a").mismatch([]) != nil)
  }

  @Test("accepts a block in any order, but not a part of it, nor a line twice")
  func unordered() {
    let expected: [LogPattern] = [.unordered(["a", "b", "c"]), "d"]
    #expect(log("a", "b", "c", "d").mismatch(expected) == nil)
    #expect(log("c", "a", "b", "d").mismatch(expected) == nil)
    #expect(log("a", "b", "d").mismatch(expected) != nil)
    #expect(log("a", "b", "b", "d").mismatch(expected) != nil)
    #expect(log("a", "b", "d", "c").mismatch(expected) != nil)
  }

  @Test("accepts a block repeated as a whole, often enough")
  func repeated() {
    let expected: [LogPattern] = [.repeated(["a", "b"]), "c"]
    #expect(log("a", "b", "c").mismatch(expected) == nil)
    #expect(log("a", "b", "a", "b", "c").mismatch(expected) == nil)
    #expect(log("c").mismatch(expected) != nil)
    #expect(log("a", "b", "a", "c").mismatch(expected) != nil)
    #expect(log("a", "a", "b", "c").mismatch(expected) != nil)
    #expect(log("a").mismatch([.repeated(["a"], min: 2)]) != nil)
    #expect(log("a", "a").mismatch([.repeated(["a"], min: 2)]) == nil)
    #expect(log().mismatch([.repeated(["a"], min: 0)]) == nil)
    #expect(log("a").mismatch([.repeated([.maybe(["b"])]), "a"]) == nil)
  }

  @Test("accepts what may be absent, as a whole")
  func maybe() {
    let expected: [LogPattern] = [.maybe(["a", "b"]), "c"]
    #expect(log("c").mismatch(expected) == nil)
    #expect(log("a", "b", "c").mismatch(expected) == nil)
    #expect(log("a", "c").mismatch(expected) != nil)
  }

  @Test("shows both logs side by side, and where they part")
  func report() {
    let mismatch = log("V(A).began", "V(A).ended").mismatch([
      .maybe(["R(t).began"]), "V(A).began", "action(t)", "V(A).cancelled",
    ])
    #expect(
      mismatch == """
        expected         observed
        maybe:           V(A).began
          R(t).began   ✗ V(A).ended
        V(A).began       (end)
        action(t)
        V(A).cancelled
        """)
  }

  @Test("shows where a log ends too soon")
  func reportOfEnd() {
    #expect(
      log("a").mismatch(["a", "b"]) == """
        expected   observed
        a          a
        b        ✗ (end)
        """)
  }

  @Test("finds forbidden lines")
  func forbidden() {
    #expect(log("a", "b").firstForbidden(of: ["x", "b"]) == "b")
    #expect(log("a", "b").firstForbidden(of: ["x", "ab"]) == nil)
  }

  @Test("reduces a log to what is observed, and to who is")
  func observing() {
    let all = log(
      "hitTest(A)", "V(A).began", "V(B).began", "V(A).ended", "send(b, touchDown)", "action(t)")
    #expect(all.observing(["V.began"]).lines == ["V(A).began", "V(B).began"])
    #expect(all.observing(["V(A)", "action"]).lines == ["V(A).began", "V(A).ended", "action(t)"])
    #expect(all.observing(["V", "hitTest"], of: ["B"]).lines == ["V(B).began"])
    #expect(all.observing(["send(b, touchDown)"]).lines == ["send(b, touchDown)"])
    #expect(all.observing(["send(b, touchUpInside)"]).lines == [])
  }

  @Test("renders observations in the words of the logs")
  func words() {
    let call = TouchCall(.ended, touches: [], allFingers: [])
    let flags = ControlState(isTracking: true, isTouchInside: true, isHighlighted: true)
    let trace = Trace(
      events: [
        .hitTest(view: "A", point: .zero, result: nil),
        .pointInside(view: "A", point: .zero, answer: true),
        .responder("A", call), .recognizer("t", call, state: .possible),
        .recognizer("t", call, state: .failed),
        .action(recognizer: "t", state: .ended, GestureReading()),
        .tracking(control: "b", .begin, answer: true),
        .controlEvent(control: "b", .touchDown, flags),
        .actionMethod(receiver: "vc", action: "go", sender: "b"),
        .sendAction(action: "go", sender: "b", delivered: true),
        .reset(recognizer: "t", from: .failed),
      ].map { Trace.Entry(at: 0, $0) })
    #expect(
      DeviceLog(trace).lines == [
        "hitTest(A)", "pointInside(A)", "V(A).ended", "R(t).ended", "R(t).ended", "state(t)=failed",
        "action(t)", "beginTracking(b)", "send(b, touchDown)", "target(vc, go)",
        "sendAction(go)=true",
      ])
  }
}
