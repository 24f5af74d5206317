import TouchScript

/// How a scene is at one moment, while it is being made or changed: plain values only.
struct SceneState {
  /// What stays as it is from the first moment of the scene to the last.
  let setting: SceneSetting
  var views: [SceneView]
  var recognizers: [SceneRecognizer]
  /// Every view's superview; `Scene.none` for windows, and for views that are in no other.
  var parents: [Int]
  /// Every view's window; `Scene.none` where it is in none.
  var windows: [Int]
  /// Every view's distance from its window, or from the view on top where there is none.
  var depths: [Int]
  /// Every view's subviews, once the script has moved views in the tree; nil: they stand as listed.
  var subviewLists: [[Int]]?
  /// The key window: at the beginning the one that was shown last; `Scene.none` without any.
  var keyWindow: Int
  /// The controller that presented each controller, by responder numbers.
  var presenters: [Int]
  /// Each responder's `next`, as UIKit has it. Source: rulebook RC-01 to RC-11.
  var next: [Int]
  /// The view that each recognizer is attached to.
  var recognizerViews: [Int]

  init(_ scenario: Scenario, _ names: Trace.Names) {
    let tree = Tree(scenario.views, names)
    setting = SceneSetting(scenario, names, sizes: tree.sizes)
    // By place, so that nothing is copied with all its lists.
    recognizers = scenario.recognizers.indices.map { SceneRecognizer(scenario.recognizers[$0]) }
    views = scenario.views.indices.map { SceneView(scenario.views[$0], names) }
    parents = tree.parents
    windows = tree.windows
    depths = tree.depths
    presenters = Array(repeating: Scene.none, count: scenario.controllers.count)
    next = []
    keyWindow =
      scenario.views.lastIndex { $0.kind == .window && !$0.isHidden } ?? Scene.none
    recognizerViews = scenario.recognizers.indices.map { place in
      let view = names.responder(scenario.recognizers[place].view)
      return scenario.views.indices.contains(view) ? view : Scene.unknown
    }
    for (index, controller) in scenario.controllers.enumerated() {
      guard let presenter = controller.presentedBy else { continue }
      present(views.count + index, by: names.responder(presenter))
    }
    next = chain()
  }

  /// Whether the responder is a view.
  func isView(_ number: Int) -> Bool { number >= 0 && number < views.count }

  /// Whether `view` is `ancestor` or stands below it.
  func isView(_ view: Int, in ancestor: Int) -> Bool {
    guard isView(ancestor) else { return false }
    if subviewLists == nil { return view >= ancestor && view < ancestor + sizes[ancestor] }
    var current = view
    while isView(current) {
      if current == ancestor { return true }
      current = parents[current]
    }
    return false
  }

  /// Each responder's `next`, as UIKit has it.
  ///
  /// A delegate that is no responder is nobody's `next`: a method that returns a responder cannot
  /// return it. Source: rulebook RC-08.
  func chain() -> [Int] {
    let hasDelegate = application.delegate?.isResponder ?? false
    var next: [Int] = []
    next.reserveCapacity(views.count + controllers.count + 3)
    for index in views.indices {
      if views[index].overrides.hasNext, let other = sources[index].overrides.next {
        let responder = names.responder(other)
        next.append(responder == delegateNumber && !hasDelegate ? Scene.none : responder)
      } else if managers[index] != Scene.none {
        next.append(managers[index])
      } else if views[index].kind == .window {
        next.append(dialect == .ios13 ? sceneNumber : applicationNumber)
      } else {
        next.append(parents[index])
      }
    }
    for (index, controller) in controllers.enumerated() {
      let view = names.responder(controller.view)
      let superview = parents.indices.contains(view) ? parents[view] : Scene.unknown
      // Apple documents either where a controller has both. Source: rulebook RE-85.
      let ways = [superview, presenters[index]].filter { $0 != Scene.none }
      next.append(ways.count == 1 ? ways[0] : Scene.unknown)
    }
    next.append(hasDelegate ? delegateNumber : Scene.none)
    next.append(Scene.none)
    next.append(applicationNumber)
    return next
  }

  private var applicationNumber: Int { views.count + controllers.count }
  private var delegateNumber: Int { applicationNumber + 1 }
  private var sceneNumber: Int { applicationNumber + 2 }
}

/// The tree of a scene's views, by number.
private struct Tree {
  var parents: [Int] = []
  var windows: [Int] = []
  var depths: [Int] = []
  var sizes: [Int]

  init(_ views: [Scenario.View], _ names: Trace.Names) {
    sizes = Array(repeating: 1, count: views.count)
    parents.reserveCapacity(views.count)
    windows.reserveCapacity(views.count)
    depths.reserveCapacity(views.count)
    for index in views.indices {
      let found = Self.place(ofParent: views[index].parent, before: index, views, parents, names)
      let parent = found >= 0 && found < index ? found : Scene.none
      parents.append(parent)
      windows.append(parent == Scene.none ? index : windows[parent])
      depths.append(parent == Scene.none ? 0 : depths[parent] + 1)
    }
    for index in views.indices.reversed() where parents[index] != Scene.none {
      sizes[parents[index]] += sizes[index]
    }
  }

  /// Where a superview stands: as a rule it is the view before, or one above that, so that hardly ever
  /// all names are gone through.
  private static func place(
    ofParent name: Scenario.ID?, before index: Int, _ views: [Scenario.View], _ parents: [Int],
    _ names: Trace.Names
  ) -> Int {
    guard let name else { return Scene.none }
    var place = index - 1
    while place >= 0 {
      if views[place].id == name { return place }
      place = parents[place]
    }
    return names.responder(name)
  }
}
