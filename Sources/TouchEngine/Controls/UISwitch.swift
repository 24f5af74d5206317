import Foundation
import Thresholds

/// A control that is on or off. A tap toggles it; a drag along it moves its knob, which it then
/// follows. Either sends `.valueChanged` when the finger lifts, if the switch changed.
///
/// UIKit does not document when a dragged switch changes; and it sets the size of a switch, which
/// here is only the size of one that is made without.
open class UISwitch: UIControl {
  /// The size of a switch that is made without one, in points. UIKit does not document its value.
  public static let standardSize = CGSize(width: 51, height: 31)
  /// How far along the switch a finger must move to drag the knob, in points; less is a tap. UIKit
  /// does not document its value.
  public static var dragThreshold: CGFloat { Thresholds.knobMovement.engine }

  /// Whether the switch is on. Setting it sends nothing.
  open var isOn = false

  /// Where the finger came down, where the knob was then, and whether that has been dragged, while
  /// the switch tracks.
  private var grip: (start: CGFloat, knob: CGRect, isDragging: Bool)?

  /// Makes a switch at `frame`, in its superview's coordinates, in points; a frame without a size
  /// gets the standard one.
  public override init(frame: CGRect = .zero) {
    let size = frame.size == .zero ? Self.standardSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Sets whether the switch is on, which sends nothing; nothing is animated here.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Where the knob rests, in the switch's coordinates: at the left if it is off.
  private var restingKnob: CGRect {
    let width = min(bounds.height, bounds.width / 2)
    return CGRect(
      x: isOn ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
  }

  /// Holds the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    grip = (touch.location(in: self).x, restingKnob, false)
    return true
  }

  /// Moves the knob, once the finger has moved far enough.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    noteDrag(of: touch)
    return true
  }

  /// Leaves the switch where the knob is; or toggles it, if it was tapped.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { noteDrag(of: touch) }
    guard let touch, let grip else { return }
    self.grip = nil
    var isOn = self.isOn
    if grip.isDragging {
      isOn = grip.knob.midX + touch.location(in: self).x - grip.start >= bounds.midX
    } else if isTouchInside {
      isOn.toggle()
    }
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    sendValueChanged(for: event)
  }

  /// Lets the knob go back.
  open override func cancelTracking(with event: UIEvent?) {
    grip = nil
    super.cancelTracking(with: event)
  }

  private func noteDrag(of touch: UITouch) {
    guard let start = grip?.start else { return }
    if abs(touch.location(in: self).x - start) > Self.dragThreshold { grip?.isDragging = true }
  }

  override var ownGestures: [OwnGesture] {
    ownTap + ownDrag(from: trackedTouch != nil ? grip?.knob ?? restingKnob : restingKnob)
  }
}
