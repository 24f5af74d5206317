import Conformance
import Generators
import Invariants

/// One of the command's subcommands.
protocol Command {
  /// The word that calls for it.
  static var name: String { get }
  /// What it does, in a line.
  static var says: String { get }
  /// What it takes besides options, as the usage shows it.
  static var operands: String { get }
  static var options: [Option] { get }
  /// Where it plays an engine that is in this process.
  static var shelter: Shelter { get }
  init(_ arguments: Arguments) throws(Misuse)
  func run() throws(Misuse) -> ExitStatus
}

/// An option of a subcommand.
struct Option {
  let name: String
  /// What its value is called; nil: it takes none.
  let value: String?
  let says: String
  /// What holds where it is not given.
  let standard: String?
  /// Whether only the in-repo engine has it.
  let isInRepo: Bool

  init(
    _ name: String, _ value: String? = nil, _ says: String, standard: String? = nil,
    isInRepo: Bool = false
  ) {
    self.name = name
    self.value = value
    self.says = says
    self.standard = standard
    self.isInRepo = isInRepo
  }

  // Options that several commands have.
  static let seed = Option("--seed", "N", "the seed of the search", standard: "0")
  static let scope = Option(
    "--scope", "NAME", "which scenes to try: taps, everything or both",
    standard: Scenarios.Scope.default.rawValue)
  static let rules = Option(
    "--rules", "LIST", "judge only rules or chapters such as HT,GR-11; M: relations",
    standard: "all")
  static let skip = Option("--skip", "LIST", "do not judge these", standard: "none")
  static let strength = Option(
    "--strength", "NAME", "the weakest rules that fail the run: required or practice",
    standard: Rule.Strength.practice.rawValue)
  static let fault = Option(
    "--fault", "NAME,…", "judge a wrong engine; touchstone faults lists them", standard: "none",
    isInRepo: true)
  static let latitude = Option(
    "--latitude", "ROWS", "judge a right engine that differs: RE-07,RE-52:waits",
    standard: "none", isInRepo: true)
  static let known = Option(
    "--known", "FILE", "leave out of findings and status the rules that FILE lists",
    standard: "none")
  static let save = Option(
    "--save", "DIR", "keep each finding there as a file; check tries them first")
  static let jobs = Option(
    "--jobs", "N", "how many threads to use; the outcome is the same", standard: "all cores")
  static let shrinkTime = Option(
    "--shrink-time", "TIME", "shrink and prove for so long: 0.5s, 90s or 5m",
    standard: "as long as it takes")
  static let prove = Option(
    "--prove", "N", "try up to N simpler scenes for a proof; 0: prove nothing",
    standard: String(Campaign.usualProofBudget))
  static let reports = Option(
    "--reports", "LIST",
    "what a trace tells, such as responder-calls,actions,-tapCount",
    standard: "all")
  static let timeout = Option(
    "--timeout-ms", "N", "how long the engine may take for a scene",
    standard: "2000 by pipe, else 10000")
  static let bytes = Option(
    "--bytes", nil, "the file is what a fuzzer made, bytes that are choices, as crash-… files are")
  static let inProcess = Option(
    "--in-process", nil,
    "play the engine in this process: for a debugger, or to see what it prints")
  static let wait = Option(
    "--wait", nil,
    "print the process id, and play in this process once Return or a debugger says so")
  static let output = Option("--output", "FILE", "write it there", standard: "standard output")
  static let report = Option(
    "--report", "DIR",
    "write pages there: what became of each rule, and each finding with its picture")
  static let reportFormat = Option(
    "--format", "NAME", ReportFormat.allCases.map(\.rawValue).joined(separator: ", "),
    standard: ReportFormat.text.rawValue)
  static let format = Option("--format", "NAME", "text or json", standard: "text")
}

extension Command {
  static var shelter: Shelter { .none }

  /// Whether it judges an engine in another process, whose command stands behind `--`.
  static var judgesProcesses: Bool { options.contains { $0.name == Option.timeout.name } }
}

/// The subcommands there are.
enum Subcommand: String, CaseIterable {
  case fuzz
  case check
  case replay
  case show
  case shrink
  case merge
  case known
  case explain
  case experiments
  case rules
  case features
  case faults
  case schema
  case corpus
  case engine
  case judge
  case smoke
  case adapter

  /// The subcommand called `name`.
  init(named name: String) throws(Misuse) {
    guard let subcommand = Subcommand(rawValue: name) else {
      let names = Subcommand.allCases.map(\.rawValue)
      let hint = names.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
      throw Misuse(
        "there is no command \(name.quotedOnOneLine), only \(names.joined(separator: ", "))\(hint)")
    }
    self = subcommand
  }

  /// What carries it out.
  var type: any Command.Type {
    switch self {
    case .fuzz: Fuzz.self
    case .check: CheckCommand.self
    case .replay: ReplayCommand.self
    case .show: ShowCommand.self
    case .shrink: ShrinkCommand.self
    case .merge: MergeCommand.self
    case .known: KnownCommand.self
    case .explain: ExplainCommand.self
    case .experiments: ExperimentsCommand.self
    case .rules: RulesCommand.self
    case .features: FeaturesCommand.self
    case .faults: FaultsCommand.self
    case .schema: SchemaCommand.self
    case .corpus: CorpusCommand.self
    case .engine: EngineCommand.self
    case .judge: JudgeCommand.self
    case .smoke: SmokeCommand.self
    case .adapter: AdapterCommand.self
    }
  }

  func run(_ words: [String], on engine: Engine) throws(Misuse) -> ExitStatus {
    if self == .faults { try engine.refuse(rawValue) }
    var arguments = try Arguments(words, for: type, on: engine)
    defer { arguments.engine.end() }
    if let status = try type.shelter.take(&arguments) { return status }
    return try type.init(arguments).run()
  }
}
