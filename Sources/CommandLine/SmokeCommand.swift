import Conformance
import TouchScript

/// Talks to an engine in another process for a moment, and says what it does not do right.
struct SmokeCommand: Command {
  static let name = "smoke"
  static let says = "start an engine, let it play five fixed scenes, and check every reply"
  static let operands = "-- ENGINE…"
  static let options = [Option.timeout]
  static let sharedOptions = [Option.quiet, .output]

  private let engine: ExternalEngine

  init(_ arguments: Arguments) throws(Misuse) {
    try arguments.refuseOperands(of: Self.self)
    guard arguments.engine.guest != nil else {
      throw Misuse(
        "smoke takes the command of an engine: \(Engine.runningProgram) smoke -- ENGINE…")
    }
    // An engine in this process is also played over a pipe: it can crash the process that plays it.
    let engine =
      arguments.engine.external == nil
      ? try arguments.engine.served([], timeout: arguments.timeout()) : arguments.engine
    guard let external = engine.external else {
      throw Misuse("this program cannot be started a second time, to play for itself")
    }
    self.engine = external
  }

  func run() -> ExitStatus {
    Interruption.watch()
    let version = engine.about.version.isEmpty ? "" : " \(engine.about.version)"
    Console.say("engine: \((engine.about.name + version).quotedOnOneLine)")
    let features = engine.about.features
    say("features", features == .all ? nil : features.names)
    say("reports", engine.reports)
    var isWell = true
    var calls = 0
    for (number, scene) in SmokeScenes.all.enumerated() {
      let title = "scene \(number + 1), \(scene.says): "
      if let missing = features.lacking(scene.scenario.needs).first {
        Console.say(title + "not asked for, since the engine lacks \(missing.name)")
        continue
      }
      let outcome = engine.outcome(of: scene.scenario)
      Console.say(title + outcome.words)
      if let failure = outcome.failure {
        isWell = false
        for line in failure.detailLines.split(separator: "\n") { Console.say("    \(line)") }
      }
      calls += outcome.trace?.events.count ?? 0
      if Interruption.isRaised { return .interrupted }
    }
    if isWell, calls == 0 {
      isWell = false
      Console.say("no call was observed in any scene; report at least what responders are called")
    }
    let undeclared = engine.undeclared.single.map(\.name)
    if !undeclared.isEmpty {
      Console.say(
        "ignored, since 'reports' does not list it: \(undeclared.joined(separator: ", "))")
    }
    if let key = engine.unknownKey { Console.say("ignored: \(key)") }
    engine.close()
    if !engine.remarks.isEmpty { isWell = false }
    Console.say(isWell ? "all replies are well-formed" : "not all is well")
    return isWell ? .clean : .broken
  }

  private func say(_ title: String, _ names: [String]?) {
    Console.say(
      "\(title): "
        + (names.map { $0.map(\.quotedOnOneLine).joined(separator: ", ") } ?? "all"))
  }
}

extension EngineOutcome {
  /// What became of the scene, in words.
  fileprivate var words: String {
    switch self {
    case .played(let trace): "played, \(trace.events.count) calls"
    case .skipped(let skip):
      "skipped" + (skip.feature.isEmpty ? "" : " for the lack of \(skip.feature.quotedOnOneLine)")
        + (skip.reason.isEmpty ? "" : ", \(skip.reason.quotedOnOneLine)")
    case .failed(let failure): "\(failure.kind.rawValue): \(failure.says)"
    case .gaveOut(let why): "not played: \(why)"
    }
  }
}

/// The scenes that every engine is asked to play first.
enum SmokeScenes {
  /// The scenes, the simplest first, each with what happens in it.
  static let all = [
    scene("a finger taps the window", Tap(at: Point(10, 10))) {},
    scene("a finger taps a view in a view", Tap(at: Point(60, 60))) { nested },
    scene("a finger taps a view that has a tap recognizer", Tap(at: Point(60, 60))) {
      View("outer", Rect(20, 20, 200, 200)) { View("inner", Rect(20, 20, 100, 100)).tap("tap") }
    },
    scene(
      "a finger pans, and lifts after a second",
      Drag(from: Point(60, 60), to: Point(60, 100), over: 1_000)
    ) { nested.pan("pan") },
    scene("a finger taps a button", Tap(at: Point(60, 40))) {
      Button("button", Rect(20, 20, 100, 44))
    },
  ]

  private static let nested = View("outer", Rect(20, 20, 200, 200)) {
    View("inner", Rect(20, 20, 100, 100))
  }

  private static func scene(
    _ says: String, _ gesture: some ScriptElement, @SceneBuilder in views: () -> SceneParts
  ) -> (says: String, scenario: Scenario) {
    let scenario = Scenario {
      Window("window", Rect(0, 0, 320, 480), subviews: views)
    } script: {
      gesture
      After(1_000)
    }
    return (says, scenario)
  }
}
