/// The engine's time: whole milliseconds that pass only when somebody lets them.
///
/// Nothing in the engine reads any other clock. Timers that are due at the same millisecond fire in
/// the order in which they were set.
final class VirtualClock {
  /// Milliseconds since the clock was made.
  private(set) var now = 0
  private var timers: [Timer] = []

  /// Something to be done once, at a time.
  final class Timer {
    fileprivate let due: Int
    fileprivate let fire: () -> Void
    fileprivate var isCancelled = false

    fileprivate init(due: Int, fire: @escaping () -> Void) {
      self.due = due
      self.fire = fire
    }

    /// Keeps the timer from firing; nothing happens if it has fired.
    func cancel() { isCancelled = true }
  }

  /// Calls `fire` once, `delay` milliseconds from now.
  func schedule(after delay: Int, _ fire: @escaping () -> Void) -> Timer {
    let (due, isNever) = now.addingReportingOverflow(delay)
    let timer = Timer(due: isNever ? .max : due, fire: fire)
    timers.append(timer)
    return timer
  }

  /// Lets time pass up to the next timer, and fires it.
  ///
  /// - Returns: Whether a timer was due by `time`; if not, no time passes.
  func fireNextTimer(dueBy time: Int) -> Bool {
    guard let timer = takeNextTimer(dueBy: time) else { return false }
    reach(timer.due)
    timer.fire()
    return true
  }

  /// Lets time pass up to `time`, if it is not past, without firing anything.
  func reach(_ time: Int) { now = max(now, time) }

  private func takeNextTimer(dueBy time: Int) -> Timer? {
    guard !timers.isEmpty else { return nil }
    timers.removeAll { $0.isCancelled }
    var next: Int?
    for index in timers.indices where timers[index].due <= time {
      if let first = next, timers[first].due <= timers[index].due { continue }
      next = index
    }
    return next.map { timers.remove(at: $0) }
  }
}
