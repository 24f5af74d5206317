import Logs
import Testing
import TouchEngine

@Suite("The states of a recognizer")
struct StateMachineTests {
  /// What becomes of a wish in a state: the state after it, and whether it was reported as illegal.
  struct Row: CustomTestStringConvertible, Sendable {
    let from: UIGestureRecognizer.State
    let to: UIGestureRecognizer.State
    let becomes: UIGestureRecognizer.State
    let isLegal: Bool
    var testDescription: String { "\(from) → \(to)" }
  }

  /// Every pair of states. Source: rulebook GR-31 to GR-34, S001.
  static let table: [Row] = {
    typealias State = UIGestureRecognizer.State
    let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    let legal: [State: [State: State]] = [
      .possible: [
        .possible: .possible, .began: .began, .ended: .ended, .failed: .failed,
        .cancelled: .failed,
      ],
      .began: [.changed: .changed, .ended: .ended, .cancelled: .cancelled],
      .changed: [.changed: .changed, .ended: .ended, .cancelled: .cancelled],
      .ended: [:], .cancelled: [:], .failed: [:],
    ]
    return all.flatMap { from in
      all.map { to in
        let next = legal[from]?[to]
        return Row(from: from, to: to, becomes: next ?? from, isLegal: next != nil)
      }
    }
  }()

  /// How to come from `possible` to a state.
  private func way(to state: UIGestureRecognizer.State) -> [UIGestureRecognizer.State] {
    switch state {
    case .possible: []
    case .began: [.began]
    case .changed: [.began, .changed]
    case .ended: [.ended]
    case .cancelled: [.began, .cancelled]
    case .failed: [.failed]
    }
  }

  @Test(
    "Only what the state machine knows is done; the rest is refused and reported", arguments: table)
  func transition(row: Row) {
    let world = World()
    let recognizer = world.scripted("r", on: world.window)
    var after: UIGestureRecognizer.State?
    recognizer.wants = [:]
    recognizer.onTouch = { recognizer, touch, _ in
      guard touch.phase == .began else { return }
      for state in way(to: row.from) { recognizer.state = state }
      #expect(recognizer.state == row.from)
      recognizer.state = row.to
      after = recognizer.state
    }
    world.touch(at: 0, .down(5, 5))
    #expect(after == row.becomes)
    let errors = world.application.programmerErrors
    #expect(errors.isEmpty == row.isLegal)
    #expect(errors.allSatisfy { $0.kind == .illegalStateTransition })
  }

  @Test("Without touches its state is not for setting, and that is reported")
  func idle() {
    let world = World()
    let recognizer = world.scripted("r", on: world.window)
    recognizer.state = .began
    #expect(recognizer.state == .possible)
    #expect(
      world.application.programmerErrors.map(\.description) == [
        "ScriptedRecognizer 'r' cannot go from possible to began; it stays as it is."
      ])
  }

  @Test("Each state that targets hear of is the one they see, in order")
  func actions() {
    let world = World()
    world.scripted("r", on: world.window)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(10, 5))
    world.touch(at: 20, .move(20, 5))
    world.touch(at: 30, .up(20, 5))
    world.expectLog(
      """
      action(r) in began
      action(r) in changed
      action(r) in ended
      reset(r)
      """)
  }

  @Test("One that ignores all its touches has failed, and is ready for the next")
  func ignoringAll() {
    let world = World()
    let recognizer = world.scripted("r", on: world.window)
    recognizer.onTouch = { $0.ignore($1, for: $2) }
    recognizer.wants = [:]
    world.touch(at: 0, .down(5, 5))
    world.expectLog("reset(r)")
    recognizer.onTouch = nil
    recognizer.wants = [.ended: .ended]
    world.touch(at: 10, .up(5, 5))
    world.expectLog("")
    world.tap(5, 5, at: 100, until: 150)
    world.expectLog(observing: ["action"], "action(r) in ended")
  }

  @Test("A touch that joins a recognized gesture is kept from its view")
  func joining() {
    let world = World()
    let view = world.add("v", 0, 0, 200, 200)
    view.isMultipleTouchEnabled = true
    world.scripted("r", on: view)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(50, 5))
    world.touch(at: 20, .down(80, 80, finger: 1))
    world.touch(at: 30, .up(80, 80, finger: 1))
    world.expectLog(
      observing: ["V(v)"],
      """
      V(v).began [touch 0]
      V(v).cancelled [touch 0]
      """)
  }

  @Test("Actions that bring about actions for ever are stopped and reported")
  func endless() {
    let world = World()
    let recognizer = world.scripted("r", on: world.window)
    recognizer.wants = [.began: .began]
    recognizer.onAction = { $0.state = .changed }
    world.touch(at: 0, .down(5, 5))
    #expect(world.application.programmerErrors.map(\.kind) == [.misuse])
    recognizer.onAction = nil
    world.touch(at: 10, .up(5, 5))
    recognizer.isEnabled = false
    let log = world.take()
    expect(
      Log(log.lines.suffix(2)),
      """
      action(r) in cancelled
      reset(r)
      """)
  }

  @Test("Whether an event is for it is asked once, of its class and of its delegate")
  func shouldReceiveEvent() {
    final class Deaf: UIGestureRecognizerDelegate {
      var asked: [Int] = []
      var answer = false
      func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
        -> Bool
      {
        asked.append(event.allTouches?.count ?? 0)
        return answer
      }
    }
    let world = World()
    let delegate = Deaf()
    let recognizer = world.scripted("r", on: world.window, isContinuous: false)
    recognizer.delegate = delegate
    world.touch(at: 0, .down(5, 5), .down(50, 50, finger: 1))
    world.touch(at: 10, .up(5, 5), .up(50, 50, finger: 1))
    #expect(delegate.asked == [2])
    world.expectLog("")
    delegate.answer = true
    world.tap(5, 5, at: 100, until: 150)
    world.expectLog(observing: ["action"], "action(r) in ended")
  }

  @Test("Outside events, a claim is heard at once though others are undecided")
  func claimOutsideEvents() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    let pan = world.scripted("pan", on: view)
    pan.wants = [:]
    world.scripted("other", on: view).wants = [:]
    world.touch(at: 0, .down(5, 5))
    pan.state = .began
    #expect(pan.state == .began)
  }

  @Test("A recognizer does not go where the state machine does not, and that is reported")
  func illegalTransition() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    world.scripted("pan", on: view).wants = [.moved: .changed]
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    world.expectLog(observing: ["action"], "")
    #expect(world.application.programmerErrors.count == 1)
  }

  /// Disables a recognizer when it is asked whether that may begin, and says yes.
  private final class Disabling: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.isEnabled = false
      return true
    }
  }

  @Test("A recognizer that is disabled while the app is asked does not begin (EX-07)")
  func disabledWhenAsked() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    let delegate = Disabling()
    let pan = world.scripted("pan", on: view)
    pan.delegate = delegate
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    world.touch(at: 20, .up(20, 5))
    world.expectLog(observing: ["action"], "")
    // Asked outside events, it is reset by the time that the app has answered.
    let late = world.scripted("late", on: view)
    late.wants = [:]
    late.delegate = delegate
    world.tap(5, 5, at: 1000, until: 1010)
    late.state = .ended
    world.tap(5, 5, at: 2000, until: 2010)
    world.expectLog(observing: ["action"], "")
    #expect(late.state == .possible)
  }

  @Test("Disabled, it is reset at once; enabled again, it hears of new fingers only (EX-08, EX-23)")
  func disabledForgets() {
    let world = World()
    let recognizer = world.scripted("r", on: world.window)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    recognizer.isEnabled = false
    world.expectLog(
      """
      action(r) in began
      action(r) in cancelled
      reset(r)
      """)
    recognizer.isEnabled = true
    world.touch(at: 20, .move(40, 5))
    world.expectLog("")
    world.touch(at: 30, .down(80, 80, finger: 1))
    world.touch(at: 40, .move(120, 80, finger: 1))
    world.expectLog(observing: ["action"], "action(r) in began")
  }

  private final class Allowing: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("An attempt that a callback ends is settled when all recognizers have heard (GR-05)")
  func endedInCallback() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    view.isMultipleTouchEnabled = true
    let ended = world.scripted("ended", on: view)
    let ending = world.scripted("ending", on: world.window)
    let allowing = Allowing()
    ending.delegate = allowing
    ending.wants = [:]
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    ending.onTouch = { _, _, _ in
      ended.isEnabled = false
      world.calls.note("heard")
    }
    world.take()
    world.touch(at: 20, .move(30, 5))
    world.expectLog(
      ignoring: ["reset"],
      """
      heard
      action(ended) in changed
      action(ended) in cancelled
      """)
  }

  @Test("A finger that joins a gesture which leaves touches to their view is left to it (GR-13)")
  func joiningWithoutCancelling() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    view.isMultipleTouchEnabled = true
    world.scripted("pan", on: view).cancelsTouchesInView = false
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    world.touch(at: 20, .down(50, 5, finger: 1))
    world.touch(at: 30, .up(50, 5, finger: 1))
    expect(
      Log(world.take(observing: ["V(v)"]).lines.filter { $0.text.contains("touch 1") }),
      """
      V(v).began [touch 1]
      V(v).ended [touch 1]
      """)
  }

  @Test("A recognizer of which one touch is taken away goes on with the others (GR-45)")
  func oneCancelled() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    view.isMultipleTouchEnabled = true
    world.scripted("pan", on: view)
    world.touch(at: 0, .down(5, 5), .down(50, 5, finger: 1))
    world.touch(at: 10, .cancel(50, 5, finger: 1))
    world.touch(at: 20, .move(30, 5))
    world.expectLog(observing: ["action"], "action(pan) in began")
  }

  @Test("What a view's callback brings about acts before it cancels (GR-06)")
  func actionBeforeCancellation() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    view.isMultipleTouchEnabled = true
    let other = world.add("other", 100, 0, 100, 100)
    let pan = world.scripted("pan", on: other)
    pan.wants = [:]
    world.touch(at: 0, .down(105, 5, finger: 1))
    view.onTouch = { _, _ in pan.state = .began }
    world.touch(at: 10, .down(5, 5))
    world.expectLog(
      """
      V(other).began [touch 1]
      V(v).began [touch 0]
      action(pan) in began
      V(other).cancelled [touch 1]
      """)
  }

  @Test("Actions without end are dropped: one report, and none is sent with the next event")
  func endlessOnMove() {
    let world = World()
    let view = world.add("v", 0, 0, 100, 100)
    view.isMultipleTouchEnabled = true
    let pan = world.scripted("pan", on: view)
    var isEndless = true
    pan.onAction = { if isEndless { $0.state = .changed } }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    #expect(world.application.programmerErrors.count == 1)
    world.take()
    isEndless = false
    world.touch(at: 20, .down(200, 200, finger: 1))
    world.expectLog("")
  }
}
