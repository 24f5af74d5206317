import Testing
import TouchEngine

/// Notes each message that can climb the chain, and passes it on to whom the test says.
private final class Climbing: UIResponder {
  var above: UIResponder?
  var heard: [String] = []
  /// Called with each message, before it is passed on.
  var onMessage: ((String) -> Void)?
  override var next: UIResponder? { above }

  private func note(_ message: String) {
    heard.append(message)
    onMessage?(message)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesBegan")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesMoved")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesEnded")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesCancelled")
    super.touchesCancelled(touches, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("motionBegan")
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("motionEnded")
    super.motionEnded(motion, with: event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("motionCancelled")
    super.motionCancelled(motion, with: event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesBegan")
    super.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesChanged")
    super.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesEnded")
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesCancelled")
    super.pressesCancelled(presses, with: event)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    note("remoteControlReceived")
    super.remoteControlReceived(with: event)
  }
}

@Suite("Passing on, whatever it is")
struct PassingTests {
  private let messages: [(UIResponder) -> Void] = [
    { $0.touchesBegan([], with: nil) }, { $0.touchesMoved([], with: nil) },
    { $0.touchesEnded([], with: nil) }, { $0.touchesCancelled([], with: nil) },
    { $0.motionBegan(.motionShake, with: nil) }, { $0.motionEnded(.motionShake, with: nil) },
    { $0.motionCancelled(.motionShake, with: nil) }, { $0.pressesBegan([], with: nil) },
    { $0.pressesChanged([], with: nil) }, { $0.pressesEnded([], with: nil) },
    { $0.pressesCancelled([], with: nil) }, { $0.remoteControlReceived(with: nil) },
  ]

  private let below = Climbing()
  private let above = Climbing()

  init() { below.above = above }

  @Test("The next responder hears the same message as often as it is sent (RC-12)")
  func again() {
    for send in messages {
      send(below)
      send(below)
    }
    #expect(Set(above.heard).count == messages.count)
    #expect(above.heard.count == 2 * messages.count)
    #expect(above.heard == below.heard)
  }

  @Test("In a loop, each hears every message once, and again when it is sent again")
  func loop() {
    above.above = below
    for send in messages {
      send(below)
      send(below)
    }
    #expect(above.heard.count == 2 * messages.count)
    #expect(below.heard.count == 2 * messages.count)
  }

  @Test("Who is called back for the same message does not pass it on again")
  func calledBack() {
    above.onMessage = { [below, above] message in
      if message == "touchesBegan", above.heard.count < 5 { below.touchesBegan([], with: nil) }
    }
    below.touchesBegan([], with: nil)
    #expect(above.heard == ["touchesBegan"])
  }

  @Test("Who is called back for another message passes that on")
  func calledBackForAnother() {
    above.onMessage = { [below] message in
      if message == "touchesBegan" { below.touchesMoved([], with: nil) }
    }
    below.touchesBegan([], with: nil)
    #expect(above.heard == ["touchesBegan", "touchesMoved"])
  }

  @Test("However often two take turns at passing on to one another, the chain does not seem long")
  func takingTurns() {
    for _ in 0...(UIResponder.chainLimit / 2) {
      (below.above, above.above) = (above, nil)
      below.touchesBegan([], with: nil)
      (below.above, above.above) = (nil, below)
      above.touchesBegan([], with: nil)
    }
    #expect(below.heard.count == above.heard.count)
    #expect(below.heard.count == 2 * (UIResponder.chainLimit / 2 + 1))
  }

  @Test("A loop that is found by looking along the chain is reported")
  func reportedLoop() {
    final class Odd: UIView {
      var above: UIResponder?
      override var next: UIResponder? { above }
    }
    let world = World()
    let (first, second) = (Odd(), Odd())
    world.window.addSubview(first)
    world.window.addSubview(second)
    (first.above, second.above) = (second, first)
    #expect(first.responderChain.count == 2)
    #expect(world.application.programmerErrors.count == 1)
  }
}
