import Conformance
import Foundation
import Invariants
import PropertyTesting
import TouchScript

/// The command, for the in-repo engine or for one of your own. See `Help.swift` for its arguments.
///
///     import Touchstone
///
///     TouchstoneCommand.main(engine: MyEngine())
public enum TouchstoneCommand {
  /// Carries out what the command line asks for, on `engine`, and ends the program with the status that
  /// the help tells. Without an engine, the one of this package is judged.
  ///
  /// The engine is played on other threads than the main one, which meanwhile does what is asked of it: so
  /// an engine of the main actor can be played as well, see `OnMainActor`.
  ///
  /// - Parameters:
  ///   - engine: The engine that is judged.
  ///   - invariants: Rules of your own: all commands that judge judge them besides those of the rulebook, and
  ///     `--rules` takes their numbers.
  ///   - scenes: Scenes of your own, which `fuzz` tries instead of its own; see `Scenarios.fingers(on:)`.
  public static func main(
    engine: (any TouchSystem)? = nil, invariants: [Invariant] = [],
    scenes: AnyGenerator<Scenario>? = nil
  ) -> Never {
    let own = OwnSuite(invariants: invariants, scenes: scenes)
    // The program that started this one may have blocked signals, such as that of Ctrl-C.
    var signals = sigset_t()
    sigemptyset(&signals)
    pthread_sigmask(SIG_SETMASK, &signals, nil)
    // A file that may not grow is an error, and no signal.
    signal(SIGXFSZ, SIG_IGN)
    let files = sysconf(Int32(_SC_OPEN_MAX))
    if 0..<leastFiles ~= files {
      Console.complain(
        "at most \(files) files can be open at a time (ulimit -n), and \(leastFiles) are needed")
      exit(ExitStatus.failed.rawValue)
    }
    CommandThread.start(stackSize: CommandThread.deepStack) {
      let child = Child.current
      let status = run(Array(CommandLine.arguments.dropFirst()), on: Engine(engine, own: own))
      child?.end(status)
      exit(status.rawValue)
    }
    while true {
      // Where there is nothing at all to wait for, it returns at once.
      if !RunLoop.main.run(mode: .default, before: .distantFuture) { usleep(10_000) }
    }
  }

  /// Standard input, output and error, and what the system libraries have open.
  private static let leastFiles = 10

  /// Carries out what `words` ask for.
  private static func run(_ words: [String], on engine: Engine) -> ExitStatus {
    do throws(Misuse) {
      if let complaint = engine.own.complaint { throw Misuse(complaint) }
      guard let first = words.first else { return try Fuzz.run([], on: engine) }
      let rest = Array(words.dropFirst())
      let own = words.prefix { $0 != "--" }
      if ["help", "--help", "-h"].contains(first) { return try help(rest, on: engine) }
      let command: any Command.Type =
        first.hasPrefix("-") && first != "-v" ? Fuzz.self : try Help.command(named: first)
      if own.contains("--help") || own.contains("-h") {
        return try help([command.name], on: engine)
      }
      if own.contains("--version") {
        Console.say(version(of: engine))
        return .clean
      }
      return try command.run(first.hasPrefix("-") ? words : rest, on: engine)
    } catch {
      Console.complain(error.description)
      return error.status
    }
  }

  /// Which version of the suite it is, and of an engine of somebody else's.
  private static func version(of engine: Engine) -> String {
    let guest = engine.guest == nil ? "" : "\nengine: \(engine.name(of: nil).quotedOnOneLine)"
    return "Touchstone \(SuiteVersion.current)" + guest
  }

  private static func help(_ words: [String], on engine: Engine) throws(Misuse) -> ExitStatus {
    guard words.count <= 1 else { throw Misuse("help takes one command at most") }
    if let name = words.first, !["help", "--help", "-h"].contains(name) {
      Console.say(Help(engine: engine).text(of: try Help.command(named: name)))
    } else {
      Console.say(Help(engine: engine).text)
    }
    return .clean
  }
}

extension Report {
  /// Whether the engine crashed or hung.
  var hasFailures: Bool { failures.contains { [.crashed, .hung].contains($0.kind) } }

  /// The status of a run that was not interrupted.
  var status: ExitStatus {
    if isClean { return .clean }
    // What an engine that gave out would have broken besides is not known.
    return breaksNothing && search.unjudged.gaveOut != nil ? .incomplete : .broken
  }
}

/// Something wrong with the command line or with an input, in one sentence.
struct Misuse: Error, CustomStringConvertible {
  /// The sentence, as it stands behind the command's name: without a capital and a full stop.
  let description: String
  /// With which status the command ends.
  let status: ExitStatus

  init(_ sentence: String, status: ExitStatus = .misuse) {
    self.status = status
    var sentence = Substring(sentence)
    if sentence.last == "." { sentence.removeLast() }
    let isWord = sentence.dropFirst().first?.isLowercase ?? false
    let first = sentence.prefix(1)
    description = (isWord ? first.lowercased() : String(first)) + sentence.dropFirst()
  }
}
