import Thresholds

/// What the engine does where engines differ: its mistakes, and what it chooses where UIKit leaves
/// the choice.
///
/// Nothing else in the engine knows that wrong engines exist. Each place where it can go wrong asks
/// for one mistake, and the way without it reads as UIKit:
///
/// ```swift
/// if phase == .moved, wrong(.viewFollowsFinger) { … }
/// ```
public struct Behavior: Hashable, Sendable {
  /// What the engine gets wrong.
  public var mistakes: Mistakes {
    didSet { self = Behavior(mistakes: mistakes, latitude: latitude) }
  }
  /// What it chooses where UIKit leaves the choice.
  public var latitude: Latitude {
    didSet { self = Behavior(mistakes: mistakes, latitude: latitude) }
  }
  /// What keeps touches from views, worked out beforehand, for hit-testing asks it of every view.
  private(set) var gates: Gates
  /// A view whose alpha is below this takes no touches. Source: rulebook HT-06.
  private(set) var leastAlpha: Double

  /// Whether it makes any mistake.
  private(set) var makesMistakes: Bool
  /// Whether it gets wrong how a view asks its subviews.
  private(set) var searchesWrongly: Bool

  /// Makes the behavior of a right engine, unless mistakes are named.
  public init(mistakes: Mistakes = [], latitude: Latitude = Latitude()) {
    self.mistakes = mistakes
    self.latitude = latitude
    gates = Gates(heededWith: mistakes)
    if latitude.animatedViewsSwallowTouches { gates.remove(.animating) }
    leastAlpha = mistakes.contains(.lowerAlphaLimit) ? 0.009 : Thresholds.alpha.engine
    makesMistakes = mistakes != []
    searchesWrongly = SubviewSearch.mistakes.contains(where: mistakes.contains)
  }

  /// UIKit's behavior.
  public static let uikit = Behavior()

  /// Whether the engine makes `mistake`.
  @inline(__always)
  func wrong(_ mistake: Mistake) -> Bool { mistakes.contains(mistake) }
}

/// Keeps the behavior of a window in one place in memory, where all its views look at it: a view does
/// so several times for each point, and should have nothing to copy or to retain for it.
final class BehaviorInForce: @unchecked Sendable {
  /// UIKit's behavior, for views outside a window.
  static let uikit = BehaviorInForce(.uikit)

  /// The behavior, which never changes; it is there for as long as this object is.
  let place: UnsafePointer<Behavior>

  init(_ behavior: Behavior) {
    let place = UnsafeMutablePointer<Behavior>.allocate(capacity: 1)
    place.initialize(to: behavior)
    self.place = UnsafePointer(place)
  }

  deinit { place.deallocate() }
}
