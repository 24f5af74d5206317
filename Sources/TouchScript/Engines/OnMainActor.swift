import Dispatch
import Foundation

/// An engine that lives on the main actor, as UIKit does.
public protocol MainActorTouchSystem: Sendable {
  /// What the engine says of itself.
  nonisolated var about: About { get }

  /// Plays `scenario`, which is valid, and reports what was observed. Throws where the engine lacks
  /// something that the scenario needs.
  @MainActor func perform(_ scenario: Scenario) throws(Skip) -> Trace
}

extension MainActorTouchSystem {
  /// The name of the type, and nothing else.
  nonisolated public var about: About { About(name: String(describing: Self.self)) }
}

/// An engine of the main actor, for a campaign that runs wherever it likes.
///
/// It plays one scenario at a time, and each on the main thread. Who asks on the main thread is answered
/// there; who asks elsewhere waits until the main thread has time. So the main thread must not itself wait
/// for a campaign that runs on other threads: run the campaign where you are, or let the main thread serve
/// its queue, as `TouchstoneCommand` does.
public struct OnMainActor<Engine: MainActorTouchSystem>: TouchSystem {
  private let engine: Engine

  /// Plays on `engine`.
  public init(_ engine: Engine) { self.engine = engine }

  /// What the engine says of itself, but for the number of jobs: there is one main thread.
  public var about: About {
    var about = engine.about
    about.mostJobs = 1
    return about
  }

  /// Plays `scenario` on the main thread.
  public func perform(_ scenario: Scenario) throws(Skip) -> Trace {
    switch outcome(of: scenario) {
    case .played(let trace): return trace
    case .skipped(let skip): throw skip
    case .failed, .gaveOut: return Trace()
    }
  }

  /// Plays `scenario` on the main thread.
  public func outcome(of scenario: Scenario) -> EngineOutcome {
    MainQueue.run {
      do throws(Skip) {
        return .played(try engine.perform(scenario).reporting(only: engine.about.reports))
      } catch {
        return .skipped(error)
      }
    }
  }
}

/// The queue of the main thread, and whether one is on it.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The thread that drains the queue need not be the main thread: where a program has given that
  /// up, it is not.
  private static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  static func run<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    isHere
      ? MainActor.assumeIsolated(work)
      : DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }
}
