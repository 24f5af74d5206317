import TouchScript

// What the overridden methods of every probing control do, besides those of all views.
extension ViewProbe {
  func beginsTracking(super callSuper: () -> Bool) -> Bool {
    tracking(.begin) { spec.overrides.beginsTracking ?? callSuper() }
  }

  func continuesTracking(
    _ touch: UITouch, in control: UIControl, super callSuper: () -> Bool
  ) -> Bool {
    tracking(.continue) {
      if spec.overrides.tracksInsideOnly, !control.bounds.contains(touch.location(in: control)) {
        return false
      }
      return spec.overrides.continuesTracking ?? callSuper()
    }
  }

  func tracking(_ method: Observation.Tracking, super callSuper: () -> Void) {
    log.add(Trace.Event(.tracking, number, answer: true, word: .tracking(method)))
    callSuper()
  }

  func sends(
    to target: (any ActionTarget)?, super callSuper: ((any ActionTarget)?) -> Void
  ) {
    guard spec.overrides.sendsActions ?? true else { return }
    callSuper(spec.overrides.redirectsActions ? nil : target)
  }

  private func tracking(_ method: Observation.Tracking, answer: () -> Bool) -> Bool {
    let entered = log.add(
      Trace.Event(.tracking, number, answer: true, word: .tracking(method)))
    let answer = answer()
    log.complete(entered) { $0.answer = answer }
    return answer
  }
}
