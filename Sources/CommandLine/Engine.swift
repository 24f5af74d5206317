import Conformance
import Foundation
import Stage
import TouchScript

/// The engine under test, and the program that judges it.
struct Engine: Sendable {
  /// An engine of somebody else's; nil: the in-repo engine is judged.
  private(set) var guest: (any TouchSystem)?
  /// The engine that the program's author gave; nil: the in-repo engine, or one in another process.
  private(set) var local: (any TouchSystem)?
  /// What a replay command ends with: the command of an engine in another process.
  private(set) var replayEnd = ""
  /// The words of the command of an engine in another process; nil: it is in this one.
  private(set) var words: [String]?
  /// How it brought down a child that carried out the command; nil: it did not.
  private(set) var crash: Crash?
  /// The rules and scenes that the program's author adds.
  var own: OwnSuite

  /// How the engine brought a child down.
  struct Crash {
    /// What happened, in a sentence.
    let says: String
    /// How long the child had lived.
    let seconds: Double
  }

  /// Judges `guest`, or the in-repo engine, in the program that runs.
  init(_ guest: (any TouchSystem)? = nil, own: OwnSuite = OwnSuite()) {
    self.guest = guest
    local = guest
    self.own = own
  }

  /// The program's name, as replay commands have it.
  var program: String { Self.runningProgram }

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
    var engine = self
    engine.crash = crash
    engine.guest = try Self.start(
      [path, EngineCommand.name] + options, timeout: milliseconds, comparesProcesses: false)
    return engine
  }

  /// The file of this program.
  static var file: String? { Bundle.main.executableURL?.path }

  /// Judges an engine in another process, which is started.
  init(process command: [String], timeout milliseconds: Int?, own: OwnSuite) throws(Misuse) {
    try self.init(
      process: command, said: command.map(\.quotedForShell).joined(separator: " "),
      timeout: milliseconds, own: own)
  }

  /// Judges an engine in another process, which a shell starts: the command is one line.
  init(shell line: String) throws(Misuse) {
    try self.init(
      process: ["/bin/sh", "-c", "exec " + line], said: line, timeout: nil, own: OwnSuite())
  }

  private init(
    process command: [String], said line: String, timeout milliseconds: Int?, own: OwnSuite
  ) throws(Misuse) {
    self.init(try Self.start(command, timeout: milliseconds, comparesProcesses: true), own: own)
    words = command
    replayEnd = (milliseconds.map { " \(Option.timeout.name) \($0)" } ?? "") + " -- " + line
  }

  private static func start(
    _ command: [String], timeout milliseconds: Int?, comparesProcesses: Bool
  ) throws(Misuse) -> ExternalEngine {
    var patience = ExternalEngine.Patience()
    if let milliseconds { patience.answer = .milliseconds(milliseconds) }
    do throws(EngineFailure) {
      return try ExternalEngine(
        command, patience: patience, comparesProcesses: comparesProcesses,
        unless: { Interruption.isOverdue })
    } catch {
      let detail = error.detail.isEmpty ? "" : ":\n\(error.detailLines)"
      throw Misuse("the engine cannot be used: \(error.says)\(detail)", status: .incomplete)
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

  /// What a report says besides the name, where the engine was made to trap.
  var remark: String { guest == nil ? Self.trap.map { ", trapping at \($0.rawValue)" } ?? "" : "" }

  /// What a replay on it needs besides the token: the end of a command line.
  func replayOptions(_ fault: WrongEngine?) -> String {
    (fault.map { " \(Option.fault.name) \($0.name)" } ?? "") + replayEnd
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
