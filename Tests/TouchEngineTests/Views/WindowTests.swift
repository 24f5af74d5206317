import Foundation
import Testing
import TouchEngine

@Suite("Windows")
struct WindowTests {
  private let calls = Calls()
  private let application = UIApplication()

  /// A window that covers the screen, with a view that notes its touches.
  private func window(_ name: String) -> UIWindow {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let window = UIWindow(frame: frame, application: application)
    window.addSubview(LoggingView(name, frame, calls))
    return window
  }

  private func touched() -> String? {
    application.touch([.down(5, 5)])
    application.touch([.up(5, 5)])
    return calls.take().texts.first
  }

  @Test("A new window is hidden, and takes no touches")
  func newWindow() {
    let window = window("a")
    #expect(window.isHidden)
    #expect(window.windowLevel == .normal)
    #expect(application.windows == [window])
    #expect(touched() == nil)
    window.isHidden = false
    #expect(touched() == "V(a).began [touch 0]")
  }

  @Test("Of one level, the window shown last is in front, whatever is the key window")
  func orderOfShowing() {
    let first = window("first")
    let second = window("second")
    second.isHidden = false
    first.isHidden = false
    #expect(touched() == "V(first).began [touch 0]")
    second.makeKeyAndVisible()
    #expect(second.isKeyWindow)
    #expect(touched() == "V(first).began [touch 0]")
    second.isHidden = true
    second.isHidden = false
    #expect(touched() == "V(second).began [touch 0]")
    first.makeKeyAndVisible()
    #expect([first.isKeyWindow, second.isKeyWindow] == [true, false])
  }

  @Test("A window away from the screen's corner has its own coordinates")
  func coordinates() {
    let window = window("a")
    window.frame.origin = CGPoint(x: 100, y: 200)
    window.isHidden = false
    var locations: [CGPoint] = []
    (window.subviews[0] as? LoggingView)?.onTouch = { touch, _ in
      locations.append(touch.location(in: nil))
    }
    application.touch([.down(110, 220)])
    application.touch([.move(111, 221)])
    #expect(locations == [CGPoint(x: 10, y: 20), CGPoint(x: 11, y: 21)])
  }

  @Test("The root controller's view is in the window, and goes when another takes its place")
  func rootViewController() {
    let window = window("a")
    let first = UIViewController()
    let second = UIViewController()
    window.rootViewController = first
    #expect(first.view.superview === window)
    window.rootViewController = second
    #expect(first.view.superview == nil)
    #expect(second.view.window === window)
    window.rootViewController = nil
    #expect(second.view.window == nil)
  }

  @Test("A window outlives its application and its scene, and has none then")
  func outliving() {
    var application: UIApplication? = UIApplication()
    var scene = application.map { UIWindowScene(application: $0) }
    let window = scene.map { UIWindow(windowScene: $0) }
    #expect(window?.next === scene)
    scene = nil
    #expect(window?.windowScene == nil)
    #expect(window?.next === application)
    application = nil
    #expect(window?.application == nil)
    #expect(window?.next == nil)
  }

  @Test("A scene that goes away takes itself from its own windows only")
  func goneScene() {
    let world = World()
    do { _ = UIWindowScene(application: world.application) }
    #expect(world.window.windowScene === world.scene)
  }
}
