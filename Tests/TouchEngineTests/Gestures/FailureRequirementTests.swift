import Testing
import TouchEngine

@Suite("Recognizers that wait for one another to fail")
struct FailureRequirementTests {
  private let world = World()
  private let view: NotingView
  private let other: NotingView

  init() {
    view = world.add("v", 0, 0, 100, 100)
    other = world.add("o", 200, 0, 100, 100)
  }

  /// The answers of a delegate to the two questions about failure, and how often it was asked.
  private final class Requiring: UIGestureRecognizerDelegate {
    var requiresFailure = false
    var isRequiredToFail = false
    var asked = 0
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      asked += 1
      return requiresFailure
    }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { isRequiredToFail }
  }

  private func tap(at time: Int) { world.tap(5, 5, at: time, until: time + 50) }

  @Test("A single tap that waits for a double tap acts once the double tap has given up")
  func singleWaits() {
    let single = world.tap("single", on: view)
    single.require(toFail: world.tap("double", on: view, taps: 2))
    tap(at: 0)
    #expect(world.takeActions() == [])
    #expect(single.state == .possible)
    world.application.advance(to: 399)
    #expect(world.takeActions() == [])
    world.application.advance(to: 401)
    #expect(world.diary.take().first == "single acts ended")
  }

  @Test("Two quick taps make a double tap only")
  func doubleOnly() {
    let single = world.tap("single", on: view)
    single.require(toFail: world.tap("double", on: view, taps: 2))
    tap(at: 0)
    tap(at: 150)
    world.application.advance(to: 2000)
    #expect(world.takeActions() == ["double acts ended"])
    tap(at: 3000)
    world.application.advance(to: 5000)
    #expect(world.takeActions() == ["single acts ended"])
  }

  @Test("While it waits, the view is not told of the lift; then it is cancelled")
  func withholds() {
    let single = world.tap("single", on: view)
    let double = world.tap("double", on: view, taps: 2)
    single.require(toFail: double)
    tap(at: 0)
    #expect(world.diary.take().filter { $0.hasPrefix("v ") } == ["v began 0"])
    world.application.advance(to: 1000)
    #expect(world.diary.take().filter { $0.hasPrefix("v ") } == ["v cancelled 0"])
  }

  @Test("It acts in the event in which the other fails, and fails when the other begins")
  func decidedByTheOther() {
    let waiting = world.scripted("waiting", on: view, isContinuous: false)
    let first = world.scripted("first", on: view)
    first.wants = [.ended: .failed]
    waiting.require(toFail: first)
    tap(at: 0)
    #expect(world.takeActions() == ["waiting acts ended"])
    first.wants = [.moved: .began, .ended: .ended]
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(50, 5))
    #expect(waiting.state == .failed)
    world.touch(at: 1020, .up(50, 5))
    #expect(world.takeActions() == ["first acts began", "first acts ended"])
  }

  @Test("It fails when the other begins even where both may recognize together")
  func requirementOutweighsSimultaneity() {
    final class Allowing: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let allowing = Allowing()
    let waiting = world.scripted("waiting", on: view, isContinuous: false)
    let first = world.scripted("first", on: view)
    waiting.delegate = allowing
    waiting.require(toFail: first)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(50, 5))
    world.touch(at: 20, .up(50, 5))
    #expect(world.takeActions() == ["first acts began", "first acts ended"])
  }

  @Test("A continuous one that has to wait begins late, and goes straight to its end if it is over")
  func continuousWaits() {
    let waiting = world.scripted("waiting", on: view)
    let first = world.scripted("first", on: view)
    first.wants = [:]
    waiting.require(toFail: first)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    #expect(waiting.state == .possible)
    first.wants = [.moved: .failed]
    world.touch(at: 20, .move(30, 5))
    world.touch(at: 30, .up(30, 5))
    #expect(world.takeActions() == ["waiting acts began", "waiting acts ended"])
    first.wants = [.ended: .failed]
    world.touch(at: 1000, .down(5, 5))
    world.touch(at: 1010, .move(20, 5))
    world.touch(at: 1020, .up(20, 5))
    #expect(world.takeActions() == ["waiting acts ended"])
  }

  @Test("One that takes no part holds nobody up: on another view, disabled, or refusing the touch")
  func absent() {
    final class Refusing: UIGestureRecognizerDelegate {
      func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
      { false }
    }
    let refusing = Refusing()
    let single = world.tap("single", on: view)
    single.require(toFail: world.tap("elsewhere", on: other, taps: 2))
    let disabled = world.tap("disabled", on: view, taps: 2)
    disabled.isEnabled = false
    let refuser = world.tap("refuser", on: view, taps: 2)
    refuser.delegate = refusing
    single.require(toFail: disabled)
    single.require(toFail: refuser)
    tap(at: 0)
    #expect(world.takeActions() == ["single acts ended"])
  }

  @Test("Either delegate can demand it for the attempt, and is asked once for each pair")
  func dynamically() {
    for isOwn in [true, false] {
      let world = World()
      let view = world.add("v", 0, 0, 100, 100)
      let single = world.tap("single", on: view)
      let double = world.tap("double", on: view, taps: 2)
      let delegate = Requiring()
      delegate.requiresFailure = isOwn
      delegate.isRequiredToFail = !isOwn
      (isOwn ? single : double).delegate = delegate
      world.tap(5, 5, at: 0, until: 50)
      #expect(world.takeActions() == [])
      world.application.advance(to: 1000)
      #expect(world.takeActions() == ["single acts ended"])
      if isOwn { #expect(delegate.asked == 1) }
      delegate.requiresFailure = false
      delegate.isRequiredToFail = false
      world.tap(5, 5, at: 2000, until: 2050)
      #expect(world.takeActions() == ["single acts ended"])
    }
  }

  @Test("A delegate that answers no does not undo what others require")
  func noIsNoVeto() {
    let delegate = Requiring()
    let single = world.tap("single", on: view)
    let double = world.tap("double", on: view, taps: 2)
    single.delegate = delegate
    double.delegate = delegate
    single.require(toFail: double)
    tap(at: 0)
    #expect(world.takeActions() == [])
    world.application.advance(to: 1000)
    #expect(world.takeActions() == ["single acts ended"])
  }

  @Test("Classes can demand it as well, from either side")
  func classes() {
    let waiting = world.scripted("waiting", on: view, isContinuous: false)
    let first = world.scripted("first", on: view)
    first.wants = [:]
    for isOwn in [true, false] {
      waiting.requiresFailureOf = { isOwn && $0 === first }
      first.isRequiredToFailBy = { !isOwn && $0 === waiting }
      let start = world.application.time + 1000
      tap(at: start)
      #expect(world.takeActions() == [])
      first.isEnabled = false
      #expect(world.takeActions() == ["waiting acts ended"])
      first.isEnabled = true
    }
  }

  @Test("One that ignores its only touch has failed, and holds nobody up")
  func ignoring() {
    let waiting = world.scripted("waiting", on: view, isContinuous: false)
    let first = world.scripted("first", on: view, isContinuous: false)
    first.wants = [:]
    waiting.wants = [.began: .ended]
    first.onTouch = { $0.ignore($1, for: $2) }
    waiting.require(toFail: first)
    world.touch(at: 0, .down(5, 5))
    #expect(world.takeActions() == ["waiting acts ended"])
  }

  @Test("A circle of static requirements is refused and reported")
  func circle() {
    let taps = ["a", "b", "c"].map { world.tap($0, on: view) }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    taps[2].require(toFail: taps[0])
    taps[0].require(toFail: taps[0])
    #expect(world.application.programmerErrors.map(\.kind) == [.requirementLoop, .requirementLoop])
    tap(at: 0)
    #expect(world.takeActions() == ["c acts ended"])
  }

  @Test("Two that wait for one another by their delegates' will do not wait for ever")
  func dynamicCircle() {
    let delegate = Requiring()
    delegate.requiresFailure = true
    let inner = world.add("inner", 0, 0, 100, 100, to: view)
    let outerTap = world.tap("outer", on: view)
    let innerTap = world.tap("inner", on: inner)
    outerTap.delegate = delegate
    innerTap.delegate = delegate
    tap(at: 0)
    #expect(world.takeActions() == ["inner acts ended"])
  }
}
