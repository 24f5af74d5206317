import Foundation

/// Margins of a rectangle, in points; positive ones are added around the content of a scroll view.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The margin at the top.
  public var top: CGFloat
  /// The margin at the left.
  public var left: CGFloat
  /// The margin at the bottom.
  public var bottom: CGFloat
  /// The margin at the right.
  public var right: CGFloat

  /// Makes margins; none where nothing is given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No margins.
  public static let zero = UIEdgeInsets()
}
