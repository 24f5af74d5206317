import PropertyTesting
import TouchScript

/// What classes of views override, and what controllers and the application do.
extension Language {
  static let overrides = AnyGenerator(
    record(of: Scenario.Overrides()) {
      complete(Scenario.Overrides.schema, of: Scenario.Overrides(), at: \.self) {
        Part(\.touches, touchHandling)
        Part(\.hitTest, hitTest)
        Part(\.pointInside, pointInside)
        Part(\.shouldBegin, answer("viewShouldBegin"))
        Part(\.actions, actions)
      }
    })

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
    AnyGenerator(element(tag, of: Scenario.Forwarding.allCases))
  }

  /// The answer of a method; nil: it is not there.
  static func answer(_ tag: Tag) -> AnyGenerator<Bool?> {
    AnyGenerator(element(tag, of: [nil, true, false]))
  }

  // MARK: Behind the views

  static let controller = AnyGenerator(
    record("controller", of: Draft.Controller()) {
      complete(Scenario.Controller.schema, of: Draft.Controller(), at: \.controller) {
        Part(\.name, name)
        Part(\.controller.touches, touchHandling)
        Part(\.controller.actions, actions)
        rare("late", besides: Draft.Controller()) {
          Part(\.round, round)
        }
      }
    })

  static let application = AnyGenerator(
    record("application", of: Scenario.Application()) {
      complete(Scenario.Application.schema, of: Scenario.Application(), at: \.self) {
        Part(\.touches, touchHandling)
        Part(\.actions, actions)
        Part(\.delegate, optional("delegate", of: applicationDelegate))
      }
    })

  private static let applicationDelegate = AnyGenerator(
    record(of: Scenario.Application.Delegate()) {
      complete(
        Scenario.Application.Delegate.schema, of: Scenario.Application.Delegate(), at: \.self
      ) {
        Part(\.touches, touchHandling)
        Part(\.actions, actions)
      }
    })
}
