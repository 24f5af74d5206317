/// Walking along the responder chain without getting lost.
///
/// Overrides of `next` can lead back to a responder that was passed already, or make ever new ones.
/// UIKit would go on until memory ends. Here the chain ends before the responder that comes again,
/// and after `UIResponder.chainLimit` responders, with a report to the application.
extension UIResponder {
  /// How many responders a chain may have; those beyond receive nothing. UIKit has no such limit.
  public static let chainLimit = 12_000

  /// This responder and all that come after it, as `next` answers now: where an event would climb to
  /// from here. Each responder is in it once, even if overrides of `next` make a loop.
  public final var responderChain: [UIResponder] {
    var chain: [UIResponder] = []
    _ = findInChain(reportingTo: hostApplication) { responder in
      chain.append(responder)
      return false
    }
    return chain
  }

  /// The responder chain as text, one class a line, each with the name that the app gave it.
  public final var responderChainDescription: String {
    responderChain.map(\.nameInChain).joined(separator: "\n")
  }

  private var nameInChain: String {
    let name =
      (self as? UIView)?.accessibilityIdentifier
      ?? (self as? UIViewController)?.restorationIdentifier
    return "\(type(of: self))" + (name.map { " \($0)" } ?? "")
  }

  /// The first of this responder and those after it that `isWanted`.
  final func findInChain(
    reportingTo application: UIApplication? = nil, _ isWanted: (UIResponder) -> Bool
  ) -> UIResponder? {
    var passed: Set<UIResponder> = []
    var candidate: UIResponder? = self
    while let responder = candidate {
      if isWanted(responder) { return responder }
      passed.insert(responder)
      candidate = responder.next
      if let candidate, passed.contains(candidate) {
        application?.report(.responderLoop)
        return nil
      }
      if passed.count >= Self.chainLimit {
        application?.report(.responderChainTooLong)
        return nil
      }
    }
    return nil
  }
}

extension ProgrammerError {
  /// Overrides of `next` lead back to a responder that was passed.
  static let responderLoop = ProgrammerError(
    .responderLoop, "An override of next leads back to a responder that was passed.")

  /// The chain does not end soon enough.
  static let responderChainTooLong = ProgrammerError(
    .responderChainTooLong, "The responder chain is longer than the engine follows.")
}
