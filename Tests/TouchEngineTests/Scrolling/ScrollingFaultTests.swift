import Foundation
import Testing
import TouchEngine

/// Every value of `Behavior.Scrolling` changes something that an app can see.
@Suite("Scroll views and tables that get UIKit wrong")
struct ScrollingFaultTests {
  /// A wrong engine, and what is done to tell it from UIKit.
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (inout Behavior.Scrolling) -> Void
    let play: @Sendable (Behavior) -> [String]

    init(
      _ description: String, play: @escaping @Sendable (Behavior) -> [String],
      change: @escaping @Sendable (inout Behavior.Scrolling) -> Void
    ) {
      testDescription = description
      self.change = change
      self.play = play
    }
  }

  static let faults = [
    Fault("content hears at once", play: quickTapUnderTap) { $0.delaysContentTouches = .never },
    Fault("delaysContentTouches is not heeded", play: undelayedPress) {
      $0.delaysContentTouches = .always
    },
    Fault("the delay is too short", play: quickTapUnderTap) {
      $0.contentTouchDelayMilliseconds = 20
    },
    Fault("the delay is too long", play: press) { $0.contentTouchDelayMilliseconds = 600 },
    Fault("a lift does not end the delay", play: quickLift) { $0.endsContentDelayAtLift = false },
    Fault("scrolling does not cancel", play: drag) { $0.cancelsContentTouches = false },
    Fault("canCancelContentTouches is not heeded", play: dragWithoutCancelling) {
      $0.heedsCanCancelContentTouches = false
    },
    Fault("touchesShouldCancel is not heeded", play: dragOnControl) {
      $0.heedsTouchesShouldCancel = false
    },
    Fault("controls lose their touches", play: dragOnControl) { $0.controlsKeepTouches = false },
    Fault("touchesShouldBegin is not heeded", play: refusedTouch) {
      $0.heedsTouchesShouldBegin = false
    },
    Fault("short content is dragged", play: dragOfShortContent) {
      $0.needsScrollableContent = false
    },
    Fault("dragging moves nothing", play: drag) { $0.movesContent = false },
    Fault("dragging goes beyond the ends", play: longDrag) { $0.stopsAtEnds = false },
    Fault("touches climb on from scroll views", play: press) { $0.passesTouchesOn = .always },
    Fault("touches never climb on", play: pressWithoutScrolling) { $0.passesTouchesOn = .never },
    Fault("cells are hit", play: hit) { $0.hitsContentViews = false },
    Fault("rows are selected at the touch", play: pressUnderTap) { $0.selectsRow = .touchDown },
    Fault("rows are selected by cancellation", play: pressUnderTap) {
      $0.selectsRow = .liftOrCancellation
    },
    Fault("rows are not selected by long presses", play: longPress) { $0.selectsRow = .liftOfTap },
    Fault("cancelled rows stay highlighted", play: pressUnderTap) {
      $0.unhighlightsCancelledRows = false
    },
    Fault("allowsSelection is not heeded", play: pressWithoutSelection) {
      $0.heedsAllowsSelection = false
    },
    Fault("willSelectRow is not heeded", play: refusedSelection) { $0.heedsWillSelectRow = false },
    Fault("several rows are selected", play: twoSelections) { $0.deselectsPreviousRow = false },
  ]

  @Test("Each can be seen", arguments: faults)
  func isSeen(fault: Fault) {
    var wrong = Behavior.uikit
    fault.change(&wrong.scrolling)
    #expect(wrong != .uikit)
    #expect(fault.play(wrong) != fault.play(.uikit))
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

  private static let pressWithoutScrolling: @Sendable (Behavior) -> [String] = { behavior in
    pressed(300, behavior) { $0.table.isScrollEnabled = false }
  }

  private static let pressWithoutSelection: @Sendable (Behavior) -> [String] = { behavior in
    pressed(300, behavior) { $0.table.allowsSelection = false }
  }

  private static let refusedSelection: @Sendable (Behavior) -> [String] = { behavior in
    pressed(300, behavior) { $0.rows.chosen = { _ in nil } }
  }

  private static let twoSelections: @Sendable (Behavior) -> [String] = { behavior in
    pressed(300, behavior) { _ = $0.press(row: 1, forMilliseconds: 300) }
  }

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

  /// Drags a scroll view's content up by some points, after the content has heard of the touch.
  private static func dragged(
    by distance: CGFloat = 50, _ behavior: Behavior,
    prepare: (World, AnsweringScrollView) -> Void = { _, _ in }
  ) -> [String] {
    let world = World(behavior: behavior)
    let scroll = AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scroll.contentSize = CGSize(width: 320, height: 1000)
    world.window.addSubview(scroll)
    world.add("content", 0, 0, 320, 1000, to: scroll)
    prepare(world, scroll)
    world.touch(at: 0, .down(100, 300))
    world.touch(at: 300, .move(100, 300 - distance))
    world.touch(at: 320, .up(100, 300 - distance))
    return world.diary.take() + ["at \(scroll.contentOffset.y)"]
  }

  private static let drag: @Sendable (Behavior) -> [String] = { dragged($0) }

  private static let longDrag: @Sendable (Behavior) -> [String] = { dragged(by: -100, $0) }

  private static let dragWithoutCancelling: @Sendable (Behavior) -> [String] = { behavior in
    dragged(behavior) { $1.canCancelContentTouches = false }
  }

  private static let dragOnControl: @Sendable (Behavior) -> [String] = { behavior in
    dragged(behavior) { _, scroll in
      scroll.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 1000)))
    }
  }

  private static let refusedTouch: @Sendable (Behavior) -> [String] = { behavior in
    dragged(behavior) { $1.begins = false }
  }

  private static let dragOfShortContent: @Sendable (Behavior) -> [String] = { behavior in
    dragged(behavior) { $1.contentSize = CGSize(width: 320, height: 400) }
  }
}
