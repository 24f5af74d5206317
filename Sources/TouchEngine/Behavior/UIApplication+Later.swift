/// What need not be done within the call that brings it about. Source: rulebook TV-11, RE-65.
extension UIApplication {
  /// Does something when the event at hand is over, or a turn of the run loop later.
  func later(_ time: Latitude.SelectionTime, _ action: @escaping () -> Void) {
    switch time {
    case .touchesEnded: action()
    case .eventOver: waiting.append(action)
    case .nextTurn: device.perform(.turn(action))
    }
  }

  /// Does what was to be done when the event is over.
  func doWhatWaits() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
