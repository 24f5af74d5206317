import TouchScript

extension Relations {
  /// M-3.
  static let translation = Relation(
    "M-3", from: ["HT-09", "HT-15", "TO-06"],
    says:
      "If windows and fingers are moved together by the same distance, nothing changes: all points "
      + "are in the coordinates of windows and views.",
    change: translating
  ) { told, changed in
    let by = distance(of: told.scenario)
    let back = Mapping(place: { place, _, _ in Point(place.x - by.x, place.y - by.y) })
    return Telling(told).comparedInAnyOrder(
      with: Telling(changed, as: back, after: told), of: told.scenario)
  }

  /// M-4.
  static let later = Relation(
    "M-4", from: ["TO-08", "TO-14", "KR-05", "KR-15"],
    says: "If everything happens later by the same time, all calls come later by that time: only "
      + "the time between two moments counts.",
    change: postponing
  ) { told, changed in
    let shift = (changed.scenario.script.first?.at ?? 0) - (told.scenario.script.first?.at ?? 0)
    let back = Mapping(time: { $0 - shift })
    return Telling(told).comparedInAnyOrder(
      with: Telling(changed, as: back, after: told), of: told.scenario)
  }

  /// How far windows and fingers are moved, in points.
  private static func distance(of scenario: Scenario) -> Point {
    var pick = Pick(scenario)
    let distances = [Point(40, 24), Point(-16, 8.5), Point(3.125, -50), Point(200, 400)]
    return pick.one(of: distances) ?? .zero
  }

  @Sendable
  private static func translating(_ scenario: Scenario) -> Scenario? {
    // The edges that such a pan starts from are the screen's. Source: KR-55.
    if scenario.recognizers.contains(where: { $0.kind == .screenEdgePan }) { return nil }
    guard scenario.windowsComputeExactly else { return nil }
    let by = distance(of: scenario)
    let windows = Set(scenario.views.lazy.filter { $0.kind == .window }.map(\.id))
    var isTooFar = false
    let moved = scenario.mapped(
      Mapping(place: { place, space, owner in
        guard space == .screen || space == .superview && windows.contains(owner) else {
          return place
        }
        let moved = Point(place.x + by.x, place.y + by.y)
        let limit = Scenario.Limits.coordinate
        if max(moved.x.magnitude, moved.y.magnitude) > limit { isTooFar = true }
        return moved
      }))
    return isTooFar ? nil : moved
  }

  @Sendable
  private static func postponing(_ scenario: Scenario) -> Scenario? {
    var pick = Pick(scenario)
    guard let last = scenario.script.last, let by = pick.one(of: [1, 7, 250, 1_003, 60_000]),
      last.at + by <= Scenario.Limits.milliseconds
    else { return nil }
    return scenario.mapped(Mapping(time: { $0 + by }))
  }
}

extension Scenario {
  /// Whether places in windows come out the same to the last bit wherever the windows are: none is
  /// turned or scaled by what binary numbers cannot undo.
  fileprivate var windowsComputeExactly: Bool {
    let windows = Set(views.lazy.filter { $0.kind == .window }.map(\.id))
    let later = allChanges.compactMap { change -> Transform? in
      guard case .setTransform(let view, let transform) = change, windows.contains(view) else {
        return nil
      }
      return transform
    }
    return (views.lazy.filter { windows.contains($0.id) }.map(\.transform) + later).allSatisfy {
      let determinant = $0.a * $0.d - $0.b * $0.c
      return determinant == 0 || determinant.magnitude.significand == 1
    }
  }
}
