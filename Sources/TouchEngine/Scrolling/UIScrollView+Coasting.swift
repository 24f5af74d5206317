import Foundation

/// How the content goes on by itself after a flick, until it rests or a finger stops it.
///
/// Departure from UIKit: UIKit moves the content in every frame. Here it is moved when an event
/// arrives, to where it is at that moment, and when it comes to rest.
extension UIScrollView {
  /// How much of the speed is left after a millisecond: `UIScrollView.DecelerationRate.normal`.
  static let decelerationRate: CGFloat = 0.998
  /// At what speed the content rests, in points per millisecond. UIKit does not document its value.
  static let restingSpeed: CGFloat = 0.05

  /// Content that goes on by itself.
  struct Coasting {
    /// Where the content was when the finger lifted, and when that was.
    let start: CGPoint
    let milliseconds: Int
    /// In points per millisecond.
    let velocity: CGPoint

    /// Where the content would be so many milliseconds later, if it had no ends.
    func offset(after milliseconds: Int) -> CGPoint {
      var speed: CGFloat = 1
      var way: CGFloat = 0
      for _ in 0..<milliseconds {
        way += speed
        speed *= UIScrollView.decelerationRate
      }
      return start + velocity * way
    }

    /// How long it takes until the content rests, in milliseconds.
    var duration: Int {
      var speed = velocity.length
      var milliseconds = 0
      while speed > UIScrollView.restingSpeed {
        speed *= UIScrollView.decelerationRate
        milliseconds += 1
      }
      return milliseconds
    }
  }

  /// Whether the content goes on by itself after a drag.
  public var isDecelerating: Bool { coasting != nil }

  /// Has the content go on as fast as the finger moved.
  func startCoasting() {
    guard let application = window?.application, !isPagingEnabled else { return }
    let velocity = panGestureRecognizer.velocity(in: self)
    let coasting = Coasting(
      start: contentOffset, milliseconds: application.time,
      velocity: CGPoint(
        x: horizontalAxis.isScrollable ? -velocity.x / 1000 : 0,
        y: verticalAxis.isScrollable ? -velocity.y / 1000 : 0))
    guard coasting.duration > 0, withinEnds(coasting.offset(after: 1)) != contentOffset else {
      return
    }
    self.coasting = coasting
    application.coastingScrollViews.append(self)
    restTimer = application.clock.schedule(after: coasting.duration) { [weak self] in
      self?.stopCoasting()
    }
  }

  /// Moves the content to where it is now.
  func coast() {
    guard let coasting, let application = window?.application else { return }
    contentOffset = withinEnds(coasting.offset(after: application.time - coasting.milliseconds))
  }

  /// Leaves the content where it is now.
  func stopCoasting() {
    guard isDecelerating else { return }
    coast()
    restTimer?.cancel()
    coasting = nil
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The nearest offset that the content can have.
  func withinEnds(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: horizontalAxis.offset(offset.x) ?? contentOffset.x,
      y: verticalAxis.offset(offset.y) ?? contentOffset.y)
  }
}
