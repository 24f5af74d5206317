extension Scenario.Recognizer {
  /// The recognizer, with what differs from a new one of the kind, after two spaces.
  var remark: String {
    let new = new
    var remarks: [String] = []
    if taps != new.taps { remarks.append(taps == 1 ? "1 tap" : "\(taps) taps") }
    if touches != new.touches { remarks.append("\(touches) fingers") }
    remarks += measures
    if !cancelsTouchesInView { remarks.append("cancelsTouchesInView: false") }
    if delaysTouchesBegan { remarks.append("delaysTouchesBegan: true") }
    if !delaysTouchesEnded { remarks.append("delaysTouchesEnded: false") }
    if !isEnabled { remarks.append("disabled") }
    if let delegate { remarks += delegate.remarks }
    remarks += cannotPrevent.remarks("cannot prevent")
    remarks += cannotBePreventedBy.remarks("cannot be prevented by")
    remarks += requiresFailureOf.remarks("requires failure of")
    remarks += subclassRequiresFailureOf.remarks("subclass requires failure of")
    remarks += subclassIsRequiredToFailBy.remarks("subclass is required to fail by")
    if !ignoredFingers.isEmpty {
      remarks.append("ignores fingers \(ignoredFingers.map(String.init).joined(separator: ", "))")
    }
    remarks += targets.map(\.remark)
    return "  \(kind.rawValue) \(id.shown)" + parenthesized(remarks)
  }

  /// What differs of the numbers and directions that only some kinds have.
  private var measures: [String] {
    let new = new
    var remarks: [String] = []
    if minimumPressDuration != new.minimumPressDuration {
      remarks.append("press of \(minimumPressDuration) ms")
    }
    if allowableMovement != new.allowableMovement {
      remarks.append("movement up to \(allowableMovement.minimal)")
    }
    if minimumTouches != new.minimumTouches { remarks.append("\(minimumTouches) fingers or more") }
    if let maximumTouches { remarks.append("\(maximumTouches) fingers at most") }
    if directions != new.directions {
      remarks.append("to \(directions.map(\.rawValue).joined(separator: ", "))")
    }
    if edges != new.edges {
      remarks.append("from \(edges.map(\.rawValue).joined(separator: ", "))")
    }
    if rebases { remarks.append("rebases") }
    return remarks
  }
}

extension Scenario.Recognizer.Delegate {
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    if let shouldReceive { remarks.append("shouldReceive: \(shouldReceive)") }
    remarks += Self.remarks("refuses touches in", refusesTouchesIn)
    if let shouldReceiveEvent { remarks.append("shouldReceiveEvent: \(shouldReceiveEvent)") }
    if let shouldBegin { remarks.append("shouldBegin: \(shouldBegin)") }
    remarks += Self.remarks("simultaneous with", simultaneousWith)
    remarks += Self.remarks("delegate requires failure of", requiresFailureOf)
    remarks += Self.remarks("delegate is required to fail by", isRequiredToFailBy)
    return remarks.isEmpty ? ["a silent delegate"] : remarks
  }

  /// What is said of a list: nothing where the method is not implemented.
  private static func remarks(_ verb: String, _ fellows: [Scenario.ID]?) -> [String] {
    guard let fellows else { return [] }
    return ["\(verb) \(fellows.isEmpty ? "none" : fellows.shown)"]
  }
}
