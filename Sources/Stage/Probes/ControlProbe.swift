import TouchScript

// What the overridden methods of every probing control do, besides those of all views.
extension ViewProbe {
  func beginsTracking(super callSuper: () -> Bool) -> Bool {
    tracking(.begin) { spec.overrides.beginsTracking ?? callSuper() }
  }

  func continuesTracking(super callSuper: () -> Bool) -> Bool {
    tracking(.continue) { spec.overrides.continuesTracking ?? callSuper() }
  }

  func tracking(_ method: Observation.Tracking, super callSuper: () -> Void) {
    log.add(Trace.Event(.tracking, number, answer: true, word: .tracking(method)))
    callSuper()
  }

  func sends(super callSuper: () -> Void) {
    if spec.overrides.sendsActions ?? true { callSuper() }
  }

  private func tracking(_ method: Observation.Tracking, answer: () -> Bool) -> Bool {
    let entered = log.add(
      Trace.Event(.tracking, number, answer: true, word: .tracking(method)))
    let answer = answer()
    log.complete(entered) { $0.answer = answer }
    return answer
  }
}
