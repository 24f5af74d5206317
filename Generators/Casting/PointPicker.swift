import PropertyTesting
import TouchScript

/// Picks points that can tell a right engine from a wrong one: middles, last points inside, first
/// points outside, and points inside a view but outside its superview.
struct PointPicker {
  private let views: [Scenario.View]
  private let numbers: [Scenario.ID: Int]
  private let marks: [(view: Int, spot: Point)]

  init(_ scene: Scenario, marks: [(view: Int, spot: Point)]) {
    views = scene.views
    self.marks = marks
    var numbers: [Scenario.ID: Int] = [:]
    for (number, view) in views.enumerated() { numbers[view.id] = number }
    self.numbers = numbers
  }

  /// A point of the screen, at a multiple of 1/8.
  func point(_ random: inout Random) -> Point {
    if random.below(3) > 0, !marks.isEmpty {
      return mark(random.integer(in: 0...marks.count - 1)) ?? .zero
    }
    guard !views.isEmpty, random.below(10) > 0 else {
      return Point(Double(random.integer(in: -8...328)), Double(random.integer(in: -8...488)))
    }
    // Later views are in front and deeper, so they are the ones that can be hit; prefer them.
    let count = UInt64(views.count)
    let number = Int(max(random.below(count), random.below(count)))
    let bounds = views[number].bounds
    let spot = Point(
      coordinate(bounds.x, bounds.width, &random), coordinate(bounds.y, bounds.height, &random))
    return rounded(onScreen(spot, of: number))
  }

  /// One of the places that the casting marked.
  func mark(_ number: Int) -> Point? {
    guard marks.indices.contains(number) else { return nil }
    return place(marks[number].spot, in: marks[number].view)
  }

  /// A place of the screen, given in the coordinates of a view.
  func place(_ spot: Point, in view: Int) -> Point { rounded(onScreen(spot, of: view)) }

  private func rounded(_ point: Point) -> Point {
    Point((point.x * 8).rounded() / 8, (point.y * 8).rounded() / 8)
  }

  /// The middle, the first and the last place inside, the edge itself, or the first place outside.
  private func coordinate(
    _ start: Double, _ length: Double, _ random: inout Random
  ) -> Double {
    switch random.below(12) {
    case 0: start
    case 1: start + length - 0.125
    case 2: start + length
    case 3: start - 1
    case 4: start + (length / 4).rounded()
    default: start + (length / 2).rounded()
    }
  }

  private func onScreen(_ point: Point, of number: Int) -> Point {
    var point = point
    var view: Scenario.View? = views[number]
    while let current = view {
      point = current.inParent(point)
      view = current.parent.flatMap { numbers[$0] }.map { views[$0] }
    }
    return point
  }
}

extension Scenario.View {
  /// A point of this view in its parent's coordinates. Source: rulebook HT-17.
  fileprivate func inParent(_ point: Point) -> Point {
    let anchor = Point(anchorPoint.x * frame.width, anchorPoint.y * frame.height)
    let turned = transform.apply(
      to: Point(point.x - boundsOrigin.x - anchor.x, point.y - boundsOrigin.y - anchor.y))
    return Point(frame.x + anchor.x + turned.x, frame.y + anchor.y + turned.y)
  }
}

extension SceneIndex {
  /// A point of the screen in the coordinates of a view.
  func point(_ point: Point, in view: Int) -> Point {
    path(from: view).reversed().reduce(point) { point, number in
      let view = scenario.views[number]
      let anchor = Point(
        view.anchorPoint.x * view.frame.width, view.anchorPoint.y * view.frame.height)
      let straight = view.transform.undo(
        point.moved(-view.frame.x - anchor.x, -view.frame.y - anchor.y))
      return straight.moved(anchor.x + view.boundsOrigin.x, anchor.y + view.boundsOrigin.y)
    }
  }
}
