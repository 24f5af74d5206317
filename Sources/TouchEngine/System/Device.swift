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
  /// What notes the way of the events; nil: nothing does.
  public var journal: Journal?

  let clock = VirtualClock()
  private var applications: [Unretained] = []
  @exclusivity(unchecked) private var pendingWork: [Work] = []
  @exclusivity(unchecked) private var isWorking = false
  private var eventsMade = 0

  /// Makes a device that shows its home screen.
  public init() {}

  /// Passes on what the touch screen saw in one frame: all fingers that changed.
  public func touch(_ samples: [FingerSample]) { receive(.digitizer(samples)) }

  /// Passes on what any piece of hardware saw.
  public func receive(_ content: IOHIDEvent.Content) { perform(.input(content)) }

  /// Virtual time: milliseconds since the device was made.
  public var time: Int { clock.now }

  /// Lets virtual time pass up to `time` milliseconds; timers due by then fire, in order.
  public func advance(to time: Int) { perform(.passTime(until: time, hasBegun: false)) }

  /// An app, which its maker keeps alive.
  private struct Unretained {
    weak var application: UIApplication?
  }

  /// Runs an app that was launched.
  func add(_ application: UIApplication) {
    applications.removeAll { $0.application == nil }
    applications.append(Unretained(application: application))
  }

  // MARK: One thing after the other

  /// Something that was asked of the device.
  enum Work {
    /// Hardware saw something, which SpringBoard routes.
    case input(IOHIDEvent.Content)
    /// Something arrives at an app directly.
    case arrival(IOHIDEvent.Content, at: UIApplication)
    /// Time passes. Once it has begun to, timers fire.
    case passTime(until: Int, hasBegun: Bool)

    fileprivate var isPassingTime: Bool {
      if case .passTime(_, hasBegun: true) = self { true } else { false }
    }
  }

  /// Does `new` at once, or, from within a callback, as soon as it is its turn.
  func perform(_ new: Work) {
    // What a timer's callback asks for is done before more time passes.
    let place = pendingWork.firstIndex(where: \.isPassingTime) ?? pendingWork.endIndex
    pendingWork.insert(new, at: place)
    finishFirst {}
  }

  /// Finishes `work`, which an app is doing; then does what was asked for in the meantime.
  func finishFirst(_ work: () -> Void) {
    guard !isWorking else { return work() }
    isWorking = true
    work()
    while !pendingWork.isEmpty { carryOut(pendingWork.removeFirst()) }
    isWorking = false
  }

  private func carryOut(_ work: Work) {
    switch work {
    case .input(let content):
      let event = makeEvent(content)
      note(.hardware, event, content.remark)
      springBoard.receive(event)
    case .arrival(let content, let application):
      application.receive(makeEvent(content))
    case .passTime(let time, _):
      // It stays the next thing to do until no more timers are due.
      pendingWork.insert(.passTime(until: time, hasBegun: true), at: 0)
      if fireNextTimer(dueBy: time) { return }
      pendingWork.removeFirst()
      clock.reach(time)
    }
  }

  private func makeEvent(_ content: IOHIDEvent.Content) -> IOHIDEvent {
    eventsMade += 1
    return IOHIDEvent(number: eventsMade, milliseconds: clock.now, content: content)
  }

  /// Fires the next timer that is due by `time`, and lets the apps settle what it caused.
  ///
  /// - Returns: Whether there was one.
  private func fireNextTimer(dueBy time: Int) -> Bool {
    guard clock.fireNextTimer(dueBy: time) else { return false }
    for application in applications.compactMap(\.application) {
      application.delivery.settleWithoutEvent()
    }
    return true
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
