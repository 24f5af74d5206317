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
  private let values: [String: String]

  /// Sorts `words`; options that `command` does not have are refused.
  init(_ words: [String], for command: any Command.Type, on engine: Engine) throws(Misuse) {
    var operands: [String] = []
    var values: [String: String] = [:]
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
      guard values[name] == nil else { throw Misuse("\(name) is given twice") }
      switch (option.value, attached) {
      case (nil, nil): values[name] = ""
      case (nil, _?): throw Misuse("\(name) takes no value")
      case (let value?, let given?): values[name] = try Self.given(given, name, value)
      case (let value?, nil):
        let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
        values[name] = try Self.given(next, name, value)
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
    _ words: [String]?, _ values: [String: String], for command: any Command.Type, or engine: Engine
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

  private static func timeout(in values: [String: String]) throws(Misuse) -> Int? {
    let milliseconds: UInt32? = try number(
      Option.timeout.name, values[Option.timeout.name], in: 1...3_600_000)
    return milliseconds.map(Int.init)
  }

  /// How long the engine may take to play a scene, in milliseconds, if it is said.
  func timeout() throws(Misuse) -> Int? { try Self.timeout(in: values) }

  private static func option(
    _ name: String, of command: any Command.Type
  ) throws(Misuse) -> Option {
    if let option = command.allOptions.first(where: { $0.name == name }) { return option }
    let names = command.allOptions.map(\.name) + ["--help", "--version"]
    let hint = names.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
    throw Misuse("\(command.name) has no option \(name.quotedOnOneLine)\(hint)")
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String) -> String? { values[name] }

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
    try Self.number(name, values[name], in: range)
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
    guard let text = values[name] else { return nil }
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

  /// How many threads to use: as many as are asked for, or as there are cores.
  func jobs() throws(Misuse) -> Int {
    try count("--jobs", upTo: 1_024) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// How many scenes a proof may try.
  func proofBudget() throws(Misuse) -> Int {
    try number("--prove", in: 0...UInt32(1_000_000)).map(Int.init) ?? Campaign.usualProofBudget
  }

  /// The option's value as one of several words.
  func word(_ name: String, of words: [String]) throws(Misuse) -> String? {
    guard let text = values[name] else { return nil }
    guard words.contains(text) else {
      throw Misuse(
        "\(name) takes \(words.dropLast().joined(separator: ", ")) or \(words.last ?? ""), not "
          + text.quotedOnOneLine)
    }
    return text
  }

  /// The format asked for with `--format`, where a page is one of them.
  func formatOrPage() throws(Misuse) -> FormatOrPage {
    let name = try word("--format", of: FormatOrPage.allCases.map(\.rawValue))
    return name.flatMap(FormatOrPage.init) ?? .text
  }

  /// Whether machines will read the report.
  func isJSON() throws(Misuse) -> Bool {
    try word("--format", of: ["text", "json"]) == "json"
  }

  /// The scope asked for with `--scope`; without one, the default.
  func scope() throws(Misuse) -> Scenarios.Scope {
    let name = try word("--scope", of: Scenarios.Scope.allCases.map(\.rawValue))
    return name.flatMap(Scenarios.Scope.init) ?? .default
  }

  /// The weakest rules that fail the run, as asked for with `--strength`.
  func strength() throws(Misuse) -> Rule.Strength {
    let names = [Rule.Strength.required, .practice].map(\.rawValue)
    return try word("--strength", of: names).flatMap(Rule.Strength.init) ?? .practice
  }

  /// What is reported, as `--reports` lists it.
  func reports() throws(Misuse) -> Reports {
    guard let list = text("--reports") else { return .all }
    let names = list.split(separator: ",").map(String.init)
    do { return try Reports(names: names) } catch { throw Misuse("--reports: \(error)") }
  }

  /// When progress is shown.
  func progress() throws(Misuse) -> ProgressLine.Wish {
    let wish = try word("--progress", of: ProgressLine.Wish.allCases.map(\.rawValue))
    return Console.isQuiet ? .never : wish.flatMap(ProgressLine.Wish.init) ?? .auto
  }

  /// The rules that the engine is known to break, as the file of `--known` lists them.
  func known() throws(Misuse) -> KnownFailures {
    guard let path = text("--known") else { return .none }
    do {
      return try KnownFailures(contentsOf: URL(filePath: path), besides: engine.own.invariants)
    } catch {
      throw Misuse("--known: \(error.description)")
    }
  }

  /// The folder of findings that `--save` names.
  func saved() throws(Misuse) -> SavedFindings? {
    text("--save").map { SavedFindings(in: URL(filePath: $0)) }
  }

  /// The seed asked for with `--seed`, or with the variable that sets that of the tests.
  func seed() throws(Misuse) -> UInt64 {
    try number("--seed", orVariable: "TOUCHSTONE_SEED", in: 0...UInt64.max) ?? 0
  }

  /// How many cases `--cases` asks for, or the variable that sets that number in the tests.
  func cases() throws(Misuse) -> Int? {
    try number("--cases", orVariable: "TOUCHSTONE_CASES", in: 1...UInt32(1_000_000_000))
      .map(Int.init)
  }

  /// The option's value; where it is not given, that of a variable of the environment, unless it is empty.
  private func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ name: String, orVariable variable: String, in range: ClosedRange<Number>
  ) throws(Misuse) -> Number? {
    if let number = try number(name, in: range) { return number }
    let text = ProcessInfo.processInfo.environment[variable]
    return try Self.number(variable, text?.isEmpty == true ? nil : text, in: range)
  }

  /// The part of the campaign asked for with `--shard` or by a build system; without, all of it.
  func shard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Misuse) -> Shard {
    guard let text = text("--shard") else {
      let variables = ["TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS"]
      if let shard = Shard(environment: environment) {
        // By touching this file a test tells Bazel that it divides itself.
        if let path = environment["TEST_SHARD_STATUS_FILE"] {
          guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw Misuse("TEST_SHARD_STATUS_FILE: \(path.quotedOnOneLine) cannot be written")
          }
        }
        return shard
      }
      guard let set = variables.first(where: { environment[$0] != nil }) else { return .whole }
      throw Misuse(
        "\(set): the variables \(variables.joined(separator: " and ")) make no shard together")
    }
    guard let shard = Shard(text) else {
      throw Misuse("--shard takes a part such as 2/4, not \(text.quotedOnOneLine)")
    }
    return shard
  }

  /// The fault asked for with `--fault`.
  func fault() throws(Misuse) -> WrongEngine? {
    guard let name = text("--fault") else { return nil }
    do { return try WrongEngine(named: name) } catch { throw Misuse(error.description) }
  }
}

extension Arguments {
  /// How much is told of what is found; in colors where people look.
  var detail: Detail {
    Detail(
      values: has(Option.values.name), whole: has(Option.whole.name), all: has(Option.all.name),
      colors: Console.hasColors)
  }

  /// What scenes may need: what the engine has, or those of `--features`, but none of `--without`.
  func features(of engine: Scenario.Features) throws(Misuse) -> Scenario.Features {
    var features = engine
    if let wanted = try named("--features").map({ Scenario.Features($0) }) {
      if let missing = engine.lacking(wanted).first {
        throw Misuse("--features names \(missing.name), which the engine says it lacks")
      }
      features = wanted
    }
    for gone in try named("--without") ?? [] { features = features.without(gone) }
    return features
  }

  /// The features that an option names.
  private func named(_ option: String) throws(Misuse) -> [Scenario.Feature]? {
    guard let list = text(option) else { return nil }
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var features: [Scenario.Feature] = []
    for name in names {
      do throws(ScenarioError) {
        features.append(try Scenario.Feature(named: name))
      } catch {
        throw Misuse("\(option): \(error.problem)")
      }
    }
    return features
  }

  /// What is to be judged: rules, and relations between two scenes.
  struct Selection {
    var invariants: [Invariant]
    var relations: [Relation]
  }

  /// The rules and relations asked for with `--rules`, or as operands, without those of `--skip`.
  func selection(of operands: [String] = []) throws(Misuse) -> Selection {
    var wanted =
      try operands.isEmpty ? matching("--rules") ?? everything : matching(operands)
    if let skipped = try matching("--skip") {
      wanted.invariants.removeAll { wanted in skipped.invariants.contains { $0.id == wanted.id } }
      wanted.relations.removeAll { wanted in skipped.relations.contains { $0.id == wanted.id } }
    }
    guard !wanted.invariants.isEmpty || !wanted.relations.isEmpty else {
      throw Misuse("--skip leaves no rule to judge")
    }
    return wanted
  }

  private var everything: Selection {
    Selection(invariants: Invariants.all + engine.own.invariants, relations: Relations.all)
  }

  private func matching(_ option: String) throws(Misuse) -> Selection? {
    guard let list = text(option) else { return nil }
    let selections = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !selections.contains("") else {
      throw Misuse(
        "\(option) takes rules or chapters such as HT,GR-11, not \(list.quotedOnOneLine)")
    }
    return try matching(selections)
  }

  private func matching(_ selections: [String]) throws(Misuse) -> Selection {
    let own = Set(selections.flatMap(engine.own.matching).map(\.id))
    let others = selections.filter { engine.own.matching($0).isEmpty }
    let relations = others.map(Relations.matching)
    let rules = zip(others, relations).filter { $1.isEmpty }.map(\.0)
    let wanted = Set(relations.joined().map(\.id))
    do {
      return Selection(
        invariants: (rules.isEmpty ? [] : try Invariants.matching(rules))
          + engine.own.invariants.filter { own.contains($0.id) },
        relations: Relations.all.filter { wanted.contains($0.id) })
    } catch {
      throw Misuse(complaint(about: error.selection))
    }
  }

  private func complaint(about selection: String) -> String {
    let name = selection.uppercased()
    if let reason = Rulebook[name]?.reason { return "the rule \(name) is not checked: \(reason)" }
    let chapters = Rulebook.chapters.map(\.letters)
    if chapters.contains(name) { return "no rule of the chapter \(name) is checked yet" }
    let ids = RuleNames.all + engine.own.invariants.map(\.id)
    if let meant = RuleNames.meant(by: name, among: ids)
      ?? (name.contains("-") ? ids.nearest(to: name) : nil)
    {
      return "there is no rule \(selection.quotedOnOneLine); did you mean \(meant)?"
    }
    if let chapter = Rulebook.chapters.first(where: { $0.title.uppercased().hasPrefix(name) }) {
      return "there is no rule or chapter \(selection.quotedOnOneLine); "
        + "did you mean \(chapter.letters)?"
    }
    let nearest = Rulebook.all.map(\.id).contains { $0.hasPrefix(name.prefix(3)) }
    return "there is no rule or chapter \(selection.quotedOnOneLine); "
      + ((nearest && name.count > 3) || name.hasPrefix("M-")
        ? "touchstone rules lists the rules"
        : "the chapters are \(chapters.joined(separator: ", ")), and M is for the relations")
  }
}
