import PropertyTesting

/// A view of the planted bugs: a frame, the flags that hide it from touches, and its children.
struct View: Hashable, Sendable {
  var x = 0
  var y = 0
  var width = 0
  var height = 0
  var alpha = 1000
  var isHidden = false
  var isEnabled = true
  var children: [View] = []
}

/// Where and how long after the one before a finger touches.
struct Touch: Hashable, Sendable {
  var x = 0
  var y = 0
  var wait = 0
}

/// A tree of views and the touches on it.
struct SampleScene: Hashable, Sendable {
  var root = View()
  var touches: [Touch] = []
}

/// Two wrong hit tests; every scene in which one of them answers wrongly is a failure.
enum PlantedBug: CaseIterable, Sendable {
  /// `<` where `<=` belongs.
  case alpha
  /// The first child wins where the last should.
  case order

  func breaks(_ scene: SampleScene) -> Bool {
    scene.touches.contains { touch in
      scene.root.hit(touch.x, touch.y, bug: nil) != scene.root.hit(touch.x, touch.y, bug: self)
    }
  }
}

extension View {
  /// The way to the view that is hit, as indices of children, or nil.
  func hit(_ x: Int, _ y: Int, bug: PlantedBug?) -> [Int]? {
    let isClear = bug == .alpha ? alpha < 10 : alpha <= 10
    let (x, y) = (x - self.x, y - self.y)
    guard !isHidden, isEnabled, !isClear else { return nil }
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let order = Array(children.indices)
    for index in bug == .order ? order : order.reversed() {
      if let path = children[index].hit(x, y, bug: bug) { return [index] + path }
    }
    return []
  }
}

extension SampleScene {
  /// Everything uniform, as in the comparison of property testing libraries.
  static let uniform = AnyGenerator(
    record("scene", of: SampleScene()) {
      Part(\.root, tree(limits: [4, 3, 2, 1, 1]))
      Part(\.touches, list("touches", of: touch, count: 1...10))
    })

  static let touch = record(of: Touch()) {
    Part(\.x, integer("x", in: 0...400))
    Part(\.y, integer("y", in: 0...400))
    Part(\.wait, integer("wait", in: 0...100))
  }

  /// A tree whose views have at most so many children, level by level.
  static func tree(limits: [Int]) -> AnyGenerator<View> {
    recursive(maximumDepth: limits.count, base: view(constant([]))) { deeper, depth in
      view(list("views", of: deeper, count: 0...limits[depth]))
    }
  }

  static func view<Children: Generator<[View]>>(_ children: Children) -> some Generator<View> {
    record("view", of: View()) {
      Part(\.x, integer("x", in: 0...400))
      Part(\.y, integer("y", in: 0...400))
      Part(\.width, integer("width", in: 0...400))
      Part(\.height, integer("height", in: 0...400))
      Part(\.alpha, element("alpha", of: [1000, 500, 11, 10, 5, 0]))
      Part(\.isHidden, boolean("hidden"))
      Part(\.isEnabled, boolean("enabled", simplest: true))
      Part(\.children, children)
    }
  }
}
