import Foundation
import Synchronization

/// A program that was started: in a process group of its own, with pipes to its three streams.
///
/// It is a value that one owner passes to the next; only its owner talks to it, and ends it.
package struct ChildProcess: Sendable {
  /// The process, and its group.
  package let id: pid_t
  /// Our ends of the pipes; -1: closed.
  private(set) var input: Int32
  private(set) var output: Int32
  private(set) var errors: Int32
  /// What was sent to it, and it has not taken yet.
  var unsent: [UInt8] = []
  /// What was read of standard output, and not yet taken.
  package var pending: [UInt8] = []
  /// How far `pending` is known to have no newline.
  var searched = 0
  /// The last that came on standard error.
  var tail = Tail()
  /// How it ended, once it has been reaped.
  package private(set) var ending: Ending?

  /// How a process ended.
  package enum Ending: Hashable, Sendable {
    case exited(status: Int32)
    case killed(signal: Int32)

    /// The end as a verb, such as "was killed by signal 11 (SIGSEGV)".
    package var words: String {
      switch self {
      case .exited(let status): "ended with status \(status)"
      case .killed(let signal):
        "was killed by signal \(signal)" + (Self.names[signal].map { " (\($0))" } ?? "")
      }
    }

    private static let names: [Int32: String] = [
      SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL",
      SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
      SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM",
      SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGSYS: "SIGSYS",
    ]
  }

  /// Starts `command`, whose first word is looked up as a shell does.
  ///
  /// - Parameters:
  ///   - program: What is started, where it is not the first word.
  ///   - file: What it has open as 3, besides its three streams; -1: nothing.
  ///   - variables: What its environment has besides ours.
  /// - Throws: Why it cannot be started, as the system says it.
  package init(
    _ command: [String], from program: String? = nil, handing file: Int32 = -1,
    setting variables: [String: String] = [:]
  ) throws(StartError) {
    guard let program = program ?? command.first, !program.isEmpty else {
      throw StartError(says: "there is no command")
    }
    guard !command.contains(where: { $0.utf8.contains(0) }) else {
      throw StartError(says: "a word of the command contains a zero byte")
    }
    // Who writes to a process that is gone wants an error, and no signal.
    Foundation.signal(SIGPIPE, SIG_IGN)
    // Between the making of a pipe and its mark, nobody else may start a process, which would inherit
    // it: an engine would then never see the end of its input.
    let started: Started? = try Self.starting.withLock { _ throws(StartError) in
      try Self.start(program, command, file, variables)
    }
    guard let started else { throw StartError(says: "no pipe can be made") }
    id = started.id
    input = started.pipes[0].writing
    output = started.pipes[1].reading
    errors = started.pipes[2].reading
    for end in [input, output, errors] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// Why a program cannot be started.
  package struct StartError: Error {
    let says: String
  }

  private static let starting = Mutex(())

  private struct Started {
    let id: pid_t
    let pipes: [Pipe]
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      (reading, writing) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func close() {
      _ = Foundation.close(reading)
      _ = Foundation.close(writing)
    }
  }

  /// Nil where there are no pipes.
  private static func start(
    _ program: String, _ command: [String], _ file: Int32, _ variables: [String: String]
  ) throws(StartError) -> Started? {
    var pipes: [Pipe] = []
    for _ in 0..<3 {
      guard let pipe = Pipe() else {
        for pipe in pipes { pipe.close() }
        return nil
      }
      pipes.append(pipe)
    }
    var id: pid_t = 0
    // Out of the way of the numbers that the streams have over there.
    let handed = file < 0 ? -1 : fcntl(file, F_DUPFD_CLOEXEC, 10)
    defer { if handed >= 0 { _ = Foundation.close(handed) } }
    let streams = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
    let problem =
      file >= 0 && handed < 0
      ? EMFILE : spawn(&id, program, command, streams + (handed < 0 ? [] : [handed]), variables)
    guard problem == 0 else {
      for pipe in pipes { pipe.close() }
      throw StartError(says: String(cString: strerror(problem)))
    }
    _ = Foundation.close(pipes[0].reading)
    _ = Foundation.close(pipes[1].writing)
    _ = Foundation.close(pipes[2].writing)
    return Started(id: id, pipes: pipes)
  }

  /// The number of what went wrong; 0: nothing did.
  private static func spawn(
    _ id: inout pid_t, _ program: String, _ command: [String], _ streams: [Int32],
    _ variables: [String: String]
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    for (stream, end) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(stream))
    }
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // Looking up where it trapped would take an engine in Swift longer than we wait.
    let environment = ["SWIFT_BACKTRACE": "enable=no"]
      .merging(ProcessInfo.processInfo.environment) { _, own in own }
      .merging(variables) { _, new in new }
      .map { "\($0)=\($1)" }.sorted()
    return withStrings(command) { words in
      withStrings(environment) { variables in
        posix_spawnp(&id, program, &actions, &attributes, words, variables)
      }
    }
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}

// MARK: - Its streams

extension ChildProcess {
  /// Closes its standard input.
  mutating func closeInput() { Self.close(&input) }

  /// Closes our end of its standard output.
  mutating func closeOutput() { Self.close(&output) }

  /// Closes our end of its standard error.
  mutating func closeErrors() { Self.close(&errors) }

  private static func close(_ end: inout Int32) {
    if end >= 0 { _ = Foundation.close(end) }
    end = -1
  }
}

// MARK: - Its end

extension ChildProcess {
  /// Whether the process has ended. It is not reaped, so that its group cannot be another's.
  var hasEnded: Bool {
    if ending != nil { return true }
    var info = siginfo_t()
    let isKnown = waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0
    return !isKnown || info.si_signo == SIGCHLD
  }

  /// Signals the group and the process, which may have left the group.
  private func signal(_ number: Int32) {
    Foundation.kill(-id, number)
    Foundation.kill(id, number)
  }

  /// Kills what is left of the process and of its group, and reaps it.
  ///
  /// - Returns: How the process ended; nil if the system does not let it end.
  @discardableResult
  package mutating func kill() -> Ending? {
    if ending == nil {
      signal(SIGKILL)
      var status: Int32 = 0
      var reaped = waitpid(id, &status, WNOHANG)
      // Who is killed may be busy inside the system for a moment; one who never ends is left alone.
      let deadline = ContinuousClock.now + .seconds(2)
      while reaped == 0 || reaped < 0 && errno == EINTR, ContinuousClock.now < deadline {
        usleep(500)
        reaped = waitpid(id, &status, WNOHANG)
      }
      if reaped == id {
        let signal = status & 0x7F
        ending = signal == 0 ? .exited(status: status >> 8 & 0xFF) : .killed(signal: signal)
      }
    }
    closeInput()
    closeOutput()
    closeErrors()
    return ending
  }

  /// Waits for the end until the time is over or `shouldStop` says so, reads what comes in the meantime, and then
  /// kills what is left.
  ///
  /// - Returns: Whether it ended by itself in time.
  mutating func end(
    within patience: Duration, unless shouldStop: () -> Bool = { false }
  ) -> Bool {
    closeInput()
    let isInTime = waitForEnd(until: .now + patience, unless: shouldStop)
    if !isInTime {
      signal(SIGTERM)
      _ = waitForEnd(until: .now + .milliseconds(50))
    }
    kill()
    return isInTime
  }

  private mutating func waitForEnd(
    until deadline: ContinuousClock.Instant, unless shouldStop: () -> Bool = { false }
  ) -> Bool {
    while !hasEnded {
      guard ContinuousClock.now < deadline, !shouldStop() else { return false }
      _ = wait(forUpTo: 2)
      // It is of no interest any more, but a process that writes must not be kept from ending.
      pending.removeAll(keepingCapacity: true)
      searched = 0
    }
    return true
  }
}
