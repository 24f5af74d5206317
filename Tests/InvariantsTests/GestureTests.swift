import Invariants
import Testing
import TouchScript

private let point = Point(50, 50)
private let down = TouchState(.began, 10, in: "v", at: point)
private let up = TouchState(.ended, 60, in: "v", at: point)

/// A view with a tap in a window; the view keeps its touches to itself.
private func scene(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
  var scenario = Scenario(
    dialect: .ios12,
    views: [
      .init(id: "w", kind: .window, frame: Rect(0, 0, 320, 480)),
      .init(
        id: "v", parent: "w", frame: Rect(0, 0, 100, 100),
        overrides: .init(touches: .init(.keeps))),
    ], recognizers: [.init(id: "t", view: "v")], script: Scenario.tap(point))
  change(&scenario)
  return scenario
}

/// Everything up to the lift, where `lift` follows.
private func tap(_ recognizers: [String] = ["t"], lift: [Trace.Entry]) -> [Trace.Entry] {
  recognizers.map { Trace.Entry(at: 0, .made(recognizer: $0, RecognizerDefaults())) }
    + [Trace.Entry].hit(10, "w", point, "v") + [Trace.Entry].hit(10, "v", point, "v")
    + Trace.Entry.send(10, down) + recognizers.map { .recognizer($0, down) }
    + [.responder("v", down, at: point)]
    + [Trace.Entry(at: 10, .chain(from: "v", responders: ["w", "application"]))]
    + Trace.Entry.send(60, up) + lift
}

private let action = Trace.Entry(at: 60, .action(recognizer: "t", state: .ended, GestureReading()))
private let reset = Trace.Entry(at: 60, .reset(recognizer: "t", from: .ended))
private let heard = Trace.Entry.recognizer("t", up, .ended)
private let cancelled = Trace.Entry.responder("v", up, .cancelled, at: point)
private let ended = Trace.Entry.responder("v", up, at: point)

@Suite("Gestures: GR-11")
struct CancelAfterRecognitionTests {
  @Test("Holds where the view is cancelled after the action, with nothing else broken")
  func holds() {
    let right = Case(scene(), tap(lift: [heard, action, cancelled, reset]))
    #expect(right.verdict("GR-11") == .holds)
    #expect(right.verdict("GR-06") == .holds)
    #expect(right.verdict("KR-02") == .holds)
    #expect(right.brokenRules == [])
  }

  @Test("Is broken by the touchesEnded of a recognized touch")
  func ends() {
    let violation = Case(scene(), tap(lift: [heard, action, ended, reset]))
      .verdict("GR-11")?.violation
    #expect(violation?.event == 14)
    #expect(
      violation?.sentence
        == "\"t\" recognized the touch and takes it from \"v\", which got touchesEnded all the same"
    )
    #expect(violation?.isMissing == false)
  }

  @Test("Is broken by a view that is told nothing, where the call was due")
  func silent() {
    let violation = Case(scene(), tap(lift: [heard, action, reset])).verdict("GR-11")?.violation
    #expect(violation?.event == 15)
    #expect(violation?.isMissing == true)
    #expect(violation?.expected == "touchesCancelled of \"v\"")
  }

  @Test("Is not exercised where the tap fails, or does not cancel touches")
  func notExercised() {
    let failed = Case(
      scene { $0.script[1].at = 6000 }, tap(lift: [ended]))
    #expect(failed.verdict("GR-11") == .notExercised)
    let mild = Case(
      scene { $0.recognizers[0].cancelsTouchesInView = false },
      tap(lift: [heard, action, ended, reset]))
    #expect(mild.verdict("GR-11") == .notExercised)
    #expect(mild.verdict("GR-13") == .holds)
    #expect(mild.brokenRules == [])
  }
}

@Suite("Gestures: other rules")
struct OtherGestureTests {
  @Test("GR-02: the view must not hear first")
  func recognizersFirst() {
    var events = tap(lift: [heard, action, cancelled, reset])
    events.swapAt(7, 8)
    #expect(Case(scene(), events).verdict("GR-02")?.violation?.event == 7)
  }

  @Test("GR-06: the action comes before the cancellation")
  func actionFirst() {
    let wrong = Case(scene(), tap(lift: [heard, cancelled, action, reset]))
    #expect(wrong.verdict("GR-06")?.violation?.event == 13)
    #expect(wrong.verdict("GR-11") == .holds)
  }

  @Test("GC-11: two taps on one touch do not both recognize")
  func exclusion() {
    let two = scene { $0.recognizers.append(.init(id: "u", view: "w")) }
    let also = Trace.Entry(at: 60, .action(recognizer: "u", state: .ended, GestureReading()))
    let lift = [
      .recognizer("t", up), .recognizer("u", up), action, also, cancelled, reset,
      Trace.Entry(at: 60, .reset(recognizer: "u", from: .ended)),
    ]
    let wrong = Case(two, tap(["t", "u"], lift: lift))
    #expect(
      wrong.verdict("GC-11")?.violation?.sentence == "\"t\" and \"u\" both recognized one touch")
    #expect(wrong.verdict("GC-12") == .holds)
    let friends = scene {
      $0.recognizers.append(
        .init(id: "u", view: "w", delegate: .init(simultaneousWith: ["t"])))
    }
    #expect(Case(friends, tap(["t", "u"], lift: lift)).verdict("GC-11") == .notExercised)
    #expect(Case(friends, tap(["t", "u"], lift: lift)).verdict("GC-23") == .holds)
  }

  @Test("GC-12: the nearer tap wins")
  func deepest() {
    let two = scene { $0.recognizers.append(.init(id: "u", view: "w")) }
    let lift = [
      .recognizer("t", up), .recognizer("u", up),
      Trace.Entry(at: 60, .action(recognizer: "u", state: .ended, GestureReading())), cancelled,
      Trace.Entry(at: 60, .reset(recognizer: "t", from: .failed)),
      Trace.Entry(at: 60, .reset(recognizer: "u", from: .ended)),
    ]
    let violation = Case(two, tap(["t", "u"], lift: lift)).verdict("GC-12")?.violation
    #expect(violation?.event == 16)
    #expect(violation?.expected == "the action of \"t\"")
  }

  @Test("KR-02: a short and still tap must recognize")
  func mustRecognize() {
    let lift = [
      Trace.Entry.recognizer("t", up, .failed), ended,
      Trace.Entry(at: 60, .reset(recognizer: "t", from: .failed)),
    ]
    #expect(Case(scene(), tap(lift: lift)).verdict("KR-02")?.violation?.isMissing == true)
    let vetoed = scene { $0.recognizers[0].delegate = .init(shouldBegin: false) }
    #expect(Case(vetoed, tap(lift: lift)).verdict("KR-02") == .notExercised)
  }

  @Test("GC-02 and GC-05: refused and disabled recognizers hear nothing")
  func filtered() {
    let events = tap(lift: [heard, action, cancelled, reset])
    let disabled = scene { $0.recognizers[0].isEnabled = false }
    #expect(Case(disabled, events).verdict("GC-05")?.violation?.event == 7)
    let refused = scene { $0.recognizers[0].delegate = .init(shouldReceive: false) }
    #expect(Case(refused, events).verdict("GC-02")?.violation?.event == 7)
    #expect(Case(scene(), events).verdict("GC-02") == .notExercised)
  }

  @Test("TO-11: a touch that began for a view must end for it, once")
  func oneEnd() {
    let plain = scene { $0.recognizers = [] }
    let right = Case(plain, tap([], lift: [ended]))
    #expect(right.verdict("TO-11") == .holds)
    #expect(right.brokenRules == [])
    #expect(Case(plain, tap([], lift: [])).verdict("TO-11")?.violation?.isMissing == true)
    #expect(Case(plain, tap([], lift: [ended, ended])).verdict("TO-11")?.violation != nil)
  }
}
