import Conformance
import Foundation

/// The terminal on which the command prints.
enum Terminal {
  /// How many columns standard output has; nil: it is no terminal, or text is narrower anyway.
  static let columns: Int? = {
    guard Child.current == nil, let columns = width(of: STDOUT_FILENO) else { return nil }
    return (20..<100).contains(columns) ? columns : nil
  }()

  /// How many columns a stream has; nil: it is no terminal.
  static func width(of stream: Int32) -> Int? {
    if isatty(stream) != 1 { return nil }
    var size = winsize()
    return ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}

extension String {
  /// The text with lines that fit on the terminal, and on a page where there is none.
  var fitting: String { fitting(Terminal.columns ?? 100) }

  /// The text with lines of at most so many characters, broken between words. A line that continues another
  /// begins where the words of that do. Commands with a token stay whole, so that they can be copied.
  func fitting(_ columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isCommand = line.split(separator: " ").contains { Replay.looksLikeToken(String($0)) }
      if line.count <= columns || isCommand { return String(line) }
      let start = line.prefixMatch(of: /[ │├└─✗]*(\S+  +)?/)?.output.0.count ?? 0
      let indent = min(start, columns / 3)
      return String(line).wrapped(to: columns, indent: String(repeating: " ", count: indent))
    }
    .joined(separator: "\n")
  }
}
