/// The engine's time: whole milliseconds that pass only when somebody lets them.
///
/// Nothing in the engine reads any other clock. Timers that are due at the same millisecond fire in
/// the order in which they were set.
final class VirtualClock {
  /// Milliseconds since the clock was made.
  private(set) var now = 0
  /// A binary heap: no timer is due before the one at half its place.
  private var timers: [Timer] = []
  private var timersSet = 0
  /// With so many timers it is time to see which of them were cancelled.
  private var crowd = 64

  /// Something to be done once, at a time.
  final class Timer {
    fileprivate let due: Int
    fileprivate let number: Int
    fileprivate let fire: () -> Void
    fileprivate var isCancelled = false

    fileprivate init(due: Int, number: Int, fire: @escaping () -> Void) {
      self.due = due
      self.number = number
      self.fire = fire
    }

    /// Keeps the timer from firing; nothing happens if it has fired.
    func cancel() { isCancelled = true }

    fileprivate func precedes(_ other: Timer) -> Bool {
      due == other.due ? number < other.number : due < other.due
    }
  }

  /// Calls `fire` once, `delay` milliseconds from now.
  func schedule(after delay: Int, _ fire: @escaping () -> Void) -> Timer {
    if timers.count >= crowd { forgetCancelled() }
    let (due, isNever) = now.addingReportingOverflow(delay)
    timersSet += 1
    let timer = Timer(due: isNever ? .max : due, number: timersSet, fire: fire)
    timers.append(timer)
    siftUp()
    return timer
  }

  /// Lets time pass up to the next timer, and fires it.
  ///
  /// - Returns: Whether a timer was due by `time`; if not, no time passes.
  func fireNextTimer(dueBy time: Int) -> Bool {
    while let timer = timers.first, timer.isCancelled || timer.due <= time {
      removeFirst()
      if timer.isCancelled { continue }
      reach(timer.due)
      timer.fire()
      return true
    }
    return false
  }

  /// Lets time pass up to `time`, if it is not past, without firing anything.
  func reach(_ time: Int) { now = max(now, time) }

  /// Makes place: taps that come to nothing leave a timer each.
  private func forgetCancelled() {
    // What is sorted is a heap.
    timers = timers.filter { !$0.isCancelled }.sorted { $0.precedes($1) }
    crowd = max(64, timers.count * 2)
  }

  private func siftUp() {
    var place = timers.count - 1
    while place > 0, timers[place].precedes(timers[(place - 1) / 2]) {
      timers.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private func removeFirst() {
    timers.swapAt(0, timers.count - 1)
    timers.removeLast()
    var place = 0
    while true {
      var next = place
      for child in 2 * place + 1...2 * place + 2
      where child < timers.count && timers[child].precedes(timers[next]) {
        next = child
      }
      guard next != place else { return }
      timers.swapAt(place, next)
      place = next
    }
  }
}
