import Foundation
import TouchEngine

extension UIControl.Event {
  /// UIKit's events with their names, in the order of their bits.
  static let named: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
}

extension World {
  /// Adds a control to the window, or to `parent`. Each event that it sends is noted.
  @discardableResult
  func add<Control: UIControl>(
    _ control: Control, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    to parent: UIView? = nil, named name: String = "c"
  ) -> Control {
    control.frame = CGRect(x: x, y: y, width: width, height: height)
    (parent ?? window).addSubview(control)
    let calls = calls
    for (event, word) in UIControl.Event.named {
      control.addAction(UIAction { _ in calls.note("send(\(name), \(word))") }, for: event)
    }
    return control
  }
}

/// Every class of control that the engine has.
enum ControlClass: String, CaseIterable {
  case plain, button, `switch`, slider, segmented, stepper, page, textField

  /// A control that changes, or does what it is there for, when it is tapped at its right end. That
  /// is where its knob is, if it has one.
  func make() -> UIControl {
    switch self {
    case .plain: return UIControl()
    case .button: return UIButton()
    case .switch:
      let toggle = UISwitch()
      toggle.isOn = true
      return toggle
    case .slider:
      let slider = UISlider()
      slider.value = 1
      return slider
    case .segmented: return UISegmentedControl(items: ["left", "right"])
    case .stepper: return UIStepper()
    case .page:
      let pages = UIPageControl()
      pages.numberOfPages = 3
      return pages
    case .textField: return UITextField()
    }
  }

  /// What a tap at the right end sends, before `touchUpInside` or after it.
  var eventsOfTap: (before: [String], after: [String]) {
    switch self {
    case .plain, .slider: ([], [])
    case .button: ([], ["primaryActionTriggered"])
    case .switch, .segmented, .stepper, .page: (["valueChanged", "primaryActionTriggered"], [])
    case .textField: (["editingDidBegin"], [])
    }
  }
}
