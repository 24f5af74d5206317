/// A value of JSON, whatever it is: the bridge between bytes and the coders of other libraries.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// What `write` writes.
  init(of write: (inout JSONWriter) -> Void) throws(ScenarioError) {
    var writer = JSONWriter()
    write(&writer)
    self = try JSONReader.read(writer.bytes, JSONValue.read)
  }

  /// The value on one line, with sorted keys.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Reads the value that comes next.
  static func read(from reader: inout JSONReader) throws(JSONReader.Unread) -> JSONValue {
    var isFirst = true
    switch try reader.peek() {
    case .brace:
      try reader.take(.brace)
      var object: [String: JSONValue] = [:]
      while let key = try reader.key(isFirst: &isFirst) {
        object[key.string] = try read(from: &reader)
      }
      return .object(object)
    case .bracket:
      try reader.take(.bracket)
      var list: [JSONValue] = []
      while try reader.goesOn(isFirst: &isFirst) { list.append(try read(from: &reader)) }
      return .list(list)
    case .quote: return .text(try reader.text().string)
    case UInt8(ascii: "n"):
      _ = try reader.takeNull()
      return .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .flag(try reader.flag())
    default:
      var again = reader
      if let whole = try? again.whole() {
        reader = again
        return .whole(whole)
      }
      return .number(try reader.number("a value"))
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .flag(let flag): writer.flag(flag)
    case .whole(let number): writer.whole(number)
    case .number(let number): writer.number(number)
    case .text(let text): writer.text(text)
    case .list(let list):
      writer.open(.bracket)
      for member in list {
        writer.separate()
        member.write(to: &writer)
      }
      writer.close(.bracketEnd)
    case .object(let object):
      writer.open(.brace)
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        writer.key(JSONWriter.key(key))
        value.write(to: &writer)
      }
      writer.close(.braceEnd)
    }
  }
}

extension JSONValue: Codable {
  /// A key, whatever it is.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: Key.self) {
      var object: [String: JSONValue] = [:]
      for key in fields.allKeys {
        object[key.stringValue] = try fields.decode(JSONValue.self, forKey: key)
      }
      self = .object(object)
    } else if var members = try? decoder.unkeyedContainer() {
      var list: [JSONValue] = []
      while !members.isAtEnd { list.append(try members.decode(JSONValue.self)) }
      self = .list(list)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let whole = try? value.decode(Int.self) {
        self = .whole(whole)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try value.decode(String.self))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var fields = encoder.container(keyedBy: Key.self)
      for (key, value) in object { try fields.encode(value, forKey: Key(stringValue: key)) }
    case .list(let list):
      var members = encoder.unkeyedContainer()
      for member in list { try members.encode(member) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .flag(let flag): try container.encode(flag)
      case .whole(let number): try container.encode(number)
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      case .null, .list, .object: try container.encodeNil()
      }
    }
  }
}
