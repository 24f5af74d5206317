import Invariants
import Testing
import TouchScript

@Suite("Invariants of interruptions")
struct InterruptionTests {
  @Test("TO-34, EX-01: the system's event cancels the touch, and the view hears of it")
  func interrupted() {
    let down = Play().touch(0, .began).change(10, .interrupt)
    down.taken(10).keeps("TO-34", "EX-01", "TO-11", "TO-02")
    down.taken(10, told: false).breaks(
      "EX-01", "\"a\" was not told that the system took the touch of finger 0 away")
    down.breaks("TO-34", "the system took all touches away at 10 ms, and no event says so")
    Play().touch(0, .began).leavesOpen("TO-34", "EX-01")
  }

  @Test("TO-02: what a finger does after its touch was taken is nobody's matter")
  func afterwards() {
    let taken = Play().touch(0, .began).change(10, .interrupt).taken(10)
    taken.touch(20, .ended, told: false, sent: false).keeps("TO-02", "SY-03")
    taken.touch(20, .ended, told: false).breaks(
      "TO-02", "finger 0 was gone, and its touch was in an event again")
  }

  @Test("EX-11: touches that begin while events are ignored are not delivered, later ones are")
  func ignored() {
    let ignoring = Play().change(0, .beginIgnoringInteractionEvents)
    let unheard = ignoring.touch(5, .began, told: false, sent: false)
    unheard.keeps("EX-11")
    ignoring.touch(5, .began).breaks(
      "EX-11",
      "somebody was told of finger 0, which came down while the app ignored events")
    let ended = unheard.touch(6, .ended, told: false, sent: false)
      .change(7, .endIgnoringInteractionEvents)
    ended.touch(8, .began).keeps("EX-11")
    ended.touch(8, .began, told: false, sent: false).breaks(
      "EX-11", "finger 0 came down when events were not ignored any more, and was not heard of")
  }

  @Test("Fingers on the home screen are nobody's touches")
  func homeScreen() {
    let away = Play().change(0, .showHomeScreen).touch(5, .began, told: false, sent: false)
    away.leavesOpen("TO-01", "TO-34", "EX-11")
    #expect(Case(away.scenario, away.events).brokenRules == [])
  }

  @Test("EX-19: a presentation may end a touch or not, but only once")
  func presentation() {
    let shown = Play().with {
      $0.controllers = [.init(id: "c", view: "a"), .init(id: "d", view: "b")]
    }.touch(0, .began).change(10, .present("d", by: "c"))
    shown.touch(20, .ended).keeps("EX-19", "TO-11")
    shown.taken(10).keeps("EX-19", "TO-11")
    shown.taken(10).touch(20, .ended).breaks(
      "EX-19", "\"a\" was told 2 times that one touch is over")
  }
}

@Suite("Invariants of views that change amid touches")
struct ViewChangeTests {
  private let cancelled = Trace.Entry.responder(
    "a", TouchState(.cancelled, 10, in: "a", at: Play.inA))

  @Test("EX-02: a removed view hears of one end of its touch, now or when the finger lifts")
  func removed() {
    let gone = Play().touch(0, .began).change(10, .removeFromSuperview("a"))
    gone.adding(cancelled).touch(20, .ended, told: false).keeps("EX-02", "TO-11")
    gone.touch(20, .ended).keeps("EX-02", "TO-11")
    gone.adding(cancelled).touch(20, .ended).breaks(
      "EX-02", "\"a\" was told 2 times that one touch is over")
    gone.touch(20, .ended, told: false).breaks(
      "EX-02", "\"a\" was told in event 2 that a touch began, and never that it is over")
    Play().touch(0, .began).touch(20, .ended).leavesOpen("EX-02")
  }

  @Test("EX-03: a view that is closed keeps the touch that it has")
  func closed() {
    let hidden = Play().touch(0, .began).change(10, .setHidden("a", true))
    hidden.touch(20, .moved, point: Point(60, 50)).keeps("EX-03")
    hidden.touch(20, .moved, told: false, point: Point(60, 50)).breaks(
      "EX-03",
      "\"a\" did not go on hearing of the touch of finger 0, though \"a\" takes no touches any "
        + "more")
  }

  @Test("EX-04: a view that is moved sees its touch where it is now")
  func moved() {
    let moved = Play().touch(0, .began).change(10, .setFrame("a", Rect(20, 0, 100, 100)))
    var touch = TouchState(.moved, 20, in: "a", at: Point(60, 50))
    touch.previousLocation = Play.inA
    let move = moved.touch(20, .moved, told: false, point: Point(60, 50))
    move.adding(.responder("a", touch, at: Point(40, 50))).keeps("EX-04", "TO-06")
    move.adding(.responder("a", touch, at: Point(60, 50))).breaks(
      "EX-04", "\"a\" was moved and sees its touch at (60.0, 50.0), not at (40.0, 50.0)")
  }

  @Test("EX-05: a touch stays where it is when another view comes to the front")
  func reordered() {
    let under = Play().with { $0.views[2].frame = Rect(0, 0, 100, 100) }
      .with { $0.views.swapAt(1, 2) }
    let covered = under.touch(0, .began).change(10, .bringToFront("b"))
    covered.touch(20, .moved, point: Point(60, 50)).keeps("EX-05")
    covered.touch(20, .moved, "b", point: Point(60, 50)).breaks(
      "EX-05", "the touch of finger 0 in \"a\" went to \"b\" when the order of views changed")
  }

  @Test("EX-14: what the app does inside a callback changes nobody's touch in that event")
  func amidEvent() {
    let reacting = Play().with {
      $0.reactions = [.init(on: .touches("a", .began), changes: [.removeFromSuperview("a")])]
      $0.views[1].overrides = .init()
    }.touch(0, .began)
    var touch = TouchState(.began, 0, in: "a", at: Play.inA)
    reacting.adding(.responder("w", touch)).keeps("EX-14")
    touch.view = "w"
    reacting.adding(.responder("w", touch)).breaks(
      "EX-14", "amid the event the touch of finger 0 went from \"a\" to \"w\"")
  }
}

@Suite("Invariants of recognizers that change amid gestures")
struct RecognizerChangeTests {
  private func began(_ change: Scenario.Change) -> Play {
    let play = Play().with { $0.recognizers = [.init(id: "r", view: "a", kind: .longPress)] }
      .touch(0, .began, told: false)
    return play.adding(.recognizer("r", TouchState(.began, 0, in: "a", at: Play.inA)))
      .with { $0.script.append(.init(at: 600)) }
      .adding(Trace.Entry(at: 500, .action(recognizer: "r", state: .began, GestureReading())))
      .change(700, change)
  }

  private func acts(_ state: RecognizerState) -> Trace.Entry {
    Trace.Entry(at: 700, .action(recognizer: "r", state: state, GestureReading()))
  }

  @Test("EX-06, EX-09: a recognizer that began is cancelled when it is disabled or detached")
  func disabled() {
    began(.setRecognizerEnabled("r", false)).adding(acts(.cancelled)).keeps("EX-06")
    began(.setRecognizerEnabled("r", false)).breaks(
      "EX-06", "\"r\" was disabled after it had begun, and did not say that it was cancelled")
    began(.setRecognizerEnabled("r", false)).adding(acts(.cancelled)).adding(acts(.ended)).breaks(
      "EX-06", "\"r\" was disabled, was cancelled, and sent another action")
    began(.removeRecognizer("r")).adding(acts(.cancelled)).keeps("EX-09")
    began(.removeRecognizer("r")).breaks(
      "EX-09", "\"r\" was detached after it had begun, and did not say that it was cancelled")
  }

  @Test("EX-10: one whose view is removed ends once at most")
  func uprooted() {
    began(.removeFromSuperview("a")).adding(acts(.cancelled)).keeps("EX-10")
    began(.removeFromSuperview("a")).keeps("EX-10")
    began(.removeFromSuperview("a")).adding(acts(.cancelled)).adding(acts(.cancelled)).breaks(
      "EX-10", "\"r\", whose view was removed, ended 2 times")
  }

  @Test("EX-07, EX-08: one that is undecided recognizes nothing more, and gets nothing back")
  func possible() {
    let heard = Trace.Entry.recognizer("r", TouchState(.began, 0, in: "a", at: Play.inA))
    let possible = Play().with { $0.recognizers = [.init(id: "r", view: "a")] }
      .touch(0, .began).adding(heard).change(10, .setRecognizerEnabled("r", false))
    let up = TouchState(.ended, 30, in: "a", at: Play.inA)
    possible.touch(30, .ended).keeps("EX-07")
    possible.touch(30, .ended)
      .adding(Trace.Entry(at: 30, .action(recognizer: "r", state: .ended, GestureReading())))
      .breaks("EX-07", "\"r\" was disabled while it was undecided, and sent an action all the same")
    let again = possible.change(20, .setRecognizerEnabled("r", true)).touch(30, .ended)
    again.keeps("EX-08")
    again.adding(.recognizer("r", up)).breaks(
      "EX-08", "\"r\" was enabled and heard of finger 0, which had come down before")
  }
}
