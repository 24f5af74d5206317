import Foundation
import Testing
import TouchEngine

/// Notes what becomes of a scroll view.
final class ScrollLog: UIScrollViewDelegate {
  let diary: Diary
  /// Called when the dragging begins, after it was noted.
  var onBegin: ((UIScrollView) -> Void)?

  init(_ diary: Diary) { self.diary = diary }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    diary.note("at \(Int(scrollView.contentOffset.x)),\(Int(scrollView.contentOffset.y))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    diary.note("drag \(scrollView.isDragging)")
    onBegin?(scrollView)
  }

  func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    diary.note("end \(scrollView.isDragging) \(decelerate)")
  }
}

/// A scroll view whose answers about content touches can be set, and are noted.
final class AnsweringScrollView: UIScrollView {
  var diary: Diary?
  var begins = true
  var cancels: Bool?

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    diary?.note("begin? \((view as? NotingView)?.name ?? "") \(touches.count) \(event != nil)")
    return begins
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    let answer = cancels ?? super.touchesShouldCancel(in: view)
    diary?.note("cancel? \(answer)")
    return answer
  }
}

@Suite("Dragging the content of a scroll view")
struct ScrollViewTests {
  private let world = World()
  private let scroll = AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let content: NotingView
  private let log: ScrollLog

  init() {
    log = ScrollLog(world.diary)
    scroll.delegate = log
    scroll.contentSize = CGSize(width: 320, height: 1000)
    world.window.addSubview(scroll)
    content = world.add("content", 0, 0, 320, 1000, to: scroll)
  }

  // MARK: The content moves

  @Test("A quick drag moves the content with the finger; the content hears nothing")
  func quickDrag() {
    world.touch(at: 0, .down(100, 300))
    #expect(scroll.isTracking)
    #expect(!scroll.isDragging)
    world.touch(at: 20, .move(100, 295))
    world.touch(at: 40, .move(100, 270))
    world.touch(at: 60, .move(110, 200))
    #expect(scroll.isDragging)
    world.touch(at: 80, .up(110, 190))
    world.application.advance(to: 1000)
    #expect(
      world.diary.take() == ["drag true", "at 0,30", "at 0,100", "at 0,110", "end false false"])
    #expect(!scroll.isTracking)
    #expect(scroll.bounds == CGRect(x: 0, y: 110, width: 320, height: 400))
  }

  @Test("A drag that begins after the delay cancels the content's touch, after the delegate knows")
  func lateDrag() {
    world.touch(at: 0, .down(100, 300))
    world.touch(at: 200, .move(100, 297))
    world.touch(at: 220, .move(100, 250))
    world.touch(at: 240, .up(100, 250))
    #expect(
      world.diary.take() == [
        "content began 0", "content moved 0", "drag true", "at 0,50", "content cancelled 0",
        "end false false",
      ])
  }

  @Test("The content stays within its ends, and comes back only when the finger has")
  func ends() {
    scroll.contentInset = UIEdgeInsets(top: 20, bottom: 50)
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 20, .move(100, 300))
    #expect(scroll.contentOffset.y == -20)
    world.touch(at: 40, .move(100, 130))
    #expect(scroll.contentOffset.y == -20)
    world.touch(at: 60, .move(100, -2000))
    #expect(scroll.contentOffset.y == 650)
    #expect(scroll.contentOffset.x == 0)
  }

  @Test("The app may set any offset, of which the delegate hears")
  func setOffset() {
    scroll.contentOffset = CGPoint(x: 5, y: 2000)
    scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: true)
    scroll.bounds.origin.y = 8
    scroll.bounds.origin.y = 8
    scroll.frame.size.height = 300
    #expect(world.diary.take() == ["at 5,2000", "at 0,7", "at 0,8"])
    #expect(content.convert(.zero, to: world.window) == CGPoint(x: 0, y: -8))
  }

  @Test("Content that is not larger than the scroll view can be dragged only if it always bounces")
  func shortContent() {
    scroll.contentSize = CGSize(width: 320, height: 400)
    func drag() -> [String] {
      let start = world.application.time + 1000
      world.touch(at: start, .down(100, 300))
      world.touch(at: start + 20, .move(100, 200))
      world.touch(at: start + 40, .up(100, 200))
      return world.diary.take()
    }
    #expect(drag() == ["content began 0", "content moved 0", "content ended 0"])
    scroll.alwaysBounceVertical = true
    #expect(drag() == ["drag true", "end false false"])
    scroll.bounces = false
    #expect(drag().last == "content ended 0")
  }

  @Test("A movement across the way the content goes does not scroll, not even later")
  func across() {
    world.touch(at: 0, .down(100, 300))
    world.touch(at: 20, .move(150, 295))
    world.touch(at: 40, .move(150, 100))
    world.touch(at: 60, .up(150, 100))
    #expect(scroll.contentOffset == .zero)
    #expect(world.diary.take() == ["content began 0", "content moved 0", "content ended 0"])
  }

  @Test("Content that is larger both ways goes with the finger both ways")
  func bothWays() {
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    world.touch(at: 0, .down(200, 300))
    world.touch(at: 20, .move(160, 290))
    #expect(scroll.contentOffset == CGPoint(x: 40, y: 10))
  }

  @Test("Without scrolling, nothing is delayed or dragged, and touches go on up the chain")
  func disabled() {
    scroll.isScrollEnabled = false
    content.removeFromSuperview()
    let parent = world.add("parent", 0, 0, 320, 480)
    parent.addSubview(scroll)
    world.touch(at: 0, .down(100, 300))
    world.touch(at: 20, .move(100, 200))
    world.touch(at: 40, .up(100, 200))
    #expect(world.diary.take() == ["parent began 0", "parent moved 0", "parent ended 0"])
    scroll.isScrollEnabled = true
    world.touch(at: 1000, .down(100, 300))
    world.touch(at: 2000, .up(100, 300))
    #expect(world.diary.take() == [])
  }

  @Test("Disabled in the middle of a touch, it passes on no end without a beginning")
  func disabledInTheMiddle() {
    content.removeFromSuperview()
    let parent = world.add("parent", 0, 0, 320, 480)
    parent.addSubview(scroll)
    world.touch(at: 0, .down(100, 300))
    world.application.advance(to: 200)
    scroll.isScrollEnabled = false
    world.touch(at: 300, .up(100, 300))
    #expect(world.diary.take() == [])
  }

  // MARK: A drag that ends early

  @Test("A call, disabling and removal each end the dragging once")
  func endedEarly() {
    let ways: [(AnsweringScrollView) -> Void] = [
      { _ in world.application.touch([.cancel(100, 270)]) },
      { $0.isScrollEnabled = false },
      { $0.removeFromSuperview() },
    ]
    for end in ways {
      scroll.isScrollEnabled = true
      scroll.contentOffset = .zero
      let start = world.application.time + 1000
      world.touch(at: start, .down(100, 300))
      world.touch(at: start + 20, .move(100, 270))
      _ = world.diary.take()
      end(scroll)
      #expect(world.diary.take() == ["end false false"])
      #expect(!scroll.isDragging)
      world.touch(at: start + 40, .move(100, 200))
      world.touch(at: start + 60, .up(100, 200))
      #expect(world.diary.take() == [])
    }
  }

  @Test("A delegate that ends the dragging when it begins has the content stay where it is")
  func endedAtBeginning() {
    log.onBegin = { $0.isScrollEnabled = false }
    world.touch(at: 0, .down(100, 300))
    world.touch(at: 20, .move(100, 270))
    #expect(world.diary.take() == ["drag true", "end false false"])
    #expect(scroll.contentOffset == .zero)
  }
}
