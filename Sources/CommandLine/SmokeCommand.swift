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
  static let all: [(says: String, scenario: Scenario)] = [
    ("a finger taps the window", scene(tap(at: Point(10, 10)), views: [])),
    ("a finger taps a view in a view", scene(tap(at: Point(60, 60)))),
    (
      "a finger taps a view that has a tap recognizer",
      scene(
        tap(at: Point(60, 60)), recognizers: [Scenario.Recognizer(id: "tap", view: "inner")])
    ),
    ("a finger pans, and lifts after a second", scene(panning, recognizers: [pan])),
    ("a finger taps a button", scene(tap(at: Point(60, 40)), views: [button])),
  ]

  private static let nested = [
    Scenario.View(id: "outer", parent: "window", frame: Rect(20, 20, 200, 200)),
    Scenario.View(id: "inner", parent: "outer", frame: Rect(20, 20, 100, 100)),
  ]

  private static let button = Scenario.View(
    id: "button", parent: "window", kind: .button, frame: Rect(20, 20, 100, 44))

  private static let pan = Scenario.Recognizer(id: "pan", view: "outer", kind: .pan)

  private static let panning = [
    step(0, .began, Point(60, 60)), step(50, .moved, Point(60, 100)),
    step(1_000, .ended, Point(60, 100)), Scenario.Step(at: 2_000),
  ]

  private static func tap(at point: Point) -> [Scenario.Step] {
    [step(0, .began, point), step(50, .ended, point), Scenario.Step(at: 1_000)]
  }

  private static func step(_ time: Int, _ phase: TouchPhase, _ point: Point) -> Scenario.Step {
    Scenario.Step(at: time, touches: [Scenario.Finger(0, phase, at: point)])
  }

  private static func scene(
    _ script: [Scenario.Step], views: [Scenario.View] = nested,
    recognizers: [Scenario.Recognizer] = []
  ) -> Scenario {
    let window = Scenario.View(id: "window", kind: .window, frame: Rect(0, 0, 320, 480))
    return Scenario(views: [window] + views, recognizers: recognizers, script: script)
  }
}
