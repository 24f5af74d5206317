import Foundation
import Logs
import Testing
import TouchEngine
import TouchScript

@Suite("Screen-edge pans")
struct ScreenEdgePanTests {
  typealias Edge = Scenario.Recognizer.Edge

  /// A pan of 60 points from a place of the window, 320 × 480, to its middle.
  private func pan(from start: Point, _ edges: [Edge]) -> Scenario {
    let end = Point(start.x < 160 ? start.x + 60 : start.x - 60, start.y)
    return Scenario {
      window { View("a", Rect(0, 0, 320, 480)).screenEdgePan("edge") { $0.edges = edges } }
    } script: {
      Path((0, start.x, start.y), (50, end.x, end.y), up: 100)
    }
  }

  private let recognized: LogPattern = ["action(edge) in began", "action(edge) in ended"]

  /// Places, and the edge that each is near to.
  static let places: [(Edge?, Point)] = [
    (.top, Point(160, 5)), (.left, Point(5, 240)), (.bottom, Point(160, 475)),
    (.right, Point(315, 240)), (nil, Point(160, 240)),
  ]

  @Test(
    "It starts near an edge that it asks for, and nowhere else (KR-55)", arguments: places,
    [[.top], [.left], [.bottom], [.right], Edge.allCases])
  func edges(place: (edge: Edge?, start: Point), asked: [Edge]) {
    expectLog(
      of: pan(from: place.start, asked), observing: ["action"],
      place.edge.map(asked.contains) ?? false ? recognized : "")
  }

  @Test(
    "Twenty points from the edge is near, one more is not",
    arguments: [
      (Edge.left, 20.0, true), (.left, 21, false), (.right, 300, true), (.right, 299, false),
    ])
  func width(edge: Edge, x: Double, isNear: Bool) {
    expectLog(
      of: pan(from: Point(x, 240), [edge]), observing: ["action"], isNear ? recognized : "")
  }

  @Test(
    "A second finger elsewhere",
    arguments: [
      Course(
        "changes nothing before it begins", { $0.screenEdgePan("edge") },
        [Together(Path((0, 5, 100), (20, 100, 100), up: 30), Path(1, (10, 150, 100)))],
        "20 ms  action(edge) in began", "30 ms  action(edge) in ended"),
      Course(
        "changes nothing after", { $0.screenEdgePan("edge") },
        [Together(Path((0, 5, 100), (10, 100, 100), (30, 110, 100)), Path(1, (20, 150, 100)))],
        "10 ms  action(edge) in began",
        "30 ms  action(edge) in changed"),
    ])
  func secondFinger(course: Course) { course.check(observing: ["action"]) }

  @Test("The edges have UIKit's bits; a new one asks for none, and never begins")
  func defaults() {
    #expect(
      [UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    for (_, start) in Self.places {
      let world = World()
      world.attach(UIScreenEdgePanGestureRecognizer(), named: "edge", to: world.window)
      world.touch(at: 0, .down(start.x, start.y))
      world.touch(at: 50, .move(200, 300))
      world.expectLog("")
    }
  }
}
