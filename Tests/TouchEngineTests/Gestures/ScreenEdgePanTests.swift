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
      window { View("a", Rect(0, 0, 320, 480)).screenEdgePan("edge", edges: edges) }
    } script: {
      Drag((0, start.x, start.y), (50, end.x, end.y), up: 100)
    }
  }

  private let recognized: LogPattern = """
    50 ms   action(edge) in began
    100 ms  action(edge) in ended
    """

  static let places: [(Edge, Point)] = [
    (.top, Point(160, 5)), (.left, Point(5, 240)), (.bottom, Point(160, 475)),
    (.right, Point(315, 240)),
  ]

  @Test(
    "It starts near an edge that it asks for, and nowhere else (KR-55)", arguments: places,
    Edge.allCases)
  func edges(place: (edge: Edge, start: Point), asked: Edge) {
    expectLog(
      of: pan(from: place.start, [asked]), observing: ["action"],
      place.edge == asked ? recognized : "")
  }

  @Test("It may ask for all edges", arguments: places)
  func allEdges(edge: Edge, start: Point) {
    expectLog(of: pan(from: start, Edge.allCases), observing: ["action"], recognized)
  }

  @Test("The middle is near no edge", arguments: Edge.allCases)
  func middle(edge: Edge) {
    expectLog(of: pan(from: Point(160, 240), [edge]), observing: ["action"], "")
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

  @Test("A second finger elsewhere makes it fail before it begins, and not after")
  func secondFinger() {
    expectLog(
      of: scene {
        $0.screenEdgePan("edge")
      } script: {
        Drag((0, 5, 100))
        At(10)
        Down(1, at: Point(150, 100))
        At(20)
        Move(to: Point(100, 100))
        At(30)
        Up()
        Up(1)
        Drag((100, 5, 100), (110, 100, 100))
        At(120)
        Down(1, at: Point(150, 100))
        At(130)
        Move(to: Point(110, 100))
      }, observing: ["action"],
      """
      110 ms  action(edge) in began
      130 ms  action(edge) in changed
      """)
  }

  @Test("The edges have UIKit's bits, and none is asked for by default")
  func defaults() {
    #expect(
      [UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }

  @Test("One that asks for no edge never begins", arguments: places)
  func noEdge(edge: Edge, start: Point) {
    let world = World()
    world.attach(UIScreenEdgePanGestureRecognizer(), named: "edge", to: world.window)
    world.touch(at: 0, .down(start.x, start.y))
    world.touch(at: 50, .move(160, 240))
    world.touch(at: 100, .up(160, 240))
    world.expectLog("")
  }
}
