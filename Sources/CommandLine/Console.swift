import Foundation

/// Where the command speaks: results on standard output, complaints on standard error.
enum Console {
  /// Prints `text` and ends the line.
  static func say(_ text: String) {
    if let parent = Parent.current { return parent.say(text + "\n") }
    write(text + "\n")
  }

  /// Prints `text` as it is.
  static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      // Whoever reads may have seen enough, as `head` does; that is nothing to complain about.
      if error.isBrokenPipe { exit(128 + SIGPIPE) }
      complain("standard output cannot be written")
      exit(ExitStatus.failed.rawValue)
    }
  }

  /// Says on standard error what is wrong.
  static func complain(_ sentence: String) {
    if let parent = Parent.current { return parent.complain(sentence) }
    try? FileHandle.standardError.write(
      contentsOf: Data("\(Engine.runningProgram): \(sentence)\n".utf8))
  }
}

extension Error {
  fileprivate var isBrokenPipe: Bool {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain && cause.code == Int(EPIPE)
  }
}
