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

  enum Keys: String, CodingKey, CaseIterable {
    case engine, errored, features, limits, `protocol`, refused, reports, seq, skipped, trace
  }

  /// The keys of the objects that stand in replies.
  enum InnerKeys: String, CodingKey {
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
    var isTrace = false
    let decoded = try WireText.read(Decoded.self, line, reporting: reports) {
      reader throws(JSONReader.Unread) in
      let reply = try readTrace(from: &reader, keys, of: scenario)
      isTrace = true
      return Decoded(reply: reply)
    }
    if !isTrace { try refuseTwoInOne(line) }
    if case .trace(let seq, let trace) = decoded.reply, let scenario = scenario(seq) {
      return .trace(seq: seq, trace.bound(to: scenario))
    }
    return decoded.reply
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

  private static let table = JSONTable(Keys.allCases.map(\.rawValue))
  private static let keys = Keys.allCases

  /// Reads a reply with a trace; the others are few, or short.
  private static func readTrace(
    from reader: inout JSONReader, _ keys: UnreportedKeys, of scenario: (_ seq: Int) -> Scenario?
  ) throws(JSONReader.Unread) -> WireReply {
    var seq: Int?
    var trace: Trace?
    /// Where the trace stands, if its number comes behind it.
    var place: JSONReader.Place?
    try reader.take(.brace)
    var isFirst = true
    while let key = try reader.key(isFirst: &isFirst) {
      let known = table[key]
      switch known == JSONTable.free ? nil : Self.keys[Int(known)] {
      case .seq:
        guard seq == nil else { throw JSONReader.Unread() }
        seq = try reader.whole()
      case .trace:
        guard trace == nil, place == nil else { throw JSONReader.Unread() }
        if let seq {
          trace = try TraceReader.read(from: &reader, of: scenario(seq), keys: keys)
        } else {
          place = reader.place
          try reader.skip()
        }
      case let key? where answers.contains(key): throw JSONReader.Unread()
      default: try reader.skip()
      }
    }
    guard let seq else { throw JSONReader.Unread() }
    if let place {
      var reader = reader.at(place)
      trace = try TraceReader.read(from: &reader, of: scenario(seq), keys: keys)
    }
    guard let trace else { throw JSONReader.Unread() }
    return .trace(seq: seq, trace)
  }
}

extension WireReply {
  /// The keys of which a reply has one.
  private static let answers: [Keys] = [.trace, .skipped, .errored, .refused]

  /// Refuses a line that says two things at once: nobody can know which of them is meant.
  private static func refuseTwoInOne(_ line: UnsafeRawBufferPointer) throws(WireError) {
    let found = try? JSONReader.read(line) { reader throws(JSONReader.Unread) -> [Keys] in
      var found: [Keys] = []
      try reader.take(.brace)
      var isFirst = true
      while let key = try reader.key(isFirst: &isFirst) {
        let known = table[key]
        if known != JSONTable.free { found.append(keys[Int(known)]) }
        try reader.skip()
      }
      return found
    }
    let twice = (found ?? []).enumerated().first {
      found?.prefix($0.offset).contains($0.element) == true
    }
    if let twice {
      throw WireError(
        ScenarioError(place: twice.element.rawValue, problem: "this key is there more than once"))
    }
    let said = (found ?? []).filter(answers.contains)
    if said.count > 1 {
      throw WireError(
        ScenarioError(
          place: said[1].rawValue,
          problem: "\(said[0].rawValue) is there too, and a reply has one of them"))
    }
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

/// A reply as the coder of Foundation reads it.
private struct Decoded: Decodable {
  let reply: WireReply

  init(reply: WireReply) { self.reply = reply }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: WireReply.Keys.self)
    func inner(
      _ key: WireReply.Keys
    ) throws -> KeyedDecodingContainer<WireReply.InnerKeys> {
      try fields.nestedContainer(keyedBy: WireReply.InnerKeys.self, forKey: key)
    }
    if fields.contains(.trace) {
      reply = .trace(
        seq: try fields.whole(.seq), try fields.decode(Trace.self, forKey: .trace))
    } else if fields.contains(.skipped) {
      let skip = try inner(.skipped)
      reply = .skipped(
        seq: try fields.whole(.seq),
        Skip(
          feature: try skip.value(.feature, or: ""), reason: try skip.value(.reason, or: "")))
    } else if fields.contains(.errored) {
      let error = try inner(.errored)
      reply = .errored(
        seq: try fields.whole(.seq), message: try error.decode(String.self, forKey: .message),
        detail: try error.value(.detail, or: ""))
    } else if fields.contains(.refused) {
      reply = .refused(message: try inner(.refused).decode(String.self, forKey: .message))
    } else if fields.contains(.engine) {
      reply = try Self.started(fields, inner)
    } else {
      throw ScenarioError(
        path: [], problem: "no reply: none of engine, trace, skipped, errored and refused is there")
    }
  }

  /// A text that reports print as it is: short, and on one line.
  private static func label(
    _ text: String, _ key: WireReply.InnerKeys
  ) throws(ScenarioError) -> String {
    if text.utf8.count > 200
      || text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    {
      throw ScenarioError(
        place: "engine.\(key.stringValue)",
        problem: "a line of at most 200 bytes without control characters was expected")
    }
    return text
  }

  private static func started(
    _ fields: KeyedDecodingContainer<WireReply.Keys>,
    _ inner: (WireReply.Keys) throws -> KeyedDecodingContainer<WireReply.InnerKeys>
  ) throws -> WireReply {
    try WireText.checkVersion(try fields.whole(.protocol))
    let engine = try inner(.engine)
    var about = About(
      name: try label(try engine.decode(String.self, forKey: .name), .name),
      version: try label(try engine.value(.version, or: ""), .version),
      url: try label(try engine.value(.url, or: ""), .url))
    if fields.contains(.limits) {
      about.mostJobs = max(1, try inner(.limits).whole(.jobs, or: .max))
    }
    if let names = try fields.decodeIfPresent([String].self, forKey: .features) {
      about.features = try Scenario.Features(names: names)
    }
    return .started(
      about, reports: try fields.decodeIfPresent([String].self, forKey: .reports))
  }
}
