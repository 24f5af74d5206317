import Foundation

/// What a value of a scenario is in a file.
indirect enum Shape: Sendable {
  /// True or false.
  case flag
  case whole
  case number
  case text
  /// One of these words.
  case words([String])
  case list(Shape)
  /// An object with these keys; a title names all of its kind.
  case object(String, [Key])
  /// A word, or an object of one key: one of several forms.
  case forms(String, [Form])
  /// Any of these.
  case any(String, [Shape])
  case null

  /// A key of an object, and what stands behind it.
  struct Key: Sendable {
    let name: String
    let meaning: Meaning
    /// Whether it may not be left out.
    let isRequired: Bool
    /// Made when it is asked for: a key lives as long as the process, and few ask for its shape.
    private let makeShape: @Sendable () -> Shape

    var shape: Shape { makeShape() }

    init(
      _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape,
      _ meaning: Meaning = Meaning(), isRequired: Bool = false
    ) {
      self.name = name
      makeShape = shape
      self.meaning = meaning
      self.isRequired = isRequired
    }
  }

  /// One of several forms: a word where it has no arguments, else a key with what stands behind it.
  struct Form: Sendable {
    let name: String
    let arguments: [Key]

    /// What stands behind the key: the argument itself, where there is one only.
    var payload: Shape {
      arguments.count == 1 ? arguments[0].shape : .object(name, arguments)
    }
  }
}

// MARK: - Unknown keys

extension Scenario {
  /// The keys of a scenario file that mean nothing, such as `views[2].hiden`, in sorted order of
  /// each object's keys.
  ///
  /// They are no error, since a file may come from another version; but most of them are typos.
  /// Empty where `json` cannot be read at all: then `init(json:)` says why.
  public static func unknownKeys(inJSON json: Data) -> [String] {
    guard let object = try? JSONReader.read(json, JSONValue.read) else { return [] }
    return Self.shape.unknownKeys(in: object, at: "")
  }
}

extension Shape {
  /// The unknown keys of `value`. Recursion ends with the shape, whatever the depth of the value.
  func unknownKeys(in value: JSONValue, at place: String) -> [String] {
    switch self {
    case .flag, .whole, .number, .text, .words, .null: return []
    case .list(let member):
      guard case .list(let list) = value else { return [] }
      return list.enumerated().flatMap { index, value in
        member.unknownKeys(in: value, at: "\(place)[\(index)]")
      }
    case .any(_, let shapes):
      let shape = shapes.first { $0.hasKeys }
      return shape?.unknownKeys(in: value, at: place) ?? []
    case .object, .forms:
      guard case .object(let object) = value else { return [] }
      return object.sorted { $0.key < $1.key }.flatMap { key, value in
        let path = (place.isEmpty ? "" : place + ".") + key.onOneLine(limit: 64)
        return shape(behind: key)?.unknownKeys(in: value, at: path) ?? [path]
      }
    }
  }

  private var hasKeys: Bool {
    switch self {
    case .object, .forms: true
    case .flag, .whole, .number, .text, .words, .list, .any, .null: false
    }
  }

  /// What stands behind a key of an object; nil: it has no such key.
  private func shape(behind key: String) -> Shape? {
    switch self {
    case .object(_, let keys): keys.first { $0.name == key }?.shape
    case .forms(_, let forms):
      forms.first { !$0.arguments.isEmpty && $0.name == key }?.payload
    case .flag, .whole, .number, .text, .words, .list, .any, .null: nil
    }
  }
}
