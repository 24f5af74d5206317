import Foundation

/// What a control calls for which events, in the order in which they were registered.
struct ControlRegistrations {
  /// What is called.
  enum Response {
    /// Sends the action to the target, which may be gone; nil: through the responder chain.
    case send(Selector, to: RegisteredTarget?)
    case call(UIAction)
  }

  private var entries: [(response: Response, events: UIControl.Event)] = []

  /// What is to be called when `events` are sent. Source: rulebook CT-18, CT-19.
  func responses(to events: UIControl.Event) -> [Response] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.response)
  }

  /// Notes that `response` is called for `events`. If it was called for others already, it is called
  /// for these as well, but once for each.
  mutating func add(_ response: Response, for events: UIControl.Event) {
    if let known = entries.firstIndex(where: { $0.response.isSame(as: response) }) {
      entries[known].events.formUnion(events)
    } else {
      entries.append((response, events))
    }
  }

  /// Takes `events` off everything that `isMeant`. Source: rulebook CT-24.
  mutating func remove(_ events: UIControl.Event, where isMeant: (Response) -> Bool) {
    for index in entries.indices where isMeant(entries[index].response) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// All events that something is called for.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// The targets that are not gone. Source: rulebook CT-26.
  var targets: Set<AnyHashable> {
    var found: Set<AnyHashable> = []
    var includesChain = false
    for entry in entries {
      guard case .send(_, let target) = entry.response else { continue }
      includesChain = includesChain || target == nil
      if let object = target?.object { found.insert(name(of: object)) }
    }
    // Two of these are not the same to a set on every platform.
    if includesChain { found.insert(NSNull()) }
    return found
  }

  /// The actions that are sent to `target` for all of `events`.
  func actions(to target: (any ActionTarget)?, for events: UIControl.Event) -> [Selector] {
    entries.compactMap { entry in
      guard case .send(let action, let itsTarget) = entry.response,
        entry.events.isSuperset(of: events), itsTarget?.object === target,
        (itsTarget == nil) == (target == nil)
      else { return nil }
      return action
    }
  }

  private func name(of target: any ActionTarget) -> AnyHashable {
    (target as? AnyHashable) ?? AnyHashable(ObjectIdentifier(target))
  }
}

extension ControlRegistrations.Response {
  /// Whether the two call the same.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.call(let one), .call(let another)):
      return one === another
    case (.send(let one, nil), .send(let another, nil)):
      return one == another
    case (.send(let one, let target?), .send(let another, let other?)):
      guard let object = target.object else { return false }
      return one == another && object === other.object
    default:
      return false
    }
  }
}

/// A target, which is not retained. Source: rulebook CT-20.
final class RegisteredTarget {
  private(set) weak var object: (any ActionTarget)?

  init(_ object: any ActionTarget) { self.object = object }
}
