import Conformance
import Foundation
import Generators
import Invariants
import Pictures
import PropertyTesting
import TouchScript

/// Shows one scene, and what an engine makes of it.
struct ShowCommand: Command {
  static let name = "show"
  static let says =
    "show a scene and what becomes of it, as text, log, Swift, JSON, picture or page"
  static let operands = Input.operands
  static let options = [
    Option(
      "--format", "NAME", Format.allCases.map(\.rawValue).joined(separator: ", "),
      standard: Format.text.rawValue, values: .words(Format.allCases.map(\.rawValue))),
    Option.fault, Option.bytes, Option.lenient, Option.timeout,
  ]
  static let operandValues = Input.operandValues
  static let isolation = CrashIsolation.pipe

  /// What a scene can be shown as.
  enum Format: String, CaseIterable {
    case text, log, swift, json, svg, html
    case swiftTest = "swift-test"
  }

  private let scenario: Scenario
  private let place: String
  private let format: Format
  private let fault: WrongEngine?
  private let engine: Engine

  init(_ arguments: Arguments) throws(Misuse) {
    engine = arguments.engine
    fault = try arguments.fault()
    format = try arguments.choice(Option.format.name) ?? .text
    let given = try arguments.scene(of: Self.self)
    scenario = given.scenario
    place = given.operand
  }

  func run() throws(Misuse) -> ExitStatus {
    // The scene itself needs no engine.
    switch format {
    case .swift: return say(scenario.swiftSource)
    case .json: return say(scenario.json)
    case .text, .log, .svg, .html, .swiftTest: break
    }
    let system = engine.system(fault)
    let judgement = Judgement(scenario, on: system, relations: Relations.all)
    switch format {
    case .log: say(judgement.trace.log(form: .device))
    case .svg: say(exhibit(of: judgement).svg)
    case .html: say(exhibit(of: judgement).html())
    case .swiftTest: say(SwiftTest.source(of: judgement, on: engineInSwift))
    case .text, .swift, .json: say(judgement.text(showsTrace: true))
    }
    if case .gaveOut = judgement.outcome { return .incomplete }
    // To show a broken rule is no failure; an engine that fell over is one.
    return judgement.failure == nil ? .clean : .broken
  }

  /// Says a text that may end its last line itself.
  @discardableResult
  private func say(_ text: String) -> ExitStatus {
    Console.say(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    return .clean
  }

  private func exhibit(of judgement: Judgement) -> Exhibit {
    let exhibit = Exhibit(
      judgement, engine: engine.name(of: fault), other: Exhibit.inRepo(scenario), replay: replay)
    return Input.experiment(place).map { exhibit.answering($0, on: engine.system(fault)) }
      ?? exhibit
  }

  private var engineInSwift: SwiftTest.Engine {
    if let words = engine.words { return .process(words) }
    if let guest = engine.local { return .own(of: guest) }
    return .inRepo(fault: fault?.name ?? "")
  }

  /// Longer tokens are no help on a page; the file is.
  private static let longestToken = 4_000

  private var replay: String? {
    let options = engine.replayOptions(fault)
    if Input.experiment(place) != nil { return "\(engine.program) replay \(place)\(options)" }
    let token = (try? Scenarios.generator.tree(of: scenario)).map(Token.encode)
    if let token, token.count <= Self.longestToken {
      return "\(engine.program) replay \(token)\(options)"
    }
    return place == "-" ? nil : "\(engine.program) replay \(place.quotedForShell)\(options)"
  }
}
