import Conformance
import Foundation
import Synchronization
import TouchScript

/// Where a command plays an engine that is part of this program, so that a crash or a hang of the engine is a
/// finding, and not the end of the command.
enum CrashIsolation {
  /// In this process.
  case none
  /// In a child: this program again, which carries out the whole command. Nothing is slower there. If the
  /// engine brings the child down, this process starts again from the first case, and plays the engine over
  /// a pipe.
  case child
  /// Over a pipe from the start, for a command that plays few scenes.
  case pipe

  /// Carries the command out in a child, or chooses the engine with which it is to be carried out here.
  ///
  /// - Returns: The exit status of the child; nil: the command is to be carried out here, on the engine that
  ///   `arguments` has then.
  func apply(to arguments: inout Arguments) throws(Misuse) -> ExitStatus? {
    let patience = Duration.milliseconds(try arguments.timeout() ?? 10_000)
    if let child = Child.current {
      child.limitPlays(to: patience)
      return nil
    }
    let stays = [Option.inProcess.name, Option.wait.name].contains(where: arguments.has)
    if self == .none || stays || arguments.engine.external != nil { return nil }
    guard self == .child, !arguments.readsPipes else {
      // The engine of this package does not crash, and is faster here; but nothing limits its time.
      if try arguments.timeout() != nil || arguments.engine.mayTrap {
        arguments.engine = try arguments.served(after: nil)
      }
      return nil
    }
    let start = ContinuousClock.now
    switch Child.run(patience) {
    case nil:
      Console.complain("no child can be started: the engine is played in this process")
      return nil
    case .ended(let status):
      return status
    case .died(let says):
      if try arguments.progress().isFulfilled { ProgressLine.clear() }
      if Interruption.isRaised {
        Console.complain(says)
        return .interrupted
      }
      Console.remark("\(says); starting again, with the engine in another process")
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      arguments.engine = try arguments.served(after: Engine.Crash(says: says, seconds: seconds))
      return nil
    }
  }
}

extension Arguments {
  /// The engine, over a pipe.
  fileprivate func served(after crash: Engine.Crash?) throws(Misuse) -> Engine {
    let fault = Option.fault.name
    return try engine.served(
      text(fault).map { [fault, $0] } ?? [], timeout: try timeout(), after: crash)
  }

  /// Whether it names a file that can be read only once, as `<(…)` does in a shell.
  fileprivate var readsPipes: Bool {
    guard let path = text(Option.known.name) else { return false }
    let type = try? URL(filePath: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
    return FileManager.default.fileExists(atPath: path) && type == false
  }
}

/// The program that runs, once more, as a child of itself.
///
/// On its standard output the child writes a zero byte, its report, another zero byte, and a byte for its exit
/// status. What the engine prints goes to the child's standard error, which the parent reads and does not show.
/// The parent's standard error is open in the child as file 3, for complaints and progress. The child's
/// standard input ends with the parent, and then the child ends as well.
final class Child: Sendable {
  /// The variable that makes the program a child.
  private static let variable = "TOUCHSTONE_CHILD"
  /// The parent's standard error, in the child.
  private static let complaints: Int32 = 3
  /// The exit status of a child in which a play took too long.
  private static let hung: Int32 = 124

  // MARK: - In the parent

  /// What became of a child.
  enum End {
    /// It carried out the command.
    case ended(ExitStatus)
    /// It ended before that: how, in a sentence.
    case died(String)
  }

  /// Carries out this process's command in a child, and writes its report if it ended in order.
  ///
  /// - Parameter patience: How long a play may take there.
  /// - Returns: What became of it; nil: it cannot be started.
  static func run(_ patience: Duration) -> End? {
    guard let program = Engine.file else { return nil }
    Interruption.watch()
    // Otherwise a closed standard error would be the name of a pipe.
    if fcntl(STDERR_FILENO, F_GETFD) < 0 { dup2(open("/dev/null", O_WRONLY), STDERR_FILENO) }
    let started = try? ChildProcess(
      CommandLine.arguments, from: program, handing: STDERR_FILENO,
      setting: [variable: Console.hasColors ? "colors" : "plain"])
    guard var child = started else { return nil }
    suspend(with: child.id)
    defer { signal(SIGTSTP, SIG_DFL) }
    var isTold = false
    while child.mayContinue(after: 100) {
      guard Interruption.isRaised, !isTold else { continue }
      isTold = true
      kill(child.id, SIGINT)
    }
    let parts = child.pending.split(separator: 0, omittingEmptySubsequences: false)
    let isInTime = child.hasEnded(by: .now + .seconds(2))
    let ending = child.kill()
    guard parts.count == 3, let byte = parts[2].first,
      let status = ExitStatus(rawValue: Int32(byte) - 1)
    else {
      // Ctrl-C came before the child could listen.
      if isTold, ending == .killed(signal: SIGINT) { return .ended(.interrupted) }
      let isHung = ending == .exited(status: hung)
      let limit = isTold ? min(patience, .seconds(1)) : patience
      let how = isHung ? "did not answer within \(limit.words)" : ending?.words ?? "ended"
      return .died("the engine \(how)")
    }
    Console.write(String(decoding: parts[1], as: UTF8.self))
    if !isInTime {
      Console.complain("the engine kept the program from ending: it was killed")
    } else if let ending, ending != .exited(status: status.rawValue) {
      Console.complain("the engine \(ending.words) after the report")
    }
    return .ended(status)
  }

  /// The child that Ctrl-Z suspends.
  private static let running = Atomic<pid_t>(0)

  /// Suspends a child with this process, and lets it go on with it.
  private static func suspend(with child: pid_t) {
    running.store(child, ordering: .relaxed)
    signal(SIGTSTP) { _ in
      let child = Child.running.load(ordering: .relaxed)
      kill(child, SIGSTOP)
      raise(SIGSTOP)
      kill(child, SIGCONT)
    }
  }

  // MARK: - In the child

  /// This process, if it is a child.
  static let current = Child()

  /// Where the report goes.
  let output: FileHandle
  /// Where complaints and progress go.
  let errors = FileHandle(fileDescriptor: complaints)
  /// Whether the report may have colors.
  let hasColors: Bool
  /// For how long each thread has been playing a scene.
  private let times = Mutex<[ObjectIdentifier: Duration]>([:])

  private init?() {
    // A child leads a process group. So the variable does no harm where a user sets it.
    guard let value = ProcessInfo.processInfo.environment[Self.variable], getpgrp() == getpid()
    else { return nil }
    unsetenv(Self.variable)
    hasColors = value == "colors"
    output = FileHandle(fileDescriptor: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    _ = fcntl(Self.complaints, F_SETFD, FD_CLOEXEC)
    // Otherwise a terminal may stop the child when it writes there: it is in the background.
    signal(SIGTTOU, SIG_IGN)
    endWithTheParent()
    write([0])
  }

  /// Ends all of the process group when the parent ends, and standard input with it.
  private func endWithTheParent() {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 10)
    dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
    CommandThread.start {
      var byte: UInt8 = 0
      while read(input, &byte, 1) > 0 || errno == EINTR { errno = 0 }
      kill(0, SIGKILL)
    }
  }

  /// Says that the report is complete, and with which status the process ends.
  func end(_ status: ExitStatus) {
    write([0, UInt8(status.rawValue + 1)])
    try? output.close()
  }

  private func write(_ bytes: [UInt8]) { try? output.write(contentsOf: Data(bytes)) }

  /// The system; a play of it that takes too long ends the process.
  func limiting(_ system: any TouchSystem) -> any TouchSystem {
    Limited(system: system, child: self)
  }

  private struct Limited: TouchSystem {
    let system: any TouchSystem
    let child: Child

    var about: About { system.about }
    var trusting: any TouchSystem { child.limiting(system.trusting) }
    var enduring: any TouchSystem { child.limiting(system.enduring) }

    func perform(_ scenario: Scenario) throws(Skip) -> Trace { try system.perform(scenario) }

    func outcome(of scenario: Scenario) -> EngineOutcome {
      let thread = ObjectIdentifier(Thread.current)
      child.times.withLock { $0[thread] = .zero }
      defer { child.times.withLock { $0[thread] = nil } }
      return system.outcome(of: scenario)
    }
  }

  /// Ends the process from now on when a play takes longer than `patience`, or than a second after Ctrl-C.
  func limitPlays(to patience: Duration) {
    CommandThread.start { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.1)
        let limit = Interruption.isRaised ? min(patience, .seconds(1)) : patience
        // This counts what passes while the program runs, and not while it is suspended.
        let isHung = times.withLock { times in
          times = times.mapValues { $0 + .milliseconds(100) }
          return times.values.contains { $0 > limit }
        }
        if isHung { _exit(Self.hung) }
      }
    }
  }
}
