import Foundation

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

  enum Key: String, CaseIterable {
    case engine, errored, features, limits, `protocol`, refused, reports, seq, skipped, trace
  }

  /// The keys of which a reply has one.
  private static let answers: [Key] = [.trace, .skipped, .errored, .refused, .engine]
  private static let table = JSONTable(Key.allCases.map(\.rawValue))

  /// The reply as one line of JSON with sorted keys, without the newline. What a trace does not report is
  /// left out.
  public func line() -> [UInt8] {
    Wire.line { writer in
      switch self {
      case .started(let about, let reports):
        writer.write(Key.engine, about)
        if about.features != .all { writer.write(Key.features, about.features.names) }
        if about.mostJobs != .max { writer.write(Key.limits, Limits(jobs: about.mostJobs)) }
        writer.write(Key.protocol, Wire.version)
        if let reports { writer.write(Key.reports, reports) }
      case .trace(let seq, let trace):
        writer.write(Key.seq, seq)
        writer.key(JSONWriter.key("trace"))
        trace.write(to: &writer, leavingOut: trace.reports.missing)
      case .skipped(let seq, let skip):
        writer.write(Key.seq, seq)
        writer.write(Key.skipped, skip)
      case .errored(let seq, let message, let detail):
        writer.write(Key.errored, Failure(message: message, detail: detail))
        writer.write(Key.seq, seq)
      case .refused(let message): writer.write(Key.refused, Failure(message: message))
      }
    }
  }

  /// Reads a line, which is without its newline.
  ///
  /// `scenario` gives the scenario that was sent with a number: then the trace counts what is in it as the
  /// scenario does, and need not be bound to it. Keys of fields that are not in `reports` may be left out.
  public static func read(
    _ line: some ContiguousBytes, reporting reports: Reports = .all,
    of scenario: (_ seq: Int) -> Scenario? = { _ in nil }
  ) throws(WireError) -> WireReply {
    try Wire.read(line) { reader throws(JSONReader.Unread) in
      try read(from: &reader, reports, of: scenario)
    }
  }

  /// Which key of a reply means nothing and is ignored, and where, as one sentence without a full stop;
  /// nil: none does.
  package static func unknownKey(in line: [UInt8], _ reports: Reports) -> String? {
    do throws(ScenarioError) {
      _ = try JSONReader.read(line, refusesUnknownKeys: true) { reader throws(JSONReader.Unread) in
        try read(from: &reader, reports, of: { _ in nil })
      }
      return nil
    } catch {
      return error.description
    }
  }

  private static func read(
    from reader: inout JSONReader, _ reports: Reports, of scenario: (_ seq: Int) -> Scenario?
  ) throws(JSONReader.Unread) -> WireReply {
    func trace(
      _ seq: Int, _ reader: inout JSONReader
    ) throws(JSONReader.Unread) -> WireReply {
      .trace(
        seq: seq, try TraceReader.read(from: &reader, of: scenario(seq), reporting: reports))
    }
    let start = reader
    var known: Int?
    var played: WireReply?
    let places = try FilePlaces(of: table, in: &reader) {
      key, reader throws(JSONReader.Unread) in
      switch Key.allCases[key] {
      case .seq:
        known = try reader.whole()
        return true
      case .trace:
        // A trace is read where it stands, unless its number comes behind it.
        guard let known else { return false }
        played = try trace(known, &reader)
        return true
      default: return false
      }
    }
    let said = answers.filter { places.has($0.rawValue) }
    guard let answer = said.first else {
      throw start.problem(
        "no reply: none of engine, trace, skipped, errored and refused is there")
    }
    if said.count > 1 {
      throw places.problem(
        "\(answer.rawValue) is there too, and a reply has one of them", with: said[1].rawValue)
    }
    func seq() throws(JSONReader.Unread) -> Int { try places.required("seq") }
    switch answer {
    case .trace:
      if let played { return played }
      let seq = try seq()
      var reader = try places.reader(of: "trace")
      return try trace(seq, &reader)
    case .skipped: return .skipped(seq: try seq(), try places.required("skipped"))
    case .errored:
      let failure: Failure = try places.required("errored")
      return .errored(seq: try seq(), message: failure.message, detail: failure.detail)
    case .refused:
      let failure: Failure = try places.required("refused")
      return .refused(message: failure.message)
    default: return try started(places)
    }
  }

  private static func started(_ places: FilePlaces) throws(JSONReader.Unread) -> WireReply {
    try Wire.checkVersion(in: places)
    var about: About = try places.required("engine")
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
  /// What an engine can do at most.
  struct Limits: Composite {
    var jobs = Int.max

    static let schema = Schema<Self>("wireLimits", [.init("jobs", \.jobs)])
    static let blank = Self()
  }

  /// What an engine says of its failure, or of a line that is no request.
  struct Failure: Composite {
    var message: String
    var detail = ""

    static let schema = Schema<Self>(
      "wireFailure", [.init("message", \.message, isRequired: true), .init("detail", \.detail)])
    static let blank = Self(message: "")
  }
}

extension Skip: Composite {
  package static let schema = Schema<Self>(
    "wireSkip", [.init("feature", \.feature), .init("reason", \.reason, isAlwaysSaid: true)])
  package static let blank = Self(reason: "")
}

extension About: Composite {
  package static let schema = Schema<Self>(
    "wireEngine",
    [.init("name", \.name, isRequired: true), .init("version", \.version), .init("url", \.url)])
  package static let blank = Self(name: "")

  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> Self {
    let start = reader
    let about = try readProperties(from: &reader)
    // Reports print these as they are.
    for (key, text) in [("name", about.name), ("version", about.version), ("url", about.url)]
    where text.utf8.count > 200
      || text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    {
      throw start.problem(
        "a line of at most 200 bytes without control characters was expected", with: key,
        of: start.place)
    }
    return about
  }
}
