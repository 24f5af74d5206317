import Conformance
import Foundation
import Synchronization

/// Where a command plays an engine that is in this process, so that a trap, a hang or an end of the program
/// is a finding, and not the end of the command.
enum Shelter {
  /// Here.
  case none
  /// The whole command runs in a child, which is this program again: nothing is slower there. Where the
  /// engine brings it down, this process goes on, and plays the scenes that are left over a pipe.
  case child
  /// Each scene is played over a pipe by this program again, for who plays few.
  case pipe

  /// Takes the command there.
  ///
  /// - Returns: The command's exit status, if it has been carried out; nil: it is to be carried out here, with
  ///   the engine that `arguments` has then.
  func take(_ arguments: inout Arguments) throws(Misuse) -> ExitStatus? {
    let stays = [Option.inProcess.name, Option.wait.name].contains(where: arguments.has)
    guard !stays, Parent.current == nil, arguments.engine.external == nil else { return nil }
    switch self {
    case .none: return nil
    case .pipe:
      // The engine of this package does not trap, and nothing is to be gained.
      guard arguments.engine.mayTrap else { return nil }
      arguments.engine = try arguments.engine.served(
        options(arguments), timeout: try arguments.timeout())
      return nil
    case .child:
      if arguments.readsPipes { return nil }
      return try child(&arguments)
    }
  }

  private func options(_ arguments: Arguments) -> [String] {
    arguments.text(Option.fault.name).map { [Option.fault.name, $0] } ?? []
  }

  private func child(_ arguments: inout Arguments) throws(Misuse) -> ExitStatus? {
    guard let file = Engine.file else { return nil }
    let start = ContinuousClock.now
    Interruption.watch()
    let wish =
      Console.isQuiet
      ? .never : arguments.text("--progress").flatMap(ProgressLine.Wish.init) ?? .auto
    let child = OwnChild(
      CommandLine.arguments, program: file,
      value: Parent.Wish(progress: wish.isFulfilled, colors: Console.hasColors).words,
      patience: .milliseconds(try arguments.timeout() ?? 10_000))
    var said: [OwnChild.Message] = []
    var resumption: Resumption?
    var isShowing = false
    let end = child.run(isInterrupted: { Interruption.isRaised }) { message in
      if let forms = message.progress {
        ProgressLine.show(forms)
        isShowing = true
      } else if let checkpoint = message.checkpoint {
        resumption = checkpoint
      } else {
        said.append(message)
      }
    }
    if isShowing { ProgressLine.clear() }
    switch end {
    case nil:
      Console.complain("no child can be started: the engine is played in this process")
      return nil
    case .ended(let status, let remark):
      for message in said {
        if let text = message.say { Console.write(text) }
        if let sentence = message.complain { Console.complain(sentence) }
      }
      if let remark { Console.complain(remark) }
      return ExitStatus(rawValue: status) ?? .failed
    case .broughtDown(let failure, let suspects):
      let place = suspects.isEmpty ? " while it played nothing" : ""
      Console.remark(
        "\(failure.says)\(place): from here on scenes are played in another process")
      let inheritance = Campaign.Inheritance(
        failure: failure, suspects: suspects, resumption: resumption)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      arguments.engine = try arguments.engine.served(
        options(arguments), timeout: try arguments.timeout(),
        after: Engine.Aftermath(inheritance: inheritance, seconds: seconds))
      return nil
    }
  }
}

extension Arguments {
  /// Whether it names a file that can be read only once, as `<(…)` does in a shell.
  fileprivate var readsPipes: Bool {
    guard let path = text(Option.known.name) else { return false }
    let type = try? URL(filePath: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
    return FileManager.default.fileExists(atPath: path) && type == false
  }
}
