/// The engine's time: whole milliseconds that pass only when they are let.
///
/// Nothing in the engine reads any other clock. Timers that are due at the same millisecond fire in
/// the order in which they were set.
final class VirtualClock {
  /// Milliseconds since the clock was made.
  private(set) var now = 0
  /// In the order in which they fire.
  private var timers: [Timer] = []

  /// Something to be done once, at a time.
  final class Timer {
    let due: Int
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
    timers.removeAll(where: \.isCancelled)
    let place = timers.lastIndex { $0.due <= timer.due }.map { $0 + 1 } ?? 0
    timers.insert(timer, at: place)
    return timer
  }

  /// Lets time pass up to the next timer, and fires it.
  ///
  /// - Returns: Whether a timer was due by `time`; if not, no time passes.
  func fireNextTimer(dueBy time: Int) -> Bool {
    timers.removeAll(where: \.isCancelled)
    guard let next = timers.first, next.due <= time else { return false }
    timers.removeFirst()
    reach(next.due)
    next.fire()
    return true
  }

  /// Lets time pass up to `time`, if it is not past, without firing anything.
  func reach(_ time: Int) { now = max(now, time) }
}
