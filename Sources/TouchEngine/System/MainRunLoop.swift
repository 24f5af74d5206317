/// The main run loop of an app, as far as events go through it: the port wakes source1, source1
/// signals source0, and source0 makes events of what has arrived. Source: rulebook SY-02.
///
/// Since about iOS 9 source1 runs in a thread of its own; here there is one thread.
final class MainRunLoop {
  private unowned(unsafe) let application: UIApplication
  /// What source1 took from the port for source0.
  private var fetched: [IOHIDEvent] = []

  init(application: UIApplication) { self.application = application }

  /// Called when something arrives at the app's port.
  func source1() {
    let application = application
    while let event = application.port.receive() {
      application.device.note(.applicationPort, event, application.port.name)
      application.device.note(.source1, event)
      fetched.append(event)
    }
    source0()
  }

  /// Enqueues what was fetched, and lets the application handle its queue.
  private func source0() {
    let application = application
    for event in fetched {
      application.device.note(.source0, event)
      application.device.note(.eventQueue, event)
    }
    application.eventQueue += fetched
    fetched = []
    application.handleEventQueue()
  }
}
