import Conformance
import Foundation
import Stage
import TouchEngine
import TouchScript

/// Engines other than the one that is mutated: some code runs, or matters, in them alone.
///
/// Each is played in a few cases in which it differs from the engine itself, and a mutant is played
/// in those.
struct OtherEngines {
  private static let candidates = 300
  private static let casesEach = 12
  private let engines: [(name: String, behavior: Behavior)]
  /// For each engine, cases in which it differs from the engine itself, and the hash of the trace.
  private let samples: UnsafeMutablePointer<(index: Int, trace: Int)>

  init(_ engines: [(name: String, behavior: Behavior)]) {
    self.engines = engines
    samples = shared(engines.count * Self.casesEach)
  }

  /// Looks for the cases, with no mutant awake. Prints a line for each engine: the word, its number,
  /// its name.
  func rehearse(_ plan: Plan, as word: String) {
    for (number, engine) in engines.enumerated() {
      print("\(word)\t\(number)\t\(engine.name)")
      var found = 0
      for (index, scenario) in plan.scenarios.prefix(Self.candidates).enumerated() {
        let trace = plan.perform(scenario, on: Stage(behavior: engine.behavior)).hashValue
        if trace == plan.traces[index * 2] { continue }
        samples[number * Self.casesEach + found] = (index, trace)
        found += 1
        if found == Self.casesEach { break }
      }
    }
    fflush(nil)
  }

  /// Where the mutant that is awake makes a difference, engine by engine.
  func differences(
    _ scenarios: [Scenario], _ perform: @escaping (Scenario, Stage) -> Trace
  ) -> some Sequence<(engine: Int, index: Int, trace: Trace)> {
    (0..<engines.count * Self.casesEach).lazy.compactMap { place in
      let (index, usual) = samples[place]
      if usual == 0 { return nil }
      let engine = place / Self.casesEach
      let trace = perform(scenarios[index], Stage(behavior: engines[engine].behavior))
      return trace.hashValue == usual ? nil : (engine, index, trace)
    }
  }
}

extension Latitude {
  /// For each way of each row, an engine that chooses that and nothing else.
  static var engines: [(name: String, behavior: Behavior)] {
    options.joined().map { option in
      var latitude = Latitude()
      option.choose(&latitude)
      return (latitude.description, Behavior(latitude: latitude))
    }
  }
}
