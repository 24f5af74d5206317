import TouchScript

/// The article on the two chains: the one that finds a view, and the one that answers.
extension Experiment {
  static let s002 = gates + [overflow, childController, shared]

  private static let article = "S002, the chain of delivery and the chain of response"

  private static let gates: [Experiment] = [
    ("hidden", "A hidden view"), ("disabled", "A view without user interaction"),
    ("alpha", "A view with an alpha of 0.01"),
  ].map { gate, subject in
    let q = View("Q", Rect(50, 50, 100, 100)) { View("QQ", Rect(10, 10, 50, 50)) }
    return Experiment(
      "S002-1:\(gate)", "\(subject) is asked, and does not ask its subviews.", source: article,
      Scenario {
        Window("window", Rect(0, 0, 320, 480)) {
          View("P", Rect(0, 0, 200, 200)) {
            switch gate {
            case "hidden": q.isHidden()
            case "disabled": q.isUserInteractionEnabled(false)
            default: q.alpha(0.01)
            }
          }
        }
      } script: {
        Down(at: Point(75, 75))
      },
      device: DeviceLog(
        .stated, observing: ["hitTest", "pointInside"], of: ["P", "Q", "QQ"],
        [.repeated(["hitTest(P)", "pointInside(P)", "hitTest(Q)"])],
        forbidden: ["pointInside(Q)", "hitTest(QQ)"]),
      hits: "P")
  }

  private static let overflow = Experiment(
    "S002-2", "Outside of its superview, a view is not asked.", source: article,
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("P", Rect(0, 0, 100, 100)) { View("Q", Rect(80, 80, 60, 60)) }
      }
    } script: {
      Down(at: Point(120, 120))
    },
    device: DeviceLog(
      .stated, observing: ["hitTest"], of: ["P", "Q"], [.repeated(["hitTest(P)"])],
      forbidden: ["hitTest(Q)"]),
    hits: "window")

  private static let responders = [
    "view", "childView", "childVC", "parentView", "parentVC", "window", "application",
  ]

  private static let childController = Experiment(
    "S002-3", "The chain goes through a child controller, and drops what no responder handles.",
    source: article,
    Scenario(dialect: .ios12) {
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
    },
    device: DeviceLog(
      .stated, observing: ["V"],
      .sequence(
        (["leaf"] + responders).map { .line("V(\($0)).began") }
          + (["leaf"] + responders).map { .line("V(\($0)).ended") })),
    hits: "leaf", chain: responders)

  private static let shared = Experiment(
    "S002-4", "A view that calls super shares its touch with its superview.", source: article,
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("P", Rect(0, 0, 200, 200)) { View("Q", Rect(50, 50, 100, 100)).touches(.passesOn) }
          .touches(.keeps)
      }
    } script: {
      Tap(at: Point(100, 100))
    },
    device: DeviceLog(
      .stated, observing: ["V"],
      """
      V(Q).began
      V(P).began
      V(Q).ended
      V(P).ended
      """))
}
