/// The engine's time: whole milliseconds that pass only when somebody lets them.
///
/// Nothing in the engine reads any other clock. Timers that are due at the same millisecond fire in
/// the order in which they were set.
final class VirtualClock {
  /// Milliseconds since the application was made.
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
    let timer = Timer(due: now + delay, fire: fire)
    timers.append(timer)
    return timer
  }

  /// Lets time pass up to `time`, firing every timer due by then; `afterEach` is called after each.
  func advance(to time: Int, afterEach: () -> Void) {
    while let timer = takeNextTimer(dueBy: time) {
      now = max(now, timer.due)
      timer.fire()
      afterEach()
    }
    now = max(now, time)
  }

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
