import Generators
import PropertyTesting
import TouchScript

/// A scene in which the engine crashes, or hangs: the smallest that was found.
public struct Crash: Sendable {
  /// The scene.
  public let scenario: Scenario
  /// What replays it.
  public let token: String
  /// How the process ended that played it.
  public let fate: Isolation.Fate
  /// Which case it came from, in words.
  public let origin: String
  /// How big that case was.
  public let originalSize: SceneSize
  /// How many processes were run to shrink it.
  public let evaluations: Int
  /// Why the shrinker ended.
  public let ending: Ending

  /// How big the scene is.
  public var size: SceneSize { SceneSize(scenario) }
}

extension Isolation {
  /// The most processes that are run to shrink a crash.
  public static let budget = 1_000

  /// Shrinks a scenario in which the engine crashes or hangs, in processes of their own; nil if it
  /// does neither.
  public func shrink(
    _ scenario: Scenario, from origin: String, isOverdue: () -> Bool = { false },
    shouldStop: () -> Bool = { false }
  ) -> Crash? {
    func fate(of scenario: Scenario) -> Fate? {
      (try? Scenarios.generator.tree(of: scenario)).flatMap { self.fate(of: Token.encode($0)) }
    }
    guard let first = fate(of: scenario), first != .ended else { return nil }
    let shrinker = Shrinker(
      Scenarios.generator, budget: Self.budget, reductions: Reductions.all)
    let shrunk = try? shrinker.shrink(
      scenario, isOverdue: isOverdue, shouldStop: shouldStop
    ) { fate(of: $0) == first }
    guard let shrunk else { return nil }
    return Crash(
      scenario: shrunk.value, token: Token.encode(shrunk.tree), fate: first, origin: origin,
      originalSize: SceneSize(scenario), evaluations: shrunk.evaluations, ending: shrunk.ending)
  }
}

extension Crash {
  /// The crash as people read it. `options` are what the replay command needs besides the token;
  /// `program` is that command.
  public func text(options: String, program: String = "touchstone") -> String {
    let found =
      "\(origin): shrunk from \(originalSize) to \(size) in \(evaluations) processes\(ending.words)"
    return [
      "✗ The engine \(fate.words) while it plays this scene\n\n"
        + Report.entry("Found", found),
      Report.section("Scene", scenario.sceneDescription.hangingLines),
      Report.section("Fingers", scenario.scriptDescription.hangingLines),
      "  Replay\n    \(program) replay \(token)\(options)",
      Report.section("As Swift", scenario.swiftSource),
    ].joined(separator: "\n\n")
  }
}

extension Isolation.Fate {
  /// What happens, as a verb.
  var words: String {
    switch self {
    case .ended: "ends in order"
    case .crashed(let signal): "crashes (signal \(signal))"
    case .hung: "hangs"
    }
  }
}

extension JSONReport {
  /// A crash, as `fuzz --format json` prints it.
  public struct CrashRecord: Encodable {
    struct Content: Encodable {
      let fate: String
      let origin: String
      let token: String
      let scenario: Scenario
      let size: SceneSize
      let evaluations: Int
    }

    let crash: Content

    /// Makes the record.
    public init(_ crash: Crash) {
      self.crash = Content(
        fate: crash.fate.words, origin: crash.origin, token: crash.token,
        scenario: crash.scenario, size: crash.size, evaluations: crash.evaluations)
    }
  }
}
