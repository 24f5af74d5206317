import TouchScript

/// What a scenario says of its scene at one moment, with numbers in the place of names.
///
/// A class, so that all who look at it share the one: a scene is many lists, and to copy it is to
/// count one more reference to each of them.
///
/// Responders are numbered: the views as the scenario lists them, then the controllers, then the
/// application, its delegate and the window scene. Recognizers have numbers of their own.
final class Scene {
  /// In the place of a number: there is none.
  static let none = Trace.Names.none
  /// In the place of a number: the name is not one of the scene's, or nobody can say.
  static let unknown = Trace.Names.unknown

  let state: SceneState
  /// What stays as it is from the first moment of the scene to the last.
  var setting: SceneSetting { state.setting }

  init(_ state: SceneState) { self.state = state }

  var views: [SceneView] { state.views }
  var recognizers: [SceneRecognizer] { state.recognizers }
  /// Every view's superview; `Scene.none` for windows, and for views that are in no other.
  var parents: [Int] { state.parents }
  /// Every view's window; `Scene.none` where it is in none.
  var windows: [Int] { state.windows }
  /// Every view's distance from its window, or from the view on top where there is none.
  var depths: [Int] { state.depths }
  /// Every view's subviews, once the script has moved views in the tree; nil: they stand as listed.
  var subviewLists: [[Int]]? { state.subviewLists }
  /// The key window: at the beginning the one that was shown last; `Scene.none` without any.
  var keyWindow: Int { state.keyWindow }
  /// The controller that presented each controller, by responder numbers.
  var presenters: [Int] { state.presenters }
  /// Each responder's `next`, as UIKit has it. Source: rulebook RC-01 to RC-11.
  var next: [Int] { state.next }
  /// The view that each recognizer is attached to.
  var recognizerViews: [Int] { state.recognizerViews }

  /// Whether the responder is a view.
  func isView(_ number: Int) -> Bool { number >= 0 && number < state.views.count }

  /// Whether `view` is `ancestor` or stands below it.
  func isView(_ view: Int, in ancestor: Int) -> Bool {
    // If the views are in the order of the list, a tree is a part of it. Asking the state would copy it.
    if state.subviewLists != nil { return state.isView(view, in: ancestor) }
    return isView(ancestor) && view >= ancestor && view < ancestor + setting.sizes[ancestor]
  }

  /// The subviews of a view, as the scenario lists them.
  func subviews(of view: Int) -> SceneState.Subviews {
    SceneState.Subviews(of: view, sizes: setting.sizes, list: state.subviewLists.map { $0[view] })
  }

  var applicationNumber: Int { views.count + controllers.count }
  var delegateNumber: Int { applicationNumber + 1 }
  var sceneNumber: Int { applicationNumber + 2 }

  /// Whether the responder is a control.
  func isControl(_ number: Int) -> Bool { isView(number) && views[number].kind.isControl }

  /// The name of a responder, for sentences.
  func name(_ number: Int) -> Name {
    Name(
      id: names.responders.indices.contains(number) ? names.responders[number] : nil,
      substitute: number == Scene.none ? "nobody" : "an unknown responder")
  }

  /// The name of a recognizer, for sentences.
  func recognizerName(_ number: Int) -> Name {
    Name(
      id: recognizers.indices.contains(number) ? names.recognizers[number] : nil,
      substitute: "an unknown recognizer")
  }

  /// What a responder does with touches.
  func handling(_ number: Int) -> Scenario.TouchHandling {
    if isView(number) { return views[number].overrides.touches }
    if number >= views.count, number < applicationNumber {
      return controllers[number - views.count].touches
    }
    if number == applicationNumber { return application.touches }
    if number == delegateNumber, let delegate = application.delegate { return delegate.touches }
    return Scenario.TouchHandling()
  }

  /// Whether a responder implements an action.
  func implements(_ action: String, _ number: Int) -> Bool {
    if isView(number) { return sources[number].overrides.actions.contains(action) }
    if number >= views.count, number < applicationNumber {
      return controllers[number - views.count].actions.contains(action)
    }
    if number == applicationNumber { return application.actions.contains(action) }
    if number == delegateNumber { return application.delegate?.actions.contains(action) ?? false }
    return false
  }

  /// The responders after `number`, in order; nil where the chain goes in a ring or nobody can say.
  func chain(after number: Int) -> [Int]? {
    var chain: [Int] = []
    var current = number
    while next.indices.contains(current) {
      current = next[current]
      if current == Scene.none { return chain }
      if current == Scene.unknown || chain.count > next.count { return nil }
      chain.append(current)
    }
    return nil
  }
}
