/// A behavior in the form in which views look at it: one object for all views of a window, with
/// what hit-testing needs of each view worked out beforehand.
final class Rules: Sendable {
  /// UIKit's, for views outside a window.
  static let uikit = Rules(.uikit)

  let behavior: Behavior
  /// The gates that are heeded.
  let gates: Gates
  
  init(_ behavior: Behavior) {
    self.behavior = behavior
    let rules = behavior.hitTesting
    var gates: Gates = .flat
    gates[.hidden] = !rules.hitsHiddenViews
    gates[.noInteraction] = !rules.hitsNoninteractiveViews
    gates[.display] = !rules.hitsDisplayViews
    gates[.disabled] = !rules.hitsDisabledControls
    gates[.animating] = !rules.hitsAnimatedViews
    self.gates = gates
  }
}
