/// What an engine behind a pipe answers: one line of JSON, in `wire/1`.
public enum WireReply: Hashable, Sendable {
  /// To `start`: who the engine is, which features it has, and what it reports; nil: all.
  case started(About, features: [String]?, reports: [String]?)
  /// To `run`: what was observed, from the first call to the last.
  case trace(seq: Int, Trace)
  /// To `run`: the engine lacks something that the scenario needs.
  case skipped(seq: Int, Skip)
  /// To `run`: the engine failed, and says so itself; `detail` may be empty.
  case errored(seq: Int, message: String, detail: String)
  /// To a line that is no request; nothing was done.
  case refused(message: String)

  /// The reply as one line of JSON with sorted keys, without the newline.
  public func line() -> [UInt8] { Array(JSONText.compact(self).utf8) }

  /// Reads a line, which is without its newline.
  public static func read(_ line: UnsafeRawBufferPointer) throws(WireError) -> WireReply {
    try WireText.read(WireReply.self, line)
  }

  /// Reads a line, which is without its newline.
  public static func read(_ line: ArraySlice<UInt8>) throws(WireError) -> WireReply {
    try line.withUnsafeBytes { line in
      Result { () throws(WireError) in try read(line) }
    }.get()
  }
}

extension WireReply: Codable {
  private enum Keys: String, CodingKey {
    case engine, errored, features, limits, `protocol`, refused, reports, seq, skipped, trace
  }

  private enum InnerKeys: String, CodingKey {
    case detail, feature, jobs, message, name, reason, url, version
  }

  /// Reads the message.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    func inner(_ key: Keys) throws -> KeyedDecodingContainer<InnerKeys> {
      try fields.nestedContainer(keyedBy: InnerKeys.self, forKey: key)
    }
    if fields.contains(.trace) {
      self = .trace(
        seq: try fields.whole(.seq), try fields.decode(Trace.self, forKey: .trace))
    } else if fields.contains(.skipped) {
      let skip = try inner(.skipped)
      self = .skipped(
        seq: try fields.whole(.seq),
        Skip(
          feature: try skip.value(.feature, or: ""), reason: try skip.value(.reason, or: "")))
    } else if fields.contains(.errored) {
      let error = try inner(.errored)
      self = .errored(
        seq: try fields.whole(.seq), message: try error.decode(String.self, forKey: .message),
        detail: try error.value(.detail, or: ""))
    } else if fields.contains(.refused) {
      self = .refused(message: try inner(.refused).decode(String.self, forKey: .message))
    } else if fields.contains(.engine) {
      try WireText.checkVersion(try fields.whole(.protocol))
      let engine = try inner(.engine)
      var about = About(
        name: try engine.decode(String.self, forKey: .name),
        version: try engine.value(.version, or: ""), url: try engine.value(.url, or: ""))
      if fields.contains(.limits) {
        about.mostJobs = max(1, try inner(.limits).whole(.jobs, or: .max))
      }
      self = .started(
        about, features: try fields.decodeIfPresent([String].self, forKey: .features),
        reports: try fields.decodeIfPresent([String].self, forKey: .reports))
    } else {
      throw ScenarioError(
        path: [], problem: "no reply: none of engine, trace, skipped, errored and refused is there")
    }
  }

  /// Writes the message.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Keys.self)
    switch self {
    case .started(let about, let features, let reports):
      try fields.encode(Wire.version, forKey: .protocol)
      var engine = fields.nestedContainer(keyedBy: InnerKeys.self, forKey: .engine)
      try engine.encode(about.name, forKey: .name)
      try engine.encode(about.version, for: .version, unless: "")
      try engine.encode(about.url, for: .url, unless: "")
      if about.mostJobs != .max {
        var limits = fields.nestedContainer(keyedBy: InnerKeys.self, forKey: .limits)
        try limits.encode(about.mostJobs, forKey: .jobs)
      }
      try fields.encodeIfPresent(features, forKey: .features)
      try fields.encodeIfPresent(reports, forKey: .reports)
    case .trace(let seq, let trace):
      try fields.encode(seq, forKey: .seq)
      try fields.encode(trace, forKey: .trace)
    case .skipped(let seq, let skip):
      try fields.encode(seq, forKey: .seq)
      var inner = fields.nestedContainer(keyedBy: InnerKeys.self, forKey: .skipped)
      try inner.encode(skip.feature, for: .feature, unless: "")
      try inner.encode(skip.reason, forKey: .reason)
    case .errored(let seq, let message, let detail):
      try fields.encode(seq, forKey: .seq)
      var inner = fields.nestedContainer(keyedBy: InnerKeys.self, forKey: .errored)
      try inner.encode(message, forKey: .message)
      try inner.encode(detail, for: .detail, unless: "")
    case .refused(let message):
      var inner = fields.nestedContainer(keyedBy: InnerKeys.self, forKey: .refused)
      try inner.encode(message, forKey: .message)
    }
  }
}
