/// Questions that people ask of a trace, by the names of a scene. Each answers with the calls that show
/// it, as places in `events`; none: it did not happen.
extension Trace {
  /// Where a touch is first seen whose view this is: a finger came down on it.
  public func hits(_ view: ID) -> [Int] {
    var fingers: [(finger: Int, timestamp: Int)] = []
    return events.indices.filter { index in
      let event = events[index]
      var isNew = false
      for touch in touches[event.touches]
      where touch.phase == .began && names.name(touch.view, in: .responders) == view {
        if !fingers.contains(where: { $0 == (touch.finger, touch.timestamp) }) {
          fingers.append((touch.finger, touch.timestamp))
          isNew = true
        }
      }
      return isNew
    }
  }

  /// The calls of `touchesBegan` of a view or another responder, be it hit or further up the chain.
  public func receptions(by responder: ID) -> [Int] { calls(of: responder, .began) }

  /// The calls of `touchesCancelled` of a view or another responder.
  public func cancellations(of responder: ID) -> [Int] { calls(of: responder, .cancelled) }

  /// The actions with which a recognizer recognized: with a state of began, or of ended where it had
  /// not begun.
  public func recognitions(by recognizer: ID) -> [Int] {
    var isActive = false
    return actions(of: recognizer).filter { index in
      let state = events[index].state
      defer { isActive = state == .began || state == .changed }
      return state == .began || state == .ended && !isActive
    }
  }

  /// The actions of a recognizer, in whatever state; or the calls of an action method of this name.
  public func actions(of name: ID) -> [Int] {
    events.indices.filter { index in
      let event = events[index]
      return switch event.kind {
      case .action: self.name(of: event) == name
      case .actionMethod: text(of: event) == name
      default: false
      }
    }
  }

  /// Where a table reports that a row was selected.
  public func selections(of cell: ID) -> [Int] {
    events.indices.filter {
      events[$0].kind == .selection && events[$0].answer && otherName(of: events[$0]) == cell
    }
  }

  /// Where a finger begins to drag the content of a scroll view.
  public func scrollings(of view: ID) -> [Int] {
    events.indices.filter {
      events[$0].word == .scroll(.willBeginDragging) && name(of: events[$0]) == view
    }
  }

  /// Where a control sends an event.
  public func sendings(of event: ControlEvent, by control: ID) -> [Int] {
    events.indices.filter {
      events[$0].controlEvent == event && name(of: events[$0]) == control
    }
  }

  private func calls(of responder: ID, _ phase: TouchPhase) -> [Int] {
    events.indices.filter {
      events[$0].kind == .responder && events[$0].phase == phase
        && name(of: events[$0]) == responder
    }
  }
}
