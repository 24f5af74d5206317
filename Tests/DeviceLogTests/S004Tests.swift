import Logs
import Testing
import TouchScript

/// The article on how touches are found their views, and on bending that.
@Suite("S004, the mechanism of touches")
struct S004Tests {
  @Test(
    "S004-1: a hidden, transparent or disabled view takes no touch",
    arguments: [
      "isHidden", "alpha 0.01", "alpha 0", "isUserInteractionEnabled", "UIControl.isEnabled",
    ])
  func gates(gate: String) {
    let view = Button("A", Rect(0, 0, 100, 100))
    let scene = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        switch gate {
        case "isHidden": view.isHidden()
        case "alpha 0.01": view.alpha(0.01)
        case "alpha 0": view.alpha(0)
        case "isUserInteractionEnabled": view.isUserInteractionEnabled(false)
        default: view.isEnabled(false)
        }
      }
    }
    #expect(hitView(at: Point(50, 50), in: scene) == "window")
    let answers = deviceTrace(of: down(in: scene)).entries.map(\.what).filter { what in
      what.kind == .hitTest && what.who == "A"
    }
    #expect(!answers.isEmpty)
    #expect(answers.allSatisfy { $0.other == nil })
  }

  private func down(in scene: Scenario) -> Scenario {
    var scenario = scene
    scenario.script = [.init(at: 0, touches: [.init(0, .began, at: Point(50, 50))])]
    return scenario
  }

  /// The article's points, with the last eighth before an edge in the place of its last tenth.
  @Test(
    "S004-2: a hit area grown by 15 points is half-open",
    arguments: [
      (Point(130, 120), "Q"), (Point(85, 85), "Q"), (Point(84.875, 120), "P"),
      (Point(174.875, 154.875), "Q"), (Point(175, 120), "P"), (Point(130, 155), "P"),
    ])
  func grown(point: Point, view: String) {
    let scene = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("P", Rect(0, 0, 300, 300)) {
          View("Q", Rect(100, 100, 60, 40)).pointInside(.grown(15))
        }
      }
    }
    #expect(hitView(at: point, in: scene) == view)
  }

  private func overflow(_ p: (View) -> View) -> Scenario {
    Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("root", Rect(0, 0, 300, 300)) {
          p(View("P", Rect(50, 50, 100, 100)) { View("Q", Rect(80, 80, 60, 60)) })
        }
      }
    }
  }

  @Test(
    "S004-3: a view that is only where its subviews are gets them their touches, and loses its own",
    arguments: [(Point(170, 170), "Q"), (Point(140, 140), "Q"), (Point(60, 60), "root")])
  func onlySubviewFrames(point: Point, view: String) {
    let scene = overflow { $0.pointInside(.onlySubviewFrames) }
    #expect(hitView(at: point, in: scene) == view)
  }

  @Test(
    "S004-4: a view that asks its subviews where it has no answer loses nothing",
    arguments: [
      (Point(170, 170), "Q"), (Point(140, 140), "Q"), (Point(60, 60), "P"),
      (Point(250, 250), "root"),
    ])
  func asksSubviews(point: Point, view: String) {
    let scene = overflow { $0.hitTest(.asksSubviews) }
    #expect(hitView(at: point, in: scene) == view)
  }

  @Test(
    "S004-5: a view that never answers itself lets touches through beside its subviews",
    arguments: [(Point(120, 120), "q"), (Point(20, 20), "back")])
  func passesThrough(point: Point, view: String) {
    let scene = Scenario {
      Window("window", Rect(0, 0, 320, 480)) {
        View("root", Rect(0, 0, 300, 300)) {
          View("back", Rect(0, 0, 300, 300))
          View("pass", Rect(0, 0, 300, 300)) { View("q", Rect(100, 100, 50, 50)) }
            .hitTest(.passesThrough)
        }
      }
    }
    #expect(hitView(at: point, in: scene) == view)
  }

  @Test(
    "S004-6: a view leads to its controller or superview, a controller to its view's superview")
  func responders() {
    let scenario = Scenario(dialect: .ios12) {
      Window("window", Rect(0, 0, 320, 480)) {
        View("container", Rect(0, 0, 300, 300)) {
          View("managed", Rect(0, 0, 300, 300)) { View("plain", Rect(0, 0, 100, 100)) }
            .controller("vc")
        }
      }
    }
    // Window to application as in the article (CF-10: iOS 12); there is no delegate (CF-11).
    #expect(
      chain(in: down(in: scenario)) == ["managed", "vc", "container", "window", "application"])
  }
}
