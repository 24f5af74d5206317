import Foundation
import TouchEngine

/// How the cost of a touch grows with the scene, and how near hit-testing comes to a bare loop.
///
/// Only ratios of times of one run are printed: they say the same on a slow machine as on a fast
/// one. Run it in a release build. It ends with status 1 if a ratio is above its goal.
@main
enum EngineBenchmark {
  static func main() {
    print(line("what is compared", "ratio", "goal"))
    let areKept = comparisons.map { $0.measure() }
    if areKept.contains(false) { exit(1) }
  }

  static var comparisons: [Comparison] {
    [
      growth("ten times the siblings (100 to 1,000)") { $0.addSiblings($1, to: $0.window) },
      growth("ten times the nesting (100 to 1,000)") { $0.addChain($1) },
      growth("ten times the recognizers on the way (100 to 1,000)", atMost: 20) { $0.addTaps($1) },
      elsewhere,
      takingApart("back to front") { $0 },
      takingApart("front to back") { $0.reversed() },
      hitTesting("1,000 siblings", in: .flat(1_000)),
      hitTesting("100 nested views", in: .chain(100)),
      hitTesting("a screen", in: .bushy(levels: 6)),
    ]
  }

  /// One touch, down and up, in a scene of 100 and in one of 1,000.
  static func growth(
    _ name: String, atMost goal: Double = 12, _ fill: @escaping (App, Int) -> Void
  ) -> Comparison {
    Comparison(name, atMost: goal) {
      let apps = [100, 1_000].map { size in
        let app = App()
        fill(app, size)
        return app
      }
      return nanoseconds(
        rounds: 60, repetitions: 10, of: apps.map { app in { app.touch(5, 5) } })
    }
  }

  /// One touch next to a subtree of 10 views, and next to one of 10,000.
  static var elsewhere: Comparison {
    Comparison("a thousand times the views elsewhere (10 to 10,000)", atMost: 1.5) {
      let apps = [10, 10_000].map { size in
        let app = App()
        let elsewhere = UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 300))
        app.window.addSubview(elsewhere)
        app.addSiblings(size, to: elsewhere)
        return app
      }
      return nanoseconds(rounds: 60, repetitions: 100, of: apps.map { app in { app.touch(5, 5) } })
    }
  }

  /// Adding so many subviews and taking them out one by one, for 2,000 and for 20,000.
  static func takingApart(
    _ order: String, _ arrange: @escaping ([UIView]) -> [UIView]
  ) -> Comparison {
    Comparison("ten times the subviews, taken apart \(order)", atMost: 20) {
      let crowds = [2_000, 20_000].map { size in
        (UIView(), (0..<size).map { _ in UIView() })
      }
      return nanoseconds(
        rounds: 15, repetitions: 1,
        of: crowds.map { parent, views in
          {
            for view in views { parent.addSubview(view) }
            for view in arrange(views) { view.removeFromSuperview() }
          }
        })
    }
  }

  /// The same search by the yardstick and by the engine.
  static func hitTesting(_ name: String, in twins: @autoclosure @escaping () -> Twins) -> Comparison
  {
    Comparison("hit-testing \(name), to a bare loop", atMost: 2.5) {
      let twins = twins()
      let point = CGPoint(x: 3, y: 3)
      let (rounds, repetitions) = (200, 50)
      var found = 0
      let costs = nanoseconds(
        rounds: rounds, repetitions: repetitions,
        of: [
          { if twins.bare.hitTest(point) != nil { found += 1 } },
          { if twins.window.hitTest(point, with: nil) != nil { found += 1 } },
        ])
      if found != 2 * rounds * repetitions { print("The two disagree on what is hit.") }
      return costs
    }
  }

  static func line(_ name: String, _ ratio: String, _ goal: String) -> String {
    name.padding(toLength: 57, withPad: " ", startingAt: 0)
      + ratio.padding(toLength: 9, withPad: " ", startingAt: 0) + goal
  }
}

/// Two pieces of work, and how much longer the second may take than the first.
struct Comparison {
  private let name: String
  private let goal: Double
  private let costs: () -> [Double]

  /// How often it is measured at most: on a busy machine a ratio may come out too high, but hardly
  /// every time.
  private static let attempts = 4

  init(_ name: String, atMost goal: Double, _ costs: @escaping () -> [Double]) {
    self.name = name
    self.goal = goal
    self.costs = costs
  }

  /// Measures it until it keeps its goal, prints the best ratio, and says whether that does.
  func measure() -> Bool {
    var best = Double.infinity
    for _ in 0..<Self.attempts where best > goal {
      let costs = costs()
      best = min(best, costs[1] / costs[0])
    }
    let words = String(format: best > goal ? "at most %.2f: not kept" : "at most %.2f", goal)
    print(EngineBenchmark.line(name, String(format: "%.2f", best), words))
    return best <= goal
  }
}
