import Foundation
import TouchEngine

extension UIControl.Event {
  /// UIKit's events, each with a short name, in the order of their bits.
  static let named: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancelled"),
    (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
    (.menuActionTriggered, "menu"), (.editingDidBegin, "editing"),
    (.editingChanged, "edited"), (.editingDidEnd, "editingEnds"),
    (.editingDidEndOnExit, "editingExits"),
  ]
}

extension World {
  /// Adds a control to the window, or to `parent`. The name of each event that it sends is noted,
  /// or what `line` makes of the name.
  @discardableResult
  func add<Control: UIControl>(
    _ control: Control, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    to parent: UIView? = nil, line: @escaping (UIControl, String) -> String = { $1 }
  ) -> Control {
    control.frame = CGRect(x: x, y: y, width: width, height: height)
    (parent ?? window).addSubview(control)
    let diary = diary
    for (event, name) in UIControl.Event.named {
      let note = UIAction { action in
        if let sender = action.sender { diary.note(line(sender, name)) }
      }
      control.addAction(note, for: event)
    }
    return control
  }
}

/// A control that notes its tracking methods.
final class NotingControl: UIControl {
  private let diary: Diary
  /// What `beginTracking` answers.
  var begins = true
  /// What `continueTracking` answers.
  var continues = true

  init(_ diary: Diary) {
    self.diary = diary
    super.init()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary.note("begin")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary.note("continue")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { diary.note("end") }

  override func cancelTracking(with event: UIEvent?) {
    diary.note("cancel")
    super.cancelTracking(with: event)
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

  /// What a tap at the right end sends, after `down` and before `upInside` or after it.
  var eventsOfTap: (before: [String], after: [String]) {
    switch self {
    case .plain, .slider: ([], [])
    case .button: ([], ["primary"])
    case .switch, .segmented, .stepper, .page: (["changed", "primary"], [])
    case .textField: (["editing"], [])
    }
  }
}
