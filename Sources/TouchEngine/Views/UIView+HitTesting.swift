import Foundation

/// The steps of `UIView.hitTest(_:with:)`. Only that method itself stays on the stack while subviews
/// are asked, so that deep trees need little of it; these have returned by then.
extension UIView {
  /// What a view says of a point before its subviews are asked.
  enum Claim {
    /// Neither the view nor any subview is hit.
    case none
    /// A subview may be hit, but not the view itself.
    case forSubviews
    /// The view is hit, unless a subview is.
    case forItself
  }

  /// The gates, and whether the point is inside. Source: rulebook HT-01, HT-02, HT-20.
  @inline(__always)
  final func claim(to point: CGPoint, with event: UIEvent?) -> Claim {
    if makesMistakes { return wrongClaim(to: point, with: event) }
    return gatesAreOpen && self.point(inside: point, with: event) ? .forItself : .none
  }

  private final func wrongClaim(to point: CGPoint, with event: UIEvent?) -> Claim {
    if wrong(.insideAskedTwice), takesTouches { _ = self.point(inside: point, with: event) }
    if wrong(.trackingControlsNotHit), (self as? UIControl)?.isTracking ?? false { return .none }
    guard takesTouches else {
      if wrong(.transparentClosesViewOnly),
        closedGates.isDisjoint(with: behaviorInForce.pointee.gates),
        self.point(inside: point, with: event)
      {
        return .forSubviews
      }
      let closed = closedGates.intersection(behaviorInForce.pointee.gates)
      let isClosedForItself =
        wrong(.disabledControlChildrenHit) && closed == .disabled
        || wrong(.labelsClosedForThemselvesOnly) && closed == .display
        || wrong(.interactionClosesViewOnly) && closed == .noInteraction
      if isClosedForItself, self.point(inside: point, with: event) { return .forSubviews }
      if wrong(.animationClosesViewOnly),
        closedGates.intersection(behaviorInForce.pointee.gates) == .animating,
        self.point(inside: point, with: event)
      {
        return .forSubviews
      }
      if wrong(.excludedPointAsked) { _ = self.point(inside: point, with: event) }
      return .none
    }
    let isInside =
      wrong(.pointOverridesIgnored)
      ? boundsContain(point) : self.point(inside: point, with: event)
    if isInside, wrong(.grownAreasCut), !boundsContain(point) { return .none }
    if isInside { return wrong(.neverSelf) || isPassedForIdleness ? .forSubviews : .forItself }
    if wrong(.emptyViewsAreGroups), bounds.isEmpty { return .forSubviews }
    if wrong(.childrenOutsideParent) { return .forSubviews }
    return wrong(.clippingHeeded) && !clipsToBounds ? .forSubviews : .none
  }

  /// Whether the view takes touches at all: the gates of hit-testing. Each view is judged by
  /// itself; its superviews have been asked before it. Source: rulebook HT-04 to HT-07, HT-30.
  @inline(__always)
  private final var gatesAreOpen: Bool {
    closedGates.isDisjoint(with: behaviorInForce.pointee.gates) && isOpaqueEnough(opacity)
  }

  /// Whether the view takes touches, to an engine that may be wrong about it.
  final var takesTouches: Bool {
    if wrong(.windowsHaveNoGates), self is UIWindow { return true }
    if wrong(.alphaMultiplied), !isOpaqueEnough(opacityWithSuperviews) { return false }
    return gatesAreOpen
  }

  @inline(__always)
  private final func isOpaqueEnough(_ opacity: Float) -> Bool {
    Double(opacity) >= behaviorInForce.pointee.leastAlpha
  }

  /// Whether the engine is wrong about anything: asked once, where the wrong ways ask for a dozen
  /// mistakes, so that a search among many views does not.
  @inline(__always)
  private final var makesMistakes: Bool { behaviorInForce.pointee.makesMistakes }

  /// Whether the bounds contain the point. Source: rulebook HT-09.
  @inline(__always)
  final func boundsContain(_ point: CGPoint) -> Bool {
    makesMistakes
      ? areaContains(point) : placement.contains(point, withFarEdges: false)
  }

  /// Whether what a wrong engine takes for the bounds contains the point.
  private final func areaContains(_ point: CGPoint) -> Bool {
    if wrong(.rotatedHitInFrame), !transform.isIdentity {
      return frame.contains(placement.pointInSuperview(point))
    }
    if wrong(.smallControlsGrown), self is UIControl {
      return bounds.insetBy(
        dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)
      )
      .contains(point)
    }
    if wrong(.insideFromZero) { return CGRect(origin: .zero, size: bounds.size).contains(point) }
    if wrong(.negativeScrollingIgnored), bounds.minX < 0 || bounds.minY < 0 {
      let origin = CGPoint(x: max(bounds.minX, 0), y: max(bounds.minY, 0))
      return CGRect(origin: origin, size: bounds.size).contains(point)
    }
    return placement.contains(point, withFarEdges: wrong(.closedEdges))
  }

  /// The superview's point in the coordinates that this view is asked in. Source: HT-15 to HT-17.
  @inline(__always)
  final func pointForHitTest(fromSuperview point: CGPoint) -> CGPoint {
    makesMistakes ? wrongPoint(fromSuperview: point) : placement.pointFromSuperview(point)
  }

  private final func wrongPoint(fromSuperview point: CGPoint) -> CGPoint {
    if wrong(.pointNotConverted) { return point }
    var converted =
      wrong(.transformIgnored) ? placement.shifted(point) : placement.pointFromSuperview(point)
    if wrong(.anchorTakenForMiddle) {
      var placement = placement
      placement.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      converted = placement.pointFromSuperview(point)
    }
    if wrong(.hitPointsRounded) {
      converted = CGPoint(x: converted.x.rounded(), y: converted.y.rounded())
    }
    if wrong(.transformAboutCorner) {
      converted = placement.aboutCorner.pointFromSuperview(point)
    }
    if wrong(.scrollBeforeTransform) {
      let scrolled = CGPoint(x: point.x + bounds.origin.x, y: point.y + bounds.origin.y)
      converted = placement.pointFromSuperview(scrolled)
      converted.x -= bounds.origin.x
      converted.y -= bounds.origin.y
    }
    if wrong(.rotationsNotUndone) {
      converted = placement.withoutRotation.pointFromSuperview(point)
    }
    if wrong(.mirroringIgnored) {
      converted = placement.withoutMirroring.pointFromSuperview(point)
    }
    if wrong(.translationOfTransformIgnored) {
      converted = placement.withoutTranslation.pointFromSuperview(point)
    }
    if wrong(.transformNotInverted) {
      converted = placement.transformedTheOtherWay.pointFromSuperview(point)
    }
    if wrong(.negativeScrollingIgnored) {
      converted.x -= min(bounds.origin.x, 0)
      converted.y -= min(bounds.origin.y, 0)
    }
    if wrong(.scalesNotUndone) { converted = placement.withoutScale.pointFromSuperview(point) }
    if wrong(.boundsOriginIgnored) {
      converted.x -= bounds.origin.x
      converted.y -= bounds.origin.y
    }
    return converted
  }

  /// Whether the view is a control that calls nobody, which is no matter in UIKit. Source: HT-31.
  private var isPassedForIdleness: Bool {
    wrong(.idleControlsPassed) && (self as? UIControl)?.allTargets.isEmpty ?? false
  }

  private var opacityWithSuperviews: Float {
    var product = opacity
    var view = superview
    while let ancestor = view {
      product *= ancestor.opacity
      view = ancestor.superview
    }
    return product
  }
}
