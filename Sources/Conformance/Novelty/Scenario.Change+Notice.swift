import TouchScript

extension Scenario.Change {
  /// A number for what kind of change it is: its place among all, and its flag or phase.
  var code: UInt64 {
    let form = record.form
    let place = Scenario.Change.records.firstIndex { $0.form === form } ?? 0
    let number = UInt64(place + 1)
    for value in form.values(self) ?? [] {
      if let flag = value.base as? Bool { return Word.code(number, Word.code(flag)) }
      if let phase = value.base as? EventPhase { return Word.code(number, Word.code(phase)) }
    }
    return number
  }

  /// The view, control or recognizer that it is about; nil if it is about none.
  var subject: Scenario.ID? {
    guard let (id, reference) = references.first else { return nil }
    switch reference {
    case .view, .subview, .window, .control, .recognizer: return id
    case .controller, .responder: return nil
    }
  }
}
