import Foundation
import Testing
import TouchEngine

@Suite("Corners of delivery")
struct DeliveryCornerTests {
  private let world = World()
  private let view: NotingView

  init() {
    view = world.add("v", 0, 0, 100, 100)
    view.isMultipleTouchEnabled = true
  }

  @Test("A removed view hears of all its touches in one call, whenever their fingers moved last")
  func removedWithTwo() {
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .down(50, 5, finger: 1))
    view.removeFromSuperview()
    #expect(world.diary.take() == ["v began 0", "v began 1", "v cancelled 0,1"])
  }

  @Test("An interruption cancels all touches in one call, each where it is (TO-07)")
  func interruptedWithTwo() {
    var places: [CGPoint] = []
    view.onTouch = { touch, _ in
      if touch.phase == .cancelled { places.append(touch.previousLocation(in: nil)) }
    }
    world.touch(at: 0, .down(5, 5), .down(50, 5, finger: 1))
    world.touch(at: 10, .move(20, 5))
    world.application.interrupt()
    #expect(
      world.diary.take() == ["v began 0,1", "v moved 0", "v cancelled 0,1"])
    #expect(Set(places.map(\.x)) == [20, 50])
  }

  @Test("A touch that was held back from a view that is removed is let go when it is over")
  func heldAndRemoved() {
    world.tap("tap", on: world.window).delaysTouchesBegan = true
    weak var touch: UITouch?
    let seeing = world.scripted("seeing", on: world.window)
    seeing.wants = [.ended: .failed]
    seeing.onTouch = { _, seen, _ in touch = seen }
    world.touch(at: 0, .down(5, 5))
    #expect(touch != nil)
    view.removeFromSuperview()
    world.tap(200, 200, at: 10, until: 20)
    world.touch(at: 30, .up(5, 5))
    seeing.onTouch = nil
    world.application.advance(to: 2000)
    world.tap(200, 200, at: 2000, until: 2010)
    #expect(touch == nil)
    #expect(!world.diary.take().contains { $0.hasPrefix("v ") })
  }

  @Test("A view that is told late sees an event without the touches that lifted before (TO-17)")
  func eventOfLateEnd() {
    let other = world.add("other", 100, 0, 100, 100)
    world.scripted("undecided", on: other).wants = [:]
    other.gestureRecognizers?.first?.delaysTouchesEnded = false
    world.tap("double", on: view, taps: 2)
    var counts: [Int] = []
    view.onTouch = { touch, event in
      if touch.phase == .ended { counts.append(event?.allTouches?.count ?? 0) }
    }
    world.touch(at: 0, .down(5, 5), .down(105, 5, finger: 1))
    world.touch(at: 50, .up(5, 5), .up(105, 5, finger: 1))
    #expect(counts == [])
    world.application.advance(to: 1000)
    #expect(counts == [1])
  }

  @Test("An event that is over does nothing when it is sent again, and stands for no other")
  func oldEvent() {
    let back = UIWindow(
      frame: CGRect(x: 200, y: 0, width: 100, height: 100), application: world.application)
    back.isHidden = false
    let far = world.add("far", 0, 0, 100, 100, to: back)
    var kept: UIEvent?
    far.onTouch = { _, event in
      #expect(event !== kept)
      if kept == nil { kept = event }
    }
    view.onTouch = { _, _ in
      if let kept { back.sendEvent(kept) }
    }
    world.touch(at: 0, .down(205, 5, finger: 1))
    world.touch(at: 10, .down(5, 5), .move(206, 5, finger: 1))
    #expect(world.diary.take() == ["far began 1", "v began 0", "far moved 1"])
  }

  private final class Allowing: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("An attempt that a callback ends is settled when all recognizers have heard (GR-05)")
  func endedInCallback() {
    let ended = world.scripted("ended", on: view)
    let ending = world.scripted("ending", on: world.window)
    let allowing = Allowing()
    ending.delegate = allowing
    ending.wants = [:]
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    ending.onTouch = { _, _, _ in
      ended.isEnabled = false
      world.diary.note("heard")
    }
    _ = world.diary.take()
    world.touch(at: 20, .move(30, 5))
    let lines = world.takeWithoutResets()
    #expect(lines == ["heard", "ended acts changed", "ended acts cancelled"])
  }

  @Test("A finger that joins a gesture which leaves touches to their view is left to it (GR-13)")
  func joining() {
    world.scripted("pan", on: view).cancelsTouchesInView = false
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    world.touch(at: 20, .down(50, 5, finger: 1))
    world.touch(at: 30, .up(50, 5, finger: 1))
    #expect(world.takeWithoutResets().filter { $0.hasSuffix(" 1") } == ["v began 1", "v ended 1"])
  }

  @Test("A recognizer of which one touch is taken away goes on with the others (GR-45)")
  func oneCancelled() {
    world.scripted("pan", on: view)
    world.touch(at: 0, .down(5, 5), .down(50, 5, finger: 1))
    world.touch(at: 10, .cancel(50, 5, finger: 1))
    world.touch(at: 20, .move(30, 5))
    #expect(world.takeActions() == ["pan acts began"])
  }

  @Test("What a view's callback brings about acts before it cancels (GR-06)")
  func actionBeforeCancellation() {
    let other = world.add("other", 100, 0, 100, 100)
    let pan = world.scripted("pan", on: other)
    pan.wants = [:]
    world.touch(at: 0, .down(105, 5, finger: 1))
    view.onTouch = { _, _ in pan.state = .began }
    world.touch(at: 10, .down(5, 5))
    #expect(
      world.diary.take() == [
        "other began 1", "v began 0", "pan acts began", "other cancelled 1",
      ])
  }

  @Test("Actions without end are dropped: one report, and none is sent with the next event")
  func endless() {
    let pan = world.scripted("pan", on: view)
    var isEndless = true
    pan.onAction = { if isEndless { $0.state = .changed } }
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .move(20, 5))
    #expect(world.application.programmerErrors.count == 1)
    _ = world.diary.take()
    isEndless = false
    world.touch(at: 20, .down(200, 200, finger: 1))
    #expect(world.diary.take() == [])
  }

  @Test("Engines forget, hand on, split or go on with what they are said to, and nothing else")
  func otherEngines() {
    func story(_ behavior: Behavior) -> [String] {
      let world = World(behavior: behavior)
      let parent = world.add("parent", 0, 0, 100, 100)
      let view = world.add("v", 0, 0, 100, 100, to: parent)
      view.isMultipleTouchEnabled = true
      world.add("other", 100, 0, 100, 100)
      world.touch(at: 0, .down(5, 5), .down(50, 5, finger: 1), .down(105, 5, finger: 2))
      view.removeFromSuperview()
      world.touch(at: 10, .up(5, 5), .up(50, 5, finger: 1), .up(105, 5, finger: 2))
      return world.diary.take()
    }
    #expect(
      story(Behavior(mistakes: [.removedViewForgotten])) == [
        "v began 0,1", "other began 2", "other ended 2",
      ])
    let handedOn = story(Behavior(mistakes: [.removedViewHandsOn]))
    #expect(handedOn.last == "other ended 2")
    #expect(
      story(Behavior(mistakes: [.touchesToldOneByOne])).prefix(3) == [
        "v began 0", "v began 1", "other began 2",
      ])
    var latitude = Latitude()
    latitude.cancelsTouchesOfRemovedViews = false
    #expect(
      story(Behavior(latitude: latitude)) == [
        "v began 0,1", "other began 2", "v ended 0,1", "other ended 2",
      ])
  }

  @Test("A wrong engine never tells of a delayed touch that has lifted")
  func lostTap() {
    let behavior = Behavior(mistakes: [.lateTouchesDropped])
    let world = World(behavior: behavior)
    let view = world.add("v", 0, 0, 100, 100)
    let delaying = world.scripted("delaying", on: view)
    delaying.delaysTouchesBegan = true
    delaying.wants = [.ended: .failed]
    world.tap(5, 5, at: 0, until: 10)
    #expect(world.takeWithoutResets() == [])
  }
}
