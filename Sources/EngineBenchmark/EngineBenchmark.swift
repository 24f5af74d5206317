import Foundation
import TouchEngine

/// How the cost of a touch grows with the scene, and how near hit-testing comes to a bare loop.
///
/// Only ratios of times of one run are printed: they say the same on a slow machine as on a fast
/// one. Run it in a release build.
@main
enum EngineBenchmark {
  static func main() {
    printRow("what is compared", "ratio", "goal")
    compareGrowth("ten times the siblings (100 to 1,000)") { $0.addSiblings($1, to: $0.window) }
    compareGrowth("ten times the nesting (100 to 1,000)") { $0.addChain($1) }
    compareGrowth("ten times the recognizers on the way (100 to 1,000)", goal: 20) {
      $0.addTaps($1)
    }
    compareElsewhere()
    compareTakingApart("back to front") { $0 }
    compareTakingApart("front to back") { $0.reversed() }
    let point = CGPoint(x: 3, y: 3)
    compareHitTesting("hit-testing 1,000 siblings, to a bare loop", .flat(1_000), point)
    compareHitTesting("hit-testing 100 nested views, to a bare loop", .chain(100), point)
    compareHitTesting("hit-testing a screen, to a bare loop", .bushy(levels: 6), point)
  }

  /// One touch, down and up, in a scene of 100 and in one of 1,000.
  static func compareGrowth(
    _ name: String, goal: Double = 12, _ fill: (Scene, Int) -> Void
  ) {
    let scenes = [100, 1_000].map { size in
      let scene = Scene()
      fill(scene, size)
      return scene
    }
    let costs = nanoseconds(
      rounds: 60, repetitions: 10, of: scenes.map { scene in { scene.touch(5, 5) } })
    printRow(name, costs[1] / costs[0], goal)
  }

  /// One touch next to a subtree of 10 views, and next to one of 10,000.
  static func compareElsewhere() {
    let scenes = [10, 10_000].map { size in
      let scene = Scene()
      let elsewhere = UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 300))
      scene.window.addSubview(elsewhere)
      scene.addSiblings(size, to: elsewhere)
      return scene
    }
    let costs = nanoseconds(
      rounds: 60, repetitions: 100, of: scenes.map { scene in { scene.touch(5, 5) } })
    printRow("a thousand times the views elsewhere (10 to 10,000)", costs[1] / costs[0], 1.5)
  }

  /// Adding so many subviews and taking them out one by one, for 2,000 and for 20,000.
  static func compareTakingApart(_ order: String, _ arrange: @escaping ([UIView]) -> [UIView]) {
    let crowds = [2_000, 20_000].map { size in
      (UIView(), (0..<size).map { _ in UIView() })
    }
    let costs = nanoseconds(
      rounds: 15, repetitions: 1,
      of: crowds.map { parent, views in
        {
          for view in views { parent.addSubview(view) }
          for view in arrange(views) { view.removeFromSuperview() }
        }
      })
    printRow("ten times the subviews, taken apart \(order)", costs[1] / costs[0], 20)
  }

  /// The same search by the engine and by the yardstick.
  static func compareHitTesting(_ name: String, _ twins: Twins, _ point: CGPoint) {
    var found = 0
    let repetitions = 50
    let costs = nanoseconds(
      rounds: 200, repetitions: repetitions,
      of: [
        { if twins.bare.hitTest(point) != nil { found += 1 } },
        { if twins.window.hitTest(point, with: nil) != nil { found += 1 } },
      ])
    if found != 2 * 200 * repetitions { print("The two disagree on what is hit.") }
    printRow(name, costs[1] / costs[0], 2.5)
  }

  static func printRow(_ name: String, _ ratio: Double, _ goal: Double) {
    printRow(name, format(ratio), "at most \(format(goal))")
  }

  static func printRow(_ name: String, _ ratio: String, _ goal: String) {
    print(
      name.padding(toLength: 56, withPad: " ", startingAt: 0),
      ratio.padding(toLength: 8, withPad: " ", startingAt: 0), goal)
  }

  static func format(_ number: Double) -> String { String(format: "%.2f", number) }
}
