import PropertyTesting
import TouchScript

/// The grammar of scenarios: which there are, and how each is spelled as choices.
///
/// A scene is spelled as people see it, views inside views, with what hangs on them; all else follows
/// from the schema. The tags are the units that the shrinker knows: all `x`, all `time`, all `isHidden`
/// can be lowered at once. A property that is as on a new part costs nothing: so a scene with more in it
/// is never the simpler one. Of numbers the plain ones come first, then those near them.
enum Language {
  /// How deep views nest below their window.
  static let depth = 48
  /// How many siblings, recognizers, touches and the like there may be in one list.
  static let most = 4096
  static let milliseconds = 0...Scenario.Limits.milliseconds

  /// All valid scenarios within the limits.
  static let scenario = AnyGenerator(
    record("scene", of: NestedScene()) {
      Part(\.windows, WindowsGenerator())
      Part(\.rest, Walk(of: Scenario(), except: ["views", "controllers", "recognizers", "script"]))
      Part(\.fingers, FingerScript.fingers)
      Part(\.changes, FingerScript.changes)
    }
    .map(to: { $0.scenario }, from: { NestedScene($0) }))

  /// A value of which there mostly is none, which costs nothing.
  static func rarely<Value>(_ tag: Tag, _ values: some Generator<Value>) -> AnyGenerator<Value?> {
    AnyGenerator(
      rare(tag, of: values, atMost: 1).map(to: { $0.first }, from: { $0.map { [$0] } ?? [] }))
  }

  /// A value that is made in one of several ways, the simplest first.
  static func oneOf<Value>(_ tag: Tag, _ ways: any Generator<Value>...) -> AnyGenerator<Value> {
    AnyGenerator(PropertyTesting.oneOf(tag, ways.map { Alternative($0) }).withoutSpan)
  }
}

// MARK: - Views in views

/// Draws the windows of a scene: one is the simplest, and that there is none is said.
private struct WindowsGenerator: Generator {
  private let absence = rare("windowless", of: constant(true), atMost: 1)
  private let windows = list("windows", of: Self.view(0), count: 1...Language.most)

  func draw(from source: inout Source) -> [NestedView] {
    absence.draw(from: &source).isEmpty ? windows.draw(from: &source) : []
  }

  func spell(_ value: [NestedView], into spelling: inout Spelling) throws(Unspellable) {
    if value.isEmpty {
      try absence.spell([true], into: &spelling)
    } else {
      try windows.spell(value, into: &spelling)
    }
  }

  /// A view so many levels below its window, with all that hangs on it and is in it.
  private static func view(_ depth: Int) -> AnyGenerator<NestedView> {
    let controllers = rare("controllers", of: controllers, atMost: 1)
    let most = Language.most
    let views = depth < Language.depth ? rare("views", of: view(depth + 1), atMost: most) : nil
    return AnyGenerator(
      record("view", of: NestedView()) {
        Part(\.label, Label.labels)
        Part(\.view, depth == 0 ? plainWindow : plainView)
        Part(\.controllers, depth == 0 ? AnyGenerator(constant([])) : AnyGenerator(controllers))
        Part(\.recognizers, rare("recognizers", of: recognizers, atMost: most))
        Part(\.views, views.map { AnyGenerator($0) } ?? AnyGenerator(NoViews()))
      })
  }

  private static let plainWindow = Walk(
    of: Scenario.View(id: "", kind: .window, frame: .screen), except: ["id", "parent", "kind"])
  private static let plainView = Walk(
    of: Scenario.View(id: "", frame: Rect(0, 0, 100, 100)), except: ["id", "parent"])

  private static let controllers = onView("controller", Scenario.Controller.blank)
  private static let recognizers = onView("recognizer", Scenario.Recognizer.blank)

  private static func onView<Thing: PropertyOwner>(
    _ tag: Tag, _ blank: Thing
  ) -> AnyGenerator<Labelled<Thing>> {
    AnyGenerator(
      record(tag, of: Labelled(part: blank)) {
        Part(\.label, Label.labels)
        Part(\.part, Walk(of: blank, except: ["id", "view"]))
      })
  }
}

/// What is in the deepest views: nothing.
private struct NoViews: Generator {
  func draw(from source: inout Source) -> [NestedView] { [] }

  func spell(_ value: [NestedView], into spelling: inout Spelling) throws(Unspellable) {
    if value.isEmpty { return }
    throw Unspellable("views", "there are more than \(Language.depth) levels")
  }
}
