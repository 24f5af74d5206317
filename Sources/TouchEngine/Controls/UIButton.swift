/// A control that is tapped. It keeps its ancestors' taps from taking its touch, and sends
/// `.primaryActionTriggered` after `.touchUpInside`. Source: rulebook CT-29.
///
/// Titles, images, menus and configurations are not modelled.
open class UIButton: UIControl {
  override var ownGestures: [OwnGesture] { [.tap] }

  override func sendUp(for event: UIEvent?) {
    super.sendUp(for: event)
    if isTouchInside { sendPrimaryAction(for: event) }
  }
}
