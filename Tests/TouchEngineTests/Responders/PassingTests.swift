import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Passing on, in chains that may go on for ever, or nearly")
struct PassingTests {
  private let world = World()
  private let below: LoggingResponder
  private let above: LoggingResponder

  init() {
    above = LoggingResponder("above", world.calls)
    below = LoggingResponder("below", world.calls, above: above)
  }

  private let messages: [(name: String, send: (UIResponder) -> Void)] = [
    ("touchesBegan", { $0.touchesBegan([], with: nil) }),
    ("touchesMoved", { $0.touchesMoved([], with: nil) }),
    ("touchesEnded", { $0.touchesEnded([], with: nil) }),
    ("touchesCancelled", { $0.touchesCancelled([], with: nil) }),
    ("motionBegan", { $0.motionBegan(.motionShake, with: nil) }),
    ("motionEnded", { $0.motionEnded(.motionShake, with: nil) }),
    ("motionCancelled", { $0.motionCancelled(.motionShake, with: nil) }),
    ("pressesBegan", { $0.pressesBegan([], with: nil) }),
    ("pressesChanged", { $0.pressesChanged([], with: nil) }),
    ("pressesEnded", { $0.pressesEnded([], with: nil) }),
    ("pressesCancelled", { $0.pressesCancelled([], with: nil) }),
    ("remoteControlReceived", { $0.remoteControlReceived(with: nil) }),
  ]

  @Test(
    "The next responder receives a message as often as it is sent, also in a loop (RC-12)",
    arguments: [false, true])
  func again(isLoop: Bool) {
    if isLoop { above.above = below }
    for message in messages {
      message.send(below)
      message.send(below)
      let once = ["below.\(message.name)", "above.\(message.name)"]
      world.expectLog(.sequence((once + once).map { .line($0) }))
    }
    above.above = nil
  }

  @Test("One called back with the same message does not pass it on again; another it does")
  func calledBack() {
    above.onMessage = { [below, above] message in
      guard message == "touchesBegan" else { return }
      above.onMessage = nil
      below.touchesBegan([], with: nil)
      below.touchesMoved([], with: nil)
    }
    below.touchesBegan([], with: nil)
    world.expectLog(
      """
      below.touchesBegan
      above.touchesBegan
      below.touchesBegan
      below.touchesMoved
      above.touchesMoved
      """)
  }

  @Test("However often two take turns at passing on to one another, the chain does not seem long")
  func takingTurns() {
    let rounds = UIResponder.chainLimit / 2 + 1
    for _ in 0..<rounds {
      (below.above, above.above) = (above, nil)
      below.touchesBegan([], with: nil)
      (below.above, above.above) = (nil, below)
      above.touchesBegan([], with: nil)
    }
    #expect(world.take().lines.count == 4 * rounds)
    above.above = nil
  }

  // MARK: Loops

  /// A chain from a view in the window, over two responders, back to the view.
  private func makeLoop() -> LoggingView {
    let view = world.willing("view")
    view.passesOn = true
    view.above = below
    above.above = view
    return view
  }

  @Test("A touch goes round a loop once, and the loop is reported")
  func touches() {
    let view = makeLoop()
    world.touch(at: 0, .down(5, 5))
    world.expectLog(["V(view).began [touch 0]", "below.touchesBegan", "above.touchesBegan"])
    world.touch(at: 10, .up(5, 5))
    world.expectLog(["V(view).ended [touch 0]", "below.touchesEnded", "above.touchesEnded"])
    #expect(world.reports == [.responderLoop, .responderLoop])
    view.above = nil
  }

  @Test("Other events go round once as well")
  func otherEvents() {
    let view = makeLoop()
    world.window.makeKeyAndVisible()
    view.becomeFirstResponder()
    world.application.motion(.began)
    world.application.press([PressSample(type: .upArrow, phase: .began)])
    world.application.remoteControl(.remoteControlStop)
    let messages = ["motionBegan", "pressesBegan", "remoteControlReceived"]
    world.expectLog(.sequence(messages.flatMap { [.line("below.\($0)"), .line("above.\($0)")] }))
    view.above = nil
  }

  @Test("A search ends, with what it finds on the way round; the chain has each responder once")
  func search() {
    let view = makeLoop()
    view.accessibilityIdentifier = "round"
    #expect(view.target(forAction: "go", withSender: nil) == nil)
    #expect(world.reports == [.responderLoop])
    #expect(!world.application.sendAction("go", to: nil, from: view, for: nil))
    above.implement("go") { _, _ in }
    #expect(view.target(forAction: "go", withSender: nil) === above)
    #expect(view.responderChain == [view, below, above])
    #expect(
      view.responderChainDescription == "LoggingView round\nLoggingResponder\nLoggingResponder")
    view.above = nil
  }

  @Test("Responders that are their own next, and a loop without an application")
  func short() {
    above.above = above
    above.touchesBegan([], with: nil)
    world.expectLog("above.touchesBegan")
    #expect(above.target(forAction: "go", withSender: nil) == nil)
    #expect(!above.becomeFirstResponder())
    #expect(above.responderChain == [above])
    above.above = nil
  }

  @Test("A loop through an application or a scene is reported to the application")
  func loopsOfHosts() {
    final class OddApplication: UIApplication {
      override var next: UIResponder? { self }
    }
    final class OddScene: UIWindowScene {
      override var next: UIResponder? { self }
    }
    let application = OddApplication()
    #expect(application.responderChain.count == 1)
    #expect(application.programmerErrors.count == 1)
    #expect(OddScene(application: application).responderChain.count == 1)
    #expect(application.programmerErrors.count == 2)
  }

  // MARK: Long chains

  /// A responder that overrides nothing but `next`.
  private final class Link: UIResponder {
    let above: UIResponder
    init(_ above: UIResponder) { self.above = above }
    override var next: UIResponder? { above }
  }

  @Test("A chain of 10,000 responders works to its end")
  func deep() {
    let view = world.willing("view")
    view.passesOn = true
    var links: [UIResponder] = [above]
    for link in 0..<10_000 { links.append(Link(links[link])) }
    view.above = links.last
    above.implement("go") { _, _ in }
    world.touch(at: 0, .down(5, 5))
    world.expectLog(["V(view).began [touch 0]", "above.touchesBegan"])
    #expect(world.application.sendAction("go", to: nil, from: view, for: nil))
    #expect(world.reports.isEmpty)
    // Freed one by one, from the lowest on.
    view.above = nil
    while links.popLast() != nil {}
  }

  @Test("A chain without an end is followed for a while, and reported")
  func endless() {
    final class Fresh: UIResponder {
      override var next: UIResponder? { Fresh() }
    }
    let view = world.willing("view")
    view.above = Fresh()
    view.passesOn = true
    #expect(view.target(forAction: "go", withSender: nil) == nil)
    world.touch(at: 0, .down(5, 5))
    world.expectLog("V(view).began [touch 0]")
    #expect(world.reports.first == .responderChainTooLong)
    #expect(view.responderChain.count == UIResponder.chainLimit)
  }
}
