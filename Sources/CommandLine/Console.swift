import Foundation
import Synchronization

/// Where the command speaks: results on standard output, complaints on standard error.
enum Console {
  /// Whether remarks are unwelcome.
  static var isQuiet: Bool {
    get { quiet.load(ordering: .relaxed) }
    set { quiet.store(newValue, ordering: .relaxed) }
  }
  private static let quiet = Atomic(false)
  /// Whether what is said is for people alone.
  static let isProse = Atomic(true)
  /// Whether there are colors; nil: if it is a terminal.
  private static let colors = Mutex<Bool?>(nil)
  /// What was said since that is held back; nil: it is not.
  private static let held = Mutex<String?>(nil)

  /// Holds back what is said from now on.
  static func hold() { held.withLock { $0 = "" } }

  /// Gives what was held back, and holds back nothing more; nil if nothing was to be.
  static func release() -> String? {
    held.withLock { held in
      defer { held = nil }
      return held
    }
  }

  /// Prints `text` and ends the line.
  static func say(_ text: String) {
    write(text + "\n")
  }

  /// Prints `text`, what stands behind it, and a new line; nothing where the text is empty.
  static func say(_ text: String, unlessEmpty end: String) {
    if !text.isEmpty { say(text + end) }
  }

  /// Prints `text` as it is.
  static func write(_ text: String) {
    let isHeld = held.withLock { held in
      held?.append(text)
      return held != nil
    }
    if isHeld { return }
    let text = isProse.load(ordering: .relaxed) ? Terminal.columns.map(text.fitting) ?? text : text
    do {
      try (Child.current?.output ?? .standardOutput).write(contentsOf: Data(text.utf8))
    } catch {
      // The reader may have seen enough, as `head` does; that is nothing to complain about.
      if error.isBrokenPipe { exit(128 + SIGPIPE) }
      complain("standard output cannot be written")
      exit(ExitStatus.failed.rawValue)
    }
  }

  /// Says on standard error what is worth knowing, and nothing wrong.
  static func remark(_ sentence: String) {
    if !isQuiet { complain(sentence) }
  }

  /// Chooses colors: `always`, `never`, or else as the terminal has them.
  static func useColors(_ wish: String?) {
    colors.withLock { $0 = wish == "always" ? true : wish == "never" ? false : nil }
  }

  /// Whether what is printed may have colors, unless `--color` says it: on a terminal, unless the environment has `NO_COLOR`. Source:
  /// https://no-color.org
  static var hasColors: Bool {
    if let child = Child.current { return child.hasColors }
    if let wish = colors.withLock(\.self) { return wish }
    // What is held back goes to a file.
    if held.withLock({ $0 != nil }) { return false }
    let environment = ProcessInfo.processInfo.environment
    let isRefused = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return !isRefused && isatty(STDOUT_FILENO) == 1
  }

  /// Standard error.
  static var errors: FileHandle { Child.current?.errors ?? .standardError }

  /// Says on standard error what is wrong.
  static func complain(_ sentence: String) {
    try? errors.write(contentsOf: Data("\(Engine.runningProgram): \(sentence)\n".utf8))
  }
}

extension Error {
  fileprivate var isBrokenPipe: Bool {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain && cause.code == Int(EPIPE)
  }
}
