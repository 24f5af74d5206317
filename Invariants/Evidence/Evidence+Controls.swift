import TouchScript

/// Questions about controls that several rules ask.
extension Evidence {
  /// The touches of controls that can be expected to track them, and were told of them, with what
  /// each control did from then on.
  func judgeTracked(_ judge: (Contact, ControlStory) -> Verdict) -> Verdict {
    judgeTouches { contact in
      guard isTrackable(contact), let began = viewCall(.began, contact) else {
        return .notExercised
      }
      return judge(contact, story(contact, from: began))
    }
  }

  private func story(_ contact: Contact, from began: Contact.Call) -> ControlStory {
    var end = Int.max
    for other in contacts where other.number != contact.number {
      let next = other.calls.first { $0.who == contact.view && $0.event > began.event }
      end = min(end, next?.event ?? Int.max)
    }
    let events = controlFacts[contact.view].filter { $0 > began.event && $0 < end }
    return ControlStory(calls: viewCalls(contact), events: events)
  }

  /// Whether a place on the screen counts as inside a control that is being dragged; nil where
  /// UIKit keeps that to itself. Source: CT-15, CT-17.
  func isInside(_ location: Point, of control: Int) -> Bool? {
    let view = view(control)
    let point = geometry.point(location, in: control, scene)
    let bounds = view.bounds
    if bounds.contains(point) { return true }
    switch view.overrides.pointInside {
    case .always: return true
    case .grown(let margin) where bounds.grown(by: margin).contains(point): return true
    case .orSubviews, .onlySubviewFrames: return nil
    default: break
    }
    let away = max(
      max(bounds.x - point.x, point.x - bounds.x - bounds.width),
      max(bounds.y - point.y, point.y - bounds.y - bounds.height))
    let size = max(bounds.width, bounds.height) * Parameters.surelyOutsideSizes
    return away > max(Parameters.surelyOutsidePoints, size) ? false : nil
  }

  /// The flags that a control had when it sent an event.
  func controlState(_ event: Int) -> ControlState? {
    guard case .controlEvent(_, _, let state) = trace.events[event].what else { return nil }
    return state
  }

  /// The name of a control event, for sentences.
  func eventName(_ event: Int) -> String { facts[event].controlEvent?.rawValue ?? "nothing" }
}

/// What a control was told of one touch, and what it did.
struct ControlStory {
  /// The calls of its touch methods with the touch.
  let calls: [Contact.Call]
  /// Its tracking calls and control events, as events of the trace.
  let events: [Int]

  /// The end of the touch, as the control was told.
  var end: Contact.Call? { calls.first { $0.phase == .ended || $0.phase == .cancelled } }

  /// What it did between one call of its touch methods and the next.
  func events(after call: Contact.Call) -> ArraySlice<Int> {
    let next = calls.first { $0.event > call.event }?.event ?? Int.max
    let first = events.firstIndex { $0 > call.event } ?? events.endIndex
    let last = events[first...].firstIndex { $0 > next } ?? events.endIndex
    return events[first..<last]
  }
}
