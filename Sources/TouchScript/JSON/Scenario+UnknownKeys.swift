import Foundation

extension Scenario {
  /// The keys of a scenario file that mean nothing, such as `views[2].hiden`, in sorted order of
  /// each object's keys.
  ///
  /// They are no error, since a file may come from another version; but most of them are typos.
  /// Empty where `json` cannot be read at all: then `init(json:)` says why.
  public static func unknownKeys(inJSON json: Data) -> [String] {
    guard (try? JSONSyntax.check(json)) != nil,
      let object = try? JSONSerialization.jsonObject(with: json)
    else { return [] }
    return Self.shape.unknownKeys(in: object, at: "")
  }
}

/// What keys a part of a scenario file may have.
indirect enum FileShape: Sendable {
  /// Anything: a number, a word, or what has no keys of its own.
  case leaf
  /// A list of members of one shape.
  case list(FileShape)
  /// An object with these keys; those not named otherwise hold leaves.
  case object([String], [String: FileShape])

  /// The unknown keys of `value`. Recursion ends with the shape, whatever the depth of the value.
  func unknownKeys(in value: Any, at place: String) -> [String] {
    switch self {
    case .leaf: return []
    case .list(let member):
      guard let list = value as? [Any] else { return [] }
      return list.enumerated().flatMap { index, value in
        member.unknownKeys(in: value, at: "\(place)[\(index)]")
      }
    case .object(let keys, let shapes):
      guard let object = value as? [String: Any] else { return [] }
      return object.sorted { $0.key < $1.key }.flatMap { key, value in
        let path = (place.isEmpty ? "" : place + ".") + key.onOneLine(limit: 64)
        guard keys.contains(key) else { return [path] }
        return shapes[key, default: .leaf].unknownKeys(in: value, at: path)
      }
    }
  }

  static func object<Key: CodingKey & CaseIterable>(
    _ keys: Key.Type, _ shapes: [String: FileShape] = [:]
  ) -> FileShape {
    .object(keys.allCases.map(\.stringValue), shapes)
  }
}
