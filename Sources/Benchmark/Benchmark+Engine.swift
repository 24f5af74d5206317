import Foundation
import TouchEngine

extension Benchmark {
  /// How the cost of a touch grows with the scene, and how near hit-testing comes to a bare loop.
  static func engine() -> Bool {
    [
      touch("ten times the siblings", 100, 1_000, atMost: 12) { $0.addSiblings($1) },
      touch("ten times the nesting", 100, 1_000, atMost: 12) { $0.addChain($1) },
      touch("ten times the recognizers on the way", 100, 1_000, atMost: 20) {
        for _ in 0..<$1 { $0.addGestureRecognizer(UITapGestureRecognizer()) }
      },
      touch("a thousand times the views elsewhere", 10, 10_000, atMost: 1.5) {
        let elsewhere = UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 300))
        $0.addSubview(elsewhere)
        elsewhere.addSiblings($1)
      },
      removal(),
      hitTesting("1,000 siblings") { $0.addSiblings(1_000) },
    ].allSatisfy { $0 }
  }

  /// One touch, down and up, in a small scene and in a large one.
  private static func touch(
    _ name: String, _ small: Int, _ large: Int, atMost limit: Double, in fill: (UIView, Int) -> Void
  ) -> Bool {
    compare("\(name) (\(small) to \(large))", atMost: limit, rounds: 60) {
      [small, large].map { size in
        let application = UIApplication()
        let window = UIWindow(frame: screen, application: application)
        window.isHidden = false
        fill(window, size)
        let finger = [UITouch.Phase.began, .ended].map { phase in
          FingerSample(finger: 0, phase: phase, location: CGPoint(x: 5, y: 5))
        }
        return {
          for _ in 0..<20 { for sample in finger { application.touch([sample]) } }
        }
      }
    }
  }

  /// Adding subviews and removing them one by one, the first one first.
  private static func removal() -> Bool {
    compare("ten times the subviews to remove (2000 to 20000)", atMost: 20, rounds: 15) {
      [2_000, 20_000].map { size in
        let (parent, views) = (UIView(), (0..<size).map { _ in UIView() })
        return {
          for view in views { parent.addSubview(view) }
          for view in views { view.removeFromSuperview() }
        }
      }
    }
  }

  /// The same search by a bare loop and by the engine.
  private static func hitTesting(_ name: String, in fill: (UIView) -> Void) -> Bool {
    compare("hit-testing \(name), to a bare loop", atMost: 2.5, rounds: 200) {
      let root = UIView(frame: screen)
      fill(root)
      let bare = BareView(copying: root)
      let point = CGPoint(x: 3, y: 3)
      return [{ bare.hitTest(point) != nil }, { root.hitTest(point, with: nil) != nil }].map {
        hits in
        { for _ in 0..<200 where !hits() { fatalError("Nothing is hit.") } }
      }
    }
  }

  private static let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
}

extension UIView {
  /// Adds subviews that do not contain the points touched, in front of one that does.
  fileprivate func addSiblings(_ count: Int) {
    addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
    for index in 1..<count {
      let (x, y) = (Double(index % 40) * 10, 500 + Double(index / 40 % 30) * 10)
      addSubview(UIView(frame: CGRect(x: x, y: y, width: 9, height: 9)))
    }
  }

  /// Adds views that are nested in one another.
  fileprivate func addChain(_ depth: Int) {
    var view = self
    for _ in 0..<depth {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      view.addSubview(inner)
      view = inner
    }
  }
}
