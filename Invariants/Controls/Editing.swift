import Thresholds
import TouchScript

extension Invariants {
  /// Chapter CT: what text fields tell of their editing.
  static let editing: [Invariant] = [.editingEvents]
}

extension Invariant {
  /// CT-47: a text field sends editingDidBegin as it becomes first responder, and editingDidEnd as it
  /// stops being it.
  static let editingEvents = Invariant("CT-47", of: .valueControls) { evidence in
    .when(
      evidence.leavesEditingAlone,
      evidence.judgeTellings() && evidence.judgeTaps()
        && .of(evidence.scene.views.indices.filter { evidence.view($0).kind == .textField }) {
          evidence.judgeChanges(of: $0)
        })
  }
}

extension Evidence {
  /// Whether nothing in the scene makes it open which text field is edited and tells so: what becomes of a
  /// field that the app disables, hides or moves is, and so is what callbacks and controllers do to it.
  fileprivate var leavesEditingAlone: Bool {
    ingredients.isDisjoint(with: [
      .reactions, .sentActions, .trackingOverrides, .severalWindows, .presentation, .interruptions,
      .hidden, .translucent, .inert, .disabled,
    ]) && !script.isChanged { if case .addSubview = $0 { true } else { false } }
  }

  /// Whether one text field at a time tells that it begins to be edited, and then that it ends.
  fileprivate func judgeTellings() -> Verdict {
    var edited: Int?
    return Verdict.of(events[.controlEvent]) { event in
      let fact = facts[event]
      guard let word = fact.controlEvent, [.editingDidBegin, .editingDidEnd].contains(word) else {
        return .notExercised
      }
      let before = edited
      let who: Sentence = before.map { "\(name($0))" } ?? "no text field"
      let isBegin = word == .editingDidBegin
      edited = isBegin ? fact.who : nil
      return Verdict.expect(
        view(fact.who).kind == .textField && before == (isBegin ? nil : fact.who), at: event,
        "\(name(fact.who)) sent \(word), while \(who) was edited",
        expected: "editingDidBegin and then editingDidEnd, of one text field at a time")
        && .expect(
          isBegin || mayEnd(fact.who, by: fact.at), at: event,
          "\(name(fact.who)) sent \(word), and nothing asked it to resign",
          expected: "the app ends editing, or another text field begins it")
    }
  }

  /// Whether the app changed something not long before, or a finger was on another text field.
  private func mayEnd(_ field: Int, by time: Int) -> Bool {
    let span = time - Tolerance.selectionDelay...time
    return scenario.script.contains { span.contains($0.at) && !$0.changes.isEmpty }
      || contacts.contains {
        $0.view == Scene.unknown
          || $0.view != field && scene.isView($0.view) && view($0.view).kind == .textField
      }
  }

  /// Whether a text field tells, soon after each change of the first responder, whether it is it.
  fileprivate func judgeChanges(of field: Int) -> Verdict {
    let changes = focusChanges(of: field)
    return Verdict.of(zip(changes, changes.dropFirst().map(\.event) + [.max])) { change, next in
      let isSettled = next >= span(from: change.event, change.at).upperBound
      return .given(isSettled ? change.isFirst : nil) { isFirst in
        judge(
          field, isEdited: isFirst, since: change.event, change.at,
          "\(isFirst ? "became" : "stopped being") first responder")
      }
    }
  }

  /// Whether a text field is edited soon after a plain tap, where no recognizer has a say in it.
  fileprivate func judgeTaps() -> Verdict {
    eachTouch(needs: [.tap, .alone, .fresh, .lifted, .surelyReceived, .unheld]) { touch in
      let end = touch.viewEnd
      return .when(
        end?.phase == .ended && touch.receivers.isEmpty && isEditable(touch.view)
          && isInBounds(touch.down.location, of: touch.view, at: end?.at ?? 0) == true
          && !scenario.script.contains { $0.at >= touch.down.at && !$0.changes.isEmpty },
        judge(touch.view, isEdited: true, since: end?.event ?? 0, end?.at ?? 0, "was tapped"))
    }
  }

  /// Whether a view is a text field whose class decides nothing by itself.
  private func isEditable(_ view: Int) -> Bool {
    let overrides = scene.sources[view].overrides
    return self.view(view).kind == .textField && overrides.canBecomeFirstResponder == nil
      && overrides.touches == Scenario.TouchHandling()
  }

  /// Whether what a text field has told by the time that is due is that it is edited, or is not.
  /// Source: RE-65.
  private func judge(
    _ field: Int, isEdited: Bool, since event: Int, _ time: Int, _ why: Sentence
  ) -> Verdict {
    let due = span(from: event, time).upperBound
    let last = controlFacts[field].last {
      $0 < due && [.editingDidBegin, .editingDidEnd].contains(facts[$0].controlEvent)
    }
    let word: ControlEvent = isEdited ? .editingDidBegin : .editingDidEnd
    let isRight = word == last.flatMap { facts[$0].controlEvent } ?? .editingDidEnd
    return .when(
      isRight || isSettled(after: time),
      .require(
        isRight, by: due,
        "\(name(field)) \(why), and did not send \(word)", expected: "\(word) of \(name(field))"))
  }

  private typealias FocusChange = (event: Int, at: Int, isFirst: Bool?)

  /// Where responders are asked to become or resign first responder, or are removed: whether a view is first
  /// responder then; nil where that does not show.
  private func focusChanges(of view: Int) -> [FocusChange] {
    let asked = events[.firstResponder].map { event -> FocusChange in
      let fact = facts[event]
      return (event, fact.at, fact.who == view ? fact.answer : fact.answer ? false : nil)
    }
    let removals = forecast.removals.map { removal -> FocusChange in
      (removal.start, removal.at, removal.views.contains(view) ? false : nil)
    }
    return (asked + removals).sorted { $0.event < $1.event }
  }
}
