/// The main run loop of an app, as far as events go through it: the port wakes source1, source1
/// signals source0, and source0 makes events of what has arrived. Source: rulebook SY-02.
///
/// Since about iOS 9 source1 runs in a thread of its own; here there is one thread.
final class MainRunLoop {
  private unowned(unsafe) let application: UIApplication

  init(application: UIApplication) { self.application = application }

  /// Called when something arrives at the app's port.
  func source1() {
    let (device, port) = (application.device, application.port)
    let fetched = port.receive()
    for event in fetched {
      device.note(.applicationPort, event, port.name)
      device.note(.source1, event)
    }
    source0(fetched)
  }

  /// Enqueues what source1 fetched, and lets the application handle its queue.
  private func source0(_ fetched: [IOHIDEvent]) {
    let (application, device) = (application, application.device)
    for event in fetched {
      device.note(.source0, event)
      device.note(.eventQueue, event)
    }
    application.eventQueue += fetched
    application.handleEventQueue()
  }
}
