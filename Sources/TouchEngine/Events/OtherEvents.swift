import Foundation

/// The way of the events that have no place on the screen: motion, presses and remote control.
///
/// They are sent like touches, and then go to the first responder of the key window; without one, to
/// the key window; without that, to the application. From there they climb the responder chain.
/// Source: rulebook SY-08.
final class OtherEvents {
  private unowned let application: UIApplication
  /// The buttons that are held, in the order in which they went down.
  private var presses: [UIPress] = []
  /// The motion that began and did not end.
  private var motion: UIEvent.EventSubtype?

  init(application: UIApplication) { self.application = application }

  /// Sends a motion. One that ends without having begun, or begins twice, is ignored.
  func receive(_ subtype: UIEvent.EventSubtype, _ phase: MotionPhase) {
    guard (phase == .began) == (motion == nil), motion == nil || motion == subtype else { return }
    motion = phase == .began ? subtype : nil
    application.sendEvent(UIMotionEvent(subtype, phase, milliseconds: application.time))
  }

  /// Sends a command.
  func receive(_ command: UIEvent.EventSubtype) {
    application.sendEvent(UIRemoteControlEvent(command, milliseconds: application.time))
  }

  /// Sends what buttons did. One that goes down twice, or changes without being down, is ignored.
  func receive(_ samples: [PressSample]) {
    for press in presses { press.phase = .stationary }
    for sample in samples {
      let press = presses.first { $0.type == sample.type }
      if let press, sample.phase != .began {
        press.phase = sample.phase
        press.force = CGFloat(sample.force)
        press.timestamp = TimeInterval(application.time) / 1000
      } else if press == nil, sample.phase == .began {
        let press = UIPress(sample, milliseconds: application.time)
        press.window = application.keyWindow
        press.responder = application.receiverOfOtherEvents
        presses.append(press)
      }
    }
    guard presses.contains(where: { $0.phase != .stationary }) else { return }
    let event = UIPressesEvent(presses: presses, milliseconds: application.time)
    presses.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    application.sendEvent(event)
  }

  /// Cancels the motion and the presses that are going on. Source: rulebook EX-01.
  func cancel() {
    if let motion { receive(motion, .cancelled) }
    receive(presses.map { PressSample(type: $0.type, phase: .cancelled, force: 0) })
  }

  /// Delivers `event` to its responders.
  func deliver(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return deliver(event) }
    let receiver = application.receiverOfOtherEvents
    guard let event = event as? UIMotionEvent else {
      return receiver.remoteControlReceived(with: event)
    }
    switch event.phase {
    case .began: receiver.motionBegan(event.subtype, with: event)
    case .ended: receiver.motionEnded(event.subtype, with: event)
    case .cancelled: receiver.motionCancelled(event.subtype, with: event)
    }
  }

  /// Delivers to every responder its presses, phase by phase, in the order of going down.
  private func deliver(_ event: UIPressesEvent) {
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      var due = event.presses.filter { $0.phase == phase }
      while let responder = due.first?.responder {
        let its = Set(due.filter { $0.responder === responder })
        due.removeAll { its.contains($0) }
        switch phase {
        case .began: responder.pressesBegan(its, with: event)
        case .changed: responder.pressesChanged(its, with: event)
        case .ended: responder.pressesEnded(its, with: event)
        case .cancelled: responder.pressesCancelled(its, with: event)
        case .stationary: break
        }
      }
    }
  }
}

extension UIApplication {
  /// The responder that receives events that are no touches.
  var receiverOfOtherEvents: UIResponder {
    keyWindow?.firstResponder ?? keyWindow ?? self
  }
}
