import Logs
import Testing
import TouchScript

@Suite("Every kind of view is staged")
struct ViewKindTests {
  /// A scene in which a view of `kind` is at (100, 100), 100 × 100 points large.
  private func scene(
    of kind: Scenario.View.Kind, overrides: Scenario.Overrides = .init(),
    script: [Scenario.Step]
  ) -> Scenario {
    let frame = Rect(100, 100, 100, 100)
    var views = [Scenario.View(id: "w", kind: .window, frame: Rect(0, 0, 320, 480))]
    switch kind {
    case .window: views = []
    case .tableCell, .cellContent:
      views.append(.init(id: "table", parent: "w", kind: .tableView, frame: frame))
    default: break
    }
    let inside = Rect(0, 0, 100, 100)
    if kind == .cellContent {
      views.append(.init(id: "cell", parent: "table", kind: .tableCell, frame: inside))
    }
    let parent: Scenario.ID? =
      switch kind {
      case .window: nil
      case .tableCell: "table"
      case .cellContent: "cell"
      default: "w"
      }
    views.append(
      .init(
        id: "v", parent: parent, kind: kind, frame: parent == "w" || parent == nil ? frame : inside
      ).with {
        $0.isUserInteractionEnabled = true
        $0.overrides = overrides
      })
    let recognizer = Scenario.Recognizer(id: "tap", view: "v")
    return Scenario(views: views, recognizers: [recognizer], script: script)
  }

  private let tap = [
    Scenario.Step(at: 0, touches: [.init(0, .began, at: Point(110, 150))]),
    Scenario.Step(at: 200, touches: [.init(0, .moved, at: Point(111, 150))]),
    Scenario.Step(at: 250, touches: [.init(0, .ended, at: Point(111, 150))]),
  ]

  @Test(
    "It notes hit-testing, touches and what it is asked", arguments: Scenario.View.Kind.allCases)
  func touches(kind: Scenario.View.Kind) throws {
    let seen = observations(of: scene(of: kind, script: tap))
    let point = Point(10, 50)
    #expect(seen.contains(.init(.hitTest, who: "v", other: "v", point: point)))
    #expect(seen.contains(.init(.pointInside, who: "v", answer: true, point: point)))
    #expect(seen.hitViews == ["v"])
    #expect(seen.touches(of: "v").first == .began)
    #expect(seen.touches(of: "v").contains(.moved))
    #expect([.ended, .cancelled].contains(seen.touches(of: "v").last))
    #expect(
      seen.contains { $0.kind == .shouldBegin && $0.who == "tap" && $0.other == "v" })
  }

  @Test("It loses touches to the system", arguments: Scenario.View.Kind.allCases)
  func cancelling(kind: Scenario.View.Kind) throws {
    let script = [tap[0], Scenario.Step(at: 200, changes: [.interrupt])]
    #expect(observations(of: scene(of: kind, script: script)).touches(of: "v").last == .cancelled)
  }

  @Test(
    "It can be first responder, and receives other events", arguments: Scenario.View.Kind.allCases)
  func otherEvents(kind: Scenario.View.Kind) throws {
    let overrides = Scenario.Overrides().with {
      $0.otherEvents = .keeps
      $0.canBecomeFirstResponder = true
    }
    let changes: [Scenario.Change] = [
      .becomeFirstResponder("v"), .motion(.began), .motion(.ended), .motion(.began),
      .motion(.cancelled), .press(.began), .press(.ended), .press(.began), .press(.cancelled),
      .remoteControl, .resignFirstResponder("v"),
    ]
    let script = changes.enumerated().map { Scenario.Step(at: $0, changes: [$1]) }
    let seen = observations(of: scene(of: kind, overrides: overrides, script: script))
    #expect(seen.contains(.init(.firstResponder, who: "v", answer: true)))
    #expect(seen.contains(.init(.firstResponder, who: "v", answer: false)))
    for event in [Observation.OtherEvent.motion, .press] {
      #expect(seen.receivers(of: event, .began) == ["v", "v"])
      #expect(seen.receivers(of: event, .ended) == ["v"])
      #expect(seen.receivers(of: event, .cancelled) == ["v"])
    }
    #expect(seen.receivers(of: .remoteControl) == ["v"])
  }

  @Test("Its chain can be redirected, and it can refuse", arguments: Scenario.View.Kind.allCases)
  func overrides(kind: Scenario.View.Kind) throws {
    let overrides = Scenario.Overrides().with {
      $0.hitTest = .returnsSelf
      $0.next = "application"
      $0.shouldBegin = false
    }
    let seen = observations(of: scene(of: kind, overrides: overrides, script: tap))
    #expect(seen.contains(.init(.chain, who: "v", names: ["application"])))
    #expect(seen.contains(.init(.shouldBegin, who: "tap", other: "v", answer: false)))
    #expect(seen.actions(of: "tap").isEmpty)
  }

  @Test(
    "New labels and image views take no touches", arguments: [Scenario.View.Kind.label, .imageView])
  func display(kind: Scenario.View.Kind) throws {
    var scenario = scene(of: kind, script: tap)
    scenario.views[1].isUserInteractionEnabled = false
    #expect(observations(of: scenario).hitViews == ["w"])
  }
}
