import Synchronization
import TouchScript

/// One job's talk with an engine in another process: it asks for scenes before it needs to know what
/// became of them, so that the engine plays the next scenes while the suite judges this one.
///
/// Its user asks first, and then wants the outcomes in the same order. It need not want all of
/// them; what it wants without having asked is played by itself.
final class Pipeline: TouchSystem {
  let engine: ExternalEngine
  private let state = Mutex(State())

  private struct State {
    /// The process that is asked; nil: nothing is in flight.
    var process: EngineProcess?
    /// What it was asked for and has not answered, the oldest first.
    var asked: [Scenario] = []
    /// Since when the oldest of them is played, at the earliest.
    var start = ContinuousClock.now
    /// What it has answered and nobody has wanted yet, the oldest first.
    var answered: [(scenario: Scenario, outcome: EngineOutcome)] = []
  }

  init(_ engine: ExternalEngine) { self.engine = engine }

  deinit { settle() }

  var about: About { engine.about }

  /// Asks for scenarios that will be wanted in this order, after those that were asked for before.
  func ask(for scenarios: [Scenario]) {
    state.withLock { state in
      if state.process == nil {
        engine.places.wait()
        // That it cannot be started is reported to those who want to know what became of a scene.
        state.process = try? engine.take()
        guard state.process != nil else {
          engine.places.signal()
          return
        }
        state.start = .now
      }
      for scenario in scenarios {
        state.process?.ask(for: scenario)
        state.asked.append(scenario)
      }
    }
  }

  func perform(_ scenario: Scenario) throws(Skip) -> Trace {
    settle()
    return try engine.perform(scenario)
  }

  func outcome(of scenario: Scenario) -> EngineOutcome {
    state.withLock { state in
      if let place = state.answered.firstIndex(where: { $0.scenario == scenario }) {
        defer { state.answered.removeFirst(place + 1) }
        return engine.counted { state.answered[place].outcome }
      }
      guard let place = state.asked.firstIndex(of: scenario) else { return nil }
      state.answered = []
      for _ in 0..<place { _ = receive(&state) }
      // A process that is gone has taken with it what was asked behind the scene that it failed on.
      return state.asked.first == scenario ? engine.counted { receive(&state) } : nil
    } ?? alone(scenario)
  }

  /// Waits for all that is in flight, and gives the process back: others may have its place.
  func settle() {
    state.withLock { state in
      while let scenario = state.asked.first {
        state.answered.append((scenario, receive(&state)))
      }
      release(&state)
    }
  }

  private func alone(_ scenario: Scenario) -> EngineOutcome {
    settle()
    return engine.outcome(of: scenario)
  }

  /// What became of the scenario that was asked for first.
  private func receive(_ state: inout State) -> EngineOutcome {
    guard var process = state.process.take() else { return .skipped(Skip(reason: "never asked")) }
    let scenario = state.asked.removeFirst()
    let outcome = engine.answer(
      to: scenario, from: &process, asked: state.start, within: engine.patience.answer)
    state.start = .now
    state.process = process
    if !process.isAlive {
      state.asked = []
      release(&state)
    }
    return outcome
  }

  private func release(_ state: inout State) {
    guard let process = state.process.take() else { return }
    engine.giveBack(process)
    engine.places.signal()
  }
}
