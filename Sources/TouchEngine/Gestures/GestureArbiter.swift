/// Decides which recognizers recognize.
///
/// A recognizer that has seen its gesture claims to begin. It is asked for at once whether it may;
/// but where others of the same touches are undecided, its claim waits until all of them have heard
/// of the event. Then the claims are heard, the one nearest to the hit view first, and whoever is
/// recognized excludes the others. Source: rulebook GC-07 to GC-23.
final class GestureArbiter {
  private let rules: Behavior.Gestures
  private let delivery: Behavior.Delivery
  /// The recognizers that are in the middle of an attempt, in the order in which they joined.
  private(set) var engaged: [UIGestureRecognizer] = []
  private var claims: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Whether recognizers are being told of an event, and not all have heard of it.
  var isHearing = false

  /// Whether an attempt was ended from outside, and nobody has drawn the consequences.
  private(set) var hasWithdrawn = false

  init(rules: Behavior) {
    self.rules = rules.gestures
    delivery = rules.delivery
  }

  /// Notes that `recognizer` receives a touch.
  func engage(_ recognizer: UIGestureRecognizer, with contact: Contact) {
    if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
    recognizer.attempt.append(contact)
    recognizer.arbiter = self
  }

  /// Hears what a recognizer wants to be. Source: rulebook GR-32, GR-33, GC-07, GC-08.
  func recognizer(_ recognizer: UIGestureRecognizer, wants state: UIGestureRecognizer.State) {
    switch (recognizer.state, state) {
    case (.possible, .failed):
      conclude(recognizer, as: .failed)
    case (.possible, .began), (.possible, .ended):
      guard !claims.contains(where: { $0.recognizer === recognizer }) else { return }
      guard mayBegin(recognizer) else { return conclude(recognizer, as: .failed) }
      claims.append((recognizer, state))
      if !isContested(recognizer) { decide() }
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      recognizer.store(state)
      actions.append((recognizer, state))
    default:
      break
    }
  }

  /// Whether `recognizer` wants to begin and has not been heard.
  func hasClaim(of recognizer: UIGestureRecognizer) -> Bool {
    claims.contains { $0.recognizer === recognizer }
  }

  /// Ends the attempt of a recognizer that is disabled or detached. Source: EX-06, EX-07, EX-09.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    hasWithdrawn = true
    self.recognizer(recognizer, wants: recognizer.state == .possible ? .failed : .cancelled)
  }

  /// Hears the claims and excludes whoever is prevented. Source: rulebook GC-11 to GC-16.
  func decide() {
    while let claim = takeStrongestClaim() {
      guard claim.recognizer.state == .possible else { continue }
      if engaged.contains(where: { $0.hasRecognized && excludes($0, claim.recognizer) }) {
        conclude(claim.recognizer, as: rules.preventedState)
      } else {
        accept(claim.recognizer, as: claim.state)
      }
    }
  }

  /// Sends the actions that are due, each in the state that caused it. Source: GR-36 to GR-38.
  func sendActions() {
    while !actions.isEmpty {
      let (recognizer, state) = actions.removeFirst()
      let present = recognizer.state
      recognizer.store(state)
      for _ in 0..<rules.actionsPerRecognition { recognizer.sendActions() }
      if recognizer.state == state { recognizer.store(present) }
    }
  }

  /// Resets the recognizers that are decided and whose touches are all over: a touch that is still
  /// down stays out of the next attempt. Source: rulebook GR-31, GR-39 to GR-42.
  func resetDecided() {
    hasWithdrawn = false
    guard !engaged.isEmpty else { return }
    engaged.removeAll { recognizer in
      guard recognizer.state.isFinal, !recognizer.attempt.contains(where: \.isDown) else {
        return false
      }
      recognizer.attempt = []
      recognizer.arbiter = nil
      if rules.resets {
        recognizer.reset()
        recognizer.store(.possible)
      }
      return true
    }
  }

  /// Forgets all attempts, as when the application goes away.
  func disband() {
    for recognizer in engaged where recognizer.arbiter === self {
      recognizer.attempt = []
      recognizer.arbiter = nil
    }
    engaged = []
  }
}

// MARK: - Claims

extension GestureArbiter {
  /// Whether delegate and views let the recognizer begin: the views that were hit, and the one that
  /// it is attached to. Source: rulebook GC-07, GC-09, GC-10.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer),
      rules.heedsShouldBegin
    {
      return false
    }
    var views: [UIView] = []
    func add(_ view: UIView?) {
      if let view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for contact in recognizer.attempt { add(contact.touch.view) }
    add(recognizer.view)
    return views.allSatisfy { view in
      view.gestureRecognizerShouldBegin(recognizer) || !rules.heedsViewShouldBegin
    }
  }

  /// Whether another recognizer of the same touches may still make a claim at this event.
  private func isContested(_ recognizer: UIGestureRecognizer) -> Bool {
    isHearing
      && engaged.contains { other in
        other !== recognizer && other.state == .possible && other.sharesTouch(with: recognizer)
      }
  }

  private func takeStrongestClaim()
    -> (recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)?
  {
    guard var strongest = claims.indices.first else { return nil }
    for index in claims.indices.dropFirst() {
      let depths = (claims[index].recognizer.depth, claims[strongest].recognizer.depth)
      if rules.winner == .outermost ? depths.0 > depths.1 : depths.0 < depths.1 {
        strongest = index
      }
    }
    return claims.remove(at: strongest)
  }

  private func accept(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.store(state)
    actions.append((recognizer, state))
    let cancels = recognizer.cancelsTouchesInView || !delivery.heedsCancelsTouchesInView
    for contact in recognizer.attempt {
      contact.undecided.removeAll { $0 === recognizer }
      if cancels, delivery.cancelsTouches { contact.isTakenFromView = true }
    }
    for other in engaged where other.state == .possible && excludes(recognizer, other) {
      conclude(other, as: rules.preventedState)
    }
  }

  private func conclude(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.store(state)
    claims.removeAll { $0.recognizer === recognizer }
    for contact in recognizer.attempt { contact.undecided.removeAll { $0 === recognizer } }
    if rules.sendsActionOnFailure { actions.append((recognizer, state)) }
  }
}

// MARK: - Exclusion

extension GestureArbiter {
  /// Whether `active`, which has recognized, keeps `other` from recognizing. Source: GC-18 to GC-23.
  private func excludes(_ active: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard rules.winner != .all, active !== other, active.sharesTouch(with: other) else {
      return false
    }
    if !active.canPrevent(other) || !other.canBePrevented(by: active) {
      guard !rules.heedsPrevention else { return false }
    }
    return !maySimultaneously(active, other)
  }

  /// Whether the delegates let the two recognize together. Source: GC-22, GC-23.
  private func maySimultaneously(
    _ active: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    func allows(_ one: UIGestureRecognizer, _ another: UIGestureRecognizer) -> Bool {
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: another) ?? false
    }
    switch rules.simultaneity {
    case .eitherDelegate: return allows(active, other) || allows(other, active)
    case .bothDelegates: return allows(active, other) && allows(other, active)
    case .never: return false
    }
  }
}

extension UIGestureRecognizer {
  /// How far the recognizer's view is from the view that was hit first.
  fileprivate var depth: Int { attempt.first?.depth(of: self) ?? 0 }

  fileprivate var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

  fileprivate func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    attempt.contains { contact in other.attempt.contains { $0 === contact } }
  }
}
