import Logs
import Testing
import TouchScript

/// The article that follows events with breakpoints, on an iOS 13 simulator.
@Suite("S003, debugging the response to touches")
struct S003Tests {
  /// The tree that the article prints; its labels take touches (rulebook CF-23). Frames are as printed where they are; the window of text
  /// effects and its views let touches through, as their log shows.
  private func demo(
    front: Button? = nil, back: Button? = nil, controllerActions: [String] = [], at point: Point,
    lifts: Bool = true
  ) -> Scenario {
    Scenario(application: .init(delegate: .init())) {
      Window("UIWindow", Self.screen) {
        View("UITransitionView", Self.screen) {
          View("UIDropShadowView", Self.screen) {
            View("root", Self.screen) {
              back ?? Self.back
              front ?? Self.front
              Label("A", Rect(44, 75, 250, 166)).isUserInteractionEnabled(true)
              Label("B", Rect(82, 116, 250, 166)).isUserInteractionEnabled(true)
              Label("C", Rect(121, 162, 250, 166)).isUserInteractionEnabled(true)
            }
            .controller("vc", actions: controllerActions)
          }
        }
      }
      Window("UITextEffectsWindow", Self.screen) {
        View("UIInputSetContainerView", Self.screen) {
          View("UIInputSetHostView", Self.screen).hitTest(.passesThrough)
          View("UIEditingOverlayGestureView", Self.screen).hitTest(.passesThrough)
        }
        .hitTest(.passesThrough)
      }
      .level(10).hitTest(.passesThrough)
    } script: {
      if lifts { Tap(at: point) } else { Down(at: point) }
    }
  }

  private static let screen = Rect(0, 0, 414, 896)
  private static let back = Button("btnBack", Rect(140, 500, 173, 79))
  /// Labels take no touches unless they are told to, and a button's is not.
  private static let front = Button("btnFront", Rect(121, 478, 173, 79)) {
    View("UIButtonLabel", Rect(40, 25, 90, 22)).isUserInteractionEnabled(false)
  }

  private let onFront = Point(207.5, 517.5)
  private let onC = Point(350, 300)

  @Test("S003-1: views are asked window by window, front to back, and a covered one not at all")
  func hitTest() {
    let textEffects: [LogPattern] = [
      "hitTest(UITextEffectsWindow)", "hitTest(UIInputSetContainerView)",
      "hitTest(UIEditingOverlayGestureView)", "hitTest(UIInputSetHostView)",
    ]
    let main: [LogPattern] = [
      "hitTest(UIWindow)", "hitTest(UITransitionView)", "hitTest(UIDropShadowView)",
      "hitTest(root)", "hitTest(C)", "hitTest(B)", "hitTest(A)", "hitTest(btnFront)",
      "hitTest(UIButtonLabel)",
    ]
    let scenario = demo(at: onFront)
    expectDeviceLog(
      of: scenario, observing: ["hitTest"],
      .sequence(textEffects + main + [.repeated([.maybe(textEffects)] + main, min: 0)]),
      forbidden: ["hitTest(btnBack)"])
    #expect(hitView(at: onFront, in: scenario) == "btnFront")
  }

  @Test("S003-2: nothing climbs from a tracking control, though its chain is long")
  func chainOfControl() {
    let scenario = demo(at: onFront, lifts: false)
    expectDeviceLog(
      of: scenario, observing: ["V"], "V(btnFront).began",
      forbidden: [
        "V(root).began", "V(vc).began", "V(UIWindow).began", "V(application).began",
        "V(delegate).began",
      ])
    #expect(
      chain(in: scenario) == [
        "root", "vc", "UIDropShadowView", "UITransitionView", "UIWindow", "scene", "application",
        "delegate",
      ])
  }

  @Test("S003-3: nothing climbs when the touch ends either")
  func endOfControl() {
    expectDeviceLog(
      of: demo(at: onFront), observing: ["V.ended"], "V(btnFront).ended",
      forbidden: ["V(root).ended", "V(vc).ended"])
  }

  @Test("S003-4: a touch on a label climbs the whole chain")
  func chainOfLabel() {
    expectDeviceLog(
      of: demo(at: onC, lifts: false), observing: ["V.began"],
      """
      V(C).began
      V(root).began
      V(vc).began
      V(UIDropShadowView).began
      V(UITransitionView).began
      V(UIWindow).began
      V(scene).began
      V(application).began
      V(delegate).began
      """)
  }

  // MARK: actions

  @Test("S003-5: an action goes to its target, and none to the target of a covered button")
  func covered() {
    expectDeviceLog(
      of: demo(
        front: Self.front.target("vc", "didClickBtnFront"),
        back: Self.back.target("vc", "didClickBtnBack"), at: Point(200, 520)),
      observing: ["target"], "target(vc, didClickBtnFront)",
      forbidden: ["target(vc, didClickBtnBack)"])
  }

  @Test("S003-6: without a target the action goes to the button, where it has the method")
  func nilTargetOfButton() {
    expectDeviceLog(
      of: demo(
        front: Self.front.target(nil, "didClickBtnFront").implements("didClickBtnFront"),
        controllerActions: ["didClickBtnFront"], at: onFront),
      observing: ["target"], "target(btnFront, didClickBtnFront)",
      forbidden: ["target(vc, didClickBtnFront)"])
  }

  @Test("S003-7: and up the chain to the controller, where the button has not")
  func nilTargetOfController() {
    expectDeviceLog(
      of: demo(
        front: Self.front.target(nil, "didClickBtnFront"),
        controllerActions: ["didClickBtnFront"], at: onFront),
      observing: ["target"], "target(vc, didClickBtnFront)")
  }

  @Test("S003-8: a covering button without an action still keeps the touch from the covered one")
  func coveredByNothing() {
    expectDeviceLog(
      of: demo(back: Self.back.target("vc", "didClickBtnBack"), at: Point(200, 520)),
      observing: ["target"], [], forbidden: ["target(vc, didClickBtnBack)"])
  }

  // MARK: touches

  @Test("S003-9: a touch keeps its view wherever it goes, and has the time of its last change")
  func touchProperties() {
    var scenario = demo(at: onC)
    scenario.script = [
      .init(at: 0, touches: [.init(0, .began, at: onC)]),
      .init(at: 40, touches: [.init(0, .moved, at: Point(60, 80))]),
      .init(at: 90, touches: [.init(0, .ended, at: Point(5, 5))]),
    ]
    let touches = deviceTrace(of: scenario).entries.map(\.what).compactMap { what in
      what.kind == .responder && what.who == "C" ? what.touches.first : nil
    }
    #expect(touches.map(\.phase) == [.began, .moved, .ended])
    #expect(touches.map(\.view) == ["C", "C", "C"])
    #expect(touches.map(\.timestamp) == [0, 40, 90])
  }
}
