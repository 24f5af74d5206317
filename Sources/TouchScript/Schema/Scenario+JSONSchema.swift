extension Scenario {
  /// The shape of scenario files as a JSON Schema, draft 2020-12: sorted keys, a line for each part
  /// that fits on one, a newline at the end.
  ///
  /// It follows from the properties and forms that reading follows. What only the whole scenario
  /// can show, such as that a name names something, is left to `validate()`.
  public static var jsonSchema: String { jsonSchema(with: []) }

  /// The same with the definitions of other shapes beside those of the scenario's parts.
  static func jsonSchema(with others: [Shape]) -> String {
    var writer = SchemaWriter()
    var root = writer.object(schema.properties.map(\.key))
    root["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
    root["title"] = .text("Touchstone scenario")
    if !others.isEmpty {
      // A scenario within another shape is what the whole schema describes.
      writer.definitions[schema.title] = .object(["$ref": .text("#")])
      for other in others { _ = writer.node(other) }
    }
    root["$defs"] = .object(writer.definitions)
    return JSONValue.object(root).laidOut() + "\n"
  }
}

/// Describes shapes. What has a title is described once, and referred to.
private struct SchemaWriter {
  typealias Node = [String: JSONValue]

  /// What has a title.
  var definitions: Node = [:]

  // MARK: Shapes

  /// The node of a shape, where a value has a meaning.
  mutating func node(_ shape: Shape, _ meaning: Meaning = Meaning()) -> JSONValue {
    switch shape {
    case .flag: return .object(type("boolean"))
    case .null: return .object(type("null"))
    case .whole: return .object(type("integer", meaning.wholes.map(limits) ?? [:]))
    case .number: return .object(type("number", limits(meaning.bounds)))
    case .text:
      guard let name = meaning.role.name else { return .object(type("string")) }
      let most = Double(Scenario.Limits.nameBytes)
      return defined(name.title) { writer in
        let keys: Node = [
          "minLength": .number(1), "maxLength": .number(most), "description": .text(name.says),
        ]
        return writer.type("string", keys)
      }
    case .words(let words):
      if case .words(let allowed) = meaning.bounds { return choice(allowed) }
      return choice(words)
    case .list(let member):
      var keys = listLimits(meaning.bounds)
      keys["items"] = node(member, meaning)
      return .object(type("array", keys))
    case .object(let title, let keys): return defined(title) { $0.object(keys) }
    case .forms(let title, let forms): return defined(title) { $0.oneOf(forms) }
    case .any(let title, let shapes):
      let anyOf = { (writer: inout Self) -> Node in
        ["anyOf": .list(shapes.map { writer.node($0, meaning) })]
      }
      return meaning.role == .plain ? defined(title, as: anyOf) : .object(anyOf(&self))
    }
  }

  private mutating func defined(
    _ title: String, as describe: (inout Self) -> Node
  ) -> JSONValue {
    if definitions[title] == nil {
      // What it holds may hold it again.
      definitions[title] = .flag(true)
      definitions[title] = .object(describe(&self))
    }
    return .object(["$ref": .text("#/$defs/\(title)")])
  }

  /// The node of an object, described where it stands.
  mutating func object(_ keys: [Shape.Key]) -> Node {
    var properties: Node = [:]
    for key in keys { properties[key.name] = node(key.shape, key.meaning) }
    return object(properties, required: keys.filter(\.isRequired).map(\.name))
  }

  private func object(_ properties: Node, required: [String]) -> Node {
    var object: Node = [
      "properties": .object(properties), "additionalProperties": .flag(false),
    ]
    if !required.isEmpty { object["required"] = .list(required.map(JSONValue.text)) }
    return type("object", object)
  }

  /// One of several forms: a word, or an object of one key.
  private mutating func oneOf(_ forms: [Shape.Form]) -> Node {
    let words = forms.filter(\.arguments.isEmpty).map(\.name)
    var choices = words.isEmpty ? [] : [choice(words)]
    for form in forms where !form.arguments.isEmpty {
      let payload =
        form.arguments.count == 1
        ? node(form.arguments[0].shape, form.arguments[0].meaning)
        : .object(object(form.arguments))
      choices.append(.object(object([form.name: payload], required: [form.name])))
    }
    return ["oneOf": .list(choices)]
  }

  private func choice(_ words: [String]) -> JSONValue {
    .object(["enum": .list(words.map(JSONValue.text))])
  }

  private func type(_ name: String, _ keys: Node = [:]) -> Node {
    keys.merging(["type": .text(name)]) { _, type in type }
  }

  // MARK: Limits

  private func limits(_ range: ClosedRange<Int>) -> Node {
    let limits = limits(Double(range.lowerBound)...Double(range.upperBound))
    return range.upperBound == .max ? limits.filter { $0.key == "minimum" } : limits
  }

  private func limits(_ bounds: Bounds?) -> Node {
    let farthest = Scenario.Limits.coordinate
    let eighths: Node = ["multipleOf": .number(0.125)]
    return switch bounds {
    case .number(let range): limits(range)
    case .coordinate: limits(-farthest...farthest, eighths)
    case .distance: limits(0...farthest, eighths)
    case .measured: [:]
    default: limits(-farthest...farthest)
    }
  }

  private func limits(_ range: ClosedRange<Double>, _ others: Node = [:]) -> Node {
    let limits: Node = ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    return limits.merging(others) { limit, _ in limit }
  }

  private func listLimits(_ bounds: Bounds?) -> Node {
    switch bounds {
    case .filled: ["minItems": .number(1)]
    case .ordered: ["minItems": .number(1), "uniqueItems": .flag(true)]
    case .ascending: ["uniqueItems": .flag(true)]
    case .atMost(let most): ["maxItems": .number(Double(most))]
    case .alone:
      [
        "maxItems": .number(1),
        "description": .text("One change at most, and no touches beside it."),
      ]
    default: [:]
    }
  }
}

extension Role {
  /// What names in the role are called among the definitions, and what is said of them; nil: they are
  /// no names.
  fileprivate var name: (title: String, says: String)? {
    switch self {
    case .name: ("ownName", "A name that nothing else in the scenario has.")
    case .action: ("actionName", "The name of an action method.")
    case .reference(.responder):
      ("responderName", "The name of a view or a controller, or application, or delegate.")
    case .reference(let reference):
      ("\(reference.noun)Name", "The name of a \(reference.noun).")
    case .plain, .finger, .place, .time: nil
    }
  }
}
