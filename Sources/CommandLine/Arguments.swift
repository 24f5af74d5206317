import Conformance
import Invariants
import TouchScript

/// The words of a command line, sorted into options and operands.
struct Arguments {
  /// What is not an option, in order.
  let operands: [String]
  private let values: [String: String]

  /// Sorts `words`; options that `command` does not have are refused.
  init(_ words: [String], for command: any Command.Type) throws(Misuse) {
    var operands: [String] = []
    var values: [String: String] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? word
      let option = try Self.option(name, of: command)
      guard values[name] == nil else { throw Misuse("\(name) is given twice") }
      switch (option.value, parts.dropFirst().first) {
      case (nil, nil): values[name] = ""
      case (nil, _?): throw Misuse("\(name) takes no value")
      case (_?, let given?): values[name] = given
      case (let value?, nil):
        guard let given = rest.popFirst() else { throw Misuse("\(name) needs a value: \(value)") }
        values[name] = given
      }
    }
    self.operands = operands
    self.values = values
  }

  private static func option(
    _ name: String, of command: any Command.Type
  ) throws(Misuse) -> Option {
    if let option = command.options.first(where: { $0.name == name }) { return option }
    if name == "--" {
      throw Misuse(
        "engines in other processes cannot be judged yet; leave out '--' and what follows")
    }
    let names = command.options.map(\.name)
    let hint = names.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
    throw Misuse("\(command.name) has no option \(name.quotedOnOneLine)\(hint)")
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String) -> String? { values[name] }

  /// The option's value as a whole number of at least `least`.
  func number(_ name: String, atLeast least: Int) throws(Misuse) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), number >= least else {
      throw Misuse("\(name) takes a whole number from \(least) on, not \(text.quotedOnOneLine)")
    }
    return number
  }

  /// The option's value as one of several words.
  func word(_ name: String, of words: [String]) throws(Misuse) -> String? {
    guard let text = values[name] else { return nil }
    guard words.contains(text) else {
      throw Misuse(
        "\(name) takes \(words.joined(separator: " or ")), not \(text.quotedOnOneLine)")
    }
    return text
  }

  /// The fault asked for with `--fault`.
  func fault() throws(Misuse) -> Fault? {
    guard let name = text("--fault") else { return nil }
    do { return try Fault.named(name) } catch { throw Misuse(error.description) }
  }

  /// The rules asked for with `--rules`, without those of `--skip`.
  func invariants() throws(Misuse) -> [Invariant] {
    let wanted = try text("--rules").map(Self.matching) ?? Invariants.all
    let skipped = try text("--skip").map(Self.matching) ?? []
    let left = wanted.filter { invariant in !skipped.contains { $0.id == invariant.id } }
    guard !left.isEmpty else { throw Misuse("--skip leaves no rule to judge") }
    return left
  }

  private static func matching(_ list: String) throws(Misuse) -> [Invariant] {
    let selections = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    do { return try Invariants.matching(selections) } catch { throw Misuse(error.description) }
  }
}
