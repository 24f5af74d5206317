import TouchScript

/// A scene as people see it: what is in each view and on it.
///
/// Everything bears the name of its place, which only references say: `v3` is the third view, `r1` the
/// first recognizer. In the scene it has its own name, and what cannot be is left out.
struct NestedScene: Hashable, Sendable {
  var windows: [NestedView] = []
  /// All that is not in a view, nor a part of the script.
  var rest = Scenario()
  var fingers = FingerScript()
  /// Changes, each a step of its own.
  var changes: [Scenario.Step] = []
}

/// A view with all that hangs on it and is in it.
struct NestedView: Hashable, Sendable {
  var label = Label()
  var view = Scenario.View(id: "")
  var controllers: [Labelled<Scenario.Controller>] = []
  var recognizers: [Labelled<Scenario.Recognizer>] = []
  var views: [NestedView] = []
}

/// Something that hangs on a view.
struct Labelled<Part: Hashable & Sendable>: Hashable, Sendable {
  var label = Label()
  var part: Part
}

// MARK: - To a scenario

extension NestedScene {
  /// The valid scenario that it is.
  var scenario: Scenario {
    var scene = rest
    var names = Names()
    for window in windows { scene.add(window, in: nil, isFirst: true, &names) }
    scene.script = changes
    names.settle(&scene)
    scene.leaveOutImpossibleChanges()
    scene.leaveOutRings()
    scene.script = fingers.steps(with: scene.script.filter { !$0.changes.isEmpty })
    return scene
  }
}

extension Scenario {
  /// Adds a view with all that hangs on it and is in it, under the names of places.
  fileprivate mutating func add(
    _ nested: NestedView, in parent: View?, isFirst: Bool, _ names: inout Names
  ) {
    var view = nested.view
    view.id = names.add("v", nested.label)
    view.parent = parent?.id
    if let parent { view.kind = view.kind.possible(in: parent.kind, isFirst: isFirst) }
    if !view.kind.isControl { view.targets = [] }
    views.append(view)
    for var controller in nested.controllers {
      controller.part.id = names.add("c", controller.label)
      controller.part.view = view.id
      controllers.append(controller.part)
    }
    var hasOwnPan = view.kind.isScrollView
    for var recognizer in nested.recognizers {
      recognizer.part.id = names.add("r", recognizer.label)
      recognizer.part.view = view.id
      if recognizer.part.kind == .scrollPan {
        if !hasOwnPan { recognizer.part.kind = .pan }
        hasOwnPan = false
      }
      recognizers.append(recognizer.part.possible)
    }
    for (index, subview) in nested.views.enumerated() {
      add(subview, in: view, isFirst: index == 0, &names)
    }
  }
}

// MARK: - From a scenario

extension NestedScene {
  init(_ scenario: Scenario) {
    let places = Places(of: scenario)
    rest = scenario.mapped(Mapping(name: { places.names[$0] }))
    let views = Dictionary(grouping: rest.views, by: \.parent)
    let controllers = Dictionary(grouping: rest.controllers, by: \.view)
    let recognizers = Dictionary(grouping: rest.recognizers, by: \.view)
    /// What is in a view; nothing below the deepest level that can be spelled.
    func nested(in parent: Scenario.ID?, depth: Int) -> [NestedView] {
      if depth > Language.depth + 1 { return [] }
      return (views[parent] ?? []).map { view in
        NestedView(
          label: places[view.id], view: view,
          controllers: places.labelled(controllers[view.id]),
          recognizers: places.labelled(recognizers[view.id]),
          views: nested(in: view.id, depth: depth + 1))
      }
    }
    windows = nested(in: nil, depth: 0)
    fingers = FingerScript(rest.script)
    changes = rest.script.flatMap { step in
      step.changes.map { Scenario.Step(at: step.at, changes: [$0]) }
    }
  }
}
