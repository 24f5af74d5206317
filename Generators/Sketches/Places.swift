import TouchScript

/// Where views stand on the screen and among others, and how that changes between touches.
extension Sketch {
  static let places = [manySiblings]

  /// Eight siblings and more, one on top of the other.
  static let manySiblings = Sketch(
    "many siblings", aims: ["HT-12", "HT-23"], weight: 4
  ) { casting in
    var views: [Int] = []
    for number in 0..<casting.pick([8, 9, 12]) {
      let shift = Double(number) * 8
      views.append(
        casting.add(
          Scenario.View(id: "", frame: Rect(16 + shift, 16 + shift, 96, 96)).with {
            $0.isHidden = casting.oneIn(6)
          },
          parent: casting.ground))
    }
    casting.planTap(in: casting.pick(views), at: Point(90, 90), 0)
    let name = casting.scene.views[casting.pick(views)].id
    let home = casting.scene.views[casting.ground].id
    casting.plan.changes.append(
      (
        1_000,
        casting.pick([.bringToFront(name), .bringToFront(name), .addSubview(name, to: home)])
      ))
    // At a place that those in front share, and most of those behind have not.
    casting.planTap(
      in: casting.pick([views[0], views[views.count - 1], casting.pick(views)]),
      at: casting.pick([Point(4, 4), Point(50, 50)]), 2_000)
  }
}
