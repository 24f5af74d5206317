import Conformance
import Foundation
import Generators
import PropertyTesting
import Stage
import TouchScript

/// Plays one scenario again and judges it.
struct ReplayCommand: Command {
  static let name = "replay"
  static let says = "play one scene again and judge it"
  static let operands = "TOKEN | FILE | -"
  static let options = [
    Option("--fault", "NAME", "judge a wrong engine; see touchstone faults"),
    Option("--rules", "LIST", "judge only these rules or chapters: HT,GR-11"),
    Option("--skip", "LIST", "do not judge these"),
    Option("--trace", nil, "print the whole trace"),
    Option("--format", "NAME", "text or json"),
  ]

  private let arguments: Arguments
  private let scenario: Scenario
  private let fault: Fault?

  init(_ arguments: Arguments) throws(Misuse) {
    self.arguments = arguments
    guard arguments.operands.count == 1 else {
      throw Misuse("replay takes one token, one file, or - for standard input")
    }
    fault = try arguments.fault()
    scenario = try Input.scenario(arguments.operands[0])
  }

  func run() throws(Misuse) -> ExitStatus {
    let system = Stage(behavior: fault?.behavior ?? .uikit)
    let judgement = Judgement(scenario, on: system, by: try arguments.invariants())
    if try arguments.word("--format", of: ["text", "json"]) == "json" {
      printJSON(judgement)
    } else {
      if arguments.has("--trace") { print("  Trace\n\(judgement.trace.log())\n") }
      print(judgement.text)
    }
    return judgement.broken.isEmpty ? .clean : .broken
  }

  private func printJSON(_ judgement: Judgement) {
    let token = (try? Scenarios.generator.tree(of: scenario)).map(Token.encode)
    for broken in judgement.broken {
      print(JSONReport.line(JSONReport.Failure(broken, in: judgement, token: token)))
    }
    print(JSONReport.line(ReplaySummary(judgement)))
  }

  private struct ReplaySummary: Encodable {
    struct Content: Encodable {
      let broken: [String]
      let exercised: Int
      let complete: Bool
    }

    let summary: Content

    init(_ judgement: Judgement) {
      summary = Content(
        broken: judgement.broken.map(\.id), exercised: judgement.exercised, complete: true)
    }
  }
}

/// Scenarios from the command line.
enum Input {
  /// The scenario of a token, of a file, or of standard input (`-`).
  static func scenario(_ operand: String) throws(Misuse) -> Scenario {
    if Replay.looksLikeToken(operand), !FileManager.default.fileExists(atPath: operand) {
      do { return try Replay.scenario(ofToken: operand) } catch { throw Misuse(error.description) }
    }
    let name = operand == "-" ? "standard input" : operand
    let data = try read(operand, called: name)
    for path in Scenario.unknownKeys(inJSON: data) {
      Console.complain("\(name): \(path.onOneLine) is no known key and is ignored")
    }
    do { return try Scenario(json: data) } catch { throw Misuse("\(name): \(error.description)") }
  }

  private static func read(_ operand: String, called name: String) throws(Misuse) -> Data {
    if operand == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
      throw Misuse("there is no file \(name.quotedOnOneLine), and it is no replay token")
    }
    guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: operand) else {
      throw Misuse("\(name.quotedOnOneLine) cannot be read")
    }
    return data
  }
}

extension String {
  fileprivate var onOneLine: String { String(quotedOnOneLine.dropFirst().dropLast()) }
}
