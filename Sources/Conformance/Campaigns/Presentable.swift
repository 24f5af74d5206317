import Generators
import Invariants
import PropertyTesting
import TouchScript

/// The form in which a finding's scene is shown: views of 100 by 100 points and touches in the middle, rather
/// than whatever is smallest.
///
/// It is shown only if it says the same: the same rule is broken by the same event, and the same other
/// rules are broken.
enum PresentableScenes {
  /// Forms of a scene, those that are the easiest to read first; the scene itself is none of them.
  static func forms(of scenario: Scenario) -> [Scenario] {
    // Sizes are plain unless the rule needs others.
    if !scenario.views.contains(where: \.isTiny) { return [] }
    var forms: [Scenario] = []
    for place in Place.allCases {
      for scalesWays in [false, true] {
        for growsAll in [true, false] {
          for growsEmpty in [true, false] {
            let form = Form(
              place: place, scalesWays: scalesWays, growsAll: growsAll, growsEmpty: growsEmpty
            ).applied(to: scenario)
            if form != scenario, !forms.contains(form) { forms.append(form) }
          }
        }
      }
    }
    // Nobody knows a window without extent: such forms come last.
    let valid = forms.filter { (try? $0.validate()) != nil }
    let isStrange = { (form: Scenario) in form.views.contains(where: \.isEmptyWindow) }
    return valid.filter { !isStrange($0) } + valid.filter(isStrange)
  }

  /// Where a finger comes down by a view of 100 by 100 points that came down in its corner.
  private enum Place: Double, CaseIterable {
    case middle = 50
    /// Where it is as near to the far edges as it was in a view of one point.
    case farCorner = 99
    case nearCorner = 0
    /// Beside it, as it was beside a view without extent.
    case beside = 150
  }

  /// A way to make small things larger.
  private struct Form {
    let place: Place
    /// Whether fingers go as many times as far; else as far as they went.
    let scalesWays: Bool
    /// Whether views grow that are smaller than 100 points, and not only those of a few points.
    let growsAll: Bool
    /// Whether views grow that have no extent at all.
    let growsEmpty: Bool

    /// What is this small was made small by the shrinker, and means beside, within or outside.
    private static let few = 3.0
    private static let side = 100.0

    func applied(to scenario: Scenario) -> Scenario {
      var scenario = scenario
      for index in scenario.views.indices {
        let view = scenario.views[index]
        scenario.views[index].frame = frame(view.frame)
        scenario.views[index].boundsOrigin = point(view.boundsOrigin)
        scenario.views[index].transform = transform(view.transform)
        let content = view.scrolling.contentSize
        scenario.views[index].scrolling.contentSize = Size(far(content.width), far(content.height))
      }
      for index in scenario.reactions.indices {
        scenario.reactions[index].changes = scenario.reactions[index].changes.map(change)
      }
      var starts: [Int: Point] = [:]
      for step in scenario.script.indices {
        scenario.script[step].changes = scenario.script[step].changes.map(change)
        for touch in scenario.script[step].touches.indices {
          let finger = scenario.script[step].touches[touch]
          if finger.phase == .began { starts[finger.finger] = finger.location }
          let start = starts[finger.finger] ?? finger.location
          scenario.script[step].touches[touch].location = location(finger.location, from: start)
        }
      }
      return scenario
    }

    private func location(_ location: Point, from start: Point) -> Point {
      let (dx, dy) = (location.x - start.x, location.y - start.y)
      let here = point(start)
      let there = point(location)
      let way = scalesWays ? Point(there.x - here.x, there.y - here.y) : Point(dx, dy)
      return Point(here.x + way.x + place.rawValue, here.y + way.y + place.rawValue)
    }

    private func far(_ coordinate: Double) -> Double {
      coordinate.magnitude <= Self.few ? coordinate * Self.side : coordinate
    }

    private func extent(_ extent: Double) -> Double {
      if extent == 0 { return growsEmpty ? Self.side : 0 }
      if extent <= Self.few { return extent * Self.side }
      return growsAll ? max(extent, Self.side) : extent
    }

    private func point(_ point: Point) -> Point { Point(far(point.x), far(point.y)) }

    private func frame(_ frame: Rect) -> Rect {
      Rect(far(frame.x), far(frame.y), extent(frame.width), extent(frame.height))
    }

    private func transform(_ transform: Transform) -> Transform {
      var transform = transform
      (transform.tx, transform.ty) = (far(transform.tx), far(transform.ty))
      return transform
    }

    private func change(_ change: Scenario.Change) -> Scenario.Change {
      switch change {
      case .setFrame(let view, let rect): .setFrame(view, frame(rect))
      case .setBoundsOrigin(let view, let origin): .setBoundsOrigin(view, point(origin))
      case .setTransform(let view, let matrix): .setTransform(view, transform(matrix))
      default: change
      }
    }
  }
}

extension Scenario.View {
  fileprivate var isEmptyWindow: Bool { kind == .window && min(frame.width, frame.height) == 0 }
  fileprivate var isTiny: Bool { min(frame.width, frame.height) <= 3 }
}

extension Finding {
  /// A scene that shows a finding, and what became of it.
  public struct Shown: Sendable {
    /// The scene, and what became of it.
    public let judgement: Judgement
    /// The rule that it shows broken.
    public let rule: Judgement.BrokenRule
    /// What replays the scene.
    public let token: String
  }

  /// What is shown of it: the form of the smallest scene that is the easiest to read, or that scene itself.
  public var shown: Shown { presentable ?? Shown(judgement: judgement, rule: rule, token: token) }
}

extension Judgement {
  /// The first form of the scene that shows the same of a rule that is broken in it; nil where there is none.
  func presentable(
    _ id: Rule.ID, on system: any TouchSystem, by invariants: [Invariant], relations: [Relation],
    shouldStop: () -> Bool = { false }
  ) -> Finding.Shown? {
    guard let rule = broken.first(where: { $0.id == id }) else { return nil }
    let alone = (invariants.filter { $0.id == id }, relations.filter { $0.id == id })
    let besides = rule.changedScene.map { Judgement($0, on: system, by: invariants).ids }
    for form in PresentableScenes.forms(of: scenario) {
      if shouldStop() { return nil }
      // Most forms that do not show the same do not even break the rule.
      let quick = Judgement(form, on: system, by: alone.0, relations: alone.1)
      guard quick.broken.first?.violation.isAlike(rule.violation) == true else { continue }
      let judgement = Judgement(form, on: system, by: invariants, relations: relations)
      guard let shown = judgement.broken.first(where: { $0.id == id }),
        shown.violation.isAlike(rule.violation), judgement.ids == ids,
        shown.changedScene.map({ Judgement($0, on: system, by: invariants).ids }) == besides,
        let tree = try? Scenarios.generator.tree(of: form)
      else { continue }
      return Finding.Shown(judgement: judgement, rule: shown, token: Token.encode(tree))
    }
    return nil
  }

  /// The rules that are broken, whatever the order.
  private var ids: Set<Rule.ID> { Set(broken.map(\.id)) }
}

extension Violation {
  /// Whether it is one of the same event.
  func isAlike(_ other: Violation) -> Bool {
    event == other.event && isMissing == other.isMissing
  }
}
