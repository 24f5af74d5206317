import Foundation
import TouchScript

/// The program that runs, once more, as a child of itself: there an engine in the same process can trap,
/// hang, end the program or flood standard error, and the parent tells.
///
/// The child finds `OwnChild.variable` in its environment, says a `Message` a line on its standard output,
/// leaves `Trails` in the file that it has open as `OwnChild.trails`, and ends when its standard input does.
public struct OwnChild: Sendable {
  /// The variable that tells the program that it is a child.
  public static let variable = "TOUCHSTONE_CHILD"
  /// The file of the trails, in the child.
  public static let trails: Int32 = 3

  /// What the child says.
  public struct Message: Codable, Sendable {
    /// For standard output.
    public var say: String?
    /// For standard error, one sentence.
    public var complain: String?
    /// How far it is, from the wordiest form to the shortest.
    public var progress: [String]?
    /// What it has found so far.
    public var checkpoint: Resumption?
    /// The exit status; nothing comes after it.
    public var status: Int32?

    /// Makes a message.
    public init(
      say: String? = nil, complain: String? = nil, progress: [String]? = nil,
      checkpoint: Resumption? = nil, status: Int32? = nil
    ) {
      self.say = say
      self.complain = complain
      self.progress = progress
      self.checkpoint = checkpoint
      self.status = status
    }
  }

  /// What became of it.
  public enum End: Sendable {
    /// It has said its exit status, and may have been wrong in the way it ended then.
    case ended(status: Int32, remark: String?)
    /// The engine brought it down, or kept it from ending.
    case broughtDown(EngineFailure, suspects: [Trails.Scene])
  }

  private let words: [String]
  private let program: String
  private let value: String
  private let patience: Duration

  /// Prepares the child, and starts nothing.
  ///
  /// - Parameters:
  ///   - words: The command line, with the program's name.
  ///   - program: The program's file.
  ///   - value: What the child finds in its variable.
  ///   - patience: How long a scene may take: far longer than any that ends.
  public init(
    _ words: [String], program: String, value: String, patience: Duration
  ) {
    self.words = words
    self.program = program
    self.value = value
    self.patience = patience
  }

  /// Starts the child and listens to it until it ends; `isInterrupted` is asked often, and when it first
  /// says so the child is interrupted as well.
  ///
  /// - Returns: What became of it; nil if it cannot be started.
  public func run(isInterrupted: () -> Bool, hear: (Message) -> Void) -> End? {
    let file = Trails.makeFile()
    guard file >= 0 else { return nil }
    defer { close(file) }
    let started = try? ChildProcess(
      words, from: program, handing: file, setting: [Self.variable: value])
    guard var child = started else { return nil }
    let guardian = Guardian()
    guardian.watch(child.id)
    defer { guardian.forget(child.id) }
    var watch = Watch(file: file, patience: patience)
    var isTold = false
    while true {
      switch child.exchange([], until: .now + .milliseconds(100)) {
      case .line(let line):
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(line)) else {
          return broughtDown(
            &child, .garbled, "wrote to what only the suite writes to", watch.suspects)
        }
        if let status = message.status { return ended(&child, status) }
        hear(message)
      case .late:
        if isInterrupted(), !isTold {
          isTold = true
          kill(child.id, SIGINT)
        }
        if let scene = watch.look() {
          return broughtDown(&child, .hung, "did not answer within \(patience.words)", [scene])
        }
      case .ended:
        child.kill()
        let how = child.ending?.words ?? "ended"
        return broughtDown(&child, .crashed, "\(how) before it answered", watch.suspects)
      case .closed, .endless:
        return broughtDown(
          &child, .garbled, "closed what only the suite writes to", watch.suspects)
      }
    }
  }

  private func broughtDown(
    _ child: inout ChildProcess, _ kind: EngineFailure.Kind, _ says: String,
    _ suspects: [Trails.Scene]
  ) -> End {
    child.kill()
    return .broughtDown(
      EngineFailure(kind, says: "the engine \(says)", detail: child.tail.text),
      suspects: suspects)
  }

  private func ended(_ child: inout ChildProcess, _ status: Int32) -> End {
    let isInTime = child.end(within: .seconds(2))
    let remark: String?
    if !isInTime {
      remark = "the engine keeps the program from ending: it was killed"
    } else if let ending = child.ending, ending != .exited(status: status) {
      remark = "the program \(ending.words) when all was said, and not with \(status)"
    } else {
      remark = nil
    }
    return .ended(status: status, remark: remark)
  }
}

/// Looks whether any job plays the same for too long.
private struct Watch {
  let file: Int32
  let patience: Duration
  private var steps: [(step: Trails.Step?, since: Duration)] = []
  private var last = ContinuousClock.now

  init(file: Int32, patience: Duration) {
    self.file = file
    self.patience = patience
  }

  /// The scene that has been played for too long, if there is one.
  mutating func look() -> Trails.Scene? {
    let now = ContinuousClock.now
    // Whoever was asleep in between, as a suspended program is, does not know what went on.
    let passed = min(now - last, .milliseconds(200))
    last = now
    let steps = Trails.steps(in: file)
    for (job, step) in steps.enumerated() {
      if job >= self.steps.count { self.steps.append((nil, .zero)) }
      let isSame = step?.isPlaying == true && step == self.steps[job].step
      self.steps[job] = (step, isSame ? self.steps[job].since + passed : .zero)
    }
    return self.steps.first { $0.since >= patience }?.step?.scene
  }

  /// What is being played; where the engine plays nothing, what it played last.
  var suspects: [Trails.Scene] {
    let steps = Trails.steps(in: file).compactMap(\.self)
    let playing = steps.filter(\.isPlaying)
    return (playing.isEmpty ? steps : playing).map(\.scene)
  }
}
