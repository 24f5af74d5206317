/// A value of JSON, whatever it is: for those who lay it out, and for the coders of other libraries.
enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// What `write` writes.
  init(of write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    // What a writer writes is JSON.
    self = (try? JSONReader.read(writer.bytes, JSONValue.read)) ?? .null
  }

  /// What `body` reads of the value.
  func read<Value>(
    _ body: (inout JSONReader) throws(JSONReader.Unread) -> Value
  ) throws(ScenarioError) -> Value {
    try JSONReader.read(Array(laidOut(columns: .max).utf8), body)
  }

  /// Reads the value that comes next.
  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> JSONValue {
    switch try reader.peek() {
    case .brace:
      var object: [String: JSONValue] = [:]
      try reader.take(.brace)
      var isFirst = true
      while let key = try reader.key(isFirst: &isFirst) {
        object[key.string] = try read(from: &reader)
      }
      return .object(object)
    case .bracket:
      var list: [JSONValue] = []
      try reader.list { reader throws(JSONReader.Unread) in list.append(try read(from: &reader)) }
      return .list(list)
    case .quote: return .text(try reader.text().string)
    case UInt8(ascii: "n"): return try reader.takeNull() ? .null : .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .flag(try reader.flag())
    default:
      let start = reader.next
      let number = try reader.number("a value")
      return Int(reader.written(from: start)).map(JSONValue.whole) ?? .number(number)
    }
  }

  /// The value laid out for reading, with sorted keys: a list or an object that fits on a line stays on
  /// one, others get a line for each member. `key` is what stands before it on its line.
  func laidOut(columns: Int = 100, behind key: String = "", depth: Int = 0) -> String {
    let brackets: (String, String)
    let members: [String]
    switch self {
    case .null: return "null"
    case .flag(let flag): return "\(flag)"
    case .whole(let number): return "\(number)"
    case .number(let number): return JSONWriter.text { $0.number(number) }
    case .text(let text): return JSONWriter.text { $0.text(text) }
    case .list(let list):
      brackets = ("[", "]")
      members = list.map { $0.laidOut(columns: columns, depth: depth + 1) }
    case .object(let object):
      brackets = ("{", "}")
      members = object.sorted { $0.key < $1.key }.map { name, value in
        let key = JSONWriter.text { $0.text(name) } + ": "
        return key + value.laidOut(columns: columns, behind: key, depth: depth + 1)
      }
    }
    let line = brackets.0 + members.joined(separator: ", ") + brackets.1
    // There may be a comma behind it.
    let width = 2 * depth + key.unicodeScalars.count + line.unicodeScalars.count + 1
    if width <= columns { return line }
    let indent = "\n" + String(repeating: "  ", count: depth)
    return brackets.0 + indent + "  " + members.joined(separator: ",\(indent)  ") + indent
      + brackets.1
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? value.decode(Int.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .list(try value.decode([JSONValue].self))
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .flag(let flag): try value.encode(flag)
    case .whole(let number): try value.encode(number)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }
}
