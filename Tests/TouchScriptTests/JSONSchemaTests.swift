import Foundation
import Testing

@testable import TouchScript

@Suite("The JSON Schema of scenario files")
struct JSONSchemaTests {
  /// The schema that is kept beside this file; `touchstone schema` prints it.
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("scenario.schema.json")

  private let schema: [String: Any]

  init() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Scenario.jsonSchema.utf8))
    schema = try #require(object as? [String: Any])
  }

  @Test("is the one that is kept")
  func kept() throws {
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Scenario.jsonSchema)
  }

  @Test("takes what the suite itself writes", arguments: SampleScene.allCases)
  func takes(_ sample: SampleScene) throws {
    let value = try JSONSerialization.jsonObject(with: Data(sample.scenario.json.utf8))
    #expect(refusal(of: value, by: schema) == nil)
  }

  @Test(
    "refuses what is wrong with a value by itself",
    arguments: [
      #"{"views": [{"id": "w", "kind": "window", "hiden": true}]}"#,
      #"{"views": [{"kind": "window"}]}"#,
      #"{"views": [{"id": "w", "kind": "door"}]}"#,
      #"{"views": [{"id": "w", "kind": "window", "alpha": 2}]}"#,
      #"{"views": [{"id": "w", "kind": "window", "items": 65}]}"#,
      #"{"views": [{"id": "w", "frame": {"x": 0.3, "y": 0, "width": 1, "height": 1}}]}"#,
      #"{"views": [{"id": "w", "frame": {"x": 0, "y": 0, "width": -1, "height": 1}}]}"#,
      #"{"views": [{"id": "w", "frame": {"x": 0, "y": 0, "width": 1}}]}"#,
      #"{"views": [{"id": "w", "overrides": {"touches": "forgets"}}]}"#,
      #"{"recognizers": [{"id": "r", "view": "w", "directions": []}]}"#,
      #"{"recognizers": [{"id": "r", "view": "w", "ignoredFingers": [32]}]}"#,
      #"{"recognizers": [{"id": "r", "view": "w", "decisions": [{"on": "stationary", "sets": "failed"}]}]}"#,
      #"{"recognizers": [{"id": "r", "view": "w", "decisions": ["#
        + Array(repeating: #"{"on": "moved", "sets": "failed"}"#, count: 17).joined(separator: ",")
        + "]}]}",
      #"{"script": [{"at": 0, "touches": [{"finger": 0, "phase": "cancelled", "location": {"x": 0, "y": 0}}]}]}"#,
      #"{"script": [{"at": -1}]}"#, #"{"script": [{"at": 0, "changes": ["setHidden"]}]}"#,
      #"{"script": [{"at": 0, "changes": [{"setHidden": {"view": "w"}}]}]}"#,
      #"{"reactions": [{"on": {"action": "r"}, "changes": []}]}"#, "[]",
    ])
  func refuses(_ json: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    #expect(refusal(of: value, by: schema) != nil)
    #expect(throws: ScenarioError.self) { try Scenario(json: json) }
  }

  // MARK: A validator of what the schema uses

  /// Why a value does not fit a schema; nil: it does.
  private func refusal(of value: Any, by schema: Any) -> String? {
    guard let schema = schema as? [String: Any] else { return nil }
    var refusals: [String?] = []
    if let name = schema["$ref"] as? String {
      let definitions = self.schema["$defs"] as? [String: Any]
      let title = name.replacingOccurrences(of: "#/$defs/", with: "")
      guard let definition = definitions?[title] else { return "no definition of \(title)" }
      refusals.append(refusal(of: value, by: definition))
    }
    if let type = schema["type"] as? String, !isOf(type, value) {
      return "\(value) is no \(type)"
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      return "\(value) is none of \(words)"
    }
    for (key, allowed) in [("anyOf", 1...Int.max), ("oneOf", 1...1)] {
      guard let choices = schema[key] as? [Any] else { continue }
      let count = choices.count { refusal(of: value, by: $0) == nil }
      if !allowed.contains(count) { return "\(value) fits \(count) of \(key)" }
    }
    if let object = value as? [String: Any] { refusals.append(refusal(ofObject: object, schema)) }
    if let list = value as? [Any] { refusals.append(refusal(ofList: list, schema)) }
    if let number = value as? Double { refusals.append(refusal(ofNumber: number, schema)) }
    if let text = value as? String, text.count < schema["minLength"] as? Int ?? 0 {
      return "a name is empty"
    }
    return refusals.compactMap(\.self).first
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "null": value is NSNull
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    default: value is Double
    }
  }

  private func refusal(ofObject object: [String: Any], _ schema: [String: Any]) -> String? {
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      return "\(name) is missing"
    }
    guard let properties = schema["properties"] as? [String: Any] else { return nil }
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let property = properties[name] else { return "\(name) is unknown" }
      if let refusal = refusal(of: value, by: property) { return "\(name): \(refusal)" }
    }
    return nil
  }

  private func refusal(ofList list: [Any], _ schema: [String: Any]) -> String? {
    if list.count < schema["minItems"] as? Int ?? 0 { return "empty" }
    if list.count > schema["maxItems"] as? Int ?? .max { return "too long" }
    guard let items = schema["items"] else { return nil }
    return list.lazy.compactMap { refusal(of: $0, by: items) }.first
  }

  private func refusal(ofNumber number: Double, _ schema: [String: Any]) -> String? {
    if let least = schema["minimum"] as? Double, number < least { return "\(number) < \(least)" }
    if let most = schema["maximum"] as? Double, number > most { return "\(number) > \(most)" }
    if let unit = schema["multipleOf"] as? Double,
      (number / unit).rounded() != number / unit
    {
      return "\(number) is no multiple of \(unit)"
    }
    return nil
  }
}
