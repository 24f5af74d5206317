import TouchScript

/// The article on how touches are found their views, and on bending that.
extension Experiment {
  static let s004 = gates + grown + overflows + passingThrough + [responders]

  private static let article = "S004, the mechanism of touches"

  // MARK: What keeps touches out

  private static let gates = [
    ("hidden", "A hidden view"), ("alpha", "A view with an alpha of 0.01"),
    ("clear", "A view with an alpha of 0"),
    ("disabled", "A view without user interaction"),
    ("control", "A control that is not enabled"),
  ].map { gate, subject in
    let view = Button("A", Rect(0, 0, 100, 100))
    return Experiment(
      "S004-1:\(gate)", "\(subject) takes no touch.", source: article,
      Scenario {
        Window("window", Rect(0, 0, 320, 480)) {
          switch gate {
          case "hidden": view.isHidden()
          case "alpha": view.alpha(0.01)
          case "clear": view.alpha(0)
          case "disabled": view.isUserInteractionEnabled(false)
          default: view.isEnabled(false)
          }
        }
      } script: {
        Down(at: Point(50, 50))
      },
      device: DeviceLog(
        .stated, observing: ["hitTest(A)"], [.repeated(["hitTest(A) at (50, 50) → nil"])],
        forbidden: ["V(A).began"]),
      hits: "window")
  }

  // MARK: Enlarged hit areas

  /// The article's points, with the last eighth before an edge in the place of its last tenth.
  private static let grown = [
    ("inside", Point(130, 120), "Q"), ("corner", Point(85, 85), "Q"),
    ("left", Point(84.875, 120), "P"), ("last", Point(174.875, 154.875), "Q"),
    ("right", Point(175, 120), "P"), ("bottom", Point(130, 155), "P"),
  ].map { name, point, view in
    located(
      "S004-2:\(name)", "A hit area grown by 15 points is half-open.", point, view,
      View("P", Rect(0, 0, 300, 300)) {
        View("Q", Rect(100, 100, 60, 40)).pointInside(.grown(15))
      })
  }

  // MARK: Subviews that stick out

  private static func overflow(_ p: (View) -> View) -> View {
    View("root", Rect(0, 0, 300, 300)) {
      p(View("P", Rect(50, 50, 100, 100)) { View("Q", Rect(80, 80, 60, 60)) })
    }
  }

  private static let overflows =
    [
      ("sticking-out", Point(170, 170), "Q"), ("common", Point(140, 140), "Q"),
      ("own", Point(60, 60), "root"),
    ].map { name, point, view in
      located(
        "S004-3:\(name)",
        "A view whose area is that of its subviews passes their touches on, and loses its own.",
        point, view, overflow { $0.pointInside(.onlySubviewFrames) })
    }
    + [
      ("sticking-out", Point(170, 170), "Q"), ("common", Point(140, 140), "Q"),
      ("own", Point(60, 60), "P"), ("beside", Point(250, 250), "root"),
    ].map { name, point, view in
      located(
        "S004-4:\(name)", "A view that asks its subviews if it has no answer loses nothing.",
        point, view, overflow { $0.hitTest(.asksSubviews) })
    }

  private static let passingThrough = [
    ("subview", Point(120, 120), "q"), ("behind", Point(20, 20), "back"),
  ].map { name, point, view in
    located(
      "S004-5:\(name)",
      "A view that never returns itself lets touches through outside of its subviews.", point, view,
      View("root", Rect(0, 0, 300, 300)) {
        View("back", Rect(0, 0, 300, 300))
        View("pass", Rect(0, 0, 300, 300)) { View("q", Rect(100, 100, 50, 50)) }
          .hitTest(.passesThrough)
      })
  }

  /// An experiment that is about where a finger lands.
  private static func located(
    _ id: String, _ says: String, _ point: Point, _ hit: Scenario.ID, _ view: View
  ) -> Experiment {
    Experiment(
      id, says, source: article,
      Scenario {
        Window("window", Rect(0, 0, 320, 480)) { view }
      } script: {
        Down(at: point)
      },
      device: DeviceLog(
        .stated, observing: ["hitTest(window)"],
        [.repeated([.line("hitTest(window) at (\(point.x.shown), \(point.y.shown)) → \(hit)")])]),
      hits: hit)
  }

  // MARK: The chain

  /// Window to application as in the article (CF-10: iOS 12); there is no delegate (CF-11).
  private static let responders = Experiment(
    "S004-6", "A view leads to its controller or superview, a controller to its view's superview.",
    source: article,
    Scenario(dialect: .ios12) {
      Window("window", Rect(0, 0, 320, 480)) {
        View("container", Rect(0, 0, 300, 300)) {
          View("managed", Rect(0, 0, 300, 300)) { View("plain", Rect(0, 0, 100, 100)) }
            .controller("vc")
        }
      }
    } script: {
      Down(at: Point(50, 50))
    },
    device: DeviceLog(
      .stated, observing: ["V.began"],
      """
      V(plain).began
      V(managed).began
      V(vc).began
      V(container).began
      V(window).began
      V(application).began
      """),
    chain: ["managed", "vc", "container", "window", "application"])
}

extension Double {
  /// The number as logs have it: whole ones without decimals.
  fileprivate var shown: String { Int(exactly: self).map(String.init) ?? String(self) }
}
