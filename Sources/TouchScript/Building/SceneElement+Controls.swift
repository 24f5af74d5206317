/// A `UILabel` in a scene.
public struct Label: SceneElement {
  /// The label with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a label; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .label, frame: frame), subviews: subviews())
  }
}

/// A `UIImageView` in a scene.
public struct ImageView: SceneElement {
  /// The image view with all that is in it and on it.
  public var parts: SceneParts

  /// Makes an image view; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .imageView, frame: frame), subviews: subviews())
  }
}

/// A `UISwitch` in a scene.
public struct Switch: ControlElement {
  /// The switch with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a switch; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .switch, frame: frame), subviews: subviews())
  }
}

/// A `UISlider` in a scene.
public struct Slider: ControlElement {
  /// The slider with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a slider; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .slider, frame: frame), subviews: subviews())
  }
}

/// A `UISegmentedControl` in a scene.
public struct SegmentedControl: ControlElement {
  /// The segmented control with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a segmented control; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(
      Scenario.View(id: id, kind: .segmentedControl, frame: frame), subviews: subviews())
  }
}

/// A `UIStepper` in a scene.
public struct Stepper: ControlElement {
  /// The stepper with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a stepper; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .stepper, frame: frame), subviews: subviews())
  }
}

/// A `UIPageControl` in a scene.
public struct PageControl: ControlElement {
  /// The page control with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a page control; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(
      Scenario.View(id: id, kind: .pageControl, frame: frame), subviews: subviews())
  }
}

/// A `UITextField` in a scene.
public struct TextField: ControlElement {
  /// The text field with all that is in it and on it.
  public var parts: SceneParts

  /// Makes a text field; its frame is in the coordinates of the view around it.
  public init(
    _ id: Scenario.ID, _ frame: Rect, @SceneBuilder subviews: () -> SceneParts = { SceneParts() }
  ) {
    parts = SceneParts(Scenario.View(id: id, kind: .textField, frame: frame), subviews: subviews())
  }
}
