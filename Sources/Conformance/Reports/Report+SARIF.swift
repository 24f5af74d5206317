import Invariants

extension Report {
  /// As SARIF 2.1.0: the rules that are broken, and a result for each.
  public func sarif(_ detail: Detail = .brief) -> String {
    let results = entries(detail).compactMap { entry -> (Entry, level: String, sentence: String)? in
      switch entry.outcome {
      case .passed, .skipped: nil
      case .failed(let sentence), .errored(let sentence): (entry, "error", sentence)
      case .tolerated(let sentence): (entry, "warning", sentence)
      }
    }
    let rules = results.map { entry, level, _ in
      SARIF.Rule(
        id: entry.id, shortDescription: .init(text: entry.id),
        fullDescription: .init(text: entry.statement.isEmpty ? entry.id : entry.statement),
        helpUri: Rulebook[entry.id]?.legend.lazy.compactMap(\.address).first,
        defaultConfiguration: .init(level: level),
        properties: Rulebook[entry.id].map {
          .init(strength: $0.strength.rawValue, sources: $0.sources)
        })
    }
    let records = results.enumerated().map { index, result in
      let (entry, level, sentence) = result
      return SARIF.Result(
        ruleId: entry.id, ruleIndex: index, level: level, message: .init(text: sentence),
        locations: [
          .init(logicalLocations: [
            .init(name: name, fullyQualifiedName: "\(name)/\(entry.id)", kind: "module")
          ])
        ],
        partialFingerprints: entry.token.map { ["token/v1": $0] },
        properties: .init(detail: entry.detail, token: entry.token))
    }
    let isWell = failures.isEmpty && search.unjudged.gaveOut == nil && flakiness == nil
    let run = SARIF.Run(
      tool: .init(driver: .init(name: "touchstone", fullName: "touchstone, \(name)", rules: rules)),
      invocations: [.init(executionSuccessful: isWell && warning == nil)],
      results: records, columnKind: "unicodeCodePoints")
    return JSONReport.pretty(SARIF(runs: [run]))
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
