import TouchScript

// What is read off after touches went down, without any callback.
extension StagedScene {
  /// Notes the responder chain of every view that was just touched, and who receives the touches.
  func readOffNewTouches(of event: UIEvent) {
    var asked: [Trace.Number] = []
    for touch in log.byFinger(event.allTouches ?? []) where touch.phase == .began {
      guard let view = touch.view else { continue }
      readChain(of: view)
      log.add(Trace.Event(.receivers), fingersOf: CollectionOfOne(touch))
      let receivers = (touch.gestureRecognizers ?? []).filter { recognizer in
        recognizer.name.map { self.recognizer($0) === recognizer && isWatched($0) } ?? false
      }
      for recognizer in receivers { log.list(log.number(of: recognizer)) }
      if !(view is UIWindow) {
        note(event.touches(for: view), of: log.number(of: view), unlessIn: &asked)
      }
      if let window = touch.window {
        note(event.touches(for: window), of: log.number(of: window), unlessIn: &asked)
      }
      for recognizer in receivers {
        let number = log.responder(log.name(of: recognizer))
        note(event.touches(for: recognizer), of: number, unlessIn: &asked)
      }
    }
  }

  /// Whether the class of a recognizer tells what it hears.
  private func isWatched(_ recognizer: Scenario.ID) -> Bool {
    let number = log.names.recognizer(recognizer)
    return scenario.recognizers.indices.contains(number)
      && scenario.recognizers[number].kind != .scrollPan
  }

  private func readChain(of view: UIView) {
    log.add(Trace.Event(.chain, log.number(of: view)))
    var next = view.next
    for _ in 0..<longestChain {
      guard let responder = next else { break }
      log.list(log.number(of: responder))
      next = responder.next
    }
  }

  private func note(
    _ touches: @autoclosure () -> Set<UITouch>?, of number: Trace.Number,
    unlessIn asked: inout [Trace.Number]
  ) {
    if asked.contains(number) { return }
    asked.append(number)
    log.add(Trace.Event(.touchSet, number), fingersOf: touches() ?? [])
  }
}
