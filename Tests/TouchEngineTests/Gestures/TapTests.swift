import Foundation
import Testing
import TouchEngine

@Suite("Taps")
struct TapTests {
  private let world = World()
  private let view: NotingView

  init() {
    view = world.add("a", 0, 0, 300, 300)
    view.isMultipleTouchEnabled = true
  }

  private var acts: Int { world.diary.take().filter { $0 == "tap acts ended" }.count }

  @Test("A tap is recognized when the finger lifts, and cancels the view's touch after its action")
  func tap() {
    world.tap("tap", on: view)
    world.touch(at: 0, .down(5, 5))
    #expect(world.diary.take() == ["tap began 0", "a began 0"])
    world.touch(at: 50, .up(5, 5))
    #expect(
      world.diary.take() == ["tap ended 0", "tap acts ended", "a cancelled 0", "tap resets"])
  }

  @Test("Without cancelsTouchesInView the view hears of the lift after the action")
  func notCancelling() {
    world.tap("tap", on: view).cancelsTouchesInView = false
    world.tap(5, 5, at: 0, until: 50)
    #expect(world.diary.take().suffix(3) == ["tap acts ended", "a ended 0", "tap resets"])
  }

  @Test("Moved by a hair it is a tap, moved far or held long it is none")
  func limits() {
    world.tap("tap", on: view)
    world.touch(at: 0, .down(100, 100))
    world.touch(at: 10, .move(101, 101))
    world.touch(at: 20, .up(100, 102))
    #expect(acts == 1)
    world.touch(at: 1000, .down(100, 100))
    world.touch(at: 1010, .move(200, 100))
    world.touch(at: 1020, .up(100, 100))
    #expect(acts == 0)
    world.touch(at: 2000, .down(100, 100))
    world.touch(at: 2020, .up(250, 100))
    #expect(acts == 0)
    world.tap(100, 100, at: 3000, until: 8000)
    #expect(world.diary.take() == ["tap began 0", "a began 0", "a ended 0", "tap resets"])
  }

  @Test("A double tap takes two taps, soon after and near to each other")
  func doubleTap() {
    world.tap("tap", on: view, taps: 2)
    world.tap(5, 5, at: 0, until: 50)
    world.tap(6, 5, at: 150, until: 200)
    #expect(acts == 1)
    world.tap(5, 5, at: 2000, until: 2050)
    world.tap(5, 5, at: 3050, until: 3100)
    #expect(acts == 0)
    world.tap(5, 5, at: 5000, until: 5050)
    world.tap(250, 5, at: 5100, until: 5150)
    #expect(acts == 0)
  }

  @Test("As many fingers as are required must tap, no more and no fewer")
  func fingers() {
    world.tap("tap", on: view, fingers: 2)
    world.tap(5, 5, at: 0, until: 50)
    #expect(acts == 0)
    world.touch(at: 1000, .down(5, 5), .down(50, 5, finger: 1))
    world.touch(at: 1020, .up(5, 5))
    #expect(acts == 0)
    world.touch(at: 1030, .up(50, 5, finger: 1))
    #expect(acts == 1)
    world.touch(at: 2000, .down(5, 5), .down(50, 5, finger: 1), .down(90, 5, finger: 2))
    world.touch(at: 2010, .up(5, 5), .up(50, 5, finger: 1), .up(90, 5, finger: 2))
    #expect(acts == 0)
  }

  @Test("After a failure it hears nothing until all fingers are up, and starts afresh then")
  func startsAfresh() {
    world.tap("tap", on: view)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 10, .down(50, 5, finger: 1))
    world.touch(at: 20, .up(50, 5, finger: 1))
    world.touch(at: 30, .down(50, 5, finger: 1))
    world.touch(at: 40, .up(50, 5, finger: 1))
    #expect(
      world.diary.take().filter { $0.hasPrefix("tap") } == ["tap began 0", "tap began 1"])
    world.touch(at: 50, .up(5, 5))
    #expect(world.diary.take() == ["a ended 0", "tap resets"])
    world.tap(5, 5, at: 1000, until: 1010)
    #expect(acts == 1)
  }

  @Test("By default one tap of one finger (KR-01)")
  func defaults() {
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UITapGestureRecognizer().numberOfTouchesRequired == 1)
  }

  @Test("It is the middle of the fingers that must stay, and its path does not count (KR-03)")
  func middle() {
    world.tap("tap", on: view, fingers: 2)
    world.touch(at: 0, .down(100, 100), .down(150, 100, finger: 1))
    world.touch(at: 10, .move(92, 100), .move(158, 100, finger: 1))
    for time in 2...9 { world.touch(at: time * 10, .move(time.isMultiple(of: 2) ? 90 : 94, 100)) }
    world.touch(at: 100, .up(92, 100))
    world.touch(at: 110, .up(158, 100, finger: 1))
    #expect(acts == 1)
    world.touch(at: 1000, .down(100, 100), .down(150, 100, finger: 1))
    world.touch(at: 1010, .move(200, 100), .move(250, 100, finger: 1))
    world.touch(at: 1020, .up(100, 100), .up(150, 100, finger: 1))
    #expect(acts == 0)
  }

  @Test("A finger may leave the view, if it does not go far (KR-04)")
  func bounds() {
    world.tap("tap", on: view)
    world.touch(at: 0, .down(299, 100))
    world.touch(at: 10, .move(301, 100))
    world.touch(at: 20, .up(301, 100))
    #expect(acts == 1)
  }

  @Test("A second finger counts although the view takes only one (KR-11)")
  func singleTouchView() {
    view.isMultipleTouchEnabled = false
    world.tap("tap", on: view)
    let pair = world.tap("pair", on: view, fingers: 2)
    world.touch(at: 0, .down(5, 5), .down(50, 5, finger: 1))
    world.touch(at: 20, .up(5, 5), .up(50, 5, finger: 1))
    #expect(world.diary.take().filter { $0.contains("acts") } == ["pair acts ended"])
    #expect(pair.state == .possible)
  }

  @Test("Cancelled by the system it fails without an action (KR-12)")
  func cancelled() {
    world.tap("tap", on: view)
    world.touch(at: 0, .down(5, 5))
    world.touch(at: 20, .cancel(5, 5))
    #expect(
      world.diary.take() == [
        "tap began 0", "a began 0", "tap cancelled 0", "a cancelled 0", "tap resets",
      ])
  }

  @Test("In its action it is where its fingers came down, in any view's coordinates (KR-13)")
  func location() {
    let bench = Bench(UITapGestureRecognizer())
    bench.recognizer.numberOfTouchesRequired = 2
    bench.recognizer.numberOfTapsRequired = 2
    bench.view.bounds.origin = CGPoint(x: 7, y: 0)
    var locations: [CGPoint] = []
    bench.log.onAction = { [tap = bench.recognizer, view = bench.view] in
      locations = [tap.location(in: nil), tap.location(in: view)]
    }
    bench.play(
      (0, [.down(100, 100), .down(150, 100, finger: 1)]),
      (20, [.up(100, 100), .up(150, 100, finger: 1)]),
      (120, [.down(104, 100)]), (121, [.down(152, 104, finger: 1)]),
      (140, [.up(106, 100)]), (150, [.up(152, 104, finger: 1)]))
    #expect(locations == [CGPoint(x: 128, y: 102), CGPoint(x: 135, y: 102)])
    #expect(bench.recognizer.location(in: nil) == .zero)
  }

  // MARK: Faults

  /// What several attempts at double taps of two fingers bring, and where.
  private func story(_ behavior: Behavior = .uikit) -> [String] {
    let bench = Bench(UITapGestureRecognizer(), under: behavior)
    let tap = bench.recognizer
    var story: [String] = []
    bench.log.onAction = { [application = bench.world.application] in
      story.append("\(application.time) \(tap.state) \(tap.location(in: nil))")
    }
    bench.play((0, [.down(299, 50)]), (10, [.move(301, 50)]), (20, [.up(301, 50)]))
    bench.play((1000, [.down(100, 50)]), (1020, [.cancel(100, 50)]))
    tap.numberOfTapsRequired = 2
    bench.play((2000, [.down(100, 50)]), (2010, [.up(100, 50)]))
    bench.play((3000, [.down(100, 50)]), (3010, [.up(100, 50)]))
    bench.play((5000, [.down(100, 50)]), (5010, [.up(100, 50)]))
    bench.play((5100, [.down(250, 50)]), (5110, [.up(250, 50)]))
    tap.numberOfTapsRequired = 1
    tap.numberOfTouchesRequired = 2
    bench.play((7000, [.down(100, 50)]), (7010, [.up(100, 50)]))
    bench.play((8000, [.down(100, 50), .down(200, 50, finger: 1)]))
    bench.play((8020, [.up(100, 50)]), (8030, [.up(200, 50, finger: 1)]))
    return story
  }

  @Test(
    "Each wrong way of tapping can be seen",
    arguments: [
      .tapsAtAnyInterval, .tapWithFewerFingers, .tapAtFirstLift, .cancelledTap,
    ] as [Mistake])
  func faults(mistake: Mistake) { #expect(story(Behavior(mistakes: [mistake])) != story()) }

  @Test("So can the ways that nobody has settled (KR-04, KR-13)")
  func latitude() {
    var inBounds = Latitude()
    inBounds.keepsTapsInBounds = true
    var following = Latitude()
    following.tapLocation = .lift
    for latitude in [inBounds, following] {
      #expect(story(Behavior(latitude: latitude)) != story())
    }
  }
}
