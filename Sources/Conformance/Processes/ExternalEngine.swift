import Dispatch
import Synchronization
import TouchScript

/// An engine in another process, which speaks `wire/1` on its standard input and output.
///
/// Whatever it does, that is a result: a crash, a hang and garbage are distinguished, and each
/// belongs to the scene at which it came. After any of them the next scene gets a process that was
/// started afresh. As many processes run as there are callers at one time, and no more than the
/// engine allows.
public final class ExternalEngine: TouchSystem {
  /// The program and its arguments.
  public let command: [String]
  /// How long it is waited for what.
  public let patience: Patience
  /// What the engine says of itself.
  public let about: About
  /// What it says it reports; nil: all.
  public let reports: [String]?
  /// Whether scenes are played in fresh processes as well, to see whether they differ there.
  let comparesProcesses: Bool

  /// Whether the engine is not to be waited for any more: what is being played is given up then.
  private let shouldStop: @Sendable () -> Bool
  private let guardian: Guardian
  private let state: Mutex<State>
  /// As many as may play at one time.
  let places: DispatchSemaphore

  /// How long is waited for an engine.
  public struct Patience: Hashable, Sendable {
    /// Until it has said who it is.
    public var start: Duration
    /// Until it has played a scene.
    public var answer: Duration
    /// Until it has ended, once it was asked to.
    public var stop: Duration
    /// Whether it says more than its answer, once it has done so.
    var listening = Duration.milliseconds(20)

    /// Makes times; what is left out is as usual.
    public init(
      start: Duration = .seconds(10), answer: Duration = .seconds(2), stop: Duration = .seconds(2)
    ) {
      self.start = start
      self.answer = answer
      self.stop = stop
    }
  }

  private struct State {
    var idle: [EngineProcess] = []
    var isClosed = false
    var remarks: [String] = []
    /// How often it failed in a search.
    var failures = 0
    /// Whether it was seen to fail when it had answered.
    var failsLate = false
    /// How many scenes were played, and how long that took in all.
    var answers = 0
    var time = Duration.zero
    var undeclared: Reports = []
    var unknownKey: String?
  }

  /// Starts the engine, and asks who it is; some of its scenes are played in fresh processes as well, unless
  /// that is not wanted. Once `shouldStop` says so, nothing more is played.
  ///
  /// - Throws: Why it cannot be used, if it cannot be started or does not say who it is.
  public init(
    _ command: [String], patience: Patience = Patience(), comparesProcesses: Bool = true,
    unless shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws(EngineFailure) {
    self.command = command
    self.comparesProcesses = comparesProcesses
    self.patience = patience
    self.shouldStop = shouldStop
    guardian = Guardian()
    var process = try EngineProcess(
      command, patience, guardedBy: guardian, unless: shouldStop)
    let introduction = try process.introduce()
    about = introduction.about
    reports = introduction.reports
    places = DispatchSemaphore(value: min(introduction.about.mostJobs, 1_024))
    state = Mutex(State(idle: [process]))
  }

  deinit { close() }

  /// What the engine's processes did when they were asked to stop, each once.
  public var remarks: [String] { state.withLock { $0.remarks } }

  /// Ends all processes that play nothing at the moment. Later questions are answered with a
  /// failure.
  public func close() {
    let idle = state.withLock { state in
      state.isClosed = true
      defer { state.idle = [] }
      return state.idle
    }
    // They end at the same time, however long each takes.
    let remarks = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: idle.count) { number in
      var process = idle[number]
      if let remark = process.stop() { remarks.withLock { $0.append(remark) } }
    }
    for remark in remarks.withLock({ $0 }) { note(remark) }
  }

  /// The kinds of observations that it was seen to report though it says it does not; they are ignored.
  public var undeclared: Reports { state.withLock { $0.undeclared } }

  /// Which key in the engine's first replies means nothing and is ignored, and where; nil: none does.
  public var unknownKey: String? { state.withLock { $0.unknownKey } }

  private func note(_ remark: String) {
    state.withLock { if !$0.remarks.contains(remark) { $0.remarks.append(remark) } }
  }

  // MARK: - Playing

  /// The trace, or why there is none.
  public func perform(_ scenario: Scenario) throws(Skip) -> Trace {
    switch outcome(of: scenario) {
    case .played(let trace): return trace
    case .skipped(let skip): throw skip
    case .failed(let failure): throw Skip(reason: failure.says)
    case .gaveOut(let why): throw Skip(reason: why)
    }
  }

  /// How often the engine is started again before it is given up.
  public static let mostRestarts = 10

  /// What becomes of the scenario. A failure that the scene alone does not show says so. Once the
  /// engine has failed too often, it is not asked any more.
  public func outcome(of scenario: Scenario) -> EngineOutcome {
    counted { outcome(of: scenario, within: patience.answer) }
  }

  /// What became of a play, if the engine is still asked; its failures are counted.
  func counted(_ play: () -> EngineOutcome) -> EngineOutcome {
    guard state.withLock({ $0.failures <= Self.mostRestarts }) else {
      return .gaveOut(
        "it failed \(Self.mostRestarts + 1) times, and is started again \(Self.mostRestarts) times")
    }
    let outcome = play()
    if let failure = outcome.failure, failure.kind != .errored {
      state.withLock { $0.failures += 1 }
    }
    return outcome
  }

  /// The engine for who makes scenes smaller: there it may fail as often as it likes, and hangs when
  /// it takes 20 times as long as usual, and at least 0.2 s.
  public var enduring: any TouchSystem { EnduringEngine(engine: self) }

  func outcome(of scenario: Scenario, within time: Duration) -> EngineOutcome {
    places.wait()
    defer { places.signal() }
    if shouldStop() { return Self.stopped }
    var process: EngineProcess
    do throws(EngineFailure) { process = try take() } catch { return failed(error) }
    process.ask(for: scenario)
    defer { giveBack(process) }
    return answer(to: scenario, from: &process, asked: .now, within: time)
  }

  /// What became of the scenario that a process was asked for first; whose fault it is, where it failed.
  func answer(
    to scenario: Scenario, from process: inout EngineProcess,
    asked start: ContinuousClock.Instant, within time: Duration
  ) -> EngineOutcome {
    let (last, plays) = (process.last, process.plays)
    let outcome = process.answer(within: time, listening: listening)
    if outcome.failure == nil {
      let duration = ContinuousClock.now - start
      state.withLock { state in
        state.answers += 1
        state.time += duration
      }
    }
    guard let failure = outcome.failure, failure.kind != .errored else { return outcome }
    guard let last, !shouldStop() else { return failed(failure) }
    return settled(failure, of: scenario, after: last, plays, within: time)
  }

  /// Plays the scenario in a process that has played nothing, or nothing but `other`.
  public func outcomeInFreshProcess(
    of scenario: Scenario, after other: Scenario? = nil
  ) -> EngineOutcome {
    places.wait()
    defer { places.signal() }
    if shouldStop() { return Self.stopped }
    return fresh(scenario, after: other, within: patience.answer)
  }

  /// A process that plays nothing, until it is given back.
  func take() throws(EngineFailure) -> EngineProcess {
    let (idle, isClosed) = state.withLock { ($0.idle.popLast(), $0.isClosed) }
    if let idle { return idle }
    if isClosed { throw EngineFailure(.crashed, says: "the engine was ended") }
    return try started()
  }

  private func started() throws(EngineFailure) -> EngineProcess {
    var process = try EngineProcess(
      command, patience, guardedBy: guardian, unless: shouldStop)
    let introduction = try process.introduce()
    let differs =
      introduction.about.features != about.features
      ? "features" : introduction.about.reports != about.reports ? "reports" : nil
    guard let differs else { return process }
    process.kill()
    throw EngineFailure(
      .garbled,
      says: "the engine, started again, answers 'start' with other \(differs) than before; "
        + "scenes are made for those that it said first")
  }

  /// Takes back a process that has answered all that it was asked for, or is gone.
  func giveBack(_ process: EngineProcess) {
    var process = process
    let isClosed = state.withLock { state in
      state.undeclared.formUnion(process.undeclared)
      state.unknownKey = state.unknownKey ?? process.unknownKey
      if process.isAlive, !state.isClosed { state.idle.append(process) }
      return state.isClosed
    }
    if isClosed, let remark = process.stop() { note(remark) }
  }

  private func fresh(
    _ scenario: Scenario, after other: Scenario? = nil, within time: Duration,
    listening: Duration = .zero
  ) -> EngineOutcome {
    var process: EngineProcess
    do throws(EngineFailure) { process = try started() } catch { return failed(error) }
    defer { process.kill() }
    if let other, let failure = process.play(other, within: time).failure {
      return failed(failure)
    }
    let outcome = process.play(scenario, within: time, listening: listening)
    return outcome.failure.map(failed) ?? outcome
  }

  /// What became of a play after the engine was to be waited for no more.
  private static let stopped = EngineOutcome.gaveOut("the command was interrupted")

  /// A failure; none if the engine was given up in the middle of the play.
  private func failed(_ failure: EngineFailure) -> EngineOutcome {
    shouldStop() ? Self.stopped : .failed(failure)
  }

  /// How long an engine takes to play a scene, as far as is known.
  var usualTime: Duration {
    state.withLock { $0.answers == 0 ? .zero : $0.time / $0.answers }
  }

  // MARK: - Whose fault it is

  /// How long is listened whether the engine says more than its answer: not at all, until one did.
  private var listening: Duration { state.withLock { $0.failsLate } ? patience.listening : .zero }

  /// Whether a scene fails by itself: it is played again in a fresh process. If it does not, the scene
  /// before it may have failed late, or the engine keeps something between scenes.
  private func settled(
    _ failure: EngineFailure, of scenario: Scenario, after last: Scenario, _ plays: Int,
    within time: Duration
  ) -> EngineOutcome {
    let alone = fresh(scenario, within: time)
    if alone.failure != nil { return alone }
    let before = fresh(last, within: time, listening: patience.listening)
    if shouldStop() { return Self.stopped }
    if var late = before.failure {
      state.withLock { $0.failsLate = true }
      late.scene = last
      return .failed(late)
    }
    var failure = failure
    failure.says +=
      ", after \(plays) other scene\(plays == 1 ? "" : "s"); alone, in a fresh process, it plays this one"
    return .failed(failure)
  }
}

/// An external engine that is never given up.
private struct EnduringEngine: TouchSystem {
  let engine: ExternalEngine

  var about: About { engine.about }

  func perform(_ scenario: Scenario) throws(Skip) -> Trace { try engine.perform(scenario) }

  func outcome(of scenario: Scenario) -> EngineOutcome {
    let time = max(.milliseconds(200), engine.usualTime * 20)
    return engine.outcome(of: scenario, within: min(time, engine.patience.answer))
  }
}
