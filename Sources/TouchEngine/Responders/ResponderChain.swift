/// A responder and all that come after it, each as `next` answers at the moment.
///
/// Overrides of `next` can lead back to a responder that was passed already; the chain ends there.
/// It also ends after `UIResponder.chainLimit` responders. UIKit would go on for ever.
struct ResponderChain: Sequence, IteratorProtocol {
  private var upcoming: UIResponder?
  private var passed: Set<ObjectIdentifier> = []
  /// Why the chain ended early; nil when it came to its end.
  private(set) var error: ProgrammerError.Kind?

  init(from responder: UIResponder?) { upcoming = responder }

  mutating func next() -> UIResponder? {
    guard let responder = upcoming else { return nil }
    passed.insert(ObjectIdentifier(responder))
    upcoming = responder.next
    if let next = upcoming {
      if passed.contains(ObjectIdentifier(next)) { error = .responderLoop }
      if passed.count >= UIResponder.chainLimit { error = .responderChainTooLong }
      if error != nil { upcoming = nil }
    }
    return responder
  }
}

extension UIResponder {
  /// How many responders a chain may have; those beyond hear of nothing. UIKit has no such limit.
  public static let chainLimit = 16_384

  /// This responder and all that come after it.
  final var chain: ResponderChain { ResponderChain(from: self) }
}
