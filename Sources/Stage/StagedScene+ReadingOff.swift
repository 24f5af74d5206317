import TouchScript

// What is read off after touches went down, without any callback.
extension StagedScene {
  /// Notes the responder chain of every view that was just touched, and who receives the touches.
  func readOffNewTouches(of event: UIEvent) {
    var asked: [Scenario.ID] = []
    for touch in log.byFinger(event.allTouches ?? []) where touch.phase == .began {
      guard let view = touch.view else { continue }
      readChain(of: view)
      let receivers = (touch.gestureRecognizers ?? []).filter { recognizer in
        recognizer.name.map { recognizers[$0] === recognizer } ?? false
      }
      log.add(.receivers(finger: touch.finger, recognizers: receivers.map(log.name)))
      if !(view is UIWindow) {
        note(event.touches(for: view), of: log.name(of: view), unlessIn: &asked)
      }
      if let window = touch.window {
        note(event.touches(for: window), of: log.name(of: window), unlessIn: &asked)
      }
      for recognizer in receivers {
        note(event.touches(for: recognizer), of: log.name(of: recognizer), unlessIn: &asked)
      }
    }
  }

  private func readChain(of view: UIView) {
    var responders: [Scenario.ID] = []
    var next = view.next
    while let responder = next, responders.count < longestChain {
      responders.append(log.name(of: responder))
      next = responder.next
    }
    log.add(.chain(from: log.name(of: view), responders: responders))
  }

  private func note(
    _ touches: @autoclosure () -> Set<UITouch>?, of id: Scenario.ID,
    unlessIn asked: inout [Scenario.ID]
  ) {
    if asked.contains(id) { return }
    asked.append(id)
    log.add(.touchSet(of: id, fingers: (touches() ?? []).map(\.finger).sorted()))
  }
}
