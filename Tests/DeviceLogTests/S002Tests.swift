import Logs
import Testing
import TouchScript

/// The article on the two chains: the one that finds a view, and the one that answers.
@Suite("S002, the chain of delivery and the chain of response")
struct S002Tests {
  @Test(
    "S002-1: a hidden, transparent or disabled view is asked, and asks no further",
    arguments: ["hidden", "without interaction", "alpha 0.01"])
  func gates(gate: String) {
    let q = View("Q", Rect(50, 50, 100, 100)) { View("QQ", Rect(10, 10, 50, 50)) }
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("P", Rect(0, 0, 200, 200)) {
          switch gate {
          case "hidden": q.isHidden()
          case "without interaction": q.isUserInteractionEnabled(false)
          default: q.alpha(0.01)
          }
        }
      }
    } script: {
      Down(at: Point(75, 75))
    }
    expectDeviceLog(
      of: scenario, observing: ["hitTest", "pointInside"], of: ["P", "Q", "QQ"],
      [.repeated(["hitTest(P)", "pointInside(P)", "hitTest(Q)"])],
      forbidden: ["pointInside(Q)", "hitTest(QQ)"])
    #expect(hitView(at: Point(75, 75), in: scenario) == "P")
  }

  @Test("S002-2: beside its superview a view is not asked")
  func overflow() {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("P", Rect(0, 0, 100, 100)) { View("Q", Rect(80, 80, 60, 60)) }
      }
    } script: {
      Down(at: Point(120, 120))
    }
    expectDeviceLog(
      of: scenario, observing: ["hitTest"], of: ["P", "Q"], [.repeated(["hitTest(P)"])],
      forbidden: ["hitTest(Q)"])
    #expect(hitView(at: Point(120, 120), in: scenario) == "window")
  }

  @Test("S002-3: the chain goes through a child controller, and drops what nobody handles")
  func childController() {
    let scenario = Scenario(dialect: .ios12) {
      Window("window", Rect(0, 0, 320, 480)) {
        View("parentView", Rect(0, 0, 320, 480)) {
          View("childView", Rect(0, 0, 320, 240)) {
            View("view", Rect(0, 0, 320, 100)) { View("leaf", Rect(0, 0, 320, 50)) }
          }
          .controller("childVC")
        }
        .controller("parentVC")
      }
    } script: {
      Tap(at: Point(10, 10))
    }
    let responders = [
      "view", "childView", "childVC", "parentView", "parentVC", "window", "application",
    ]
    #expect(chain(in: scenario) == responders)
    let all = ["leaf"] + responders
    expectDeviceLog(
      of: scenario, observing: ["V"],
      .sequence(
        all.map { .line("V(\($0)).began") } + all.map { .line("V(\($0)).ended") }))
  }

  @Test("S002-4: a view that calls super shares its touch with its superview")
  func shared() {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("P", Rect(0, 0, 200, 200)) { View("Q", Rect(50, 50, 100, 100)).touches(.passesOn) }
          .touches(.keeps)
      }
    } script: {
      Tap(at: Point(100, 100))
    }
    expectDeviceLog(
      of: scenario, observing: ["V"],
      """
      V(Q).began
      V(P).began
      V(Q).ended
      V(P).ended
      """)
  }
}
