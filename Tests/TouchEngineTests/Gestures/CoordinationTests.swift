import Foundation
import Testing
import TouchEngine

@Suite("Recognizers of the same touch")
struct CoordinationTests {
  private let world = World()
  private let outer: NotingView
  private let inner: NotingView

  init() {
    outer = world.add("outer", 0, 0, 100, 100)
    inner = world.add("inner", 0, 0, 100, 100, to: outer)
  }

  private func actions() -> [String] {
    world.tap(5, 5, at: world.application.time + 1000, until: world.application.time + 1050)
    return world.diary.take().filter { $0.contains("acts") }.map { String($0.prefix { $0 != " " }) }
  }

  @Test("Of nested taps the deepest acts; all have heard of the lift before it does")
  func deepest() {
    world.tap("o", on: outer)
    world.tap("i", on: inner)
    world.tap("w", on: world.window)
    world.tap(5, 5, at: 0, until: 50)
    #expect(
      world.diary.take() == [
        "i began 0", "o began 0", "w began 0", "inner began 0", "i ended 0", "o ended 0",
        "w ended 0", "i acts ended", "inner cancelled 0", "i resets", "o resets", "w resets",
      ])
  }

  @Test("If the deepest may not begin, the next one acts, whoever says no")
  func vetoes() {
    final class Refusing: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Vetoing: UIView {
      var refused: UIGestureRecognizer?
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer !== refused
      }
    }
    world.tap("o", on: outer)
    let tap = world.tap("i", on: inner)
    let delegate = Refusing()
    tap.delegate = delegate
    #expect(actions() == ["o"])
    tap.delegate = nil
    #expect(actions() == ["i"])
    let vetoing = Vetoing(frame: inner.bounds)
    inner.addSubview(vetoing)
    vetoing.refused = tap
    #expect(actions() == ["o"])
  }

  @Test("Both act if one delegate allows it, whichever of the two")
  func simultaneously() {
    final class Allowing: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let o = world.tap("o", on: outer)
    let i = world.tap("i", on: inner)
    let delegate = Allowing()
    for recognizer in [o, i] {
      recognizer.delegate = delegate
      #expect(actions().sorted() == ["i", "o"])
      recognizer.delegate = nil
    }
    #expect(actions() == ["i"])
  }

  @Test("Both act if a subclass says that it does not prevent, or is not prevented")
  func prevention() {
    final class Sparing: UITapGestureRecognizer {
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    }
    final class Immune: UITapGestureRecognizer {
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
    let counter = Counter()
    world.tap("o", on: outer)
    let sparing = Sparing(target: counter, action: "sparing")
    inner.addGestureRecognizer(sparing)
    #expect(actions() == ["o"])
    #expect(counter.calls == ["sparing"])
    inner.removeGestureRecognizer(sparing)
    world.tap("i", on: inner)
    outer.addGestureRecognizer(Immune(target: counter, action: "immune"))
    #expect(actions() == ["i"])
    #expect(counter.calls == ["sparing", "immune"])
  }

  @Test("A single tap leaves a double tap alone: both act in their turn")
  func singleAndDouble() {
    world.tap("single", on: inner)
    world.tap("double", on: inner, taps: 2)
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.diary.take().filter { $0.contains("acts") } == ["single acts ended"])
    world.tap(5, 5, at: 100, until: 150)
    #expect(world.diary.take().contains("double acts ended"))
  }

  @Test("Two of one view do not both act")
  func sameView() {
    world.tap("first", on: inner)
    world.tap("second", on: inner)
    #expect(actions().count == 1)
  }

  @Test("Those of different fingers on different views do not disturb each other")
  func differentFingers() {
    let other = world.add("other", 200, 0, 100, 100)
    world.tap("i", on: inner)
    world.tap("x", on: other)
    world.touch(at: 0, .down(5, 5), .down(205, 5, finger: 1))
    world.touch(at: 50, .up(5, 5), .up(205, 5, finger: 1))
    let acts = world.diary.take().filter { $0.contains("acts") }
    #expect(acts.sorted() == ["i acts ended", "x acts ended"])
  }

  @Test("An action may take views and recognizers away")
  func reentrancy() {
    final class Removing: ActionTarget {
      let inner: UIView
      init(_ inner: UIView) { self.inner = inner }
      func responds(to action: Selector) -> Bool { true }
      func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?) {
        if let recognizer = sender as? UIGestureRecognizer {
          recognizer.view?.removeGestureRecognizer(recognizer)
        }
        inner.removeFromSuperview()
      }
    }
    let target = Removing(inner)
    inner.addGestureRecognizer(UITapGestureRecognizer(target: target, action: "remove"))
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.diary.take() == ["inner began 0", "inner cancelled 0"])
    world.tap(5, 5, at: 1000, until: 1050)
    #expect(world.diary.take() == ["outer began 0", "outer ended 0"])
  }
}
