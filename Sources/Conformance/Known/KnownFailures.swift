import Foundation
import Invariants

/// The rules that an engine is known to break, and why: a text file with a line for each.
///
///     # What the engine does not do yet.
///     GC-11 # recognizers receive no cancelled touches, issue 12
///     ~KR-05 # depends on the order of a dictionary
///     TV-* # there are no table views
///
/// A line has a rule, or the beginning of its number and a `*`, and behind `#` the reason, which must be
/// there. A `~` before it says that the rule is broken only now and then. The lines are in the order of
/// their rules. Empty lines, and lines that begin with `#`, are left alone.
///
/// The list binds both ways: a rule that is listed and held, or was not exercised, should be taken out. A
/// line with a `*` is one promise: one of its rules must be broken.
public struct KnownFailures: Hashable, Sendable {
  /// One line of the list.
  public struct Entry: Hashable, Sendable {
    /// The rule, or the beginning of its number and a `*`.
    public let pattern: String
    /// Whether it is broken only now and then.
    public let isFlaky: Bool
    /// Why it is known.
    public let reason: String
    /// The line of the file, from 1.
    public let line: Int

    /// Whether it lists the rule or relation `id`.
    public func covers(_ id: Rule.ID) -> Bool {
      isWildcard ? id.hasPrefix(pattern.dropLast()) : id == pattern
    }

    /// Whether it lists all rules that begin so.
    public var isWildcard: Bool { pattern.hasSuffix("*") }

    /// The line without its reason.
    public var words: String { (isFlaky ? "~" : "") + pattern }
  }

  /// The lines, in their order.
  public let entries: [Entry]

  /// Nothing is known.
  public static let none = KnownFailures(entries: [])

  private init(entries: [Entry]) { self.entries = entries }

  /// The line that lists a rule or relation; where several do, the one that names it alone.
  public func entry(for id: Rule.ID) -> Entry? {
    entries.first { $0.pattern == id } ?? entries.first { $0.covers(id) }
  }

  /// Whether a rule or relation is listed.
  public func covers(_ id: Rule.ID) -> Bool { entries.contains { $0.covers(id) } }
}

extension KnownFailures {
  /// A list that makes no sense, and where.
  public struct Malformed: Error, Hashable, CustomStringConvertible {
    /// The sentence, without a full stop.
    public let description: String
  }

  /// The largest list that is read, in bytes: far more than a line for each rule.
  private static let mostBytes = 1 << 20

  /// Reads the list in a file, which may name rules of `own` too.
  public init(contentsOf file: URL, besides own: [Invariant] = []) throws(Malformed) {
    let name = file.lastPathComponent.quotedOnOneLine
    guard let handle = try? FileHandle(forReadingFrom: file),
      let data = try? handle.read(upToCount: Self.mostBytes + 1) ?? Data()
    else { throw Malformed(description: "the list of known failures \(name) cannot be read") }
    guard data.count <= Self.mostBytes else {
      throw Malformed(description: "\(name) is larger than a list of known failures can be")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Malformed(description: "\(name) is not UTF-8")
    }
    try self.init(text, named: name, besides: own)
  }

  /// Reads a list, which may name rules of `own` too; `name` is what it is called in errors.
  public init(
    _ text: String, named name: String = "the list", besides own: [Invariant] = []
  ) throws(Malformed) {
    let ids = (Invariants.all + own).map(\.id) + Relations.all.map(\.id)
    var entries: [Entry] = []
    // A line may end as on Windows.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      func complain(_ sentence: String) -> Malformed {
        Malformed(description: "\(name), line \(index + 1): \(sentence)")
      }
      let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard let words = parts.first, !words.isEmpty else { continue }
      let isFlaky = words.hasPrefix("~")
      let pattern = String(words.dropFirst(isFlaky ? 1 : 0))
      guard parts.count > 1, !parts[1].isEmpty else {
        throw complain("\(words.quotedOnOneLine) has no reason: write it behind a #")
      }
      let entry = Entry(pattern: pattern, isFlaky: isFlaky, reason: parts[1], line: index + 1)
      if let sentence = entry.complaint(knowing: ids) { throw complain(sentence) }
      if let last = entries.last, last.pattern >= pattern {
        throw complain(
          last.pattern == pattern
            ? "\(pattern) is listed twice"
            : "\(pattern) stands behind \(last.pattern): the lines must be in the order of their rules"
        )
      }
      entries.append(entry)
    }
    self.init(entries: entries)
  }
}

extension KnownFailures.Entry {
  /// What is wrong with the pattern; nil: it lists a rule.
  fileprivate func complaint(knowing ids: [Rule.ID]) -> String? {
    let stem = isWildcard ? String(pattern.dropLast()) : pattern
    if stem.contains("*") {
      return "\(pattern.quotedOnOneLine): a * stands at the end of a rule, or nowhere"
    }
    if isWildcard {
      return ids.contains { $0.hasPrefix(stem) }
        ? nil : "no rule that is checked begins with \(stem.quotedOnOneLine)"
    }
    if ids.contains(pattern) { return nil }
    if let reason = Rulebook[pattern]?.reason {
      return "the rule \(pattern) is not checked: \(reason)"
    }
    return "there is no rule \(pattern.quotedOnOneLine)\(ids.hint(for: pattern) ?? "")"
  }
}

extension KnownFailures {
  /// A line that says what is no longer so.
  public struct Stale: Hashable, Sendable, CustomStringConvertible {
    /// The line.
    public let entry: Entry
    /// Whether a rule of it was exercised at all.
    public let wasExercised: Bool

    /// What to do about it, in a sentence without a full stop.
    public var description: String {
      let words = entry.words
      return wasExercised
        ? "\(words) is listed as a known failure (line \(entry.line)), and held: take it out of the list"
        : "\(words) is listed as a known failure (line \(entry.line)), and was not exercised"
    }
  }

  /// The lines that say what is not so: none of their rules was broken. A rule that is broken only now and
  /// then may hold, but must have been exercised.
  public func stale(broken: [Rule.ID], held: [Rule.ID]) -> [Stale] {
    entries.compactMap { entry in
      if broken.contains(where: entry.covers) { return nil }
      let hasHeld = held.contains(where: entry.covers)
      return hasHeld && entry.isFlaky ? nil : Stale(entry: entry, wasExercised: hasHeld)
    }
  }
}
