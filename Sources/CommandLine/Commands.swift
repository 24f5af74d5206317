import Conformance
import Generators
import Invariants
import TouchScript

/// One of the command's subcommands.
protocol Command {
  /// The word that calls for it.
  static var name: String { get }
  /// What it does, in a line.
  static var says: String { get }
  /// What it takes besides options, as the usage shows it.
  static var operands: String { get }
  /// Its own options; see `allOptions`.
  static var options: [Option] { get }
  /// The options that it shares with most other commands.
  static var sharedOptions: [Option] { get }
  /// What can stand for its operands, for a shell that completes them.
  static var operandValues: Option.Values { get }
  /// Where it plays an engine that is in this process.
  static var isolation: CrashIsolation { get }
  /// Whether `--output` names a folder, to which the command writes by itself.
  static func writesFolder(_ arguments: Arguments) -> Bool
  init(_ arguments: Arguments) throws(Misuse)
  func run() throws(Misuse) -> ExitStatus
}

/// An option of a subcommand.
struct Option {
  let name: String
  /// What its value is called; nil: it takes none.
  let value: String?
  /// What can stand for its value, for a shell that completes it.
  let values: Values
  let says: String
  /// What holds where it is not given.
  let standard: String?
  /// Whether only the in-repo engine has it.
  let isInRepo: Bool
  /// Whether it may be given several times.
  let isRepeatable: Bool

  init(
    _ name: String, _ value: String? = nil, _ says: String, standard: String? = nil,
    isInRepo: Bool = false, isRepeatable: Bool = false, values: Values? = nil
  ) {
    self.name = name
    self.value = value
    self.values =
      values ?? (value == "FILE" ? .files : value == "DIR" ? .folders : .unknown)
    self.says = says
    self.standard = standard
    self.isInRepo = isInRepo
    self.isRepeatable = isRepeatable
  }

  /// What can stand for a value.
  enum Values: Equatable {
    /// Nobody can tell.
    case unknown
    case files
    case folders
    /// One of these.
    case words([String])
    /// Some of these, with commas between them.
    case list([String])
    /// One of these, or a file.
    case wordsOrFiles([String])
  }

  // Options that several commands have.
  static let seed = Option(
    "--seed", "N", "the seed of the search", standard: "TOUCHSTONE_SEED, else 0")
  static let scope = Option(
    "--scope", "NAME", "which scenes to try: taps, everything or both",
    standard: Scenarios.Scope.default.rawValue,
    values: .words(Scenarios.Scope.allCases.map(\.rawValue)))
  static let rules = Option(
    "--rules", "LIST", "judge only these rules or chapters: HT,GR-11; M for the relations",
    standard: "all", values: .list(RuleNames.withChapters))
  static let skip = Option(
    "--skip", "LIST", "do not judge these rules or chapters", standard: "none",
    values: .list(RuleNames.withChapters))
  static let strength = Option(
    "--strength", "NAME", "fail the run for rules of this strength or more: required or practice",
    standard: Rule.Strength.practice.rawValue,
    values: .words([Rule.Strength.required, .practice].map(\.rawValue)))
  static let fault = Option(
    "--fault", "NAME,…", "judge a wrong engine; touchstone faults lists them", standard: "none",
    isInRepo: true, values: .list(WrongEngine.all.map(\.name)))
  static let known = Option(
    "--known", "FILE", "do not report, and do not fail on, the rules that FILE lists",
    standard: "none")
  static let save = Option(
    "--save", "DIR", "save each finding in DIR as a file; check tries them first")
  static let jobs = Option(
    "--jobs", "N", "how many threads to use; the result is the same", standard: "all cores")
  static let shrinkTime = Option(
    "--shrink-time", "TIME", "stop shrinking and proving after this long: 500ms, 90s or 5m",
    standard: "as long as it takes")
  static let profileShrink = Option(
    "--profile-shrink", nil, "print what each pass of the shrinker did for each finding")
  static let updateKnown = Option(
    "--update-known", "FILE",
    "update the list of known failures in FILE: reasons stay, rules that hold are removed",
    standard: "none")
  static let prove = Option(
    "--prove", "N", "try up to N simpler scenes to prove a scene the smallest; 0: none",
    standard: String(Campaign.usualProofBudget))
  static let allowSkips = Option(
    "--allow-skips", nil, "do not fail the run if the engine skips more than half of the scenes")
  static let failFast = Option(
    "--fail-fast", nil, "stop at the first case that fails the run, and shrink only that")
  static let reports = Option(
    "--reports", "LIST", "what --trace reports: responder-calls,actions,-tapCount",
    standard: "all", values: .list(Reports.Level.allCases.map(\.rawValue)))
  static let timeout = Option(
    "--timeout-ms", "N", "how many milliseconds the engine may take for a scene",
    standard: "2000 by pipe, else 10000")
  static let bytes = Option(
    "--bytes", nil, "read the file as a fuzzer's raw bytes, as crash-… files are")
  static let lenient = Option(
    "--lenient", nil, "pass over keys that mean nothing, as a recorder of another version has them")
  static let inProcess = Option(
    "--in-process", nil,
    "run the engine in this process: for a debugger, or to see what it prints")
  static let wait = Option(
    "--wait", nil,
    "run the engine in this process, but first wait for a debugger, or for Return")
  static let values = Option(
    "--values", nil,
    "also print which values break the rule, and the proof that nothing smaller does")
  static let whole = Option("--whole", nil, "print everything of each finding: cut nothing")
  static let all = Option("--all", nil, "also print the findings beyond the first ten")
  static let report = Option(
    "--report", "DIR", "write HTML pages to DIR: each rule's verdict, each finding's picture")
  static let reportFormat = Option(
    "--format", "NAME", ReportFormat.allCases.map(\.rawValue).joined(separator: ", "),
    standard: ReportFormat.text.rawValue,
    values: .words(ReportFormat.allCases.map(\.rawValue)))
  static let format = Option(
    "--format", "NAME", "text or json", standard: "text", values: .words(["text", "json"]))
  static let formatOrPage = Option(
    "--format", "NAME", "text, json, or html for a page", standard: "text",
    values: .words(FormatOrPage.allCases.map(\.rawValue)))
  static let list = Option("--list", nil, "print only the names, one a line")
  static let listRules = Option(
    "--list", nil, "print the rules that would be judged, one a line, and stop")
  static let output = Option(
    "--output", "FILE", "write the output to FILE, all of it or nothing",
    standard: "standard output")
  static let color = Option(
    "--color", "WHEN", "use colors: auto, always or never", standard: "auto",
    values: .words(["auto", "always", "never"]))
  static let quiet = Option(
    "--quiet", nil, "print nothing where all is well: no text, no progress, no remarks")
}

extension Command {
  static var isolation: CrashIsolation { .none }
  static var sharedOptions: [Option] { [.output] }
  static var operandValues: Option.Values { .unknown }
  static func writesFolder(_ arguments: Arguments) -> Bool { false }

  /// All of its options, in the order of its help.
  static var allOptions: [Option] {
    options + sharedOptions.filter { shared in !options.contains { $0.name == shared.name } }
  }

  /// Whether it judges an engine in another process, whose command stands behind `--`.
  static var judgesProcesses: Bool { options.contains { $0.name == Option.timeout.name } }

  /// Carries it out with the words that stand behind its name.
  static func run(_ words: [String], on engine: Engine) throws(Misuse) -> ExitStatus {
    if name == FaultsCommand.name { try engine.refuse(name) }
    var arguments = try Arguments(words, for: self, on: engine)
    defer { arguments.engine.end() }
    let delivery = try Delivery(arguments, of: self)
    do throws(Misuse) {
      if let status = try isolation.apply(to: &arguments) { return delivery.end(with: status) }
      return delivery.end(with: try Self(arguments).run())
    } catch {
      delivery.giveUp()
      throw error
    }
  }
}
