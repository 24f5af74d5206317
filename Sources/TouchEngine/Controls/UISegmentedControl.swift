import Foundation

/// A row of segments of equal width, of which one is selected by lifting a finger over it.
///
/// Images, widths of segments and actions as segments are not modelled. An index that no segment has
/// changes nothing and is reported as misuse, where UIKit raises an exception. UIKit's control is
/// said to send no touch events; this one sends them as every control does.
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  private var segments: [(title: String?, isEnabled: Bool)] = []
  private var selected = UISegmentedControl.noSegment

  /// Whether a selected segment does not stay so: the selection is undone when it has been sent.
  open var isMomentary = false

  /// Makes a control with a segment for each of `items`: a string is its title, anything else is
  /// taken for an image and not kept. Nil: no segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
    }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The selected segment, from 0 at the left; `noSegment` if none is. Setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      if newValue == Self.noSegment || has(newValue) { selected = newValue }
    }
  }

  /// Inserts a segment before the one at `index`; an index out of range means the nearest end. The
  /// same segment stays selected.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert((title, true), at: index)
    if selected >= index { selected += 1 }
  }

  /// Removes a segment. If it was the selected one, none is selected.
  open func removeSegment(at index: Int, animated: Bool) {
    guard has(index) else { return }
    segments.remove(at: index)
    if selected == index { selected = Self.noSegment }
    if selected > index { selected -= 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if has(index) { segments[index].title = title }
  }

  /// A segment's title; nil where there is none.
  open func titleForSegment(at index: Int) -> String? {
    has(index) ? segments[index].title : nil
  }

  /// Sets whether a segment can be selected by touch.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    if has(index) { segments[index].isEnabled = enabled }
  }

  /// Whether a segment can be selected by touch; false where there is none.
  open func isEnabledForSegment(at index: Int) -> Bool {
    has(index) && segments[index].isEnabled
  }

  /// Selects the segment that the finger lifted over, or the nearest one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let index = touch.flatMap(segment), isEnabledForSegment(at: index),
      index != selected
    else { return }
    selected = index
    sendValueChanged(for: event)
    if isMomentary { selected = Self.noSegment }
  }

  override var ownGestures: [OwnGesture] { ownTap }

  private func has(_ index: Int) -> Bool {
    if segments.indices.contains(index) { return true }
    report(.misuse, "A segmented control was asked for a segment that it does not have.")
    return false
  }

  private func segment(under touch: UITouch) -> Int? {
    guard !segments.isEmpty, bounds.width > 0 else { return nil }
    let x = min(max(touch.location(in: self).x, bounds.minX), bounds.maxX) - bounds.minX
    return min(Int(x * CGFloat(segments.count) / bounds.width), segments.count - 1)
  }
}
