import Conformance
import Foundation
import Stage
import TouchScript

/// The engine under test, and the program that judges it.
struct Engine: Sendable {
  /// The program's name, as replay commands have it.
  let program: String
  /// An engine of somebody else's; nil: the in-repo engine is judged.
  let guest: (any TouchSystem)?
  /// What a replay command ends with: the command of an engine in another process.
  let replayEnd: String
  /// How it brought down a child that carried out the command; nil: it did not.
  let crash: Crash?

  /// How the engine brought a child down.
  struct Crash {
    /// What happened, in a sentence.
    let says: String
    /// How long the child had lived.
    let seconds: Double
  }
  /// The words of the command of an engine in another process; nil: it is in this one.
  let words: [String]?
  /// The rules and scenes that the program's author adds.
  var own: OwnSuite

  /// Judges `guest`, or the in-repo engine, in the program that runs.
  init(_ guest: (any TouchSystem)? = nil, own: OwnSuite = OwnSuite()) {
    self.guest = guest
    self.own = own
    program = Self.runningProgram
    replayEnd = ""
    crash = nil
    words = nil
  }

  /// The same engine over a pipe: `served` is this program again, which plays scenes.
  private init(_ served: ExternalEngine, after crash: Crash?, own: OwnSuite) {
    guest = served
    self.own = own
    program = Self.runningProgram
    replayEnd = ""
    self.crash = crash
    words = nil
  }

  /// The same engine in another process, this program again, where it can crash and hang as it likes.
  ///
  /// Scenes are not played in fresh processes besides: in this process they would not be either.
  ///
  /// - Parameters:
  ///   - options: What chooses the engine, as words.
  ///   - milliseconds: How long it may take to play a scene; nil: as long as usual.
  ///   - crash: How it brought a child down before.
  func served(
    _ options: [String], timeout milliseconds: Int?, after crash: Crash? = nil
  ) throws(Misuse) -> Engine {
    guard let path = Self.file else { return self }
    do throws(EngineFailure) {
      return Engine(
        try ExternalEngine(
          [path, EngineCommand.name] + options, patience: .init(answering: milliseconds),
          comparesProcesses: false, unless: { Interruption.isOverdue }), after: crash, own: own)
    } catch {
      throw Misuse(cannotBeUsed: error)
    }
  }

  /// The file of this program.
  static var file: String? { Bundle.main.executableURL?.path }

  /// Judges an engine in another process, which is started.
  init(process command: [String], timeout milliseconds: Int?, own: OwnSuite) throws(Misuse) {
    try self.init(
      process: command, said: command.map(\.quotedForShell).joined(separator: " "),
      timeout: milliseconds)
    self.own = own
  }

  /// Judges an engine in another process, which a shell starts: the command is one line.
  init(shell line: String, timeout milliseconds: Int?) throws(Misuse) {
    try self.init(process: ["/bin/sh", "-c", "exec " + line], said: line, timeout: milliseconds)
  }

  private init(
    process command: [String], said line: String, timeout milliseconds: Int?
  ) throws(Misuse) {
    program = Self.runningProgram
    self.words = command
    replayEnd =
      (milliseconds.map { " \(Option.timeout.name) \($0)" } ?? "") + " -- " + line
    crash = nil
    own = OwnSuite()
    do throws(EngineFailure) {
      guest = try ExternalEngine(
        command, patience: .init(answering: milliseconds), unless: { Interruption.isOverdue })
    } catch {
      throw Misuse(cannotBeUsed: error)
    }
  }

  /// The engine, if it is in another process.
  var external: ExternalEngine? { guest as? ExternalEngine }

  /// Ends the engine's processes, and says on standard error what was wrong with the way they did.
  func end() {
    external?.close()
    for remark in external?.remarks ?? [] { Console.complain(remark) }
  }

  /// The name under which the program was started, without its folder.
  static var runningProgram: String {
    CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "touchstone"
  }

  /// What is judged: the guest, or the in-repo engine, with a fault if one is given; one that traps, if
  /// the environment asks for it.
  func system(_ fault: WrongEngine?) -> any TouchSystem {
    var system = guest ?? fault ?? Stage().trusting
    if guest == nil, let kind = Self.trap { system = Trapping(system: system, kind: kind) }
    return Child.current?.limiting(system) ?? system
  }

  /// Its name and version; of the in-repo engine with its fault if it has one.
  func name(of fault: WrongEngine?) -> String {
    if let about = guest?.about {
      return about.name + (about.version.isEmpty ? "" : " \(about.version)")
    }
    return "in-repo" + (fault.map { ", fault \($0.name)" } ?? "")
  }

  /// What a replay on it needs besides the token, as words.
  func options(_ fault: WrongEngine?) -> [String] { fault.map { ["--fault", $0.name] } ?? [] }

  /// What a report says besides the name, where the engine was made to trap.
  var remark: String {
    guest == nil ? Self.trap.map { ", trapping at \($0.rawValue)" } ?? "" : ""
  }

  /// The same as the end of a command line, with the command of an engine in another process.
  func replayOptions(_ fault: WrongEngine?) -> String {
    options(fault).map { " \($0)" }.joined() + replayEnd
  }

  /// The command that replays a token on it, which stands in it as `TOKEN`.
  func replayCommand(_ fault: WrongEngine?) -> String {
    "\(program) replay TOKEN\(replayOptions(fault))"
  }

  /// The status of a run on it that ends with `status` otherwise. An engine that brought a child down is broken,
  /// also where it did not fail over the pipe; then a sentence says so.
  func status(_ status: ExitStatus, failing isFailing: Bool) -> ExitStatus {
    guard let crash, !isFailing else { return status }
    Console.complain(
      "\(crash.says), and has not failed in another process; \(Option.inProcess.name) shows what it prints"
    )
    return .gravest(of: [status, .broken])
  }

  /// Refuses what only the in-repo engine has.
  func refuse(_ what: String) throws(Misuse) {
    guard guest != nil else { return }
    throw Misuse("\(what) is for the in-repo engine, and this is \(name(of: nil).quotedOnOneLine)")
  }

  /// Refuses a scene that needs what the engine says it has not.
  func refuse(_ scenario: Scenario, from place: String) throws(Misuse) {
    guard let complaint = guest?.about.features.complaint(about: scenario) else { return }
    throw Misuse("\(place): \(complaint)")
  }

  /// Whether it may trap: another's engine, or one that is to.
  var mayTrap: Bool { guest != nil || Self.trap != nil }

  /// The kind of recognizer at which the engine is to trap.
  private static var trap: Scenario.Recognizer.Kind? {
    ProcessInfo.processInfo.environment["TOUCHSTONE_TRAP"].flatMap(Scenario.Recognizer.Kind.init)
  }
}

extension ExternalEngine.Patience {
  /// The usual times, but for an answer if that is said.
  fileprivate init(answering milliseconds: Int?) {
    self.init()
    if let milliseconds { answer = .milliseconds(milliseconds) }
  }
}

extension Misuse {
  fileprivate init(cannotBeUsed failure: EngineFailure) {
    let detail = failure.detail.isEmpty ? "" : ":\n\(failure.detailLines)"
    self.init("the engine cannot be used: \(failure.says)\(detail)", status: .incomplete)
  }
}

/// An engine that traps in every scene in which a recognizer of one kind and a finger meet.
///
/// It is there so that the command's own tests can see what becomes of a crash: with
/// `TOUCHSTONE_TRAP=pinch` in the environment, and never without.
private struct Trapping: TouchSystem {
  let system: any TouchSystem
  let kind: Scenario.Recognizer.Kind

  var about: About { system.about }

  func perform(_ scenario: Scenario) throws(Skip) -> Trace {
    let isMet = scenario.script.contains { !$0.touches.isEmpty }
    if isMet, scenario.recognizers.contains(where: { $0.kind == kind }) {
      fatalError("the engine traps at \(kind.rawValue), as TOUCHSTONE_TRAP asks")
    }
    return try system.perform(scenario)
  }
}
