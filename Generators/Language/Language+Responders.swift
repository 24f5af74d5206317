import PropertyTesting
import TouchScript

/// What classes of views override, and what controllers and the application do.
extension Language {
  static let overrides = fields(
    of: Scenario.Overrides(),
    [
      Field(\.touches, touchHandling),
      Field(\.hitTest, hitTest),
      Field(\.pointInside, pointInside),
      Field(\.shouldBegin, answer("viewShouldBegin")),
      Field(\.actions, actions),
      .rare("more", besides: Scenario.Overrides(), rareOverrides),
    ]
      + newer(
        Scenario.Overrides.schema, besides: Known.overrides, of: Scenario.Overrides(), at: \.self))

  /// Overrides that few views have, by what they are about.
  private static let rareOverrides: [Field<Scenario.Overrides>] = [
    .rare(
      "tracking", besides: Scenario.Overrides(),
      [
        Field(\.beginsTracking, answer("beginsTracking")),
        Field(\.continuesTracking, answer("continuesTracking")),
        Field(\.sendsActions, answer("sendsActions")),
      ]),
    .rare(
      "content", besides: Scenario.Overrides(),
      [
        Field(\.touchesShouldBegin, answer("touchesShouldBegin")),
        Field(\.touchesShouldCancel, answer("touchesShouldCancel")),
      ]),
    .rare(
      "firstResponder", besides: Scenario.Overrides(),
      [
        Field(\.canBecomeFirstResponder, answer("canBecomeFirstResponder")),
        Field(\.refuses, refusals),
      ]),
    .rare(
      "otherEvents", besides: Scenario.Overrides(),
      [
        Field(\.otherEvents, forwarding("otherEvent")),
        Field(\.dropsEvents, boolean("dropsEvents")),
      ]),
  ]

  /// Which view an override returns is a link, and follows later. Having an override costs a choice
  /// more than having none: a plain scene is simpler, even if its numbers are larger.
  private static let hitTest = AnyGenerator(
    optional(
      "hitTest",
      of: element(
        "answer",
        of: [
          Scenario.Overrides.HitTest.returnsNil, .returnsSelf, .passesThrough, .asksSubviews,
          .asksSubviewsIfOpen,
        ])))

  private static let pointInside = AnyGenerator(
    optional(
      "pointInside",
      of: oneOf("inside", Alternative(simplePointInside), Alternative(grownPointInside))))

  private static let simplePointInside = AnyGenerator(
    element(
      "answer",
      of: [Scenario.Overrides.PointInside.always, .never, .orSubviews, .onlySubviewFrames]))

  private static let grownPointInside = AnyGenerator<Scenario.Overrides.PointInside>(
    Coordinates.coordinate("margin").map(
      to: { .grown($0) },
      from: { if case .grown(let margin) = $0 { margin } else { nil } }))

  private static let touchHandling = AnyGenerator(
    oneOf("handling", Alternative(uniformHandling), Alternative(mixedHandling)))

  private static let uniformHandling = AnyGenerator(
    forwarding("touches").map(
      to: { Scenario.TouchHandling($0) },
      from: { $0 == Scenario.TouchHandling($0.began) ? $0.began : nil }))

  private static let mixedHandling = fields(
    of: Scenario.TouchHandling(),
    [
      Field(\.began, forwarding("began")), Field(\.moved, forwarding("moved")),
      Field(\.ended, forwarding("ended")), Field(\.cancelled, forwarding("cancelled")),
    ])

  private static func forwarding(_ tag: Tag) -> AnyGenerator<Scenario.Forwarding> {
    AnyGenerator(element(tag, of: [.passesOn, .keeps, .passesOnFirst]))
  }

  /// The answer of a method; nil: it is not there.
  static func answer(_ tag: Tag) -> AnyGenerator<Bool?> {
    AnyGenerator(element(tag, of: [nil, true, false]))
  }

  // MARK: Behind the views

  static let controller = fields(
    "controller", of: Draft.Controller(),
    [
      Field(\.name, name),
      Field(\.controller.touches, touchHandling),
      Field(\.controller.actions, actions),
      .rare(
        "firstResponder", besides: Draft.Controller(), [Field(\.controller.refuses, refusals)]),
      .rare(
        "otherEvents", besides: Draft.Controller(),
        [Field(\.controller.otherEvents, forwarding("otherEvent"))]),
      .rare("late", besides: Draft.Controller(), [Field(\.round, round)]),
    ]
      + newer(
        Scenario.Controller.schema, besides: Known.controller, of: Draft.Controller(),
        at: \.controller))

  static let application = fields(
    "application", of: Scenario.Application(),
    [
      Field(\.touches, touchHandling),
      Field(\.actions, actions),
      Field(\.delegate, optional("delegate", of: applicationDelegate)),
      .rare(
        "otherEvents", besides: Scenario.Application(),
        [
          Field(\.otherEvents, forwarding("otherEvent")),
          Field(\.dropsEvents, boolean("dropsEvents")),
        ]),
    ]
      + newer(
        Scenario.Application.schema, besides: Known.application, of: Scenario.Application(),
        at: \.self))

  private static let applicationDelegate = fields(
    of: Scenario.Application.Delegate(),
    [
      Field(\.isResponder, boolean("responder", simplest: true)),
      Field(\.touches, touchHandling),
      Field(\.actions, actions),
      .rare(
        "delegateEvents", besides: Scenario.Application.Delegate(),
        [Field(\.otherEvents, forwarding("otherEvent"))]),
    ]
      + newer(
        Scenario.Application.Delegate.schema, besides: Known.applicationDelegate,
        of: Scenario.Application.Delegate(), at: \.self))
}
