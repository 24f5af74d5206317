import TouchScript

/// One process of an engine, and the talk with it: a line for a line, in `wire/1`.
struct EngineProcess: Sendable {
  private var child: ChildProcess
  private let guardian: Guardian
  private let patience: ExternalEngine.Patience
  /// Whether the engine is not to be waited for any more.
  private let shouldStop: @Sendable () -> Bool
  /// The number of the last request.
  private var number = 0
  /// What it was asked for and has not answered, the oldest first.
  private var asked: [Request] = []
  /// The scenario that it played last, if it played one.
  private(set) var last: Scenario?
  /// How many scenarios it played.
  private(set) var plays = 0
  /// What it says it reports.
  private var reports = Reports.all
  /// What it reports though it says it does not; it is left out.
  private(set) var undeclared: Reports = []
  /// Which key in its first replies means nothing; nil: none does.
  private(set) var unknownKey: String?

  /// A scenario that it was asked for.
  private struct Request {
    let number: Int
    let scenario: Scenario
    /// The length of the line, in bytes.
    let length: Int
  }

  /// What an engine says of itself.
  struct Introduction: Sendable {
    var about: About
    /// What it reports; nil: all.
    var reports: [String]?
  }

  /// Starts the process; nothing is said to it yet.
  init(
    _ command: [String], _ patience: ExternalEngine.Patience, guardedBy guardian: Guardian,
    unless shouldStop: @escaping @Sendable () -> Bool
  ) throws(EngineFailure) {
    do throws(ChildProcess.StartError) {
      child = try ChildProcess(command)
    } catch {
      throw EngineFailure(
        .crashed, says: "\((command.first ?? "").quotedOnOneLine) cannot be started: \(error.says)")
    }
    self.guardian = guardian
    self.patience = patience
    self.shouldStop = shouldStop
    guardian.watch(child.id)
  }

  /// Asks who it is. Where that fails, the process is gone.
  mutating func introduce() throws(EngineFailure) -> Introduction {
    let answer = child.exchange(
      WireRequest.start.line() + [0x0A], until: .now + patience.start, unless: shouldStop)
    let reply = try reply(in: answer, within: patience.start, to: "after it was started")
    switch reply {
    case .started(var about, let names):
      do throws(Reports.UnknownName) {
        if let names { reports = try Reports(names: names) }
      } catch {
        throw failed(
          .garbled, "the engine answers 'start' with reports that nobody knows: \(error)")
      }
      about.reports = reports
      return Introduction(about: about, reports: names)
    case .refused(let message):
      throw failed(.errored, "the engine refuses to start: \(message.quotedOnOneLine)")
    case .trace, .skipped, .errored:
      throw failed(.garbled, "the engine does not answer 'start' with who it is", line: answer)
    }
  }

  /// Plays a scenario, when nothing else is asked. Where that fails, the process is gone, unless the
  /// engine itself says so.
  mutating func play(
    _ scenario: Scenario, within time: Duration, listening: Duration = .zero
  ) -> EngineOutcome {
    ask(for: scenario)
    return answer(within: time, listening: listening)
  }

  /// Asks for a scenario, whose answer comes after those to all that was asked before.
  mutating func ask(for scenario: Scenario) {
    number += 1
    let line = WireRequest.run(seq: number, scenario).line() + [0x0A]
    asked.append(Request(number: number, scenario: scenario, length: line.count))
    child.send(line)
  }

  /// What became of the scenario that was asked for first, of those that are not answered. Where it failed,
  /// the process is gone, and with it the answers to all others, unless the engine itself says so.
  mutating func answer(within time: Duration, listening: Duration = .zero) -> EngineOutcome {
    do throws(EngineFailure) {
      guard let request = asked.first else {
        throw failed(.garbled, "the engine was asked for nothing")
      }
      asked.removeFirst()
      let outcome = try answer(to: request, within: time)
      // What is there already may be the answer to what was asked ahead.
      if asked.isEmpty, child.isDisturbed(for: listening) { throw disturbed() }
      last = request.scenario
      plays += 1
      return outcome
    } catch {
      return .failed(error)
    }
  }

  /// Whether it can play another scenario.
  var isAlive: Bool { child.ending == nil }

  private mutating func answer(
    to request: Request, within time: Duration
  ) throws(EngineFailure) -> EngineOutcome {
    let answer = child.receive(
      until: .now + time, ahead: asked.reduce(0) { $0 + $1.length }, unless: shouldStop)
    switch try reply(in: answer, within: time, to: "before it answered") {
    case .trace(let number, let trace):
      try check(number, request, answer)
      // A handful says enough: they mostly have one cause.
      let complaints = trace.complaints(for: request.scenario, atMost: 5)
      guard let first = complaints.first else { return .played(declared(trace)) }
      throw failed(
        .garbled, "the engine's trace is none of this scene: \(first)",
        complaints.dropFirst().map(\.description).joined(separator: "\n"))
    case .skipped(let number, let skip):
      try check(number, request, answer)
      return .skipped(skip)
    case .errored(let number, let message, let detail):
      try check(number, request, answer)
      return .failed(
        EngineFailure(
          .errored, says: "the engine reports an error: \(message.quotedOnOneLine)",
          detail: Tail(detail).text))
    case .refused(let message):
      return .failed(
        EngineFailure(
          .errored, says: "the engine refuses the request: \(message.quotedOnOneLine)"))
    case .started:
      throw failed(
        .garbled, "the engine says who it is where a scene was to be played", line: answer)
    }
  }

  /// The trace without what the engine says it does not report.
  private mutating func declared(_ trace: Trace) -> Trace {
    if reports == .all { return trace }
    undeclared.formUnion(trace.kinds.subtracting(reports))
    return trace.reporting(only: reports)
  }

  private mutating func check(
    _ number: Int, _ request: Request, _ answer: ChildProcess.Answer
  ) throws(EngineFailure) {
    if number == request.number { return }
    let what =
      switch number {
      case 1..<request.number: "request \(number) once more, where \(request.number) was asked"
      case request.number...self.number: "request \(number) before \(request.number)"
      default: "request \(number), which nobody asked, and not \(request.number)"
      }
    throw failed(.garbled, "the engine answers \(what)", line: answer)
  }

  /// What a line says; `moment` is when the process must not end.
  private mutating func reply(
    in answer: ChildProcess.Answer, within time: Duration, to moment: String
  ) throws(EngineFailure) -> WireReply {
    switch answer {
    case .line(let line):
      do throws(WireError) {
        let reply = try WireReply.read(line[...], reporting: reports)
        // What an engine writes, it writes in its first replies; more would take time.
        if number < 8 { unknownKey = unknownKey ?? WireReply.unknownKey(in: line, reports) }
        return reply
      } catch {
        let problem =
          String(validating: line, as: UTF8.self) == nil ? "it is not UTF-8" : error.says
        throw failed(
          .garbled,
          "the engine answers with a line that is no reply: \(problem)"
            + advice(for: line),
          line: answer)
      }
    case .ended(let midLine):
      child.kill()
      let how = child.ending?.words ?? "ended"
      throw failed(
        .crashed, "the engine \(how) " + (midLine ? "in the middle of its answer" : moment))
    case .closed:
      throw failed(.garbled, "the engine closed its standard output, and runs on")
    case .late(let hasRead):
      let reason = hasRead ? "" : "; it does not read its standard input"
      throw failed(.hung, "the engine did not answer within \(time.words)\(reason)")
    case .endless:
      throw failed(
        .garbled,
        "the engine answers with a line of more than \(ChildProcess.longestLine >> 20) MiB")
    }
  }

  /// What to do about a line that is no reply, as far as it can be guessed.
  private func advice(for line: [UInt8]) -> String {
    guard line.first == UInt8(ascii: "{") else { return "; print logs on standard error" }
    let end = line.last { ![0x20, 0x09, 0x0D].contains($0) }
    return end == UInt8(ascii: "}") ? "" : "; write each reply on one line"
  }

  private mutating func disturbed() -> EngineFailure {
    if child.pending.isEmpty, child.hasEnded(by: .now + ChildProcess.dying) {
      child.kill()
      return failed(.crashed, "the engine \(child.ending?.words ?? "ended") after it had answered")
    }
    return failed(
      .garbled, "the engine says more than its answer; print logs on standard error",
      child.pending.onOneLine)
  }

  /// The failure, with what was last said on standard error; the process does not survive it.
  private mutating func failed(
    _ kind: EngineFailure.Kind, _ says: String, _ detail: String = "",
    line: ChildProcess.Answer? = nil
  ) -> EngineFailure {
    kill()
    var parts = [detail, child.tail.text]
    if case .line(let line) = line { parts.insert("it said: " + line.onOneLine, at: 0) }
    return EngineFailure(
      kind, says: says, detail: parts.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// Ends the process at once, and all of its group.
  mutating func kill() {
    child.kill()
    guardian.forget(child.id)
  }

  /// Asks the process to end, and sees to it; says what was wrong with the way it did.
  mutating func stop() -> String? {
    guard isAlive else { return nil }
    _ = child.exchange(WireRequest.stop.line() + [0x0A], until: .now)
    let isInTime = child.end(within: patience.stop, unless: shouldStop)
    guardian.forget(child.id)
    if !isInTime {
      if shouldStop() { return nil }
      return "the engine did not end within \(patience.stop.words) of being told to stop"
    }
    guard let ending = child.ending, ending != .exited(status: 0) else { return nil }
    return "the engine \(ending.words) when it was asked to stop, and not with 0"
  }
}

extension Duration {
  /// The time in words, such as "2 s" or "200 ms".
  package var words: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    return milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
  }
}

extension [UInt8] {
  /// The beginning of what was said, as text that fits on a line.
  fileprivate var onOneLine: String {
    String(decoding: prefix(300), as: UTF8.self).quotedOnOneLine
      + (count > 300 ? " and \(count - 300) bytes more" : "")
  }
}
