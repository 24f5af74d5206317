import TouchScript

/// The article that follows events with breakpoints, on an iOS 13 simulator.
extension Experiment {
  static let s003 = chains + actions + [touchProperties]

  private static let article = "S003, debugging the response to touches"

  /// The tree that the article prints; its labels take touches (rulebook CF-23). Frames are as
  /// printed where they are; the window of text effects and its views let touches through, as their
  /// log shows.
  private static func demo(
    front: Button = front, back: Button = back, controllerActions: [String] = [],
    @ScriptBuilder script: () -> ScriptParts
  ) -> Scenario {
    Scenario(application: .init(delegate: .init())) {
      Window("UIWindow", phone) {
        View("UITransitionView", phone) {
          View("UIDropShadowView", phone) {
            View("root", phone) {
              back
              front
              Label("A", Rect(44, 75, 250, 166)).isUserInteractionEnabled(true)
              Label("B", Rect(82, 116, 250, 166)).isUserInteractionEnabled(true)
              Label("C", Rect(121, 162, 250, 166)).isUserInteractionEnabled(true)
            }
            .controller("vc", actions: controllerActions)
          }
        }
      }
      Window("UITextEffectsWindow", phone) {
        View("UIInputSetContainerView", phone) {
          View("UIInputSetHostView", phone).hitTest(.passesThrough)
          View("UIEditingOverlayGestureView", phone).hitTest(.passesThrough)
        }
        .hitTest(.passesThrough)
      }
      .level(10).hitTest(.passesThrough)
    } script: {
      script()
    }
  }

  private static let phone = Rect(0, 0, 414, 896)
  private static let back = Button("btnBack", Rect(140, 500, 173, 79))
  /// Labels take no touches unless they are told to, and a button's is not.
  private static let front = Button("btnFront", Rect(121, 478, 173, 79)) {
    View("UIButtonLabel", Rect(40, 25, 90, 22)).isUserInteractionEnabled(false)
  }

  private static let onFront = Point(207.5, 517.5)
  private static let onBoth = Point(200, 520)
  private static let onC = Point(350, 300)

  // MARK: The two chains

  private static let textEffects: [LogPattern] = [
    "hitTest(UITextEffectsWindow)", "hitTest(UIInputSetContainerView)",
    "hitTest(UIEditingOverlayGestureView)", "hitTest(UIInputSetHostView)",
  ]
  private static let main: [LogPattern] = [
    "hitTest(UIWindow)", "hitTest(UITransitionView)", "hitTest(UIDropShadowView)",
    "hitTest(root)", "hitTest(C)", "hitTest(B)", "hitTest(A)", "hitTest(btnFront)",
    "hitTest(UIButtonLabel)",
  ]

  private static let chains = [
    Experiment(
      "S003-1", "Views are asked window by window, front to back; a covered view is not asked.",
      source: article, demo { Tap(at: onFront) },
      device: DeviceLog(
        .printed, observing: ["hitTest"],
        .sequence(textEffects + main + [.repeated([.maybe(textEffects)] + main, min: 0)]),
        forbidden: ["hitTest(btnBack)"]),
      hits: "btnFront"),
    Experiment(
      "S003-2", "A tracking control forwards nothing, though its chain is long.",
      source: article, demo { Down(at: onFront) },
      device: DeviceLog(
        .printed, observing: ["V"], "V(btnFront).began",
        forbidden: [
          "V(root).began", "V(vc).began", "V(UIWindow).began", "V(application).began",
          "V(delegate).began",
        ]),
      chain: [
        "root", "vc", "UIDropShadowView", "UITransitionView", "UIWindow", "scene", "application",
        "delegate",
      ]),
    Experiment(
      "S003-3", "It forwards nothing when the touch ends, either.", source: article,
      demo { Tap(at: onFront) },
      device: DeviceLog(
        .stated, observing: ["V.ended"], "V(btnFront).ended",
        forbidden: ["V(root).ended", "V(vc).ended"])),
    Experiment(
      "S003-4", "A touch on a label goes up the whole chain.", source: article,
      demo { Down(at: onC) },
      device: DeviceLog(
        .printed, observing: ["V.began"],
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
        """)),
  ]

  // MARK: Actions

  private static let actions = [
    Experiment(
      "S003-5", "An action goes to its target. The covered button sends none.",
      source: article,
      demo(
        front: front.target("vc", "didClickBtnFront"), back: back.target("vc", "didClickBtnBack")
      ) { Tap(at: onBoth) },
      device: DeviceLog(
        .printed, observing: ["target"], "target(vc, didClickBtnFront)",
        forbidden: ["target(vc, didClickBtnBack)"])),
    Experiment(
      "S003-6", "Without a target, the action goes to the button if it has the method.",
      source: article,
      demo(
        front: front.target(nil, "didClickBtnFront").implements("didClickBtnFront"),
        controllerActions: ["didClickBtnFront"]
      ) { Tap(at: onFront) },
      device: DeviceLog(
        .printed, observing: ["target"], "target(btnFront, didClickBtnFront)",
        forbidden: ["target(vc, didClickBtnFront)"])),
    Experiment(
      "S003-7",
      "Without a target, it goes up the chain to the controller if the button has not.",
      source: article,
      demo(
        front: front.target(nil, "didClickBtnFront"), controllerActions: ["didClickBtnFront"]
      ) { Tap(at: onFront) },
      device: DeviceLog(.printed, observing: ["target"], "target(vc, didClickBtnFront)")),
    Experiment(
      "S003-8", "A covering button without an action still keeps the touch from the covered one.",
      source: article,
      demo(back: back.target("vc", "didClickBtnBack")) { Tap(at: onBoth) },
      device: DeviceLog(
        .stated, observing: ["target"], [], forbidden: ["target(vc, didClickBtnBack)"])),
  ]

  // MARK: Touches

  private static let touchProperties = Experiment(
    "S003-9", "A touch keeps its view wherever it goes.", source: article,
    demo {
      Down(at: onC)
      At(40)
      Move(to: Point(60, 80))
      At(90)
      Up(at: Point(5, 5))
    },
    device: DeviceLog(
      .stated, observing: ["V(C)"],
      """
      0 ms V(C).began
      40 ms V(C).moved
      90 ms V(C).ended
      """, forbidden: ["V(A).moved", "V(A).ended"]),
    hits: "C")
}
