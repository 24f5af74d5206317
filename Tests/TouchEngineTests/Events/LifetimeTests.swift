import Foundation
import Logs
import Testing
import TouchEngine

@Suite("Nothing is kept alive")
struct LifetimeTests {
  /// What was made in a world that is gone.
  final class Remains {
    weak var application: UIApplication?
    weak var scene: UIWindowScene?
    weak var window: UIWindow?
    weak var view: UIView?
    weak var control: UIControl?
    weak var recognizer: UIGestureRecognizer?
    weak var controller: UIViewController?
    weak var touch: UITouch?

    var isEmpty: Bool {
      application == nil && scene == nil && window == nil && view == nil && control == nil
        && recognizer == nil && controller == nil && touch == nil
    }
  }

  /// Makes a world with one of everything, plays in it, and lets go of it.
  private func remains(of play: (World) -> Void) -> Remains {
    let remains = Remains()
    do {
      let world = World()
      let controller = UIViewController()
      let view = world.add("view", 0, 0, 100, 100)
      controller.view = view
      view.isMultipleTouchEnabled = true
      view.onTouch = { [weak remains] touch, _ in remains?.touch = touch }
      let control = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      world.window.addSubview(control)
      control.addTarget(control, action: "act", for: .touchDown)
      let recognizer = world.tap("double", on: view, taps: 2)
      recognizer.delaysTouchesBegan = false
      world.tap("window's", on: world.window, fingers: 2)
      remains.application = world.application
      remains.scene = world.scene
      remains.window = world.window
      remains.view = view
      remains.control = control
      remains.recognizer = recognizer
      remains.controller = controller
      #expect(!remains.isEmpty)
      play(world)
    }
    return remains
  }

  /// What may have happened when a world is let go of.
  struct Play: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let perform: @Sendable (World) -> Void
  }

  static let plays = [
    Play(testDescription: "nothing") { _ in },
    Play(testDescription: "taps") { world in
      world.tap(5, 5, at: 0, until: 50)
      world.tap(5, 5, at: 100, until: 150)
      world.tap(5, 105, at: 1000, until: 1050)
      world.application.advance(to: 5000)
    },
    Play(testDescription: "fingers that are still on a view and on a control") { world in
      world.touch(at: 0, .down(5, 5))
      world.touch(at: 10, .down(5, 105, finger: 1))
    },
    Play(testDescription: "half a gesture, of which the view waits for the end") { world in
      world.tap(5, 5, at: 0, until: 50)
    },
    Play(testDescription: "a recognizer and a view were taken away in a touch") { world in
      world.touch(at: 0, .down(5, 5))
      let view = world.window.subviews[0]
      for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
      view.removeFromSuperview()
    },
    Play(testDescription: "a button that is held, which the key window received") { world in
      world.window.makeKey()
      world.application.press([PressSample(type: .select, phase: .began)])
    },
  ]

  @Test("A world is let go of after any events", arguments: plays)
  func world(play: Play) { #expect(remains(of: play.perform).isEmpty) }

  @Test("So is an application that received a button that is held itself")
  func heldButton() {
    weak var alone: UIApplication?
    do {
      let application = UIApplication()
      application.press([PressSample(type: .select, phase: .began)])
      alone = application
    }
    #expect(alone == nil)
  }

  @Test("A touch is let go when it is over, while the world goes on")
  func touch() {
    let world = World()
    let view = world.add("a", 0, 0, 100, 100)
    world.tap("tap", on: view)
    weak var touch: UITouch?
    view.onTouch = { seen, _ in touch = seen }
    world.touch(at: 0, .down(5, 5))
    #expect(touch != nil)
    world.touch(at: 10, .up(5, 5))
    #expect(touch == nil)
  }

  @Test("A view in a touch lives as long as the touch")
  func viewOfTouch() {
    let world = World()
    weak var view: UIView?
    do {
      let made = world.add("a", 0, 0, 100, 100)
      view = made
    }
    world.touch(at: 0, .down(5, 5))
    view?.removeFromSuperview()
    #expect(view != nil)
    world.touch(at: 10, .up(5, 5))
    world.expectLog(["V(a).began [touch 0]", "V(a).cancelled [touch 0]"])
    #expect(view == nil)
  }

  @Test("A recognizer that lives on, with its timer set, survives its application")
  func recognizerOutlives() {
    let tap = UITapGestureRecognizer()
    do {
      let world = World()
      let view = world.add("a", 0, 0, 100, 100)
      view.addGestureRecognizer(tap)
      world.touch(at: 0, .down(5, 5))
      #expect(tap.numberOfTouches == 1)
    }
    #expect(tap.view == nil)
    #expect(tap.numberOfTouches == 0)
    tap.isEnabled = false
  }

  @Test("A recognizer that is gone does not fire its timer")
  func recognizerGone() {
    let world = World()
    weak var tap: UITapGestureRecognizer?
    do {
      let view = world.add("a", 0, 0, 100, 100)
      let made = world.tap("tap", on: view)
      tap = made
      world.touch(at: 0, .down(5, 5))
      view.removeGestureRecognizer(made)
    }
    world.touch(at: 10, .up(5, 5))
    world.application.advance(to: 5000)
    #expect(tap == nil)
    #expect(world.take().texts.last?.hasPrefix("reset(tap)") == true)
  }

  @Test(
    "A device goes on when an app is gone in the middle of a gesture that waits for time",
    arguments: 0..<3)
  func appGone(kind: Int) {
    let device = Device()
    do {
      let application = UIApplication(device: device)
      device.springBoard.open(application)
      let window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: application)
      window.isHidden = false
      window.addGestureRecognizer(
        [
          UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        ][kind])
      device.touch([.down(5, 5)])
      #expect(window.gestureRecognizers?.first?.numberOfTouches == 1)
    }
    device.advance(to: 5000)
    #expect(device.time == 5000)
  }

  @Test("An application that goes away while a touch is held back leaves no timer to the device")
  func applicationGone() {
    let world = World()
    let device = world.application.device
    weak var gone: UIApplication?
    weak var goneView: UIScrollView?
    do {
      let application = UIApplication(device: device)
      let window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
      window.isHidden = false
      let view = UIScrollView(frame: window.bounds)
      window.addSubview(view)
      device.touch([.down(5, 5)])
      #expect(view.isTracking)
      gone = application
      goneView = view
    }
    #expect(gone == nil)
    #expect(goneView == nil)
    device.advance(to: 500)
    #expect(world.application.time == 500)
  }

  @Test("An application that goes away in the middle of a drag leaves nothing behind")
  func scrollViewGone() {
    weak var scroll: UIScrollView?
    weak var application: UIApplication?
    do {
      let world = World()
      let view = UIScrollView(frame: world.window.bounds)
      view.contentSize = CGSize(width: 320, height: 1000)
      world.window.addSubview(view)
      world.touch(at: 0, .down(100, 300))
      world.touch(at: 20, .move(100, 200))
      #expect(view.isDragging)
      scroll = view
      application = world.application
    }
    #expect(scroll == nil)
    #expect(application == nil)
  }
}
