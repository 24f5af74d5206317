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

  enum Keys: String, CaseIterable {
    case engine, errored, features, limits, `protocol`, refused, reports, seq, skipped, trace
  }

  /// The keys of the objects that stand in replies.
  enum InnerKeys: String, CaseIterable {
    case detail, feature, jobs, message, name, reason, url, version
  }

  /// The reply as one line of JSON with sorted keys, without the newline. What a trace does not report is
  /// left out.
  public func line() -> [UInt8] {
    WireText.line { writer in
      switch self {
      case .started(let about, let reports):
        writer.key(Keys.engine)
        writer.object {
          $0.member(.name, about.name)
          $0.member(.url, about.url, unless: "")
          $0.member(.version, about.version, unless: "")
        }
        writer.list(.features, about.features == .all ? nil : about.features.names)
        if about.mostJobs != .max {
          writer.key(Keys.limits)
          writer.object {
            $0.key(InnerKeys.jobs)
            $0.whole(about.mostJobs)
          }
        }
        writer.key(Keys.protocol)
        writer.whole(Wire.version)
        writer.list(.reports, reports)
      case .trace(let seq, let trace):
        writer.seq(seq)
        writer.key(Keys.trace)
        trace.write(to: &writer, leavingOut: trace.reports.missing)
      case .skipped(let seq, let skip):
        writer.seq(seq)
        writer.key(Keys.skipped)
        writer.object {
          $0.member(.feature, skip.feature, unless: "")
          $0.member(.reason, skip.reason)
        }
      case .errored(let seq, let message, let detail):
        writer.key(Keys.errored)
        writer.object {
          $0.member(.detail, detail, unless: "")
          $0.member(.message, message)
        }
        writer.seq(seq)
      case .refused(let message):
        writer.key(Keys.refused)
        writer.object { $0.member(.message, message) }
      }
    }
  }

  /// Reads a line, which is without its newline.
  ///
  /// `scenario` gives the scenario that was sent with a number: then the trace counts whoever is in it
  /// as the scenario does, and need not be bound to it. Keys of fields that are not in `reports` may be
  /// left out.
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

  private static let table = JSONTable(Keys.allCases.map(\.rawValue))
  private static let innerTable = JSONTable(InnerKeys.allCases.map(\.rawValue))
  private static let keys = Keys.allCases
  /// The keys of which a reply has one.
  private static let answers: [Keys] = [.trace, .skipped, .errored, .refused, .engine]

  private static func read(
    from reader: inout JSONReader, _ keys: UnreportedKeys, of scenario: (_ seq: Int) -> Scenario?
  ) throws(JSONReader.Unread) -> WireReply {
    var known: Int?
    var trace: Trace?
    let places = try FilePlaces(of: table, in: &reader) {
      key, reader throws(JSONReader.Unread) in
      switch Self.keys[key] {
      case .seq: known = try reader.whole()
      case .trace:
        // A trace is read where it stands, unless its number comes behind it.
        guard let known else { return false }
        trace = try TraceReader.read(from: &reader, of: scenario(known), keys: keys)
      default: return false
      }
      return true
    }
    let said = answers.filter { key in Self.keys.firstIndex(of: key).map(places.has) ?? false }
    guard let answer = said.first else {
      throw reader.problem(
        "no reply: none of engine, trace, skipped, errored and refused is there", at: places.start)
    }
    if said.count > 1 {
      throw places.problem(
        "\(answer.rawValue) is there too, and a reply has one of them", with: said[1].rawValue)
    }
    func seq() throws(JSONReader.Unread) -> Int { try places.required(Keys.seq.rawValue) }
    if answer == .trace {
      let seq = try seq()
      if let trace { return .trace(seq: seq, trace) }
      var reader = try places.reader(of: answer.rawValue)
      return .trace(
        seq: seq, try TraceReader.read(from: &reader, of: scenario(seq), keys: keys))
    }
    var reader = try places.reader(of: answer.rawValue)
    let fields = try FilePlaces(of: innerTable, in: &reader)
    func text(_ key: InnerKeys, or plain: String) throws(JSONReader.Unread) -> String {
      try fields.value(key.rawValue, or: plain)
    }
    switch answer {
    case .skipped:
      return .skipped(
        seq: try seq(), Skip(feature: try text(.feature, or: ""), reason: try text(.reason, or: ""))
      )
    case .errored:
      return .errored(
        seq: try seq(), message: try fields.required(InnerKeys.message.rawValue),
        detail: try text(.detail, or: ""))
    case .refused: return .refused(message: try fields.required(InnerKeys.message.rawValue))
    default: return try started(places, engine: fields)
    }
  }

  private static func started(
    _ places: FilePlaces, engine: FilePlaces
  ) throws(JSONReader.Unread) -> WireReply {
    /// A text that reports print as it is: short, and on one line.
    func label(_ text: String, _ key: InnerKeys) throws(JSONReader.Unread) -> String {
      if text.utf8.count > 200
        || text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      {
        throw engine.problem(
          "a line of at most 200 bytes without control characters was expected",
          with: key.rawValue)
      }
      return text
    }
    func optional(_ key: InnerKeys) throws(JSONReader.Unread) -> String {
      try label(try engine.value(key.rawValue, or: ""), key)
    }
    try WireText.checkVersion(in: places)
    let name: String = try engine.required(InnerKeys.name.rawValue)
    var about = About(
      name: try label(name, .name), version: try optional(.version), url: try optional(.url))
    if var limits = places[Keys.limits.rawValue] {
      let fields = try FilePlaces(of: innerTable, in: &limits)
      about.mostJobs = max(1, try fields.value(InnerKeys.jobs.rawValue, or: .max))
    }
    if let names: [String] = try places.read(Keys.features.rawValue) {
      do throws(ScenarioError) { about.features = try Scenario.Features(names: names) } catch {
        throw places.problem(error.problem, with: error.place)
      }
    }
    return .started(about, reports: try places.read(Keys.reports.rawValue))
  }
}

extension JSONWriter {
  fileprivate mutating func seq(_ number: Int) {
    key(WireReply.Keys.seq)
    whole(number)
  }

  fileprivate mutating func list(_ key: WireReply.Keys, _ names: [String]?) {
    guard let names else { return }
    self.key(key)
    names.write(to: &self)
  }

  fileprivate mutating func member(
    _ key: WireReply.InnerKeys, _ text: String, unless plain: String? = nil
  ) {
    if text == plain { return }
    self.key(key)
    self.text(text)
  }
}
