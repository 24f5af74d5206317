import TouchScript

/// Reads experiments from text.
///
/// A line is `key: value`. What is indented by two spaces below it belongs to the value. Empty lines and
/// lines that start with `#` are comments. Lists have `; ` between their parts. The keys of an experiment
/// stand in this order; `?` marks those that may be missing, `*` those that may be repeated:
///
/// ```
/// experiment: S002-1:hidden      the name
/// says: A hidden view is …       what it shows, in a sentence
/// source: S002, the chain of …   where it comes from
/// scene: {"views": …}            what is played, in JSON
/// device?: printed               a device printed the log; or `stated`, or `corrupt; REASON`
///   observes: hitTest; V.began   the kinds of calls that the log shows
///   of?: P; Q                    the only responders and recognizers whose calls it shows
///   log: hitTest(P)              the lines of the log, see `LogPattern`
///   never?: hitTest(QQ)          lines that occur nowhere
/// hit?: P                        the view that the first finger must hit
/// chain?: P; window              the responders above it
/// shows?: hit P; not select row  of an everyday conflict: the answer, as queries
///   why: The view is …           the reason
///   cure*: P.alpha = 1           a change that helps
///     shows: hit Q               what it leads to
///     scene: {"views": …}        the scene with the change
/// ```
struct ExperimentReader {
  private let lastLine: Int
  private var entries: ArraySlice<Entry> = []

  /// A key with its value.
  private struct Entry {
    let key: String
    let line: Int
    var value: [TextLine]
  }

  /// All experiments of a file, whose name stands in errors.
  static func experiments(in text: String, of file: String) throws(UnreadableText) -> [Experiment] {
    do throws(UnreadableText) {
      var reader = try ExperimentReader(text)
      var experiments: [Experiment] = []
      while !reader.entries.isEmpty { experiments.append(try reader.experiment()) }
      return experiments
    } catch {
      throw error.of(file)
    }
  }

  private init(_ text: String) throws(UnreadableText) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    lastLine = lines.count
    for (index, text) in lines.enumerated() where !text.isEmpty && !text.hasPrefix("#") {
      let line = TextLine(number: index + 1, text: text)
      if let continued = line.outdented, !entries.isEmpty {
        entries[entries.endIndex - 1].value.append(continued)
      } else if let colon = text.firstIndex(of: ":"), !text.hasPrefix(" ") {
        let value = TextLine(
          number: line.number, text: text[colon...].dropFirst().drop { $0 == " " })
        entries.append(
          Entry(
            key: String(text[..<colon]), line: line.number,
            value: value.text.isEmpty ? [] : [value]))
      } else {
        throw UnreadableText(line.number, "expected 'key: value'")
      }
    }
  }

  // MARK: Experiments

  private mutating func experiment() throws(UnreadableText) -> Experiment {
    try Experiment(
      id: text("experiment"), says: text("says"), source: text("source"), scenario: scene(),
      device: has("device") ? device() : nil, hit: has("hit") ? text("hit") : nil,
      chain: has("chain") ? list("chain") : nil, conflict: has("shows") ? conflict() : nil)
  }

  private mutating func device() throws(UnreadableText) -> DeviceLog {
    try DeviceLog(
      origin: origin(), kinds: list("observes"), names: has("of") ? list("of") : nil,
      lines: LogPattern(take("log").value[...]), forbidden: has("never") ? list("never") : [])
  }

  private mutating func origin() throws(UnreadableText) -> DeviceLog.Origin {
    let line = entries.first?.line ?? lastLine
    let parts = try list("device")
    switch (parts.first, parts.count) {
    case ("printed", 1): return .printed
    case ("stated", 1): return .stated
    case ("corrupt", 2): return .corrupt(parts[1])
    default: throw UnreadableText(line, "expected 'printed', 'stated' or 'corrupt; REASON'")
    }
  }

  private mutating func conflict() throws(UnreadableText) -> Conflict {
    let (shows, why) = (try list("shows"), try text("why"))
    var cures: [Conflict.Cure] = []
    while has("cure") {
      cures.append(
        .init(says: try text("cure"), shows: try list("shows"), scenario: try scene()))
    }
    return Conflict(shows: shows, why: why, cures: cures)
  }

  private mutating func scene() throws(UnreadableText) -> Scenario {
    let entry = try take("scene")
    do {
      return try Scenario(json: entry.value.map(\.text).joined(separator: "\n"))
    } catch {
      throw UnreadableText(entry.line, "the scene is refused: \(error)")
    }
  }

  // MARK: Values

  private func has(_ key: String) -> Bool { entries.first?.key == key }

  private mutating func list(_ key: String) throws(UnreadableText) -> [String] {
    try text(key).split(separator: "; ").map(String.init)
  }

  private mutating func text(_ key: String) throws(UnreadableText) -> String {
    let entry = try take(key)
    guard !entry.value.isEmpty else { throw UnreadableText(entry.line, "'\(key)' is empty") }
    return entry.value.map(\.text).joined(separator: " ")
  }

  private mutating func take(_ key: String) throws(UnreadableText) -> Entry {
    guard let entry = entries.first, entry.key == key else {
      let found = entries.first.map { "'\($0.key)'" } ?? "the end"
      throw UnreadableText(entries.first?.line ?? lastLine, "expected '\(key)', found \(found)")
    }
    entries.removeFirst()
    return entry
  }
}

/// A line of a file.
struct TextLine {
  let number: Int
  let text: Substring

  /// What is left of a line that belongs to a line above; nil: it is not indented.
  var outdented: TextLine? {
    text.hasPrefix("  ") ? TextLine(number: number, text: text.dropFirst(2)) : nil
  }
}

/// Why a file cannot be read, and in which line.
struct UnreadableText: Error, Equatable, CustomStringConvertible {
  private let line: Int
  private let problem: String
  private var file = "the text"

  init(_ line: Int, _ problem: String) {
    self.line = line
    self.problem = problem
  }

  /// The same error, with the name of the file.
  func of(_ file: String) -> UnreadableText {
    var error = self
    error.file = file
    return error
  }

  /// The file, the line and the problem.
  var description: String { "\(file), line \(line): \(problem)" }
}
