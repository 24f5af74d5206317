/// A behavior in the form in which views look at it, with what hit-testing needs of each view worked
/// out beforehand.
struct Rules: Sendable {
  let behavior: Behavior
  /// The gates that are heeded.
  let gates: Gates

  init(_ behavior: Behavior) {
    self.behavior = behavior
    let rules = behavior.hitTesting
    var gates: Gates = [.flat, .tooDeep]
    gates[.hidden] = !rules.hitsHiddenViews
    gates[.noInteraction] = !rules.hitsNoninteractiveViews
    gates[.display] = !rules.hitsDisplayViews
    gates[.disabled] = !rules.hitsDisabledControls
    gates[.translucent] = !rules.hitsTranslucentViews
    gates[.animating] = !rules.hitsAnimatedViews
    self.gates = gates
  }
}

/// Keeps the rules of a window in one place in memory, where all its views look at them: a view
/// looks at several of them for each point, and should have nothing to copy or to retain for it.
final class RuleBook: @unchecked Sendable {
  /// UIKit's rules, for views outside a window.
  static let uikit = RuleBook(.uikit)

  /// The rules, which never change; they are there for as long as this object is.
  let rules: UnsafePointer<Rules>

  init(_ behavior: Behavior) {
    let place = UnsafeMutablePointer<Rules>.allocate(capacity: 1)
    place.initialize(to: Rules(behavior))
    rules = UnsafePointer(place)
  }

  deinit { rules.deallocate() }
}
