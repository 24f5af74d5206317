/// Wrong ways to tell gestures: what each kind of recognizer takes for its own.
extension Fault {
  static let taps: [Fault] = [
    Fault(
      "taps-at-any-interval", "The next tap may come as late as it likes.",
      breaks: ["KR-06"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)
    ) { $0.recognizers.tap.limitsInterval = false },
    Fault(
      "tap-with-fewer-fingers", "A tap is recognized with fewer fingers than required.",
      breaks: ["KR-09"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.tap.requiresAllFingers = false },
    Fault(
      "tap-at-first-lift", "A tap of several fingers is recognized when the first of them lifts.",
      breaks: ["KR-10"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.tap.ends = .firstLift },
    Fault(
      "cancelled-tap", "A tap is recognized when the system takes its touch away.",
      breaks: ["KR-12"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1),
      scope: .everything
    ) { $0.recognizers.tap.failsWhenCancelled = false },
    Fault(
      "tap-at-zero", "A tap says that it is at zero, wherever its finger was.",
      breaks: ["KR-13"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.tap.location = .zero },
  ]

  static let newRecognizers: [Fault] = [
    Fault(
      "new-recognizer-delays-nothing", "A new recognizer does not delay the ends of touches.",
      breaks: ["GR-10"], smallest: SceneSize(views: 0, recognizers: 1, samples: 0)
    ) { $0.recognizers.delaysTouchesEndedOfNew = false },
    Fault(
      "new-tap-looks-for-two", "A new tap recognizer looks for two taps.",
      breaks: ["KR-01"], smallest: SceneSize(views: 0, recognizers: 1, samples: 0)
    ) { $0.recognizers.tap.tapsOfNew = 2 },
    Fault(
      "new-press-takes-a-second", "A new long press takes a whole second.",
      breaks: ["KR-14"], smallest: SceneSize(views: 0, recognizers: 1, samples: 0)
    ) { $0.recognizers.longPress.durationOfNew = 1 },
    Fault(
      "new-pan-takes-two-fingers", "A new pan takes two fingers.",
      breaks: ["KR-24"], smallest: SceneSize(views: 0, recognizers: 1, samples: 0)
    ) { $0.recognizers.pan.fingersOfNew = 2 },
    Fault(
      "new-swipe-goes-left", "A new swipe goes to the left.",
      breaks: ["KR-37"], smallest: SceneSize(views: 0, recognizers: 1, samples: 0)
    ) { $0.recognizers.swipe.directionOfNew = .left },
  ]

  static let longPresses: [Fault] = [
    Fault(
      "press-at-next-event", "A long press begins with the first event after its time.",
      breaks: ["KR-15"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.recognizers.longPress.begins = .nextEvent },
    Fault(
      "press-at-touch-down", "A long press begins when its fingers come down.",
      breaks: ["KR-16"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.recognizers.longPress.begins = .touchDown },
    Fault(
      "short-press", "A long press is recognized when it is lifted before its time.",
      breaks: ["KR-17"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.longPress.failsWhenLiftedEarly = false },
    Fault(
      "press-without-distance-limit", "A long press begins however far it has moved.",
      breaks: ["KR-18"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.longPress.limitsMovement = false },
    Fault(
      "press-cancelled-by-movement", "A long press that has begun is cancelled by movement.",
      breaks: ["KR-19"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.longPress.limitsMovementAfterBegan = true },
    Fault(
      "press-does-not-change", "A long press does not tell of movement.",
      breaks: ["KR-19"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.longPress.reportsMovement = false },
    Fault(
      "press-ends-at-first-lift", "A long press of several fingers ends when the first lifts.",
      breaks: ["KR-20"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.longPress.ends = .firstLift },
    Fault(
      "press-with-any-fingers", "A long press begins with more fingers than required.",
      breaks: ["KR-21"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.longPress.limitsTouches = false },
    Fault(
      "press-without-taps", "A long press begins without the taps that must precede it.",
      breaks: ["KR-22"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.recognizers.longPress.heedsTaps = false },
  ]

  static let pans: [Fault] = [
    Fault(
      "pan-at-touch-down", "A pan begins when its fingers come down.",
      breaks: ["KR-25"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.recognizers.pan.begins = .touchDown },
    Fault(
      "pan-without-hysteresis", "A pan begins with the least movement.",
      breaks: ["KR-26"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.pan.begins = .movement },
    Fault(
      "pan-never-begins", "A pan never begins.",
      breaks: ["KR-26"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.pan.begins = .never },
    Fault(
      "pan-does-not-change", "A pan tells of its first movement only.",
      breaks: ["KR-27"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.pan.reportsMovement = false },
    Fault(
      "translation-backwards", "The translation of a pan is measured the wrong way round.",
      breaks: ["KR-28"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.pan.translation = .backwards },
    Fault(
      "translation-of-window", "The translation of a pan is in window coordinates.",
      breaks: ["KR-29"], smallest: SceneSize(views: 1, recognizers: 1, samples: 3)
    ) { $0.recognizers.pan.convertsMovement = false },
    Fault(
      "translation-not-set", "A pan forgets that its translation was set.",
      breaks: ["KR-29"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.pan.heedsSetTranslation = false },
    Fault(
      "translation-jumps", "A finger that comes or goes makes the translation jump.",
      breaks: ["KR-30"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)
    ) { $0.recognizers.pan.isSteady = false },
    Fault(
      "pan-ends-at-first-lift", "A pan of several fingers ends when the first of them lifts.",
      breaks: ["KR-31"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)
    ) { $0.recognizers.pan.ends = .firstLift },
    Fault(
      "pan-without-movement", "A pan is recognized when its finger lifts without having moved.",
      breaks: ["KR-32"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.pan.failsWithoutMovement = false },
    Fault(
      "pan-of-any-fingers", "A pan begins with fewer fingers than its minimum.",
      breaks: ["KR-33"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.pan.heedsMinimum = false },
    Fault(
      "no-velocity", "The velocity of a pan is zero, however fast its finger moves.",
      breaks: ["KR-35"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.pan.measuresVelocity = false },
    Fault(
      "edge-pan-from-anywhere", "A screen-edge pan starts away from the edges as well.",
      breaks: ["KR-55"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.pan.heedsEdges = false },
  ]

  static let swipes: [Fault] = [
    Fault(
      "swipe-at-lift", "A swipe is recognized when its finger lifts.",
      breaks: ["KR-38"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.swipe.recognizesAt = .lift },
    Fault(
      "swipe-of-any-length", "A swipe is recognized however short it is.",
      breaks: ["KR-39"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.swipe.requiresLength = false },
    Fault(
      "swipe-astray", "A swipe may go as far to the side as it likes.",
      breaks: ["KR-40"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.swipe.limitsDrift = false },
    Fault(
      "slow-swipe", "A swipe may take as long as it likes.",
      breaks: ["KR-41"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.swipe.limitsDuration = false },
    Fault(
      "swipe-from-behind", "A finger that was behind its start can swipe all the same.",
      breaks: ["KR-42"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.swipe.losesDirectionBehindStart = false },
    Fault(
      "swipe-in-any-direction", "A swipe is recognized in every direction.",
      breaks: ["KR-43"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.swipe.heedsDirection = false },
    Fault(
      "swipe-of-one-of-several", "Of the fingers of a swipe one is enough to go its way.",
      breaks: ["KR-44"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.swipe.requiresEveryFinger = false },
    Fault(
      "swipe-in-first-direction", "Of several directions of a swipe only the first counts.",
      breaks: ["KR-45"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.swipe.heedsAllDirections = false },
  ]

  static let twoFingers: [Fault] = [
    Fault(
      "pinch-of-one-finger", "A pinch begins when one finger moves.",
      breaks: ["KR-46"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.pinch.requiresTwo = false },
    Fault(
      "pinch-without-hysteresis", "A pinch begins with the least movement.",
      breaks: ["KR-47"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.pinch.begins = .movement },
    Fault(
      "pinch-never-begins", "A pinch never begins.",
      breaks: ["KR-47"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.pinch.begins = .never },
    Fault(
      "scale-inverted", "Fingers that move apart make the scale of a pinch smaller.",
      breaks: ["KR-48"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.pinch.isInverted = true },
    Fault(
      "scale-not-set", "A pinch forgets that its scale was set.",
      breaks: ["KR-49"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)
    ) { $0.recognizers.pinch.heedsSetting = false },
    Fault(
      "pinch-ends-at-first-lift", "A pinch ends when the first of its fingers lifts.",
      breaks: ["KR-50"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)
    ) { $0.recognizers.pinch.ends = .firstLift },
    Fault(
      "rotation-never-begins", "A rotation never begins.",
      breaks: ["KR-51"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.rotation.begins = .never },
    Fault(
      "rotation-inverted", "Fingers that turn clockwise make the rotation negative.",
      breaks: ["KR-51"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.rotation.isInverted = true },
    Fault(
      "rotation-not-set", "A rotation forgets that its angle was set.",
      breaks: ["KR-52"], smallest: SceneSize(views: 0, recognizers: 1, samples: 4)
    ) { $0.recognizers.rotation.heedsSetting = false },
    Fault(
      "two-fingers-at-first", "A pinch or rotation says that it is where its first finger is.",
      breaks: ["KR-53"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.location = .firstTouch },
    Fault(
      "pan-and-pinch", "A pan and a pinch of one view are both recognized.",
      breaks: ["KR-54"], smallest: SceneSize(views: 0, recognizers: 2, samples: 3)
    ) { $0.gestures.winner = .all },
  ]

  static let continuous: [Fault] = [
    Fault(
      "continuous-without-cancel", "A gesture that begins leaves its touches to their views.",
      breaks: ["GR-12"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.cancelsTouches = false },
    Fault(
      "press-leaves-touch", "A long press leaves its touch to the view.",
      breaks: ["KR-23"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.delivery.cancelsTouches = false },
    Fault(
      "begins-again", "A gesture that goes on tells each time that it began.",
      breaks: ["GR-33"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.gestures.repeatsBegan = true },
    Fault(
      "interrupted-is-ended", "A gesture that the system interrupts ends as if its fingers lifted.",
      breaks: ["GR-45"], smallest: SceneSize(views: 0, recognizers: 1, samples: 1)
    ) { $0.recognizers.endsActiveAs = .ended },
    Fault(
      "interrupted-pan-is-ended", "A pan that the system interrupts ends as if its finger lifted.",
      breaks: ["KR-36"], smallest: SceneSize(views: 0, recognizers: 1, samples: 2)
    ) { $0.recognizers.endsActiveAs = .ended },
    Fault(
      "location-of-first-touch", "A recognizer says that it is where its first touch is.",
      breaks: ["GR-51"], smallest: SceneSize(views: 0, recognizers: 1, samples: 3)
    ) { $0.recognizers.location = .firstTouch },
  ]
}
