import TouchScript

/// What becomes of scenes for engines that lack features.
///
/// The casting makes what fits from the start where it can: it never switches on what needs a missing
/// feature, and picks no sketch that does. What slips through (one of several kinds, a property that a
/// sketch sets on its way) is put right here. With all features nothing is changed.
extension Scenario {
  /// The scenario, as far as an engine with some features can play it: views and recognizers of a
  /// missing kind are of another kind that there is, properties are as on new parts, and changes, second
  /// windows and second fingers are left out. A valid scenario stays valid.
  public func kept(within features: Features) -> Scenario {
    if features == .all { return self }
    var scenario = self
    if !features.isSuperset(of: needs) {
      scenario.takeAllowedKinds(features)
      scenario = scenario.without(scenario.unallowedNames(features))
      scenario.restrict(to: features)
      if !features.contains(.severalFingers) { scenario.keepOneFingerAtATime() }
    }
    // A sketch may speak of a control that has become a view meanwhile.
    scenario.leaveOutImpossibleChanges()
    return scenario
  }

  // MARK: Kinds

  private mutating func takeAllowedKinds(_ features: Features) {
    let viewKinds = View.Kind.allCases.filter { $0.feature.map(features.contains) ?? true }
    for index in views.indices where !viewKinds.contains(views[index].kind) {
      let view = views[index]
      let control = view.id.one(of: viewKinds.filter(\.isControl))
      views[index].become(view.kind.isControl ? control ?? .view : .view)
    }
    let kinds = Recognizer.Kind.allCases.filter { features.contains($0.feature) }
    for index in recognizers.indices where !kinds.contains(recognizers[index].kind) {
      let kind = recognizers[index].id.one(of: kinds.filter { $0 != .scrollPan })
      if recognizers[index].kind != .scrollPan, let kind { recognizers[index].become(kind) }
    }
  }

  /// What cannot be there: second windows, recognizers of which there is no kind, controllers.
  private func unallowedNames(_ features: Features) -> Set<ID> {
    var names: Set<ID> = []
    if !features.contains(.severalWindows) {
      names.formUnion(views.filter { $0.parent == nil }.dropFirst().map(\.id))
    }
    if !features.contains(.viewControllers) { names.formUnion(controllers.map(\.id)) }
    if !features.contains(.applicationDelegate) { names.insert(Reserved.delegate) }
    let scrollable = Set(views.filter(\.kind.isScrollView).map(\.id))
    for recognizer in recognizers {
      let isLost = recognizer.kind == .scrollPan && !scrollable.contains(recognizer.view)
      if isLost || !features.contains(recognizer.kind.feature) { names.insert(recognizer.id) }
    }
    return names
  }

  // MARK: Fingers

  /// A finger that comes down while another is down, or moves in that step, does not.
  private mutating func keepOneFingerAtATime() {
    var holder: Int?
    for step in script.indices {
      let before = holder
      script[step].touches = script[step].touches.filter { touch in
        if touch.phase == .began {
          guard before == nil, holder == nil else { return false }
          holder = touch.finger
          return true
        }
        return touch.finger == holder
      }
      if script[step].touches.contains(where: { $0.phase == .ended }) { holder = nil }
    }
  }
}

extension Scenario.View {
  /// Makes it a view of another class; of what means nothing to that, most can stay.
  fileprivate mutating func become(_ kind: Kind) {
    let takesTouchesAsWhenNew = isUserInteractionEnabled == self.kind.takesTouchesWhenNew
    self.kind = kind
    if takesTouchesAsWhenNew { isUserInteractionEnabled = kind.takesTouchesWhenNew }
    if !kind.isControl { targets = [] }
  }
}

extension Scenario.Recognizer {
  /// Makes it a recognizer of another kind, which is as new where only the old one was not.
  fileprivate mutating func become(_ kind: Kind) {
    taps = Self(id: id, view: view, kind: kind).taps
    decisions = kind == .custom ? [Decision(on: .ended, sets: .ended)] : []
    self.kind = kind
  }
}

extension Scenario.ID {
  /// One of some values, one for some names and another for others; nil where there are none.
  fileprivate func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty
      ? nil : values[Int(utf8.reduce(0) { ($0 &* 31 &+ UInt64($1)) } % UInt64(values.count))]
  }
}
