/// The state of a touch at touch-down: location, window, view and tap count.
extension TouchDelivery {
  /// Makes the touch of a finger that came down, in the view that is hit. Source: rulebook TO-01.
  func beginTouch(_ sample: FingerSample) -> UITouch {
    let moment = UITouch.Moment(
      event: eventsSeen, phase: .began, milliseconds: application.time, location: sample.location,
      previousLocation: sample.location)
    let touch = UITouch(finger: sample.finger, moment: moment)
    touch.tapCount = tapCounter.tapCount(at: moment, under: application.thresholds)
    (touch.window, touch.view) = hitTestWindows(at: sample.location)
    if let window = touch.window {
      touch.moment.location = window.placement.pointFromSuperview(sample.location)
      touch.moment.previousLocation = touch.moment.location
    }
    let contact = Contact(touch: touch)
    if touch.view == nil { contact.view = .over }
    contacts.append(contact)
    return touch
  }
}
