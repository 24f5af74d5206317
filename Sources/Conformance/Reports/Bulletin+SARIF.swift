import Invariants

extension Bulletin {
  /// As SARIF 2.1.0: the rulebook as rules, and a result for each that is broken.
  public var sarif: String {
    let told = entries.filter { $0.isResult }
    let rules = told.map { entry in
      SARIF.Rule(
        id: entry.id, shortDescription: .init(text: "\(entry.id)"),
        fullDescription: .init(text: entry.statement.isEmpty ? entry.id : entry.statement),
        helpUri: Rulebook[entry.id]?.legend.lazy.compactMap(\.address).first,
        defaultConfiguration: .init(level: entry.level),
        properties: Rulebook[entry.id].map {
          .init(strength: $0.strength.rawValue, sources: $0.sources)
        })
    }
    let results = told.enumerated().map { index, entry in
      SARIF.Result(
        ruleId: entry.id, ruleIndex: index, level: entry.level,
        message: .init(text: entry.sentence),
        locations: [
          .init(logicalLocations: [
            .init(name: engine, fullyQualifiedName: "\(engine)/\(entry.id)", kind: "module")
          ])
        ],
        partialFingerprints: entry.token.map { ["token/v1": $0] },
        properties: .init(detail: entry.detail, token: entry.token))
    }
    let run = SARIF.Run(
      tool: .init(
        driver: .init(name: "touchstone", fullName: "touchstone, \(engine)", rules: rules)),
      invocations: [
        .init(
          executionSuccessful: !entries.contains {
            if case .errored = $0.outcome { true } else { false }
          })
      ],
      results: results, columnKind: "unicodeCodePoints")
    return JSONReport.pretty(SARIF(runs: [run])) + "\n"
  }
}

extension Bulletin.Entry {
  fileprivate var isResult: Bool {
    switch outcome {
    case .passed, .skipped: false
    case .failed, .errored, .tolerated: true
    }
  }

  fileprivate var level: String { if case .tolerated = outcome { "warning" } else { "error" } }

  fileprivate var sentence: String {
    switch outcome {
    case .failed(let sentence), .errored(let sentence), .tolerated(let sentence): sentence
    case .passed, .skipped: ""
    }
  }
}

/// The part of the format that is used. Source: OASIS, SARIF 2.1.0.
private struct SARIF: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    let columnKind: String
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name: String
    let fullName: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let helpUri: String?
    let defaultConfiguration: Configuration
    let properties: Standing?
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct Standing: Encodable {
    let strength: String
    let sources: [String]
  }

  struct Message: Encodable {
    let text: String
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]?
    let properties: Detail
  }

  struct Location: Encodable {
    let logicalLocations: [LogicalLocation]
  }

  struct LogicalLocation: Encodable {
    let name: String
    let fullyQualifiedName: String
    let kind: String
  }

  struct Detail: Encodable {
    let detail: String
    let token: String?
  }
}
