import Thresholds

extension Behavior {
  /// Finding the view under a finger. Source: rulebook, chapter HT.
  public struct HitTesting: Hashable, Sendable {
    /// In which order a view asks its subviews. HT-12.
    public var subviewOrder = Order.frontToBack
    /// Whether subviews that a controller manages are asked before all others. HT-43.
    public var asksManagedViewsFirst = false
    /// Whether the first subview with an answer ends the asking. HT-12, HT-24.
    public var stopsAtFirstAnswer = true
    /// A view whose alpha is below this takes no touches. HT-06.
    public var alphaLimit = Thresholds.alpha.engine
    /// Whether the alphas of the superviews are multiplied in. HT-07.
    public var multipliesAlpha = false
    /// Whether hidden views take touches. HT-04.
    public var hitsHiddenViews = false
    /// Whether views with user interaction disabled take touches. HT-05.
    public var hitsNoninteractiveViews = false
    /// Whether labels and image views take touches where the app does not say. HT-26.
    public var hitsDisplayViews = false
    /// Whether views take touches that are not opaque. HT-08.
    public var hitsTranslucentViews = true
    /// Whether disabled controls take touches. HT-30.
    public var hitsDisabledControls = false
    /// Whether views take touches while an animation moves them that allows no interaction. HT-28.
    public var hitsAnimatedViews = false
    /// Whether the deepest of all answers counts, rather than the first. HT-23.
    public var prefersDeepestAnswer = false
    /// Whether an answer counts that is not in the subview that gave it. HT-33.
    public var acceptsForeignAnswers = true
    /// Whether the next subview is asked when one that contains the point has no answer. HT-35.
    public var fallsThroughSubviews = true
    /// Whether a superview answers with a subview that contains the point and had no answer. FB-17.
    public var answersForSubviews = false
    /// Whether a superview asks `point(inside:with:)` of its subviews before `hitTest`. HT-34.
    public var asksPointOfSubviews = false
    /// Whether `point(inside:with:)` is asked of a view that takes no touches. HT-02.
    public var asksPointOfExcludedViews = false
    /// Whether a superview passes over subviews that take no touches, unasked. HT-03.
    public var skipsExcludedSubviews = false
    /// Whether subviews are asked where the point is outside the view. HT-21.
    public var asksSubviewsOutsideBounds = false
    /// Whether windows get the point in their own coordinates, and not in the screen's. HT-15.
    public var convertsPointToWindow = true
    /// Whether subviews get the point in their own coordinates. HT-15.
    public var convertsPoint = true
    /// Whether conversion heeds the bounds' origin. HT-10.
    public var heedsBoundsOrigin = true
    /// Whether conversion heeds transforms. HT-16.
    public var heedsTransform = true
    /// Whether conversion heeds the anchor point. HT-17.
    public var heedsAnchorPoint = true
    /// Whether the right and bottom edges are outside. HT-09.
    public var edgesAreHalfOpen = true
    /// Whether a view that contains the point answers with itself when no subview does. HT-19.
    public var answersSelf = true
    /// Whether overrides of `point(inside:with:)` are asked, rather than the bounds. HT-32.
    public var heedsPointOverrides = true
    /// Whether bringing to the front, sending to the back and exchanging change the order. HT-13.
    public var reordersSubviews = true
    /// Whether a window that contains the point answers with itself when no subview does. HT-39.
    public var windowsAnswerSelf = true
    /// Whether `clipsToBounds` decides if subviews are asked outside the bounds. HT-22.
    public var heedsClipping = false
    /// In which order windows are asked. HT-36.
    public var windowOrder = Order.frontToBack
    /// Whether window levels come before the order of showing. HT-36.
    public var heedsWindowLevel = true
    /// Whether the key window is asked before all others. HT-40.
    public var asksKeyWindowFirst = false
    /// Whether the next window is asked when one has no answer. HT-37.
    public var fallsThroughWindows = true
    /// Whether hidden windows are asked. HT-38.
    public var asksHiddenWindows = false
    /// How many identical passes are made at touch-down; the last decides. UIKit was seen to make
    /// one and two; with none, nothing is found. HT-41.
    public var passes = 1
  }

  /// An order of subviews or windows.
  public enum Order: Hashable, Sendable {
    /// The front-most first.
    case frontToBack
    /// The back-most first.
    case backToFront
  }
}
