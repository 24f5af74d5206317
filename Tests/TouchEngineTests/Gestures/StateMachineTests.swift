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
    #expect(
      world.diary.take() == [
        "r acts began", "r acts changed", "r acts ended", "r resets",
      ])
  }

  @Test("One that ignores all its touches has failed, and is ready for the next")
  func ignoringAll() {
    let world = World()
    let recognizer = world.scripted("r", on: world.window)
    recognizer.onTouch = { $0.ignore($1, for: $2) }
    recognizer.wants = [:]
    world.touch(at: 0, .down(5, 5))
    #expect(world.diary.take() == ["r resets"])
    recognizer.onTouch = nil
    recognizer.wants = [.ended: .ended]
    world.touch(at: 10, .up(5, 5))
    #expect(world.diary.take() == [])
    world.tap(5, 5, at: 100, until: 150)
    #expect(world.takeActions() == ["r acts ended"])
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
    #expect(world.diary.take().filter { $0.hasPrefix("v ") } == ["v began 0", "v cancelled 0"])
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
    #expect(world.diary.take().suffix(2) == ["r acts cancelled", "r resets"])
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
    #expect(world.diary.take() == [])
    delegate.answer = true
    world.tap(5, 5, at: 100, until: 150)
    #expect(world.takeActions() == ["r acts ended"])
  }
}
