import TouchScript

extension Reductions {
  /// A recognizer is of a simpler kind, and all that is not about its kind stays: what holds of any
  /// recognizer shows with a tap, what holds of continuous ones with a long press or a pan.
  @Sendable
  static func otherKinds(in scenario: Scenario) -> [Scenario] {
    scenario.recognizers.indices.flatMap { index in
      let old = scenario.recognizers[index]
      let kinds = [Scenario.Recognizer.Kind.tap, .longPress, .pan].prefix { $0 != old.kind }
      return kinds.compactMap { kind in
        let new = Scenario.Recognizer(id: old.id, view: old.view, kind: kind)
        var changed = scenario
        changed.recognizers[index].kind = kind
        changed.recognizers[index].taps = new.taps
        changed.recognizers[index].minimumPressDuration = new.minimumPressDuration
        changed.recognizers[index].allowableMovement = new.allowableMovement
        changed.recognizers[index].minimumTouches = new.minimumTouches
        changed.recognizers[index].maximumTouches = new.maximumTouches
        changed.recognizers[index].directions = new.directions
        changed.recognizers[index].edges = new.edges
        changed.recognizers[index].rebases = new.rebases
        if old.kind == .custom { changed.recognizers[index].decisions = [] }
        return changed.ifValid
      }
    }
  }
}
