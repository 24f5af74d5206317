/// A misuse of the engine: something that no app may do, and that UIKit answers with an exception,
/// a hang or nonsense.
///
/// The engine never traps. It leaves undone what was asked, so that everything stays as it was, and
/// reports it with `UIApplication.report(_:)`.
public struct ProgrammerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was misused.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A recognizer was given a state that may not follow the one it has.
    case illegalStateTransition
    /// A view was added to itself, or to a view that it contains.
    case viewInItself
    /// A controller was made a child of itself, or of a controller that it contains.
    case controllerInItself
    /// A controller presented one that cannot be presented: itself, or one that is presented already.
    case impossiblePresentation
    /// Recognizers were made to wait for one another in a circle.
    case requirementLoop
    /// A coordinate, a size or a transform holds NaN or infinity.
    case invalidGeometry
    /// Overrides of `next` lead back to a responder that was passed already.
    case responderLoop
    /// The responder chain goes on beyond `UIResponder.chainLimit`.
    case responderChainTooLong
    /// The first responder was changed while another was being asked to give it up.
    case nestedFirstResponderChange
    /// `endIgnoringInteractionEvents()` without a beginning.
    case unbalancedIgnoring
    /// `sendEvent(_:)` leads to itself.
    case endlessSending
    /// A target was sent an action that it does not implement.
    case unrecognizedAction
    /// A fallback for misuse of any other kind.
    case misuse
  }

  /// What was misused.
  public var kind: Kind
  /// What happened, as one sentence for the programmer.
  public var description: String

  /// Makes an error of a kind and a sentence.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}

extension UIResponder {
  /// Reports a misuse to the application that the responder is in, if it is in one.
  final func report(_ kind: ProgrammerError.Kind, _ sentence: String) {
    hostApplication?.report(ProgrammerError(kind, sentence))
  }
}
