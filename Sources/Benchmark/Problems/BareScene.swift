import PropertyTesting

/// The scenes of `SampleScene.uniform` made by hand, without any generator: the yardstick.
///
/// It asks the same randomness the same questions in the same order.
package enum BareScene {
  package static func make(seed: UInt64) -> SampleScene {
    var random = Random(seed: seed)
    let root = view(depth: 0, &random)
    let count = random.integer(in: 1...10)
    var touches: [Touch] = []
    touches.reserveCapacity(count)
    for _ in 0..<count {
      let (x, y) = (random.integer(in: 0...400), random.integer(in: 0...400))
      touches.append(Touch(x: x, y: y, wait: random.integer(in: 0...100)))
    }
    return SampleScene(root: root, touches: touches)
  }

  private static let alphas = [1000, 500, 11, 10, 5, 0]
  private static let limits = [4, 3, 2, 1, 1]

  private static func view(depth: Int, _ random: inout Random) -> View {
    let (x, y) = (random.integer(in: 0...400), random.integer(in: 0...400))
    let (width, height) = (random.integer(in: 0...400), random.integer(in: 0...400))
    let alpha = alphas[Int(random.below(6))]
    let isHidden = random.below(2) < 1
    let isEnabled = random.below(2) >= 1
    var children: [View] = []
    if depth < limits.count {
      let count = random.integer(in: 0...limits[depth])
      children.reserveCapacity(count)
      for _ in 0..<count { children.append(view(depth: depth + 1, &random)) }
    }
    return View(
      x: x, y: y, width: width, height: height, alpha: alpha, isHidden: isHidden,
      isEnabled: isEnabled, children: children)
  }
}
