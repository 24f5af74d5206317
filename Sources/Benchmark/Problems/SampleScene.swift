import PropertyTesting

/// A view of the planted bugs: a frame, the flags that hide it from touches, and its children.
package struct View: Hashable, Sendable {
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
package struct Touch: Hashable, Sendable {
  var x = 0
  var y = 0
  var wait = 0
}

/// A tree of views and the touches on it.
package struct SampleScene: Hashable, Sendable {
  var root = View()
  package var touches: [Touch] = []
}

extension SampleScene {
  /// Everything uniform, as in the comparison of property testing libraries.
  package static let uniform = AnyGenerator(
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
