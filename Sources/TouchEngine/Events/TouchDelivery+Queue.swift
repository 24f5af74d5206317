import Foundation

/// From the queue to an event: what fingers did becomes touches.
extension TouchDelivery {
  /// What one finger did in an event.
  struct FingerChange {
    /// Its latest sample.
    var sample: FingerSample
    /// Its earlier samples of the event, if the screen saw it several times, in order.
    var passed: [FingerSample] = []
  }

  /// Takes what the screen saw in one frame: one event, whatever the number of fingers. Only a finger
  /// that does more in a frame than move makes another event. Source: rulebook SY-03, SY-06.
  func receive(_ samples: [FingerSample]) {
    if samples.count == 1 { return dispatch([FingerChange(sample: samples[0])]) }
    for changes in Self.events(of: samples) { dispatch(changes) }
  }

  /// The events that `samples` make, in order. Several moves of one finger are one change, with the
  /// last as its position. A finger that does anything else twice begins another event.
  /// Source: rulebook SY-06.
  private static func events(of samples: [FingerSample]) -> [[FingerChange]] {
    var events: [[FingerChange]] = []
    var present: [FingerChange] = []
    for sample in samples {
      guard let index = present.firstIndex(where: { $0.sample.finger == sample.finger }) else {
        present.append(FingerChange(sample: sample))
        continue
      }
      if present[index].sample.phase == .moved, sample.phase == .moved {
        present[index].passed.append(present[index].sample)
        present[index].sample = sample
      } else {
        events.append(present)
        present = [FingerChange(sample: sample)]
      }
    }
    return events + [present]
  }

  /// Makes an event and sends it on its way. New touches find their window and view; touches that did
  /// not change become stationary. A finger that comes down twice, or moves without being down, is
  /// ignored. Source: rulebook SY-04, TO-01, TO-10, TO-22.
  private func dispatch(_ changes: [FingerChange]) {
    startEvent()
    var touches: [UITouch] = []
    for contact in contacts where contact.isDown {
      contact.touch.moment.phase = .stationary
      contact.coalesced = []
      touches.append(contact.touch)
    }
    var hasChanged = false
    for change in changes {
      let touch = touches.first { $0.fingerIndex == change.sample.finger }
      if let touch, change.sample.phase != .began, change.sample.phase != .stationary {
        update(touch, with: change)
        hasChanged = true
      } else if touch == nil, change.sample.phase == .began {
        touches.append(beginTouch(change.sample))
        hasChanged = true
      }
    }
    guard hasChanged else { return }
    assert(Set(touches.map(\.fingerIndex)).count == touches.count, "A finger has one touch.")
    send(touches.sorted { $0.fingerIndex < $1.fingerIndex })
  }

  /// Makes the touch of a finger that came down, in the view that is hit. Source: rulebook TO-01.
  private func beginTouch(_ sample: FingerSample) -> UITouch {
    let moment = UITouch.Moment(
      event: eventNumber, phase: .began, milliseconds: application.time, location: sample.location,
      previousLocation: sample.location)
    let touch = UITouch(finger: sample.finger, moment: moment)
    touch.tapCount = tapCounter.tapCount(at: moment, under: application.thresholds)
    (touch.window, touch.view) = hitTestWindows(at: sample.location)
    if let window = touch.window {
      touch.moment.location = window.placement.pointFromSuperview(sample.location)
      touch.moment.previousLocation = touch.moment.location
    }
    let contact = Contact(touch: touch)
    // Nobody receives a touch that hit nothing, or something that is animated: HT-28.
    if touch.view?.isClosedByAnimation ?? true { contact.viewDelivery = .over }
    contacts.append(contact)
    return touch
  }

  /// Notes what a finger did that was down already. Source: rulebook TO-03, TO-04, TO-07.
  private func update(_ touch: UITouch, with change: FingerChange) {
    func moment(_ sample: FingerSample, after previous: CGPoint) -> UITouch.Moment {
      UITouch.Moment(
        event: eventNumber, phase: sample.phase, milliseconds: application.time,
        location: touch.window?.placement.pointFromSuperview(sample.location) ?? sample.location,
        previousLocation: previous)
    }
    let before = touch.moment.location
    touch.moment = moment(change.sample, after: before)
    if !change.passed.isEmpty {
      var previous = before
      touch.contact?.coalesced = (change.passed + [change.sample]).map { sample in
        defer { previous = moment(sample, after: previous).location }
        return moment(sample, after: previous)
      }
    }
    if change.sample.phase == .ended {
      tapCounter.touchEnded(touch, at: change.sample.location)
    }
  }
}
