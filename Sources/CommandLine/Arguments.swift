import Conformance
import Foundation
import Generators
import Invariants
import TouchScript

/// The words of a command line, sorted into options and operands.
struct Arguments {
  /// What is not an option, in order.
  let operands: [String]
  /// The engine under test.
  var engine: Engine
  /// The values of each option, in order; of one that takes none an empty one.
  private let values: [String: [String]]

  /// Sorts `words`; options that `command` does not have are refused.
  init(_ words: [String], for command: any Command.Type, on engine: Engine) throws(Misuse) {
    var operands: [String] = []
    var values: [String: [String]] = [:]
    var rest = words.prefix { $0 != "--" }
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        guard !word.isEmpty else { throw Misuse("\(command.name) takes no empty argument") }
        operands.append(word)
        continue
      }
      let name = String(word.prefix { $0 != "=" })
      let attached = name == word ? nil : String(word.dropFirst(name.count + 1))
      let option = try Self.option(name, of: command)
      if option.isInRepo { try engine.refuse(name) }
      guard values[name] == nil || option.isRepeatable else {
        throw Misuse("\(name) is given twice")
      }
      switch (option.value, attached) {
      case (nil, nil): values[name] = [""]
      case (nil, _?): throw Misuse("\(name) takes no value")
      case (let value?, let given?):
        values[name, default: []].append(try Self.given(given, name, value))
      case (let value?, nil):
        let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
        values[name, default: []].append(try Self.given(next, name, value))
        rest.removeFirst()
      }
    }
    self.operands = operands
    self.values = values
    self.engine = try Self.engine(
      words.firstIndex(of: "--").map { Array(words[($0 + 1)...]) }, values, for: command, or: engine
    )
  }

  /// What is given as the value of an option; it may be neither missing nor empty.
  private static func given(
    _ given: String?, _ name: String, _ value: String
  ) throws(Misuse) -> String {
    guard let given, !given.isEmpty else {
      throw Misuse("\(name) needs a value: \(name) \(value)")
    }
    return given
  }

  /// The engine whose command stands behind `--`; else the one there is.
  private static func engine(
    _ words: [String]?, _ values: [String: [String]], for command: any Command.Type,
    or engine: Engine
  ) throws(Misuse) -> Engine {
    let milliseconds = try timeout(in: values)
    guard let words else {
      for name in [Option.inProcess.name, Option.wait.name] where values[name] != nil {
        guard milliseconds == nil else {
          throw Misuse(
            "\(name) waits for the engine as long as it takes; leave out \(Option.timeout.name)")
        }
      }
      return engine
    }
    guard command.judgesProcesses else {
      throw Misuse("\(command.name) judges no engine; leave out '--' and what follows")
    }
    guard !words.isEmpty else { throw Misuse("there is no command behind --: -- ENGINE…") }
    guard values[Option.inProcess.name] == nil else {
      throw Misuse("an engine behind -- is in another process; leave out \(Option.inProcess.name)")
    }
    guard values["--trace"] == nil else {
      throw Misuse("--trace needs no engine: leave out '--' and what follows")
    }
    let own = command.options.first { $0.isInRepo && values[$0.name] != nil }
    if let own {
      throw Misuse(
        "\(own.name) is for the in-repo engine; an engine behind -- has options of its own")
    }
    return try Engine(process: words, timeout: milliseconds, own: engine.own)
  }

  private static func timeout(in values: [String: [String]]) throws(Misuse) -> Int? {
    let milliseconds: UInt32? = try number(
      Option.timeout.name, values[Option.timeout.name]?.first, in: 1...3_600_000)
    return milliseconds.map(Int.init)
  }

  /// How long the engine may take to play a scene, in milliseconds, if it is said.
  func timeout() throws(Misuse) -> Int? { try Self.timeout(in: values) }

  private static func option(
    _ name: String, of command: any Command.Type
  ) throws(Misuse) -> Option {
    if let option = command.allOptions.first(where: { $0.name == name }) { return option }
    let names = command.allOptions.map(\.name) + ["--help", "--version"]
    // No option has a name of one letter: `-c` may mean `--cases`.
    let meant = name.count == 2 ? names.first { $0.hasPrefix("-\(name)") } : names.nearest(to: name)
    let hint = meant.map { "; did you mean \($0)?" } ?? ""
    throw Misuse("\(command.name) has no option \(name.quotedOnOneLine)\(hint)")
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String) -> String? { values[name]?.first }

  /// All values of an option that may be given several times.
  func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// Refuses operands, for a command that has none.
  func refuseOperands(of command: any Command.Type) throws(Misuse) {
    guard let operand = operands.first else { return }
    if command.options.contains(where: { $0.name == Option.fault.name }),
      WrongEngine.isNamed(operand)
    {
      throw Misuse(
        "\(command.name) takes no \(operand.quotedOnOneLine), only options; to judge that wrong engine: "
          + "--fault \(operand)")
    }
    let hint =
      command.judgesProcesses && engine.words == nil
      ? "; the command of an engine stands behind --" : ""
    throw Misuse("\(command.name) takes no \(operand.quotedOnOneLine), only options\(hint)")
  }

  /// Refuses options that make no sense together with another.
  func refuse(_ others: [String], with name: String) throws(Misuse) {
    guard has(name), let other = others.first(where: has) else { return }
    throw Misuse("\(other) and \(name) exclude each other")
  }

  /// Refuses options that mean nothing without another.
  func refuse(_ others: [String], without name: String) throws(Misuse) {
    guard !has(name), let other = others.first(where: has) else { return }
    throw Misuse("\(other) means nothing without \(name)")
  }

  /// The option's value as a whole number within `range`.
  func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ name: String, in range: ClosedRange<Number>
  ) throws(Misuse) -> Number? {
    try Self.number(name, text(name), in: range)
  }

  /// The option's value; where it is not given, that of a variable of the environment, unless it is empty.
  func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ name: String, orVariable variable: String, in range: ClosedRange<Number>
  ) throws(Misuse) -> Number? {
    if let number = try number(name, in: range) { return number }
    let text = ProcessInfo.processInfo.environment[variable]
    return try Self.number(variable, text?.isEmpty == true ? nil : text, in: range)
  }

  private static func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ name: String, _ text: String?, in range: ClosedRange<Number>
  ) throws(Misuse) -> Number? {
    guard let text else { return nil }
    let isDigits = !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    guard isDigits, let number = Number(text), range.contains(number) else {
      throw Misuse(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not "
          + text.quotedOnOneLine)
    }
    return number
  }

  /// The option's value as the seconds of a time such as `500ms`, `90s`, `5m` or `1h`.
  func seconds(_ name: String) throws(Misuse) -> Double? {
    guard let text = text(name) else { return nil }
    let units: [(name: String, seconds: Double)] = [
      ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600),
    ]
    for unit in units where text.hasSuffix(unit.name) {
      let seconds = Double(text.dropLast(unit.name.count)).map { $0 * unit.seconds }
      if let seconds, seconds > 0, seconds <= 1_000_000 { return seconds }
    }
    throw Misuse("\(name) takes a time such as 500ms, 90s, 5m or 1h, not \(text.quotedOnOneLine)")
  }

  /// How many of something, between one and `most`.
  func count(_ name: String, upTo most: UInt32 = 1_000_000_000) throws(Misuse) -> Int? {
    try number(name, in: 1...most).map(Int.init)
  }

  /// The option's value as one of several words.
  func word(_ name: String, of words: [String]) throws(Misuse) -> String? {
    guard let text = text(name) else { return nil }
    guard words.contains(text) else {
      throw Misuse(
        "\(name) takes \(words.dropLast().joined(separator: ", ")) or \(words.last ?? ""), not "
          + text.quotedOnOneLine)
    }
    return text
  }

  /// The option's value as one of a type's.
  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(Misuse) -> Value? {
    try word(name, of: Value.allCases.map(\.rawValue)).flatMap(Value.init)
  }

  /// Whether machines will read the report.
  func isJSON() throws(Misuse) -> Bool {
    try word("--format", of: ["text", "json"]) == "json"
  }
}
