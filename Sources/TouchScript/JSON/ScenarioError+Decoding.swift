extension ScenarioError {
  /// An error at a path through a file.
  init(path: [any CodingKey], problem: String) {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    self.init(place: place.isEmpty ? "top level" : place, problem: problem)
  }

  /// An error in the words of this module for any that reading a file throws.
  init(decoding error: any Error) {
    switch error {
    case let error as ScenarioError: self = error
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      let found = Self.found(context.debugDescription).map { ", found \($0)" } ?? ""
      self.init(path: context.codingPath, problem: "expected \(Self.name(of: type))\(found)")
    case DecodingError.keyNotFound(let key, let context):
      self.init(path: context.codingPath + [key], problem: "missing")
    case DecodingError.dataCorrupted(let context):
      self.init(path: context.codingPath, problem: context.debugDescription)
    default: self.init(place: "top level", problem: "\(error)")
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Double.Type, is Float.Type: "a number"
    case is Int.Type: "a whole number"
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "\(type)".hasPrefix("Array") ? "a list" : "an object"
    }
  }

  /// What Foundation says it found in place of what was expected.
  private static func found(_ description: String) -> String? {
    let phrases = [
      ("found null", "null"), ("found a string", "text"), ("found number", "a number"),
      ("found bool", "true or false"), ("found an array", "a list"),
      ("found a dictionary", "an object"),
    ]
    return phrases.first { description.contains($0.0) }?.1
  }
}
