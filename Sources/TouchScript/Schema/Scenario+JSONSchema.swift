extension Scenario {
  /// The shape of scenario files as a JSON Schema, draft 2020-12: sorted keys, a line for each part
  /// that fits on one, a newline at the end.
  ///
  /// It follows from the properties and forms that reading goes by. What only the whole scenario can
  /// show, such as that a name names something, is left to `validate()`.
  public static var jsonSchema: String { jsonSchema(with: []) }

  /// The same with the definitions of other shapes beside those of the scenario's parts.
  static func jsonSchema(with others: [Shape]) -> String {
    var definitions = JSONValue.Definitions()
    guard case .object(var root) = JSONValue.object(of: schema.shape, &definitions) else {
      return ""
    }
    root["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
    root["title"] = .text("Touchstone scenario")
    if !others.isEmpty {
      // A scenario within another shape is what the whole schema describes.
      definitions.nodes[schema.title] = .object(["$ref": .text("#")])
      for other in others { _ = JSONValue.node(of: other, Meaning(), &definitions) }
    }
    root["$defs"] = .object(definitions.nodes)
    return JSONValue.object(root).laidOut() + "\n"
  }
}

extension JSONValue {
  /// What is described once, by its title.
  fileprivate struct Definitions {
    var nodes: [String: JSONValue] = [:]
  }

  // MARK: Shapes

  /// The node of a shape, where a value has a meaning; what has a title is defined once.
  fileprivate static func node(
    of shape: Shape, _ meaning: Meaning, _ definitions: inout Definitions
  ) -> JSONValue {
    switch shape {
    case .flag: return type("boolean")
    case .null: return type("null")
    case .whole: return type("integer", wholeLimits(meaning))
    case .number: return type("number", numberLimits(meaning.bounds))
    case .text:
      guard let title = meaning.role.nameTitle else { return type("string") }
      return defined(title, &definitions) { _ in name(meaning.role) }
    case .words(let words): return .object(["enum": .list(words.map(JSONValue.text))])
    case .list(let member):
      var keys = ["items": node(of: member, meaning, &definitions)]
      if meaning.bounds == .filled || meaning.bounds == .ordered { keys["minItems"] = .number(1) }
      if meaning.bounds == .alone {
        keys["maxItems"] = .number(1)
        keys["description"] = .text("One change at most, and no touches beside it.")
      }
      if meaning.bounds == .ordered || meaning.bounds == .ascending {
        keys["uniqueItems"] = .flag(true)
      }
      return type("array", keys)
    case .object(let title, _):
      return defined(title, &definitions) { object(of: shape, &$0) }
    case .forms(let title, let forms):
      return defined(title, &definitions) { choice(of: forms, &$0) }
    case .any(let title, let shapes):
      let isReference = meaning.role != .plain
      let describe = { (definitions: inout Definitions) in
        JSONValue.object([
          "anyOf": .list(shapes.map { node(of: $0, meaning, &definitions) })
        ])
      }
      return isReference ? describe(&definitions) : defined(title, &definitions, as: describe)
    }
  }

  private static func defined(
    _ title: String, _ definitions: inout Definitions,
    as describe: (inout Definitions) -> JSONValue
  ) -> JSONValue {
    if definitions.nodes[title] == nil {
      // What it holds may hold it again.
      definitions.nodes[title] = .flag(true)
      definitions.nodes[title] = describe(&definitions)
    }
    return .object(["$ref": .text("#/$defs/\(title)")])
  }

  /// The node of an object, described where it stands.
  fileprivate static func object(of shape: Shape, _ definitions: inout Definitions) -> JSONValue {
    guard case .object(_, let keys) = shape else { return .flag(true) }
    return object(keys, &definitions)
  }

  private static func object(
    _ keys: [Shape.Key], _ definitions: inout Definitions
  ) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    for key in keys {
      properties[key.name] = node(of: key.shape, key.meaning, &definitions)
    }
    let required = keys.filter(\.isRequired).map(\.name)
    var object: [String: JSONValue] = [
      "properties": .object(properties), "additionalProperties": .flag(false),
    ]
    if !required.isEmpty { object["required"] = .list(required.map(JSONValue.text)) }
    return type("object", object)
  }

  /// One of several forms: a word, or an object of one key.
  private static func choice(
    of forms: [Shape.Form], _ definitions: inout Definitions
  ) -> JSONValue {
    let words = forms.filter(\.arguments.isEmpty).map(\.name)
    var choices: [JSONValue] = []
    if !words.isEmpty { choices.append(.object(["enum": .list(words.map(JSONValue.text))])) }
    for form in forms where !form.arguments.isEmpty {
      let payload =
        form.arguments.count == 1
        ? node(of: form.arguments[0].shape, form.arguments[0].meaning, &definitions)
        : object(form.arguments, &definitions)
      choices.append(
        type(
          "object",
          [
            "properties": .object([form.name: payload]), "required": .list([.text(form.name)]),
            "additionalProperties": .flag(false),
          ]))
    }
    return .object(["oneOf": .list(choices)])
  }

  private static func type(
    _ name: String, _ keys: [String: JSONValue] = [:]
  ) -> JSONValue {
    .object(keys.merging(["type": .text(name)]) { _, type in type })
  }

  // MARK: Limits

  private static func wholeLimits(_ meaning: Meaning) -> [String: JSONValue] {
    if meaning.bounds == .duration || meaning.role == .time {
      return limits(0, Double(Scenario.Limits.milliseconds))
    }
    guard let range = meaning.wholes else { return [:] }
    let limits = limits(Double(range.lowerBound), Double(range.upperBound))
    return range.upperBound == .max ? limits.filter { $0.key == "minimum" } : limits
  }

  private static func numberLimits(_ bounds: Bounds?) -> [String: JSONValue] {
    let farthest = Scenario.Limits.coordinate
    switch bounds {
    case .number(let range): return limits(range.lowerBound, range.upperBound)
    case .coordinate:
      return limits(-farthest, farthest).merging(["multipleOf": .number(0.125)]) { one, _ in one }
    case .distance:
      return limits(0, farthest).merging(["multipleOf": .number(0.125)]) { one, _ in one }
    case .measured: return [:]
    default: return limits(-farthest, farthest)
    }
  }

  private static func limits(_ least: Double, _ most: Double) -> [String: JSONValue] {
    ["minimum": .number(least), "maximum": .number(most)]
  }

  private static func name(_ role: Role) -> JSONValue {
    type(
      "string",
      [
        "minLength": .number(1), "maxLength": .number(Double(Scenario.Limits.nameBytes)),
        "description": .text(role.nameDescription),
      ])
  }
}

extension Role {
  /// What names in the role are called among the definitions; nil: they are no names.
  fileprivate var nameTitle: String? {
    switch self {
    case .name: "ownName"
    case .action: "actionName"
    case .reference(let reference): reference.noun + "Name"
    case .plain, .finger, .place, .time: nil
    }
  }

  fileprivate var nameDescription: String {
    switch self {
    case .name: "A name that nothing else in the scenario has."
    case .action: "The name of an action method."
    case .reference(.responder):
      "The name of a view or a controller, or application, or delegate."
    case .reference(let reference): "The name of a \(reference.noun)."
    case .plain, .finger, .place, .time: "A text."
    }
  }
}
