/// A view in a scene that is being written, named after its class: a `Window`, `View`, `Switch`.
///
/// These names are short because they are written often. Where another module has one of them
/// too, say `TouchScript.View`; inside `Scenario`, `View` is the stored value.
@dynamicMemberLookup
public protocol SceneElement: Sendable {
  /// The view, as the first of `views`, with all that is in it and on it.
  var parts: SceneParts { get set }
  /// Makes an element of which all but the kind is yet to be said.
  init()
}

/// An element that may have targets.
public protocol ControlElement: SceneElement {}

extension SceneElement {
  /// Makes a view; its frame is in the coordinates of the view around it, a window's in those of the
  /// screen.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    self.init()
    let view = Scenario.View(id: id, kind: parts.views[0].kind, frame: frame)
    parts = SceneParts(view, subviews: subviews())
  }
}

extension SceneParts {
  /// A view of a kind, of which nothing else is said yet.
  fileprivate init(_ kind: Scenario.View.Kind) { views = [Scenario.View(id: "", kind: kind)] }

  /// Puts the subviews that have no place yet into `view`.
  init(_ view: Scenario.View, subviews: SceneParts) {
    self = subviews
    for index in views.indices where views[index].parent == nil { views[index].parent = view.id }
    views.insert(view, at: 0)
  }
}

// MARK: - Classes

/// A `UIWindow` in a scene; its frame is in the coordinates of the screen.
public struct Window: SceneElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.window)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UIView` in a scene.
public struct View: SceneElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.view)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UILabel` in a scene.
public struct Label: SceneElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.label)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UIImageView` in a scene.
public struct ImageView: SceneElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.imageView)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A plain `UIControl` in a scene.
public struct Control: ControlElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.control)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UIButton` in a scene.
public struct Button: ControlElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.button)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UISwitch` in a scene.
public struct Switch: ControlElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.switch)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UISlider` in a scene.
public struct Slider: ControlElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.slider)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UISegmentedControl` in a scene.
public struct SegmentedControl: ControlElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.segmentedControl)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UIStepper` in a scene.
public struct Stepper: ControlElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.stepper)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UIPageControl` in a scene.
public struct PageControl: ControlElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.pageControl)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UITextField` in a scene.
public struct TextField: ControlElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.textField)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UIScrollView` in a scene.
public struct ScrollView: SceneElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.scrollView)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UITableView` in a scene.
public struct TableView: SceneElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.tableView)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UITableViewCell` in a scene; only table views hold any.
public struct Cell: SceneElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.tableCell)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UITableViewCellContentView` in a scene: the first view in a cell.
public struct CellContent: SceneElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.cellContent)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UICollectionView` in a scene, which scrolls; it selects nothing.
public struct CollectionView: SceneElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.scrollView)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}

/// A `UICollectionViewCell` in a scene, as a plain view.
public struct CollectionCell: SceneElement {
  /// The view with all that is in it and on it.
  public var parts = SceneParts(.view)
  /// Makes a view of which all but the kind is yet to be said.
  public init() {}
}
