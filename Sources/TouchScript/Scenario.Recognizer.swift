extension Scenario {
  /// A gesture recognizer of the scene, with everything that differs from a new one.
  ///
  /// What means nothing for the recognizer's kind is kept, and changes nothing.
  public struct Recognizer: Hashable, Sendable, Identifiable {
    /// The recognizer's name.
    public var id: ID
    /// The view it is attached to.
    public var view: ID
    /// Which gesture it looks for.
    public var kind: Kind = .tap
    /// `numberOfTapsRequired` of taps, 1 or more, and of long presses, where 0 is usual.
    public var taps: Int
    /// `numberOfTouchesRequired` of taps, long presses and swipes, 1 or more.
    public var touches: Int = 1
    /// `minimumPressDuration` of long presses, in milliseconds. Source: rulebook KR-14.
    public var minimumPressDuration: Int = 500
    /// `allowableMovement` of long presses, in points. Source: rulebook KR-14.
    public var allowableMovement: Double = 10
    /// `minimumNumberOfTouches` of pans, 1 or more.
    public var minimumTouches: Int = 1
    /// `maximumNumberOfTouches` of pans; nil: any number.
    public var maximumTouches: Int?
    /// `direction` of swipes: one or more, in the order of `SwipeDirection`.
    public var directions: [SwipeDirection] = [.right]
    /// `edges` of screen edge pans: one or more, in the order of `Edge`.
    public var edges: [Edge] = [.left]
    /// Whether each action sets a pan's translation back to zero, a pinch's scale to 1, a rotation's
    /// angle to 0, so that the next action tells the difference. Source: rulebook KR-29, KR-49, KR-52.
    public var rebases: Bool = false
    /// `cancelsTouchesInView`.
    public var cancelsTouchesInView: Bool = true
    /// `delaysTouchesBegan`.
    public var delaysTouchesBegan: Bool = false
    /// `delaysTouchesEnded`.
    public var delaysTouchesEnded: Bool = true
    /// `isEnabled`.
    public var isEnabled: Bool = true
    /// The delegate's answers; nil: there is no delegate.
    public var delegate: Delegate?
    /// Recognizers for which the subclass answers false to `canPrevent(_:)`.
    public var cannotPrevent: [ID] = []
    /// Recognizers for which the subclass answers false to `canBePrevented(by:)`.
    public var cannotBePreventedBy: [ID] = []
    /// Recognizers that must fail first, by `require(toFail:)`; following them never leads back.
    public var requiresFailureOf: [ID] = []
    /// Recognizers for which the subclass answers true to `shouldRequireFailure(of:)`. Source: GC-32.
    public var subclassRequiresFailureOf: [ID] = []
    /// Recognizers for which the subclass answers true to `shouldBeRequiredToFail(by:)`. Source:
    /// rulebook GC-32.
    public var subclassIsRequiredToFailBy: [ID] = []
    /// Fingers, ascending, whose touches the subclass ignores as soon as they begin. Source: GR-16.
    public var ignoredFingers: [Int] = []
    /// Targets besides the one that notes every action, in the order in which they are added. Each
    /// responder implements the method that is registered with it. Source: GR-47 to GR-49.
    public var targets: [RecognizerTarget] = []
    /// What its class decides by itself, in the order in which it is looked at.
    public var decisions: [Decision] = []

    /// Makes a recognizer that is as a new one of its kind; `with` sets what is other. Source: rulebook
    /// GR-10, KR-01.
    public init(id: ID, view: ID, kind: Kind = .tap) {
      self.id = id
      self.view = view
      self.kind = kind
      taps = kind.tapsWhenNew
    }

    /// The gestures that can be looked for.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// `UITapGestureRecognizer`.
      case tap
      /// `UILongPressGestureRecognizer`.
      case longPress
      /// `UIPanGestureRecognizer`.
      case pan
      /// `UISwipeGestureRecognizer`.
      case swipe
      /// `UIPinchGestureRecognizer`.
      case pinch
      /// `UIRotationGestureRecognizer`.
      case rotation
      /// `UIScreenEdgePanGestureRecognizer`.
      case screenEdgePan
      /// A class of the app's own, which is a `UIGestureRecognizer` and nothing more: it does what its
      /// decisions say.
      case custom
      /// The pan that its view, a scroll view, has by itself: its `panGestureRecognizer`. It is not
      /// made, only named, so that others can wait for it and that it can be configured and moved to
      /// another view. Its class is not the app's, so nobody sees what it receives.
      case scrollPan

      /// `taps` of new recognizers of the kind. Source: rulebook KR-01, KR-14.
      var tapsWhenNew: Int { self == .longPress ? 0 : 1 }
    }

    /// A direction of `UISwipeGestureRecognizer.Direction`.
    public enum SwipeDirection: String, Hashable, Sendable, Codable, CaseIterable {
      /// To larger x.
      case right
      /// To smaller x.
      case left
      /// To smaller y.
      case up
      /// To larger y.
      case down
    }

    /// An edge of the screen, as in `UIRectEdge`.
    public enum Edge: String, Hashable, Sendable, Codable, CaseIterable {
      /// The edge of the smallest y.
      case top
      /// The edge of the smallest x.
      case left
      /// The edge of the largest y.
      case bottom
      /// The edge of the largest x.
      case right
    }

    /// What a recognizer's delegate answers; nil: it does not implement the method.
    public struct Delegate: Hashable, Sendable {
      /// `gestureRecognizer(_:shouldReceive:)` with a touch, for every touch.
      public var shouldReceive: Bool?
      /// Views for whose touches `gestureRecognizer(_:shouldReceive:)` answers false, whatever
      /// `shouldReceive` is. Where that is nil, a list here implements the method all the same, and
      /// all other touches are answered true.
      public var refusesTouchesIn: [ID]?
      /// `gestureRecognizer(_:shouldReceive:)` with an event. Source: rulebook GC-03.
      public var shouldReceiveEvent: Bool?
      /// `gestureRecognizerShouldBegin(_:)`.
      public var shouldBegin: Bool?
      /// The recognizers for which `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`
      /// answers true.
      public var simultaneousWith: [ID]?
      /// The recognizers for which `gestureRecognizer(_:shouldRequireFailureOf:)` answers true.
      /// Source: rulebook GC-31.
      public var requiresFailureOf: [ID]?
      /// The recognizers for which `gestureRecognizer(_:shouldBeRequiredToFailBy:)` answers true.
      /// Source: rulebook GC-31.
      public var isRequiredToFailBy: [ID]?
      /// Whether `gestureRecognizer(_:shouldReceive:)` answers false for touches whose view is not the
      /// recognizer's own: `touch.view == recognizer.view`. It implements the method.
      public var refusesTouchesOfSubviews: Bool
      /// The states in one of which another recognizer must be, for a question about it to be answered
      /// with true: by the methods of the three lists above. Empty: it may be in any.
      public var onlyWhileOtherIs: [RecognizerState]

      /// Makes a delegate.
      public init(
        shouldReceive: Bool? = nil, refusesTouchesIn: [ID]? = nil,
        shouldReceiveEvent: Bool? = nil, shouldBegin: Bool? = nil, simultaneousWith: [ID]? = nil,
        requiresFailureOf: [ID]? = nil, isRequiredToFailBy: [ID]? = nil,
        refusesTouchesOfSubviews: Bool = false, onlyWhileOtherIs: [RecognizerState] = []
      ) {
        self.shouldReceive = shouldReceive
        self.refusesTouchesIn = refusesTouchesIn
        self.shouldReceiveEvent = shouldReceiveEvent
        self.shouldBegin = shouldBegin
        self.simultaneousWith = simultaneousWith
        self.requiresFailureOf = requiresFailureOf
        self.isRequiredToFailBy = isRequiredToFailBy
        self.refusesTouchesOfSubviews = refusesTouchesOfSubviews
        self.onlyWhileOtherIs = onlyWhileOtherIs
      }
    }
  }
}

// MARK: - Schema

extension Scenario.Recognizer: Composite {
  package static let schema = Schema<Self>(
    "recognizer",
    [
      .init("id", \.id, .name, isRequired: true, says: .silent),
      .init("view", \.view, .reference(.view), isRequired: true, says: .silent),
      .init("kind", \.kind, says: .silent),
      .init(
        "taps", \.taps, in: .whole(0...Scenario.Limits.repetitions.upperBound),
        whenNew: { $0.kind.tapsWhenNew }, needs: .severalTaps,
        says: .each { [$0 == 1 ? "1 tap" : "\($0) taps"] }),
      .init(
        "touches", \.touches, in: .whole(Scenario.Limits.repetitions), needs: .fingerCounts,
        says: .after("fingers")),
      .init(
        "minimumPressDuration", \.minimumPressDuration, in: .duration,
        says: .each { ["press of \($0) ms"] }),
      .init(
        "allowableMovement", \.allowableMovement, in: .distance, says: .before("movement up to")),
      .init(
        "minimumTouches", \.minimumTouches, in: .whole(Scenario.Limits.repetitions),
        needs: .fingerCounts, says: .after("fingers or more")),
      .init(
        "maximumTouches", \.maximumTouches, in: .whole(Scenario.Limits.repetitions),
        needs: .fingerCounts, says: .after("fingers at most")),
      .init("directions", \.directions, in: .ordered, says: .before("to")),
      .init("edges", \.edges, in: .ordered, says: .before("from")),
      .init("rebases", \.rebases, needs: .rebasing, says: .words("rebases")),
      .init("cancelsTouchesInView", \.cancelsTouchesInView, needs: .cancelsTouches),
      .init("delaysTouchesBegan", \.delaysTouchesBegan, needs: .delaysTouches),
      .init("delaysTouchesEnded", \.delaysTouchesEnded, needs: .delaysTouches),
      .init("isEnabled", \.isEnabled, needs: .disabledRecognizers, says: .words("disabled")),
      .init(
        "delegate", \.delegate,
        needs: .delegates,
        says: .each { $0.map { $0.remarks.isEmpty ? ["a silent delegate"] : $0.remarks } ?? [] }),
      .init(
        "cannotPrevent", \.cannotPrevent, .reference(.recognizer), needs: .preventionOverrides,
        says: .before("cannot prevent")),
      .init(
        "cannotBePreventedBy", \.cannotBePreventedBy, .reference(.recognizer),
        needs: .preventionOverrides, says: .before("cannot be prevented by")),
      .init(
        "requiresFailureOf", \.requiresFailureOf, .reference(.recognizer),
        needs: .failureRequirements, says: .before("requires failure of")),
      .init(
        "subclassRequiresFailureOf", \.subclassRequiresFailureOf, .reference(.recognizer),
        needs: .requirementOverrides, says: .before("subclass requires failure of")),
      .init(
        "subclassIsRequiredToFailBy", \.subclassIsRequiredToFailBy, .reference(.recognizer),
        needs: .requirementOverrides, says: .before("subclass is required to fail by")),
      .init(
        "ignoredFingers", \.ignoredFingers, .finger, in: .ascending,
        needs: .ignoredTouches, says: .before("ignores fingers")),
      .init("targets", \.targets, needs: .recognizerTargets, says: .each { $0.map(\.shown) }),
      .init(
        "decisions", \.decisions, in: .atMost(Scenario.Limits.decisions),
        needs: .decidingSubclasses, unless: { $0.kind == .custom },
        says: .each { $0.map(\.shown) }),
    ])

  package static let blank = Self(id: "", view: "")

  var ownName: Scenario.ID? { id }
}

extension Scenario.Recognizer.Delegate: Composite {
  package static let schema = Schema<Self>(
    "recognizerDelegate",
    [
      .init("shouldReceive", \.shouldReceive, needs: .shouldReceiveTouch),
      .init(
        "refusesTouchesIn", \.refusesTouchesIn, .reference(.view),
        needs: .shouldReceiveTouch, says: .before("refuses touches in")),
      .init("shouldReceiveEvent", \.shouldReceiveEvent, needs: .shouldReceiveEvent),
      .init("shouldBegin", \.shouldBegin, needs: .shouldBegin),
      .init(
        "simultaneousWith", \.simultaneousWith, .reference(.recognizer),
        needs: .simultaneousRecognition, says: .before("simultaneous with")),
      .init(
        "requiresFailureOf", \.requiresFailureOf, .reference(.recognizer),
        needs: .delegateRequirements, says: .before("delegate requires failure of")),
      .init(
        "isRequiredToFailBy", \.isRequiredToFailBy, .reference(.recognizer),
        needs: .delegateRequirements, says: .before("delegate is required to fail by")),
      .init(
        "refusesTouchesOfSubviews", \.refusesTouchesOfSubviews,
        needs: .shouldReceiveTouch, says: .words("refuses touches of subviews")),
      .init(
        "onlyWhileOtherIs", \.onlyWhileOtherIs, in: .distinct, needs: .dependentAnswers,
        says: .before("only while other is")),
    ])

  package static let blank = Self()
}
