import Foundation
import Testing
import TouchEngine

/// Every mistake of scroll views and tables changes something that an app can see.
@Suite("Scroll views and tables that get UIKit wrong")
struct ScrollingFaultTests {
  /// A wrong engine, and what is done to tell it from UIKit.
  struct Fault: CustomTestStringConvertible, Sendable {
    let mistake: Mistake
    let play: @Sendable (Behavior) -> [String]

    init(_ mistake: Mistake, play: @escaping @Sendable (Behavior) -> [String]) {
      self.mistake = mistake
      self.play = play
    }

    var testDescription: String { mistake.rawValue }
  }

  static let faults = [
    Fault(.contentHearsAtOnce, play: quickTapUnderTap),
    Fault(.delaysContentAlways, play: undelayedPress),
    Fault(.contentDelay20ms, play: quickTapUnderTap),
    Fault(.contentDelay600ms, play: press),
    Fault(.liftInDelayLost, play: quickLift),
    Fault(.scrollingCancelsNothing, play: drag),
    Fault(.cellsHit, play: hit),
    Fault(.rowSelectedAtDown, play: pressUnderTap),
    Fault(.rowSelectedWhenCancelled, play: pressUnderTap),
    Fault(.longPressSelectsNothing, play: longPress),
  ]

  @Test("Each can be seen", arguments: faults)
  func isSeen(fault: Fault) {
    #expect(fault.play(Behavior(mistakes: [fault.mistake])) != fault.play(.uikit))
  }

  // MARK: Tables

  /// Holds a finger on the first row for a time, and tells what is seen.
  private static func pressed(
    _ duration: Int, _ behavior: Behavior, prepare: (TableWorld) -> Void = { _ in }
  ) -> [String] {
    let scene = TableWorld(behavior: behavior)
    let parent = scene.world.add("parent", 0, 0, 320, 480)
    parent.addSubview(scene.outer)
    prepare(scene)
    let lines = scene.press(row: 0, forMilliseconds: duration)
    let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
    return lines + ["highlighted \(cell?.isHighlighted ?? false)"]
  }

  private static let press: @Sendable (Behavior) -> [String] = { behavior in
    var lines: [String] = []
    return pressed(300, behavior) { scene in
      scene.world.touch(at: 0, .down(100, 22))
      scene.world.application.advance(to: 400)
      lines = scene.world.diary.take()
      scene.world.touch(at: 500, .up(100, 22))
      for line in lines { scene.world.diary.note(line) }
    }
  }

  private static let undelayedPress: @Sendable (Behavior) -> [String] = { behavior in
    pressed(50, behavior) { scene in
      scene.table.delaysContentTouches = false
      scene.world.tap("tap", on: scene.outer)
    }
  }

  private static let quickTapUnderTap: @Sendable (Behavior) -> [String] = { behavior in
    pressed(50, behavior) { $0.world.tap("tap", on: $0.outer) }
  }

  private static let pressUnderTap: @Sendable (Behavior) -> [String] = { behavior in
    pressed(300, behavior) { $0.world.tap("tap", on: $0.outer) }
  }

  private static let longPress: @Sendable (Behavior) -> [String] = { pressed(5000, $0) }

  private static let quickLift: @Sendable (Behavior) -> [String] = { behavior in
    let scene = TableWorld(behavior: behavior)
    scene.world.tap(100, 22, at: 0, until: 50)
    return scene.world.diary.take()
  }

  private static let hit: @Sendable (Behavior) -> [String] = { behavior in
    let scene = TableWorld(behavior: behavior)
    let hit = scene.world.window.hitTest(CGPoint(x: 100, y: 22), with: nil)
    return [hit.map { String(describing: type(of: $0)) } ?? ""]
  }

  // MARK: Scroll views

  /// Drags a scroll view's content up by 50 points, after the content has heard of the touch.
  private static func dragged(_ behavior: Behavior) -> [String] {
    let world = World(behavior: behavior)
    let scroll = AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scroll.contentSize = CGSize(width: 320, height: 1000)
    world.window.addSubview(scroll)
    world.add("content", 0, 0, 320, 1000, to: scroll)
    world.touch(at: 0, .down(100, 300))
    world.touch(at: 300, .move(100, 250))
    world.touch(at: 320, .up(100, 250))
    return world.diary.take() + ["at \(scroll.contentOffset.y)"]
  }

  private static let drag: @Sendable (Behavior) -> [String] = { dragged($0) }

}
