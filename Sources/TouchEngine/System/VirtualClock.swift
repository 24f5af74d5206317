/// The engine's time: whole milliseconds that pass only when somebody lets them.
///
/// Nothing in the engine reads any other clock. Timers that are due at the same millisecond fire in
/// the order in which they were set.
final class VirtualClock {
  /// Milliseconds since the application was made.
  private(set) var now = 0
  private var timers: [Timer] = []
  private var timersSet = 0

  /// Identifies a timer that was set.
  struct TimerID: Hashable {
    fileprivate let number: Int
  }

  private struct Timer {
    let id: TimerID
    let due: Int
    let fire: () -> Void
  }

  /// Calls `fire` once, `delay` milliseconds from now.
  func schedule(after delay: Int, _ fire: @escaping () -> Void) -> TimerID {
    timersSet += 1
    let id = TimerID(number: timersSet)
    timers.append(Timer(id: id, due: now + delay, fire: fire))
    return id
  }

  /// Forgets a timer; nothing happens if it has fired.
  func cancel(_ id: TimerID) {
    timers.removeAll { $0.id == id }
  }

  /// Lets time pass up to `time`, firing every timer due by then; `afterEach` is called after each.
  func advance(to time: Int, afterEach: () -> Void) {
    while let index = indexOfNextTimer(dueBy: time) {
      let timer = timers.remove(at: index)
      now = max(now, timer.due)
      timer.fire()
      afterEach()
    }
    now = max(now, time)
  }

  private func indexOfNextTimer(dueBy time: Int) -> Int? {
    var next: Int?
    for (index, timer) in timers.enumerated() where timer.due <= time {
      if next.map({ timer.due < timers[$0].due }) ?? true { next = index }
    }
    return next
  }
}
