import Testing

@testable import TouchEngine

@Suite("The virtual clock")
struct VirtualClockTests {
  @Test("Timers fire in order of time, and of setting where the time is one, however many")
  func order() {
    let clock = VirtualClock()
    var fired: [Int] = []
    var timers: [VirtualClock.Timer] = []
    for number in 0..<1_000 {
      timers.append(clock.schedule(after: number * 7919 % 101) { fired.append(number) })
    }
    for number in stride(from: 0, to: 1_000, by: 3) { timers[number].cancel() }
    while clock.fireNextTimer(dueBy: 1_000) {}
    let expected = (0..<1_000).filter { $0 % 3 != 0 }
      .sorted { ($0 * 7919 % 101, $0) < ($1 * 7919 % 101, $1) }
    #expect(fired == expected)
  }

  @Test("No time passes for timers that are cancelled, and none fires before it is due")
  func waiting() {
    let clock = VirtualClock()
    var fired = 0
    clock.schedule(after: 10) { fired += 1 }.cancel()
    let later = clock.schedule(after: 20) { fired += 1 }
    #expect(!clock.fireNextTimer(dueBy: 19))
    #expect(clock.now == 0)
    #expect(clock.fireNextTimer(dueBy: 20))
    #expect((fired, clock.now) == (1, 20))
    later.cancel()
  }

  @Test("A timer may set another, for now or for later")
  func nested() {
    let clock = VirtualClock()
    var times: [Int] = []
    var keep: [VirtualClock.Timer] = []
    func again() {
      times.append(clock.now)
      if times.count < 4 { keep.append(clock.schedule(after: times.count % 2 * 5, again)) }
    }
    keep.append(clock.schedule(after: 3, again))
    while clock.fireNextTimer(dueBy: 100) {}
    #expect(times == [3, 8, 8, 13])
  }
}
