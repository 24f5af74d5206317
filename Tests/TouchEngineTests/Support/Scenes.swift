import Logs
import TouchScript

/// A scene with one view, `a`, of 300 × 400 points at the window's origin, which is open to several
/// fingers and keeps its touches to itself.
func scene(
  _ change: (View) -> View = { $0 }, @ScriptBuilder script: () -> ScriptParts
) -> Scenario {
  let view = View("a", Rect(0, 0, 300, 400)).isMultipleTouchEnabled().touches(.keeps)
  return Scenario {
    window { change(view) }
  } script: {
    script()
  }
}
