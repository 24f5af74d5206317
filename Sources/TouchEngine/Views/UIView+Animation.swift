import Foundation

extension UIView {
  /// How an animation runs. Of UIKit's options those that matter to touches are here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes options of UIKit's bits; those that the engine does not know are kept, and do nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views take touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  }

  /// Changes views as an animation. Source: rulebook HT-27, HT-28.
  ///
  /// The geometry that touches are tested against changes at once, as in UIKit. Until the delay and
  /// the duration are over, the views whose geometry or alpha the block sets, and all in them, are hit
  /// as before, and nobody receives the touch, unless `options` allows it. Whether touches that are
  /// there already are cancelled is not known of UIKit (EX-22). Here they go on, as those of a view that
  /// is disabled do (EX-03). Views outside a window are not animated. Nothing is drawn, so nothing is
  /// interpolated.
  ///
  /// - Parameters:
  ///   - duration: In seconds of virtual time; what is negative or not finite means zero.
  ///   - delay: In seconds as well; the views are closed to touches while it lasts, too.
  ///   - options: Whether the views take touches while they are animated.
  ///   - animations: Makes the changes; called at once.
  ///   - completion: Called when time is up, with true; at once, if no view is in a window.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = Animation()
    Animation.$current.withValue(animation, operation: animations)
    guard let application = animation.views.lazy.compactMap({ $0.window?.application }).first else {
      completion?(true)
      return
    }
    let milliseconds = Animation.milliseconds(duration) + Animation.milliseconds(delay)
    let closed =
      milliseconds == 0 || options.contains(.allowUserInteraction)
      ? [] : animation.views.filter { $0.window != nil }
    for view in closed { view.animationsWithoutTouches += 1 }
    _ = application.clock.schedule(after: milliseconds) {
      for view in closed {
        view.animationsWithoutTouches -= 1
      }
      completion?(true)
    }
  }

  /// Changes views as an animation that starts at once, and is closed to touches.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Whether the view, or one that it is in, is animated and takes no touches for so long.
  final var isClosedByAnimation: Bool {
    sequence(first: self, next: \.superview).contains { $0.animationsWithoutTouches > 0 }
  }

  /// Changes views without animating them, inside the block of an animation.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    Animation.$current.withValue(nil, operation: actions)
  }
}

/// What the block of an animation changes. It is known for as long as the block runs, to the thread
/// or the task that runs it, and to no other.
final class Animation: @unchecked Sendable {
  @TaskLocal static var current: Animation?

  private(set) var views: [UIView] = []

  /// Takes note of a view that is changed.
  func note(_ view: UIView) {
    if views.last !== view, !views.contains(where: { $0 === view }) { views.append(view) }
  }

  /// Whole milliseconds, rounded; at most some thirty years.
  fileprivate static func milliseconds(_ seconds: TimeInterval) -> Int {
    seconds.isFinite && seconds > 0 ? Int(min(seconds * 1000, 1e12).rounded()) : 0
  }
}
