/// A view in a scene that is being written, named after its class: a `Window`, `View`, `Switch`.
///
/// These names are short because they are written often. Where another module has one of them
/// too, say `TouchScript.View`; inside `Scenario`, `View` is the stored value.
@dynamicMemberLookup
public protocol SceneElement: Sendable {
  /// The view, as the first of `views`, with all that is in it and on it.
  var parts: SceneParts { get set }
}

/// An element that may have targets.
public protocol ControlElement: SceneElement {}

/// A `UIWindow` in a scene.
public struct Window: SceneElement {
  /// The window with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a window; its frame is in the coordinates of the screen.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .window, frame: frame), subviews: subviews())
  }
}

/// A `UIView` in a scene.
public struct View: SceneElement {
  /// The view with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a view; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, frame: frame), subviews: subviews())
  }
}

/// A plain `UIControl` in a scene.
public struct Control: ControlElement {
  /// The control with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a control; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .control, frame: frame), subviews: subviews())
  }
}

/// A `UIButton` in a scene.
public struct Button: ControlElement {
  /// The button with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a button; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .button, frame: frame), subviews: subviews())
  }
}

extension SceneParts {
  /// Puts the subviews that have no place yet into `view`.
  init(_ view: Scenario.View, subviews: SceneParts) {
    self = subviews
    for index in views.indices where views[index].parent == nil { views[index].parent = view.id }
    views.insert(view, at: 0)
  }
}
