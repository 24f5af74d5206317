import PropertyTesting

@testable import Problems

extension SampleScene {
  /// The scenes of `uniform`, found where the bugs are: views mostly plain, touches on views.
  static let aimed = uniform.proposed(
    by: dependent(plainTree) { root in
      list("touches", of: touch(on: root.frames), count: 1...10)
    }.map(to: { SampleScene(root: $0, touches: $1) }, from: { ($0.root, $0.touches) }))

  private static let plainTree = recursive(
    maximumDepth: 5, base: plain(view(constant([])))
  ) { deeper, depth in
    plain(view(list("views", of: deeper, count: 0...[4, 3, 2, 1, 1][depth])))
  }

  private static func plain(_ view: some Generator<View>) -> some Generator<View> {
    view.map(
      to: { view in
        var view = view
        // Views of one in eight keep their flags.
        if view.x % 8 != 0 { (view.isHidden, view.isEnabled, view.alpha) = (false, true, 1000) }
        return view
      }, from: { $0 })
  }

  private static func touch(on frames: [View]) -> some Generator<Touch> {
    touch.biased { random in
      guard random.hits(Chance(7, in: 8)), let frame = random.pick(frames) else { return nil }
      let across = random.integer(in: 0...max(0, frame.width - 1))
      let down = random.integer(in: 0...max(0, frame.height - 1))
      let wait = random.integer(in: 0...100)
      return Touch(x: min(frame.x + across, 400), y: min(frame.y + down, 400), wait: wait)
    }
  }
}

extension View {
  /// Every view without its children, with its frame in the space of the root's parent.
  fileprivate var frames: [View] {
    var own = self
    own.children = []
    return [own]
      + children.flatMap(\.frames).map { child in
        var child = child
        child.x += x
        child.y += y
        return child
      }
  }
}
