/// What an engine behind a pipe answers: one line of JSON, in `wire/1`.
public enum WireReply: Hashable, Sendable {
  /// To `start`: who the engine is and which features it has, and what it reports; nil: all.
  case started(About, reports: [String]?)
  /// To `run`: what was observed, from the first call to the last.
  case trace(seq: Int, Trace)
  /// To `run`: the engine lacks something that the scenario needs.
  case skipped(seq: Int, Skip)
  /// To `run`: the engine failed, and says so itself; `detail` may be empty.
  case errored(seq: Int, message: String, detail: String)
  /// To a line that is no request; nothing was done.
  case refused(message: String)

  /// The reply as one line of JSON with sorted keys, without the newline. What a trace does not report is
  /// left out.
  public func line() -> [UInt8] {
    var writer = JSONWriter(reserving: 4_096)
    if case .trace(let seq, let trace) = self {
      writer.object {
        $0.key(Message.seqKey)
        $0.whole(seq)
        $0.key(Message.traceKey)
        trace.write(to: &$0, leavingOut: trace.reports.missing)
      }
    } else {
      Message(self).write(to: &writer)
    }
    return writer.bytes
  }

  /// Reads a line, which is without its newline.
  ///
  /// `scenario` gives the scenario that was sent with a number: then the trace counts what is in it as the
  /// scenario does, and need not be bound to it. Keys of fields that are not in `reports` may be left out.
  public static func read(
    _ line: UnsafeRawBufferPointer, reporting reports: Reports = .all,
    of scenario: (_ seq: Int) -> Scenario? = { _ in nil }
  ) throws(WireError) -> WireReply {
    let keys = reports == .all ? UnreportedKeys.none : UnreportedKeys(reporting: reports)
    let reply = try WireText.read(line) { reader throws(JSONReader.Unread) in
      try read(from: &reader, keys, of: scenario)
    }
    if case .trace(let seq, let trace) = reply, let scenario = scenario(seq) {
      return .trace(seq: seq, trace.bound(to: scenario))
    }
    return reply
  }

  /// Reads a line, which is without its newline.
  public static func read(
    _ line: ArraySlice<UInt8>, reporting reports: Reports = .all,
    of scenario: (_ seq: Int) -> Scenario? = { _ in nil }
  ) throws(WireError) -> WireReply {
    try line.withUnsafeBytes { line in
      Result { () throws(WireError) in try read(line, reporting: reports, of: scenario) }
    }.get()
  }

  /// Which key of a reply means nothing and is ignored, and where, as one sentence without a full stop;
  /// nil: none does.
  package static func unknownKey(in line: [UInt8], _ reports: Reports) -> String? {
    do throws(ScenarioError) {
      let keys = UnreportedKeys(reporting: reports)
      _ = try JSONReader.read(line, refusesUnknownKeys: true) { reader throws(JSONReader.Unread) in
        try read(from: &reader, keys, of: { _ in nil })
      }
      return nil
    } catch {
      return error.description
    }
  }

  private static func read(
    from reader: inout JSONReader, _ keys: UnreportedKeys, of scenario: (_ seq: Int) -> Scenario?
  ) throws(JSONReader.Unread) -> WireReply {
    var known: Int?
    var trace: Trace?
    let places = try FilePlaces(of: Message.table, in: &reader) {
      key, reader throws(JSONReader.Unread) in
      if key == Message.seqPlace { known = try reader.whole() }
      // A trace is read where it stands, unless its number comes behind it.
      guard key == Message.tracePlace, let known else { return key == Message.seqPlace }
      trace = try TraceReader.read(from: &reader, of: scenario(known), keys: keys)
      return true
    }
    let said = Message.answers.filter { Message.table.place(of: $0).map(places.has) ?? false }
    guard let answer = said.first else {
      throw reader.problem(
        "no reply: none of engine, trace, skipped, errored and refused is there", at: places.start)
    }
    if said.count > 1 {
      throw places.problem("\(answer) is there too, and a reply has one of them", with: said[1])
    }
    func seq() throws(JSONReader.Unread) -> Int { try places.required("seq") }
    switch answer {
    case Message.traceName:
      let seq = try seq()
      if let trace { return .trace(seq: seq, trace) }
      var reader = try places.reader(of: answer)
      return .trace(seq: seq, try TraceReader.read(from: &reader, of: scenario(seq), keys: keys))
    case "skipped": return .skipped(seq: try seq(), try places.required(answer))
    case "errored":
      let failure: Failure = try places.required(answer)
      return .errored(seq: try seq(), message: failure.message, detail: failure.detail)
    case "refused":
      let failure: Failure = try places.required(answer)
      return .refused(message: failure.message)
    default: return try started(places)
    }
  }

  private static func started(_ places: FilePlaces) throws(JSONReader.Unread) -> WireReply {
    try WireText.checkVersion(in: places)
    let engine: Engine = try places.required("engine")
    var about = About(name: engine.name, version: engine.version, url: engine.url)
    let limits: Limits? = try places.read("limits")
    about.mostJobs = max(1, limits?.jobs ?? .max)
    if let names: [String] = try places.read("features") {
      do throws(ScenarioError) { about.features = try Scenario.Features(names: names) } catch {
        throw places.problem(error.problem, with: error.place)
      }
    }
    return .started(about, reports: try places.read("reports"))
  }
}

// MARK: - What stands in replies

extension WireReply {
  /// All that may stand in a reply but a trace; which of it does says what the reply is.
  struct Message: Composite {
    var engine: Engine?
    var errored: Failure?
    var features: [String]?
    var limits: Limits?
    var `protocol`: Int?
    var refused: Failure?
    var reports: [String]?
    var seq: Int?
    var skipped: Skip?

    static let schema = Schema<Self>(
      "wireReply",
      [
        .init("engine", \.engine), .init("errored", \.errored), .init("features", \.features),
        .init("limits", \.limits), .init("protocol", \.protocol), .init("refused", \.refused),
        .init("reports", \.reports), .init("seq", \.seq), .init("skipped", \.skipped),
      ])

    static let traceName = "trace"
    static let (seqKey, traceKey) = (JSONWriter.key("seq"), JSONWriter.key(traceName))
    /// The keys of which a reply has one.
    static let answers = [traceName, "skipped", "errored", "refused", "engine"]
    static let table = JSONTable(schema.properties.map(\.name) + [traceName])
    static let tracePlace = table.place(of: traceName)
    static let seqPlace = table.place(of: "seq")

    init() {}

    init(_ reply: WireReply) {
      switch reply {
      case .started(let about, let reports):
        engine = Engine(name: about.name, version: about.version, url: about.url)
        features = about.features == .all ? nil : about.features.names
        limits = about.mostJobs == .max ? nil : Limits(jobs: about.mostJobs)
        (self.protocol, self.reports) = (Wire.version, reports)
      case .trace(let seq, _): self.seq = seq
      case .skipped(let seq, let skip): (self.seq, skipped) = (seq, skip)
      case .errored(let seq, let message, let detail):
        (self.seq, errored) = (seq, Failure(message: message, detail: detail))
      case .refused(let message): refused = Failure(message: message)
      }
    }

    static let blank = Self()

    var new: Self { Self() }
  }

  /// Who the engine is.
  struct Engine: Composite {
    var name: String
    var version = ""
    var url = ""

    static let schema = Schema<Self>(
      "wireEngine",
      [
        .init("name", \.name, isRequired: true), .init("version", \.version), .init("url", \.url),
      ])

    static let blank = Self(name: "")

    var new: Self { Self(name: name) }

    static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
      let start = reader
      let engine = try readProperties(from: &reader)
      // Reports print these as they are.
      for (key, text) in [("name", engine.name), ("version", engine.version), ("url", engine.url)]
      where text.utf8.count > 200
        || text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      {
        throw start.problem(
          "a line of at most 200 bytes without control characters was expected", with: key,
          of: start.place)
      }
      return engine
    }
  }

  /// What an engine can do at most.
  struct Limits: Composite {
    var jobs = Int.max

    static let schema = Schema<Self>("wireLimits", [.init("jobs", \.jobs)])

    static let blank = Self()

    var new: Self { Self() }
  }

  /// What an engine says of its failure, or of a line that is no request.
  struct Failure: Composite {
    var message: String
    var detail = ""

    static let schema = Schema<Self>(
      "wireFailure", [.init("message", \.message, isRequired: true), .init("detail", \.detail)])

    static let blank = Self(message: "")

    var new: Self { Self(message: message) }
  }
}

extension Skip: Composite {
  package static let schema = Schema<Self>(
    "wireSkip", [.init("feature", \.feature), .init("reason", \.reason, isAlwaysSaid: true)])

  package static let blank = Self(reason: "")

  package var new: Self { Self(reason: "") }
}
