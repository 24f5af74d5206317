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

  /// The smallest scene that shows the bug.
  var ideal: SampleScene {
    var root = View(width: 1, height: 1)
    switch self {
    case .alpha: root.alpha = 10
    case .order: root.children = [root, root]
    }
    return SampleScene(root: root, touches: [Touch()])
  }
}

extension View {
  /// The way to the view that is hit, as indices of children, or nil.
  fileprivate func hit(_ x: Int, _ y: Int, bug: PlantedBug?) -> [Int]? {
    let isClear = bug == .alpha ? alpha < 10 : alpha <= 10
    let (x, y) = (x - self.x, y - self.y)
    guard !isHidden, isEnabled, !isClear else { return nil }
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    for index in children.indices.sorted(by: bug == .order ? (<) : (>)) {
      if let path = children[index].hit(x, y, bug: bug) { return [index] + path }
    }
    return []
  }
}
