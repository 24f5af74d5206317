import Logs
import Testing
import TouchEngine

@Suite("The states of a recognizer")
struct StateMachineTests {
  private let world = World()
  private let view: LoggingView

  init() {
    view = world.add("v", 0, 0, 200, 200)
    view.isMultipleTouchEnabled = true
  }

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
    let recognizer = world.scripted("r", on: view)
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
    #expect(world.reports.isEmpty == row.isLegal)
    #expect(world.reports.allSatisfy { $0 == .illegalStateTransition })
  }

  @Test("Without touches its state is not for setting, and that is reported")
  func idle() {
    let recognizer = world.scripted("r", on: view, isContinuous: false)
    recognizer.state = .began
    #expect(recognizer.state == .possible)
    #expect(
      world.application.programmerErrors.map(\.description) == [
        "ScriptedRecognizer 'r' cannot go from possible to began; it stays as it is."
      ])
    world.tap(5, 5, at: 0, until: 10)
    recognizer.state = .ended
    #expect(recognizer.state == .possible)
    world.expectLog(observing: ["action"], "action(r) in ended")
  }

  @Test("One that ignores all its touches has failed, and is ready for the next")
  func ignoringAll() {
    let recognizer = world.scripted("r", on: world.window)
    recognizer.onTouch = { $0.ignore($1, for: $2) }
    recognizer.wants = [:]
    world.touch(at: 0, .down(300, 5))
    world.expectLog("reset(r)")
    recognizer.onTouch = nil
    recognizer.wants = [.ended: .ended]
    world.touch(at: 10, .up(300, 5))
    world.expectLog("")
    world.tap(300, 5, at: 100, until: 150)
    world.expectLog(observing: ["action"], "action(r) in ended")
  }

  @Test("Actions that cause actions for ever are stopped, reported once, and dropped")
  func endless() {
    let pan = world.scripted("pan", on: view)
    var isEndless = true
    pan.onAction = { if isEndless { $0.state = .changed } }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    #expect(world.reports == [.misuse])
    world.take()
    isEndless = false
    world.touch(at: 20, .down(300, 300, finger: 1))
    world.expectLog("")
    pan.isEnabled = false
    world.expectLog(["action(pan) in cancelled", "reset(pan)"])
  }

  @Test("Whether an event is for it is asked once, of its class and of its delegate")
  func shouldReceiveEvent() {
    final class Deaf: UIGestureRecognizerDelegate {
      var asked: [Int] = []
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
      ) -> Bool {
        asked.append(event.allTouches?.count ?? 0)
        return false
      }
    }
    let delegate = Deaf()
    world.scripted("r", on: view, isContinuous: false).delegate = delegate
    world.touch(at: 0, .down(5, 5), .down(50, 50, finger: 1))
    world.touch(at: 10, .up(5, 5), .up(50, 50, finger: 1))
    #expect(delegate.asked == [2])
    world.expectLog(observing: ["action"], "")
  }

  @Test("Outside events, a claim is settled at once though others are undecided")
  func claimOutsideEvents() {
    let pan = world.scripted("pan", on: view)
    pan.wants = [:]
    world.scripted("other", on: view).wants = [:]
    world.touch(at: 0, .down(5, 5))
    pan.state = .began
    #expect(pan.state == .began)
  }

  @Test("A recognizer that is disabled while the app is asked does not begin (EX-07)")
  func disabledWhenAsked() {
    final class Disabling: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isEnabled = false
        return true
      }
    }
    let delegate = Disabling()
    world.scripted("pan", on: view).delegate = delegate
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

  @Test("An attempt that a callback ends is settled when all recognizers were called (GR-05)")
  func endedInCallback() {
    let ended = world.scripted("ended", on: view)
    let ending = world.scripted("ending", on: world.window)
    ending.wants = [:]
    ended.prevents = { _ in false }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    ending.onTouch = { _, _, _ in
      ended.isEnabled = false
      world.calls.note("called")
    }
    world.take()
    world.touch(at: 20, .move(30, 5))
    world.expectLog(
      ignoring: ["reset"], ["called", "action(ended) in changed", "action(ended) in cancelled"])
  }

  @Test("A recognizer of which one touch is taken away goes on with the others (GR-45)")
  func oneCancelled() {
    world.scripted("pan", on: view)
    world.touch(at: 0, .down(5, 5), .down(50, 50, finger: 1))
    world.touch(at: 10, .cancel(50, 50, finger: 1))
    world.touch(at: 20, .move(30, 5))
    world.expectLog(observing: ["action"], "action(pan) in began")
  }

  @Test("What a view's callback causes acts before it cancels (GR-06)")
  func actionBeforeCancellation() {
    let other = world.add("other", 200, 0, 100, 100)
    let pan = world.scripted("pan", on: other)
    pan.wants = [:]
    world.touch(at: 0, .down(205, 5, finger: 1))
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
}
