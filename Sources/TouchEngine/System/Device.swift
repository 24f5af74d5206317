/// A device: its touch screen, its system, the apps that run on it, and the one clock of them all.
///
/// The way of a finger is: touch screen, SpringBoard, the app's port, the app's main run loop, its
/// event queue, `UIApplication.sendEvent(_:)`. A `journal` shows it. Source: rulebook SY-01 to SY-04.
///
/// Everything happens in one thread and in the order in which it was asked for. What is asked from
/// within a callback (`touch`, `advance`, an interruption) is done when the event at hand, and what
/// was asked before, is done: never in the middle. Source: rulebook SY-03, SY-05, EX-18.
///
/// Departures from iOS: processes do not run at the same time, apps in the background are not
/// suspended, and sending takes no time.
public final class Device {
  /// The system's process.
  public private(set) lazy var springBoard = SpringBoard(device: self)
  /// What notes the way of the events; nil: nobody does.
  @exclusivity(unchecked) public var journal: Journal?

  let clock = VirtualClock()
  private var applications: [Running] = []
  @exclusivity(unchecked) private var work: [Work] = []
  @exclusivity(unchecked) private var isWorking = false
  private var eventsMade = 0

  /// Makes a device that shows its home screen.
  public init() {}

  /// Something that was asked for.
  enum Work {
    /// Something for SpringBoard to see.
    case input(IOHIDEvent.Content)
    /// Something that arrives at an app directly.
    case arrival(IOHIDEvent.Content, at: UIApplication)
    /// Something that an app does in a later turn of its run loop.
    case turn(() -> Void)
    /// Time, up to so many milliseconds; once it has begun to pass, timers fire.
    case time(Int, hasBegun: Bool)
  }

  /// An app, which whoever made it keeps alive. It says itself when it goes: a weak reference would
  /// make every use of the app slow.
  private struct Running {
    unowned(unsafe) let application: UIApplication
  }

  /// Tells the device what its touch screen saw in one frame: all fingers that changed.
  public func touch(_ samples: [FingerSample]) { receive(.digitizer(samples)) }

  /// Tells the device what any piece of its hardware saw.
  public func receive(_ content: IOHIDEvent.Content) { perform(.input(content)) }

  /// Virtual time: milliseconds since the device was made.
  public var time: Int { clock.now }

  /// Lets virtual time pass up to `time` milliseconds; timers due by then fire, in order.
  public func advance(to time: Int) { perform(.time(time, hasBegun: false)) }

  func add(_ application: UIApplication) {
    applications.append(Running(application: application))
  }

  func remove(_ application: UIApplication) {
    applications.removeAll { $0.application === application }
    springBoard.forget(application)
  }

  /// Writes into the journal, if there is one.
  func note(
    _ station: Passage.Station, _ event: IOHIDEvent, _ remark: @autoclosure () -> String = ""
  ) {
    journal?.note(
      Passage(
        station: station, number: event.number, milliseconds: clock.now, remark: remark()))
  }
}

// MARK: - One thing after the other

extension Device {
  /// Does `new` at once, or, from within a callback, as soon as it is its turn.
  func perform(_ new: Work) {
    // What a timer's callback asks for is done before more time passes.
    work.insert(new, at: work.firstIndex(where: \.hasBegun) ?? work.endIndex)
    finishFirst {}
  }

  /// Does `work`, which is going on in an app, to its end; then what was asked for in the meantime.
  func finishFirst(_ work: () -> Void) {
    guard !isWorking else { return work() }
    isWorking = true
    work()
    workThrough()
    isWorking = false
  }

  private func workThrough() {
    while let next = work.first {
      if case .time(let time, _) = next {
        work[0] = .time(time, hasBegun: true)
        if fireNextTimer(dueBy: time) { continue }
        work.removeFirst()
        clock.reach(time)
      } else {
        work.removeFirst()
        carryOut(next)
      }
    }
  }

  private func carryOut(_ work: Work) {
    switch work {
    case .input(let content):
      let event = makeEvent(content)
      note(.hardware, event, content.remark)
      springBoard.port.send(event)
    case .arrival(let content, let application):
      application.port.send(makeEvent(content))
    case .turn(let action): action()
    case .time: break
    }
  }

  private func makeEvent(_ content: IOHIDEvent.Content) -> IOHIDEvent {
    eventsMade += 1
    return IOHIDEvent(number: eventsMade, milliseconds: clock.now, content: content)
  }

  /// Fires the next timer that is due by `time`, and lets the apps settle what it brought about.
  ///
  /// - Returns: Whether there was one.
  private func fireNextTimer(dueBy time: Int) -> Bool {
    guard clock.fireNextTimer(dueBy: time) else { return false }
    for application in runningApplications { application.delivery.settleWithoutEvent() }
    return true
  }

  private var runningApplications: [UIApplication] { applications.map(\.application) }
}

extension Device.Work {
  fileprivate var hasBegun: Bool {
    if case .time(_, let hasBegun) = self { hasBegun } else { false }
  }
}

extension IOHIDEvent.Content {
  /// What the journal says about it.
  fileprivate var remark: String {
    switch self {
    case .digitizer(let samples):
      samples.map { "finger \($0.finger) \($0.phase)" }.joined(separator: ", ")
    case .motion(let subtype, let phase): "\(subtype) \(phase)"
    case .press(let samples): samples.map { "\($0.type) \($0.phase)" }.joined(separator: ", ")
    case .remoteControl(let subtype): "\(subtype)"
    case .cancellation: "cancellation"
    }
  }
}
