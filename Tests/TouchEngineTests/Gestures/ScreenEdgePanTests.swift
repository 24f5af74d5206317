import Foundation
import Testing
import TouchEngine

@Suite("Screen-edge pans")
struct ScreenEdgePanTests {
  /// Whether a pan of 60 points from a place of the window, 320 × 480, is recognized.
  private func isRecognized(
    _ edges: UIRectEdge, _ x: CGFloat, _ y: CGFloat,
    _ behavior: Behavior = .uikit
  ) -> Bool {
    let bench = Bench(UIScreenEdgePanGestureRecognizer(), under: behavior)
    bench.view.frame = bench.world.window.bounds
    bench.recognizer.edges = edges
    let (toX, toY) = (x < 160 ? x + 60 : x - 60, y)
    let states = bench.play(
      (0, [.down(x, y)]), (50, [.move(toX, toY)]), (100, [.up(toX, toY)]))
    #expect(states == [.began, .ended] || states == [])
    return !states.isEmpty
  }

  @Test("The edges have UIKit's bits, and none is asked for by default")
  func defaults() {
    #expect(UIRectEdge.top.rawValue == 1)
    #expect(UIRectEdge.left.rawValue == 2)
    #expect(UIRectEdge.bottom.rawValue == 4)
    #expect(UIRectEdge.right.rawValue == 8)
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }

  @Test("It starts near an edge that it asks for, and nowhere else (KR-55)")
  func edges() {
    let starts: [(UIRectEdge, CGFloat, CGFloat)] = [
      (.top, 160, 5), (.left, 5, 240), (.bottom, 160, 475), (.right, 315, 240),
    ]
    for (edge, x, y) in starts {
      for other in [UIRectEdge.top, .left, .bottom, .right] {
        #expect(isRecognized(other, x, y) == (edge == other))
      }
      #expect(isRecognized(.all, x, y))
      #expect(!isRecognized([], x, y))
      #expect(!isRecognized(edge, 160, 240))
      #expect(isRecognized(edge, 160, 240, Behavior(mistakes: [.edgePanFromAnywhere])))
    }
  }

  @Test("Twenty points from the edge is near, one more is not")
  func width() {
    #expect(isRecognized(.left, 20, 240))
    #expect(!isRecognized(.left, 21, 240))
    #expect(isRecognized(.right, 300, 240))
    #expect(!isRecognized(.right, 299, 240))
  }

  @Test("A second finger elsewhere makes it fail before it begins, and not after")
  func secondFinger() {
    let bench = Bench(UIScreenEdgePanGestureRecognizer())
    bench.recognizer.edges = .left
    #expect(
      bench.play(
        (0, [.down(5, 100)]), (10, [.down(150, 100, finger: 1)]), (20, [.move(100, 100)])) == [])
    bench.play((30, [.up(100, 100), .up(150, 100, finger: 1)]))
    #expect(bench.play((100, [.down(5, 100)]), (110, [.move(100, 100)])) == [.began])
    #expect(
      bench.play((120, [.down(150, 100, finger: 1)]), (130, [.move(110, 100)])) == [.changed])
  }
}
