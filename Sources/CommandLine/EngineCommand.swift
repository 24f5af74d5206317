import Conformance
import Foundation
import Stage
import TouchScript

/// Serves the in-repo engine over standard input and output.
struct EngineCommand: Command {
  static let name = "engine"
  static let says = "serve the engine: read wire/1 on standard input, and answer a line each"
  static let operands = ""
  static let options = [Option.fault, Option.reports]
  static let sharedOptions: [Option] = []

  private let about: About
  private let system: any TouchSystem

  init(_ arguments: Arguments) throws(Misuse) {
    try arguments.refuseOperands(of: Self.self)
    let fault = try arguments.fault()
    let engine = arguments.engine
    var about = engine.guest?.about ?? About(name: engine.name(of: fault))
    about.reports.formIntersection(try arguments.reports())
    self.about = about
    system = engine.system(fault)
  }

  func run() -> ExitStatus {
    // What the engine prints is no reply, and goes where logs go.
    let replies = dup(STDOUT_FILENO)
    defer { close(replies) }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let output = FileHandle(fileDescriptor: replies)
    var lines = LineReader(FileHandle.standardInput.fileDescriptor)
    while let line = lines.next() {
      let reply: WireReply
      switch line {
      case .tooLong(let most):
        reply = .refused(message: "the line is longer than \(most >> 20) MB")
      case .line(let bytes):
        do throws(WireError) {
          switch try WireRequest.read(bytes) {
          case .start: reply = .started(about, reports: about.reports.names)
          case .run(let seq, let scenario): reply = answer(seq, scenario)
          case .stop: return .clean
          }
        } catch {
          reply = .refused(message: error.says)
        }
      }
      // All of it at once: the other side waits for it.
      let bytes = Data(reply.line() + [UInt8(ascii: "\n")])
      guard (try? output.write(contentsOf: bytes)) != nil else { return .failed }
    }
    return .clean
  }

  /// Plays a scene that came over the pipe, if it can be played.
  private func answer(_ seq: Int, _ scenario: Scenario) -> WireReply {
    do throws(ScenarioError) {
      try scenario.validate()
    } catch {
      return .errored(seq: seq, message: error.description, detail: "")
    }
    if let complaint = scenario.complaintAboutSize {
      return .errored(seq: seq, message: complaint, detail: "")
    }
    switch system.outcome(of: scenario) {
    case .played(let trace): return .trace(seq: seq, trace.reporting(only: about.reports))
    case .skipped(let skip): return .skipped(seq: seq, skip)
    case .gaveOut(let sentence): return .errored(seq: seq, message: sentence, detail: "")
    case .failed(let failure):
      return .errored(seq: seq, message: failure.says, detail: failure.detail)
    }
  }
}
