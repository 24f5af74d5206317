/// A view in a scene that is being written, named after its class: a `Window`, `View`, `Switch`.
///
/// These names are short because they are written often. Where another module has one of them
/// too, say `TouchScript.View`; inside `Scenario`, `View` is the stored value.
@dynamicMemberLookup
public protocol SceneElement: Sendable {
  /// The kind of the view.
  static var kind: Scenario.View.Kind { get }
  /// The view, as the first of `views`, with all that is in it and on it.
  var parts: SceneParts { get set }
  /// Makes an element of which all is yet to be said.
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
    parts = SceneParts(
      Scenario.View(id: id, kind: Self.kind, frame: frame), subviews: subviews())
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

// MARK: - Classes

/// A `UIWindow` in a scene; its frame is in the coordinates of the screen.
public struct Window: SceneElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.window
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UIView` in a scene.
public struct View: SceneElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.view
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UILabel` in a scene.
public struct Label: SceneElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.label
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UIImageView` in a scene.
public struct ImageView: SceneElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.imageView
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A plain `UIControl` in a scene.
public struct Control: ControlElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.control
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UIButton` in a scene.
public struct Button: ControlElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.button
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UISwitch` in a scene.
public struct Switch: ControlElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.switch
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UISlider` in a scene.
public struct Slider: ControlElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.slider
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UISegmentedControl` in a scene.
public struct SegmentedControl: ControlElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.segmentedControl
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UIStepper` in a scene.
public struct Stepper: ControlElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.stepper
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UIPageControl` in a scene.
public struct PageControl: ControlElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.pageControl
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UITextField` in a scene.
public struct TextField: ControlElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.textField
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UIScrollView` in a scene.
public struct ScrollView: SceneElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.scrollView
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UITableView` in a scene.
public struct TableView: SceneElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.tableView
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UITableViewCell` in a scene; only table views hold any.
public struct Cell: SceneElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.tableCell
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UITableViewCellContentView` in a scene: the first view in a cell.
public struct CellContent: SceneElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.cellContent
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UICollectionView` in a scene, which scrolls; it selects nothing.
public struct CollectionView: SceneElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.scrollView
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}

/// A `UICollectionViewCell` in a scene, as a plain view.
public struct CollectionCell: SceneElement {
  /// The kind of the view.
  public static let kind = Scenario.View.Kind.view
  /// The view with all that is in it and on it.
  public var parts = SceneParts()
  /// Makes a view of which all is yet to be said.
  public init() {}
}
