import Foundation
import Testing
import TouchEngine

@Suite("Touches of the content of a scroll view")
struct ContentTouchTests {
  private let world = World()
  private let scroll = AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let content: NotingView

  init() {
    scroll.contentSize = CGSize(width: 320, height: 1000)
    world.window.addSubview(scroll)
    content = world.add("content", 0, 0, 320, 1000, to: scroll)
    scroll.diary = world.diary
  }

  private func drag(after delay: Int) -> [String] {
    let start = world.application.time + 1000
    world.touch(at: start, .down(100, 300))
    world.touch(at: start + delay, .move(100, 250))
    world.touch(at: start + delay + 20, .up(100, 250))
    return world.diary.take()
  }

  // MARK: Held back

  @Test("They are held back for 150 ms; when they are let go, the scroll view is asked")
  func delayed() {
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 100, .move(102, 100))
    world.application.advance(to: 149)
    #expect(world.diary.take() == [])
    world.application.advance(to: 150)
    #expect(
      world.diary.take() == ["begin? content 1 false", "content began 0", "content moved 0"])
    world.touch(at: 200, .up(102, 100))
    #expect(world.diary.take() == ["content ended 0"])
  }

  @Test("A lift lets them go at once")
  func lifted() {
    world.tap(100, 100, at: 0, until: 50)
    #expect(
      world.diary.take() == ["begin? content 1 true", "content began 0", "content ended 0"])
  }

  @Test("Without delaysContentTouches they are not held back; a drag cancels them")
  func notDelayed() {
    scroll.delaysContentTouches = false
    #expect(
      drag(after: 20) == [
        "begin? content 1 true", "content began 0", "cancel? true", "content cancelled 0",
      ])
    #expect(scroll.contentOffset.y == 50)
  }

  @Test("A touch of the scroll view itself is held back as well, and nobody is asked about it")
  func ownTouch() {
    content.removeFromSuperview()
    var hit: UIView?
    let tap = world.tap("tap", on: scroll)
    tap.onTouch = { touch, _ in hit = touch.view }
    world.tap(100, 100, at: 0, until: 50)
    #expect(hit === scroll)
    #expect(!world.diary.take().contains { $0.hasPrefix("begin?") })
  }

  @Test("A finger that comes down while another is held back is held back no longer than that one")
  func twoFingers() {
    content.isMultipleTouchEnabled = true
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 100, .down(200, 100, finger: 1))
    #expect(world.diary.take() == [])
    world.application.advance(to: 150)
    #expect(
      world.diary.take() == ["begin? content 2 false", "content began 0", "content began 1"])
  }

  @Test("A finger that came down later keeps the scroll view tracking when the first one lifts")
  func tracking() {
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 300, .down(200, 100, finger: 1))
    world.touch(at: 400, .up(100, 100))
    #expect(scroll.isTracking)
    world.touch(at: 500, .up(200, 100, finger: 1))
    #expect(!scroll.isTracking)
  }

  @Test("In scroll views within one another, all must let them go")
  func nested() {
    let inner = AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    inner.delaysContentTouches = false
    scroll.addSubview(inner)
    world.add("inner content", 0, 0, 320, 200, to: inner)
    world.touch(at: 0, .down(100, 100))
    #expect(world.diary.take() == [])
    world.application.advance(to: 200)
    #expect(world.diary.take() == ["begin? inner content 1 false", "inner content began 0"])
  }

  @Test("A recognizer that cancels nothing does not cut the delay short")
  func otherRecognizer() {
    final class AtOnce: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    let recognizer = AtOnce()
    recognizer.cancelsTouchesInView = false
    content.addGestureRecognizer(recognizer)
    world.touch(at: 0, .down(100, 100))
    #expect(world.diary.take() == [])
    world.application.advance(to: 150)
    #expect(world.diary.take().last == "content began 0")
  }

  // MARK: Refused

  @Test(
    "Content that is not to have a touch hears nothing of it; it still scrolls",
    arguments: [true, false])
  func refused(isDelayed: Bool) {
    scroll.begins = false
    scroll.delaysContentTouches = isDelayed
    #expect(drag(after: 200) == ["begin? content 1 \(!isDelayed)"])
    #expect(scroll.contentOffset.y == 50)
    world.tap(100, 100, at: 5000, until: 5050)
    #expect(world.diary.take() == ["begin? content 1 true"])
  }

  // MARK: Cancelled, or not

  @Test("If the content may not lose its touches, a finger that it has heard of does not scroll")
  func cannotCancel() {
    scroll.canCancelContentTouches = false
    #expect(
      drag(after: 200) == [
        "begin? content 1 false", "content began 0", "content moved 0", "content ended 0",
      ])
    #expect(scroll.contentOffset == .zero)
    #expect(drag(after: 20) == [])
    #expect(scroll.contentOffset.y == 50)
  }

  @Test("The scroll view may leave a view its touch")
  func shouldNotCancel() {
    scroll.cancels = false
    #expect(drag(after: 200).suffix(3) == ["cancel? false", "content moved 0", "content ended 0"])
    #expect(scroll.contentOffset == .zero)
  }

  @Test("A control keeps its touch by default, and gives up those that it may not keep")
  func control() {
    let diary = world.diary
    let control = UIControl(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
    ] {
      control.addAction(UIAction { _ in diary.note(name) }, for: event)
    }
    scroll.addSubview(control)
    #expect(drag(after: 200).dropFirst() == ["down", "cancel? false", "up"])
    #expect(scroll.contentOffset == .zero)
    scroll.cancels = true
    #expect(drag(after: 200).dropFirst() == ["down", "cancel? true", "cancel"])
    scroll.contentOffset = .zero
    scroll.cancels = nil
    #expect(drag(after: 20) == [])
    #expect(scroll.contentOffset.y == 50)
  }

  @Test("A slider's knob is dragged, and not the content, however early")
  func slider() {
    scroll.contentSize = CGSize(width: 1000, height: 400)
    let slider = UISlider(frame: CGRect(x: 10, y: 100, width: 300, height: 40))
    scroll.addSubview(slider)
    for delay in [20, 200] {
      slider.value = 0
      scroll.contentOffset = .zero
      let start = world.application.time + 1000
      world.touch(at: start, .down(25, 120))
      world.touch(at: start + delay, .move(150, 120))
      world.touch(at: start + delay + 20, .up(150, 120))
      #expect(slider.value > 0.3)
      #expect(scroll.contentOffset == .zero)
    }
  }

  @Test("A pan that the app has cancel nothing leaves the content its touch")
  func notCancellingPan() {
    scroll.panGestureRecognizer.cancelsTouchesInView = false
    #expect(drag(after: 200).suffix(2) == ["content moved 0", "content ended 0"])
    #expect(scroll.contentOffset.y == 50)
  }

  @Test("A row that is pressed and then dragged is not selected; the table scrolls")
  func row() {
    let scene = TableWorld(rows: [50])
    scene.world.touch(at: 0, .down(100, 300))
    scene.world.touch(at: 200, .move(100, 200))
    scene.world.touch(at: 220, .up(100, 200))
    #expect(scene.world.diary.take() == ["table began 0", "table cancelled 0"])
    #expect(scene.table.contentOffset.y == 100)
    #expect(scene.press(y: 22, forMilliseconds: 50).last == "selected 0.2")
  }

  // MARK: Scroll views within one another

  @Test("Of two scroll views that both could scroll, the inner one does")
  func innerWins() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 350))
    inner.contentSize = CGSize(width: 320, height: 800)
    scroll.addSubview(inner)
    #expect(drag(after: 20) == [])
    #expect(inner.contentOffset.y == 50)
    #expect(scroll.contentOffset == .zero)
  }

  @Test("The outer one scrolls where the inner one cannot")
  func outerTakesOver() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 350))
    inner.contentSize = CGSize(width: 900, height: 350)
    scroll.addSubview(inner)
    #expect(drag(after: 20) == [])
    #expect(inner.contentOffset == .zero)
    #expect(scroll.contentOffset.y == 50)
  }

  @Test("A drag keeps an ancestor's tap from acting, and a tap beside it does not scroll")
  func tapAndDrag() {
    world.tap("tap", on: world.window)
    #expect(!drag(after: 20).contains("tap acts ended"))
    world.tap(100, 100, at: 5000, until: 5050)
    #expect(world.diary.take().contains("tap acts ended"))
    #expect(scroll.contentOffset.y == 50)
  }

  // MARK: Lifetime

  @Test("An application that goes away in the middle of a drag leaves nothing behind")
  func lifetime() {
    weak var scroll: UIScrollView?
    weak var application: UIApplication?
    do {
      let world = World()
      let view = UIScrollView(frame: world.window.bounds)
      view.contentSize = CGSize(width: 320, height: 1000)
      world.window.addSubview(view)
      world.touch(at: 0, .down(100, 300))
      world.touch(at: 20, .move(100, 200))
      #expect(view.isDragging)
      scroll = view
      application = world.application
    }
    #expect(scroll == nil)
    #expect(application == nil)
  }
}
