import Foundation
import Invariants

extension Report {
  /// As SARIF 2.1.0: the rules that are broken, and a result for each. Source: OASIS, SARIF 2.1.0.
  public func sarif(_ detail: Detail = .brief) -> String {
    let found = entries.compactMap { entry -> (Entry, level: String, sentence: String)? in
      switch entry.outcome {
      case .passed, .skipped: nil
      case .failed(let sentence), .errored(let sentence): (entry, "error", sentence)
      case .tolerated(let sentence): (entry, "warning", sentence)
      }
    }
    let rules = found.map { entry, level, _ in
      let rule = Rulebook[entry.id]
      return Self.object([
        "id": entry.id, "shortDescription": ["text": entry.id],
        "fullDescription": ["text": entry.statement.isEmpty ? entry.id : entry.statement],
        "helpUri": rule?.legend.lazy.compactMap(\.address).first,
        "defaultConfiguration": ["level": level],
        "properties": rule.map {
          ["strength": $0.strength.rawValue, "sources": $0.sources] as [String: Any]
        },
      ])
    }
    let results = found.enumerated().map { index, result in
      let (entry, level, sentence) = result
      return Self.object([
        "ruleId": entry.id, "ruleIndex": index, "level": level, "message": ["text": sentence],
        "locations": [
          [
            "logicalLocations": [
              ["name": name, "fullyQualifiedName": "\(name)/\(entry.id)", "kind": "module"]
            ]
          ]
        ],
        "partialFingerprints": entry.token.map { ["token/v1": $0] },
        "properties": Self.object(["detail": entry.text(detail.plain), "token": entry.token]),
      ])
    }
    let isWell = failures.isEmpty && search.unjudged.gaveOut == nil && flakiness == nil
    let tool: [String: Any] = [
      "name": "touchstone", "fullName": "touchstone, \(name)", "rules": rules,
    ]
    let run: [String: Any] = [
      "tool": ["driver": tool],
      "invocations": [["executionSuccessful": isWell && warning == nil]],
      "results": results, "columnKind": "unicodeCodePoints",
    ]
    let whole: [String: Any] = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
    let data = try? JSONSerialization.data(
      withJSONObject: whole, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// An object without the keys that have no value.
  private static func object(_ members: [String: Any?]) -> [String: Any] {
    members.compactMapValues(\.self)
  }
}
