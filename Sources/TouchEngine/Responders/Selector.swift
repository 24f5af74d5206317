#if canImport(ObjectiveC)
  import ObjectiveC

  /// Names an action method.
  public typealias Selector = ObjectiveC.Selector
#else
  /// Names an action method, where there is no Objective-C runtime to name one.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The method's name.
    public let description: String

    /// Names the method called `name`.
    public init(_ name: String) { description = name }

    /// Names a method by a literal.
    public init(stringLiteral name: String) { description = name }
  }
#endif

/// An object that can be the target of an action.
///
/// UIKit finds action methods through the Objective-C runtime. Without one, a target says for itself
/// which actions it implements; `UIResponder` does so for the actions given to
/// `implement(_:with:)`, and a subclass may override both methods instead.
public protocol ActionTarget: AnyObject {
  /// Whether the object implements `action`.
  func responds(to action: Selector) -> Bool
  /// Calls the method named `action`; `event` is nil where none caused the call.
  func perform(_ action: Selector, from sender: AnyObject?, for event: UIEvent?)
}
