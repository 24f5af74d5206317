extension Scenario {
  /// The methods that a view's class overrides, and what they do instead.
  public struct Overrides: Hashable, Sendable {
    /// The four touch methods.
    public var touches: TouchHandling = TouchHandling()
    /// `hitTest(_:with:)`; nil: not overridden.
    public var hitTest: HitTest?
    /// `point(inside:with:)`; nil: not overridden.
    public var pointInside: PointInside?
    /// `next`: the responder that it returns; nil: not overridden. An application delegate that is no
    /// responder cannot be returned: then there is none.
    public var next: ID?
    /// The answer of `gestureRecognizerShouldBegin(_:)` for every recognizer; nil: not overridden.
    public var shouldBegin: Bool?
    /// Action methods that the class implements, for actions sent through the chain.
    public var actions: [String] = []
    /// Actions for which `canPerformAction(_:withSender:)` answers false. Source: rulebook RC-27.
    public var refuses: [String] = []
    /// What the class does in the methods of motion, press and remote control events.
    public var otherEvents: Forwarding = .passesOn
    /// `canBecomeFirstResponder`; nil: not overridden.
    public var canBecomeFirstResponder: Bool?
    /// The answer of `beginTracking(_:with:)`; nil: not overridden. Means nothing unless a control.
    public var beginsTracking: Bool?
    /// The answer of `continueTracking(_:with:)`; nil: not overridden. Means nothing unless a
    /// control.
    public var continuesTracking: Bool?
    /// Whether `sendAction(_:to:for:)` calls super; nil: not overridden. Means nothing unless a
    /// control. Source: rulebook CT-21.
    public var sendsActions: Bool?
    /// The answer of `touchesShouldBegin(_:with:in:)`; nil: not overridden. Means nothing unless a
    /// scroll view.
    public var touchesShouldBegin: Bool?
    /// The answer of `touchesShouldCancel(in:)`; nil: not overridden. Means nothing unless a scroll
    /// view.
    public var touchesShouldCancel: Bool?
    /// Whether `sendEvent(_:)` does not call super; means nothing unless a window. Source: SY-04.
    public var dropsEvents: Bool = false
    /// Whether `continueTracking(_:with:)` answers false where the touch is outside the bounds; inside,
    /// it answers as it would without. Means nothing unless a control.
    public var tracksInsideOnly: Bool = false
    /// Whether `sendAction(_:to:for:)` calls super with nil in the place of every target, so that the
    /// responder chain decides; means nothing unless a control. Source: rulebook CT-21, RC-19.
    public var redirectsActions: Bool = false

    /// Makes a set of overrides of which there are none.
    public init() {}

    /// What an overridden `hitTest(_:with:)` does.
    public enum HitTest: Hashable, Sendable {
      /// Returns nil, without calling super. Source: rulebook HT-35, FB-17.
      case returnsNil
      /// Returns the view itself, without calling super. Source: rulebook HT-34.
      case returnsSelf
      /// Returns super's answer, but nil in the place of itself. Source: rulebook FB-12.
      case passesThrough
      /// Returns super's answer; where that is nil, the first answer of the subviews, front to
      /// back, with the converted point. Source: rulebook FB-09.
      case asksSubviews
      /// As `asksSubviews`, but nil where the view itself is hidden, transparent or takes no touches.
      /// Source: rulebook FB-10.
      case asksSubviewsIfOpen
      /// Returns this view whatever the point, without calling super. Source: rulebook HT-33.
      case returns(ID)
    }

    /// What an overridden `point(inside:with:)` answers.
    public enum PointInside: Hashable, Sendable {
      /// Always true. Source: rulebook HT-32.
      case always
      /// Always false. Source: rulebook HT-32.
      case never
      /// Whether the bounds, grown by this many points on each side, contain the point; half-open.
      /// Source: rulebook FB-01.
      case grown(Double)
      /// True where a subview, front to back, says so of the converted point; else super's answer.
      /// Source: rulebook FB-06.
      case orSubviews
      /// True only where some subview's frame contains the point. Source: rulebook FB-07.
      case onlySubviewFrames
    }
  }
}

// MARK: - Schema

extension Scenario.Overrides: Composite {
  package static let schema = Schema<Self>(
    "overrides",
    [
      .init("touches", \.touches, needs: .touchOverrides),
      .init("hitTest", \.hitTest, needs: .hitTestOverrides),
      .init("pointInside", \.pointInside, needs: .pointInsideOverrides),
      .init("next", \.next, .reference(.responder), needs: .nextOverrides),
      .init("shouldBegin", \.shouldBegin, needs: .shouldBegin),
      .init("actions", \.actions, .action, needs: .chainActions, says: .before("implements")),
      .init("refuses", \.refuses, .action, needs: .canPerformAction, says: .before("refuses")),
      .init("otherEvents", \.otherEvents, needs: .otherEvents, says: .before("other events:")),
      .init("canBecomeFirstResponder", \.canBecomeFirstResponder, needs: .firstResponders),
      .init("beginsTracking", \.beginsTracking, needs: .trackingOverrides),
      .init("continuesTracking", \.continuesTracking, needs: .trackingOverrides),
      .init("sendsActions", \.sendsActions, needs: .sendActionOverrides),
      .init("touchesShouldBegin", \.touchesShouldBegin, needs: .contentTouchOverrides),
      .init("touchesShouldCancel", \.touchesShouldCancel, needs: .contentTouchOverrides),
      .init("dropsEvents", \.dropsEvents, needs: .sendEventOverrides, says: .words("drops events")),
      .init(
        "tracksInsideOnly", \.tracksInsideOnly, needs: .trackingOverrides,
        says: .words("tracks inside only")),
      .init(
        "redirectsActions", \.redirectsActions, needs: .sendActionOverrides,
        says: .words("redirects actions")),
    ])

  package static let blank = Self()
}

extension Scenario.Overrides.HitTest: Variant {
  var arguments: [any Spellable] { if case .returns(let view) = self { [view] } else { [] } }
  package static let noun = "hitTest"

  package static let forms: [Form<Self>] = [
    Form("returnsNil", .returnsNil), Form("returnsSelf", .returnsSelf),
    Form("passesThrough", .passesThrough), Form("asksSubviews", .asksSubviews),
    Form("asksSubviewsIfOpen", .asksSubviewsIfOpen),
    Form(
      "returns", returns, Argument("view", .reference(.view)), says: { "returns \($0.shown)" }),
  ]
}

extension Scenario.Overrides.PointInside: Variant {
  var arguments: [any Spellable] { if case .grown(let points) = self { [points] } else { [] } }
  package static let noun = "pointInside"

  package static let forms: [Form<Self>] = [
    Form("always", .always), Form("never", .never),
    Form(
      "grown", grown, Argument("points", in: .coordinate), says: { "grown by \($0.shown)" }),
    Form("orSubviews", .orSubviews), Form("onlySubviewFrames", .onlySubviewFrames),
  ]
}
