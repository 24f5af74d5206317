import Foundation
import Thresholds

/// A control whose thumb is dragged along a track to choose a number.
///
/// Touches off the thumb are not tracked. Images and colors are not modelled; the thumb is a square.
open class UISlider: UIControl {
  /// The sides of the thumb, in points; a shorter slider has a narrower one. UIKit does not document
  /// its value.
  public static var thumbLength: CGFloat { Thresholds.knobLength.engine }

  private var number = BoundedValue<Float>(upTo: 1)
  /// Where in the thumb the finger came down, from its left edge, and where the thumb was, while the
  /// slider tracks.
  private var grip: (offset: CGFloat, thumb: CGRect)?
  /// Whether the value changed, and `.valueChanged` has not been sent.
  private var owesEvent = false

  /// The chosen number, between the two bounds. Setting it sends nothing; what is no finite number
  /// is ignored.
  open var value: Float {
    get { number.number }
    set { number.set(newValue) }
  }
  /// The number at the left end; above the maximum, it raises that.
  open var minimumValue: Float {
    get { number.minimum }
    set { number.setMinimum(newValue) }
  }
  /// The number at the right end; below the minimum, it lowers that.
  open var maximumValue: Float {
    get { number.maximum }
    set { number.setMaximum(newValue) }
  }
  /// Whether `.valueChanged` is sent at each change, and not only when the finger lifts.
  open var isContinuous = true

  /// Sets the value, which sends nothing; nothing is animated here.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Where the track is, in the slider's coordinates, if its bounds are `bounds`.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the thumb is, in the slider's coordinates, for a value and a track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let width = min(Self.thumbLength, rect.width)
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? (value - minimumValue) / span : 0
    return CGRect(
      x: rect.minX + CGFloat(fraction) * (rect.width - width),
      y: rect.midY - Self.thumbLength / 2, width: width, height: Self.thumbLength)
  }

  /// Where the thumb can be taken: over the whole height of the slider, if that is more.
  private var thumbArea: CGRect {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    return thumb.union(
      CGRect(x: thumb.minX, y: bounds.minY, width: thumb.width, height: bounds.height))
  }

  /// Follows the touch if it is on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbArea
    let location = touch.location(in: self)
    guard thumb.contains(location), super.beginTracking(touch, with: event) else { return false }
    grip = (location.x - thumb.minX, thumb)
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    follow(touch)
    if isContinuous { sendPendingValue(event) }
    return true
  }

  /// Moves the thumb to where the finger lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { follow(touch) }
    grip = nil
    sendPendingValue(event)
  }

  /// Leaves the thumb where it is. The app receives a value that it has not received.
  open override func cancelTracking(with event: UIEvent?) {
    grip = nil
    sendPendingValue(event)
    super.cancelTracking(with: event)
  }

  override var ownGestures: [OwnGesture] {
    ownDrag(from: trackedTouch != nil ? grip?.thumb ?? thumbArea : thumbArea)
  }

  private func follow(_ touch: UITouch) {
    guard let grip else { return }
    let track = trackRect(forBounds: bounds)
    let length = track.width - grip.thumb.width
    guard length > 0 else { return }
    let fraction = (touch.location(in: self).x - grip.offset - track.minX) / length
    let old = value
    value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
    if value != old { owesEvent = true }
  }

  private func sendPendingValue(_ event: UIEvent?) {
    guard owesEvent else { return }
    owesEvent = false
    sendValueChanged(for: event)
  }
}
