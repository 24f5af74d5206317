import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Responder chains that go on for ever, or nearly")
struct ChainLoopTests {
  private let world = World()

  /// A chain from a view in the window, over plain responders, back to the view.
  private func makeLoop() -> (view: LinkedView, links: [Link]) {
    let view = LinkedView("view", CGRect(x: 0, y: 0, width: 100, height: 100), world.calls)
    view.passesOn = true
    world.window.addSubview(view)
    let links = [Link("first", world.calls), Link("second", world.calls)]
    view.other = links[0]
    links[0].other = links[1]
    links[1].other = view
    return (view, links)
  }

  @Test("A touch goes round a loop once, and the loop is reported")
  func forwarding() {
    let (view, links) = makeLoop()
    world.touch(at: 0, .down(5, 5))
    world.expectLog(
      """
      V(view).began [touch 0]
      first began
      second began
      """)
    world.touch(at: 10, .up(5, 5))
    world.expectLog("V(view).ended [touch 0]")
    #expect(
      world.application.programmerErrors.map(\.kind) == [.responderLoop, .responderLoop])
    view.other = nil
    links[1].other = nil
  }

  @Test("Other events go round once as well")
  func otherEvents() {
    let (view, links) = makeLoop()
    world.window.makeKeyAndVisible()
    view.becomeFirstResponder()
    world.application.motion(.began)
    world.application.press([PressSample(type: .upArrow, phase: .began)])
    world.application.remoteControl(.remoteControlStop)
    world.expectLog(
      """
      first motion
      second motion
      """)
    links[1].other = nil
  }

  @Test("A search ends, with what it finds on the way round")
  func search() {
    let (view, links) = makeLoop()
    #expect(view.target(forAction: "go", withSender: nil) == nil)
    #expect(!world.application.sendAction("go", to: nil, from: view, for: nil))
    links[1].implement("go") { _, _ in }
    #expect(view.target(forAction: "go", withSender: nil) === links[1])
    links[1].other = nil
  }

  @Test("The chain can be listed and printed, each responder once")
  func printing() {
    let (view, links) = makeLoop()
    view.accessibilityIdentifier = "round"
    #expect(view.responderChain == [view, links[0], links[1]])
    #expect(view.responderChainDescription == "LinkedView round\nLink\nLink")
    links[1].other = nil
  }

  @Test("Responders that are their own next, and a loop without an application")
  func short() {
    let alone = Link("alone", world.calls)
    alone.other = alone
    alone.touchesBegan([], with: nil)
    alone.remoteControlReceived(with: nil)
    #expect(alone.target(forAction: "go", withSender: nil) == nil)
    #expect(!alone.becomeFirstResponder())
    #expect(alone.responderChain == [alone])
    world.expectLog("alone began")
    alone.other = nil
  }

  @Test("A chain of 10,000 responders works to its end")
  func deep() {
    let view = LinkedView("view", CGRect(x: 0, y: 0, width: 100, height: 100), world.calls)
    view.passesOn = true
    world.window.addSubview(view)
    let last = Link("last", world.calls)
    var links: [UIResponder] = [last]
    for _ in 0..<10_000 {
      let link = Silent()
      link.other = links.last
      links.append(link)
    }
    view.other = links.last
    last.implement("go") { _, _ in }
    world.touch(at: 0, .down(5, 5))
    world.expectLog(
      """
      V(view).began [touch 0]
      last began
      """)
    #expect(world.application.sendAction("go", to: nil, from: view, for: nil))
    #expect(world.application.programmerErrors.isEmpty)
    for link in links { (link as? Silent)?.other = nil }
  }

  @Test("A chain without an end is followed for a while, and reported")
  func endless() {
    let view = LinkedView("view", CGRect(x: 0, y: 0, width: 100, height: 100), world.calls)
    world.window.addSubview(view)
    final class Fresh: UIResponder {
      override var next: UIResponder? { Fresh() }
    }
    view.other = Fresh()
    view.passesOn = true
    #expect(view.target(forAction: "go", withSender: nil) == nil)
    world.touch(at: 0, .down(5, 5))
    world.expectLog("V(view).began [touch 0]")
    #expect(world.application.programmerErrors.first?.kind == .responderChainTooLong)
    #expect(view.responderChain.count == UIResponder.chainLimit)
  }

  @Test("A nested event of another kind passes a responder that is passing on another")
  func nested() {
    let outer = world.add("outer", 0, 0, 100, 100)
    let inner = world.add("inner", 0, 0, 50, 50, to: outer)
    inner.passesOn = true
    outer.passesOn = true
    inner.onTouch = { [unowned inner] touch, event in
      inner.onTouch = nil
      inner.touchesMoved([touch], with: event)
    }
    world.touch(at: 0, .down(5, 5))
    world.expectLog(
      """
      V(inner).began [touch 0]
      V(inner).moved [touch 0]
      V(outer).moved [touch 0]
      V(outer).began [touch 0]
      """)
    #expect(world.application.programmerErrors.isEmpty)
  }
}

/// A responder with a next one of the test's choosing.
private final class Link: UIResponder {
  private let name: String
  private let calls: Calls
  var other: UIResponder?

  init(_ name: String, _ calls: Calls) {
    self.name = name
    self.calls = calls
  }

  override var next: UIResponder? { other }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.note("\(name) began")
    super.touchesBegan(touches, with: event)
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.note("\(name) motion")
    super.motionBegan(motion, with: event)
  }
}

/// A responder that overrides nothing but `next`.
private final class Silent: UIResponder {
  var other: UIResponder?
  override var next: UIResponder? { other }
}

/// A view with a next responder of the test's choosing.
private final class LinkedView: LoggingView {
  var other: UIResponder?
  override var next: UIResponder? { other ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
}
