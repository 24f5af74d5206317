import PropertyTesting
import TouchScript

/// What classes of views override, and what controllers and the application do.
extension Language {
  static let overrides = AnyGenerator(
    record(of: Scenario.Overrides()) {
      Part(\.touches, touchHandling)
      Part(\.hitTest, hitTest)
      Part(\.pointInside, pointInside)
      Part(\.shouldBegin, answer("viewShouldBegin"))
      Part(\.actions, actions)
      rare("more", besides: Scenario.Overrides()) {
        rareOverrides
      }
      newer(
        Scenario.Overrides.schema, besides: Known.overrides, of: Scenario.Overrides(), at: \.self)
    })

  /// Overrides that few views have, by what they are about.
  @RecordBuilder<Scenario.Overrides>
  private static var rareOverrides: some RecordParts<Scenario.Overrides> {
    rare("tracking", besides: Scenario.Overrides()) {
      Part(\.beginsTracking, answer("beginsTracking"))
      Part(\.continuesTracking, answer("continuesTracking"))
      Part(\.sendsActions, answer("sendsActions"))
    }
    rare("content", besides: Scenario.Overrides()) {
      Part(\.touchesShouldBegin, answer("touchesShouldBegin"))
      Part(\.touchesShouldCancel, answer("touchesShouldCancel"))
    }
    rare("firstResponder", besides: Scenario.Overrides()) {
      Part(\.canBecomeFirstResponder, answer("canBecomeFirstResponder"))
      Part(\.refuses, refusals)
    }
    rare("otherEvents", besides: Scenario.Overrides()) {
      Part(\.otherEvents, forwarding("otherEvent"))
      Part(\.dropsEvents, boolean("dropsEvents"))
    }
  }

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
      of: oneOf("inside", Alternative(simplePointInside), Alternative(grownPointInside)).withoutSpan
    ))

  private static let simplePointInside = AnyGenerator(
    element(
      "answer",
      of: [Scenario.Overrides.PointInside.always, .never, .orSubviews, .onlySubviewFrames]))

  private static let grownPointInside = AnyGenerator<Scenario.Overrides.PointInside>(
    Coordinates.coordinate("margin").map(
      to: { .grown($0) },
      from: { if case .grown(let margin) = $0 { margin } else { nil } }))

  private static let touchHandling = AnyGenerator(
    oneOf("handling", Alternative(uniformHandling), Alternative(mixedHandling)).withoutSpan)

  private static let uniformHandling = AnyGenerator(
    forwarding("touches").map(
      to: { Scenario.TouchHandling($0) },
      from: { $0 == Scenario.TouchHandling($0.began) ? $0.began : nil }))

  private static let mixedHandling = AnyGenerator(
    record(of: Scenario.TouchHandling()) {
      Part(\.began, forwarding("began"))
      Part(\.moved, forwarding("moved"))
      Part(\.ended, forwarding("ended"))
      Part(\.cancelled, forwarding("cancelled"))
    })

  private static func forwarding(_ tag: Tag) -> AnyGenerator<Scenario.Forwarding> {
    AnyGenerator(element(tag, of: [.passesOn, .keeps, .passesOnFirst]))
  }

  /// The answer of a method; nil: it is not there.
  static func answer(_ tag: Tag) -> AnyGenerator<Bool?> {
    AnyGenerator(element(tag, of: [nil, true, false]))
  }

  // MARK: Behind the views

  static let controller = AnyGenerator(
    record("controller", of: Draft.Controller()) {
      Part(\.name, name)
      Part(\.controller.touches, touchHandling)
      Part(\.controller.actions, actions)
      rare("firstResponder", besides: Draft.Controller()) {
        Part(\.controller.refuses, refusals)
      }
      rare("otherEvents", besides: Draft.Controller()) {
        Part(\.controller.otherEvents, forwarding("otherEvent"))
      }
      rare("late", besides: Draft.Controller()) {
        Part(\.round, round)
      }
      newer(
        Scenario.Controller.schema, besides: Known.controller, of: Draft.Controller(),
        at: \.controller)
    })

  static let application = AnyGenerator(
    record("application", of: Scenario.Application()) {
      Part(\.touches, touchHandling)
      Part(\.actions, actions)
      Part(\.delegate, optional("delegate", of: applicationDelegate))
      rare("otherEvents", besides: Scenario.Application()) {
        Part(\.otherEvents, forwarding("otherEvent"))
        Part(\.dropsEvents, boolean("dropsEvents"))
      }
      newer(
        Scenario.Application.schema, besides: Known.application, of: Scenario.Application(),
        at: \.self)
    })

  private static let applicationDelegate = AnyGenerator(
    record(of: Scenario.Application.Delegate()) {
      Part(\.isResponder, boolean("responder", simplest: true))
      Part(\.touches, touchHandling)
      Part(\.actions, actions)
      rare("delegateEvents", besides: Scenario.Application.Delegate()) {
        Part(\.otherEvents, forwarding("otherEvent"))
      }
      newer(
        Scenario.Application.Delegate.schema, besides: Known.applicationDelegate,
        of: Scenario.Application.Delegate(), at: \.self)
    })
}
