import PropertyTesting
import TouchScript

/// Lets the app and the system do something while fingers are down, mostly to what they touch.
extension Casting {
  mutating func castScriptChanges(
    at view: Int, during strokes: [Stroke], _ script: inout ScriptWriter
  ) {
    guard let stroke = strokes.first, oneIn(focus.isExact ? 16 : 2) else { return }
    for _ in 0..<pick([1, 1, 1, 2]) {
      var time = pick([
        stroke.began + 5, stroke.began + 5, stroke.moves.first.map { $0.at + 1 } ?? stroke.began,
        stroke.over, stroke.over + 10, (stroke.began + stroke.over) / 2,
      ])
      for change in castChanges(around: view) {
        script.change(change, at: time)
        if !oneIn(3) { time += pick([1, 10, 500]) }
      }
    }
  }

  /// What happens in callbacks: of the touched view and those above it, of recognizers, of controls.
  mutating func castReactions() {
    guard traits.reactions, oneIn(focus.isExact ? 8 : plan.isEmpty ? 2 : 6) else { return }
    for _ in 0..<pick([1, 1, 2]) {
      let view =
        marks.isEmpty || oneIn(3)
        ? Int(random.below(UInt64(scene.views.count))) : pick(marks).view
      let changes = castChanges(around: view)
      if changes.isEmpty { continue }
      scene.reactions.append(Scenario.Reaction(on: castTrigger(around: view), changes: changes))
    }
  }

  private mutating func castTrigger(around view: Int) -> Scenario.Reaction.Trigger {
    let controls = scene.views.filter(\.kind.isControl)
    switch random.below(5) {
    case 0 where !scene.recognizers.isEmpty, 1 where !scene.recognizers.isEmpty:
      return .action(pick(scene.recognizers).id)
    case 2 where !controls.isEmpty:
      let events: [ControlEvent] = [
        .touchDown, .touchDown, .touchUpInside, .valueChanged, .touchCancel, .touchDragExit,
      ]
      return .controlEvent(pick(controls).id, pick(events))
    default:
      var responders = path(from: scene.views[view].id)
      responders += scene.controllers.map(\.id)
      if oneIn(4) { responders.append(Scenario.Reserved.application) }
      let responder = oneIn(2) ? responders[0] : pick(responders)
      return .touches(responder, pick([.began, .began, .moved, .ended, .cancelled]))
    }
  }

  // MARK: Changes

  /// One change, or several that belong together; none where the case has nothing to change so.
  private mutating func castChanges(around view: Int) -> [Scenario.Change] {
    switch random.below(14) {
    case 0, 1: return traits.moving ? castMove(of: view) : []
    case 2, 3: return traits.closing ? castClosing(of: view) : []
    case 4: return traits.placing ? castPlacing(of: view) : []
    case 5, 6: return traits.recognizerChanges ? castRecognizerChange(at: view) : []
    case 7: return traits.interruptions ? [.interrupt] : []
    case 8: return traits.system ? castSystemChange() : []
    case 9: return traits.firstResponders ? castFirstResponder(at: view) : []
    case 10: return traits.otherEvents ? castOtherEvent() : []
    case 11: return traits.animations ? castAnimation(of: view) : []
    case 12: return windows.count > 1 ? castKeyWindow() : castRemoval()
    default: return traits.presentations ? castPresentation() : castSending()
    }
  }

  /// The view itself, one above it, or any other; never a window.
  private mutating func subject(_ view: Int) -> Scenario.View? {
    let above = path(from: scene.views[view].id).dropFirst().dropLast()
    let name = oneIn(3) && !above.isEmpty ? pick(Array(above)) : scene.views[view].id
    let subject =
      oneIn(6) ? pick(scene.views) : scene.views.first { $0.id == name } ?? scene.views[view]
    return subject.kind == .window ? nil : subject
  }

  private mutating func castMove(of view: Int) -> [Scenario.Change] {
    guard let subject = subject(view) else { return [] }
    switch random.below(6) {
    case 0: return [.bringToFront(subject.id)]
    case 1: return [.sendToBack(subject.id)]
    case 2, 3: return [.removeFromSuperview(subject.id)]
    case 4:
      guard subject.kind != .cellContent, let parent = subject.parent else { return [] }
      return [.removeFromSuperview(subject.id), .addSubview(subject.id, to: parent)]
    default:
      guard subject.kind != .cellContent, subject.kind != .tableCell, !holdsControls(subject) else {
        return []
      }
      let homes = scene.views.filter { !path(from: $0.id).contains(subject.id) }
      return [.addSubview(subject.id, to: pick(homes).id)]
    }
  }

  private mutating func castClosing(of view: Int) -> [Scenario.Change] {
    let any = pick(scene.views)
    guard let subject = oneIn(10) ? any : subject(view) else { return [] }
    switch random.below(5) {
    case 0: return oneIn(2) ? [.setHidden(subject.id, true)] : reopening(subject.id)
    case 1: return [.setAlpha(subject.id, pick([0, 0.005, 0.5, 1]))]
    case 2: return [.setUserInteractionEnabled(subject.id, oneIn(4))]
    default:
      let control = scene.views[view].kind.isControl ? scene.views[view] : subject
      return control.kind.isControl
        ? [.setEnabled(control.id, oneIn(4))] : [.setUserInteractionEnabled(subject.id, false)]
    }
  }

  private func reopening(_ id: Scenario.ID) -> [Scenario.Change] {
    [.setHidden(id, true), .setHidden(id, false)]
  }

  /// Views move under the finger; controls stay, so that it stays clear what is inside of them.
  private mutating func castPlacing(of view: Int) -> [Scenario.Change] {
    guard let subject = subject(view), !holdsControls(subject) else { return [] }
    let frame = subject.frame
    if subject.kind.isScrollView, oneIn(2) {
      return oneIn(2)
        ? [.setScrollEnabled(subject.id, !subject.scrolling.isScrollEnabled)]
        : [.setScrollEnabled(subject.id, false), .setScrollEnabled(subject.id, true)]
    }
    switch random.below(3) {
    case 0:
      return [.setFrame(subject.id, Rect(frame.x + 40, frame.y - 8, frame.width, frame.height))]
    case 1:
      return [.setTransform(subject.id, pick([.scale(2, 2), .quarterTurn, .translation(16, 8)]))]
    default: return [.setBoundsOrigin(subject.id, Point(0, pick([8, 80, -16])))]
    }
  }

  private func holdsControls(_ view: Scenario.View) -> Bool {
    scene.views.contains { $0.kind.isControl && path(from: $0.id).contains(view.id) }
  }

  private mutating func castRecognizerChange(at view: Int) -> [Scenario.Change] {
    guard !scene.recognizers.isEmpty else { return [] }
    let path = path(from: scene.views[view].id)
    let near = scene.recognizers.filter { path.contains($0.view) }
    let recognizer = pick(near.isEmpty ? scene.recognizers : near)
    let id = recognizer.id
    switch random.below(5) {
    case 0: return [.setRecognizerEnabled(id, false)]
    case 1:
      return [.setRecognizerEnabled(id, !recognizer.isEnabled), .setRecognizerEnabled(id, true)]
    case 2: return [.removeRecognizer(id)]
    case 3: return [.removeRecognizer(id), .addRecognizer(id, to: recognizer.view)]
    default: return [.addRecognizer(id, to: pick(path))]
    }
  }

  private mutating func castSystemChange() -> [Scenario.Change] {
    switch random.below(5) {
    case 0: [.showHomeScreen]
    case 1: [.showHomeScreen, .showApplication]
    case 2: [.beginIgnoringInteractionEvents]
    case 3: [.beginIgnoringInteractionEvents, .endIgnoringInteractionEvents]
    default: [oneIn(2) ? .endIgnoringInteractionEvents : .showApplication]
    }
  }

  private mutating func castFirstResponder(at view: Int) -> [Scenario.Change] {
    var ids = path(from: scene.views[view].id) + scene.controllers.map(\.id)
    if oneIn(8) { ids.append(Scenario.Reserved.application) }
    let willing = scene.views.filter { $0.overrides.canBecomeFirstResponder == true }.map(\.id)
    let id = pick(willing.isEmpty || oneIn(3) ? ids : willing)
    switch random.below(4) {
    case 0: return [.becomeFirstResponder(id), .resignFirstResponder(id)]
    case 1: return [.resignFirstResponder(id)]
    default: return [.becomeFirstResponder(id)]
    }
  }

  private mutating func castOtherEvent() -> [Scenario.Change] {
    let ends: [EventPhase] = [.ended, .ended, .cancelled]
    switch random.below(4) {
    case 0: return [.motion(.began), .motion(pick(ends))]
    case 1: return [.press(.began), .press(pick(ends))]
    case 2: return [.motion(pick(ends))]
    default: return [.remoteControl]
    }
  }

  private mutating func castPresentation() -> [Scenario.Change] {
    guard scene.controllers.count > 1 else {
      return scene.controllers.first.map { [.dismiss($0.id)] } ?? castSending()
    }
    let number = random.integer(in: 1...scene.controllers.count - 1)
    let presenter = scene.controllers[random.integer(in: 0...number - 1)].id
    let presented = scene.controllers[number].id
    switch random.below(3) {
    case 0: return [.dismiss(presented)]
    case 1: return [.present(presented, by: presenter), .dismiss(presented)]
    default: return [.present(presented, by: presenter)]
    }
  }

  private mutating func castSending() -> [Scenario.Change] {
    let controls = scene.views.filter(\.kind.isControl)
    guard !controls.isEmpty else { return [] }
    let events: [ControlEvent] = [.touchUpInside, .valueChanged, .touchDown]
    return [.sendActions(pick(controls).id, for: oneIn(3) ? events : [pick(events)])]
  }

  // MARK: Rings

  /// Leaves out the moves and presentations that, all taken together, could lead back.
  mutating func leaveOutRings() {
    let mayRing =
      scene.script.contains { $0.changes.contains(where: \.leads) }
      || scene.reactions.contains { $0.changes.isEmpty || $0.changes.contains(where: \.leads) }
    guard mayRing, scene.mayLeadBack else { return }
    for index in scene.script.indices { scene.script[index].changes.removeAll(where: \.leads) }
    for index in scene.reactions.indices {
      scene.reactions[index].changes.removeAll(where: \.leads)
    }
    scene.reactions.removeAll { $0.changes.isEmpty }
  }
}

extension Scenario.Change {
  /// Whether the change puts something into something else.
  fileprivate var leads: Bool {
    switch self {
    case .addSubview, .present: true
    default: false
    }
  }
}
