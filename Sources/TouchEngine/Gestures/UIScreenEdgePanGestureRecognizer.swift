import Foundation
import Thresholds

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Makes a set of edges from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge of smallest y.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge of smallest x.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge of greatest y.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge of greatest x.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes fingers that come in from an edge of the screen. Source: rulebook KR-55.
///
/// It is a pan of its first finger, and fails when that comes down away from the edges; it ignores all
/// other fingers. The screen's edges are those of the touch's window. Into which direction the finger
/// then moves does not matter here; UIKit asks for more, and does not document what.
///
/// `UIHoverGestureRecognizer`, which follows pointers, is not modelled: on iPhone it does nothing.
/// Source: rulebook KR-56.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from an edge a finger may come down, in points. UIKit does not document its value.
  /// Source: rulebook KR-55.
  public static var edgeWidth: CGFloat { Thresholds.edgeDistance.engine }

  /// The edges that fingers may come from; none, until the app sets some.
  open var edges: UIRectEdge = []

  /// Follows the first finger alone, and fails where that comes down away from the edges.
  /// Source: rulebook KR-55.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in unignored(touches) where attempt.first?.touch !== touch {
      ignore(touch, for: event)
    }
    if let first = unignored(touches).first, !isNearEdge(first) { return fail() }
    super.touchesBegan(touches, with: event)
  }

  private func isNearEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let point = touch.location(in: nil)
    let width = thresholds.value(of: Thresholds.edgeDistance)
    return edges.contains(.top) && point.y <= bounds.minY + width
      || edges.contains(.left) && point.x <= bounds.minX + width
      || edges.contains(.bottom) && point.y >= bounds.maxY - width
      || edges.contains(.right) && point.x >= bounds.maxX - width
  }
}
