import Foundation

/// The way between values and the text of a file.
enum JSONText {
  /// One line of JSON, as `write` writes it.
  static func compact(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// One line of JSON with sorted keys; numbers that JSON does not know become words.
  static func compact(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "NaN")
    // With such numbers out of the way nothing is left that encoding could refuse.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// JSON with sorted keys and a line for each part that fits on one; ends in a newline.
  static func pretty(_ value: some Encodable) -> String {
    JSONLayout.lay(out: compact(value)) + "\n"
  }

  /// The value in `data`, read by `quickly` where it can, else by the coder of Foundation.
  ///
  /// The coder reads what is rare, and says what is wrong and where.
  static func read<Value: Decodable>(
    _ type: Value.Type, from data: Data, reporting reports: Reports = .all,
    quickly body: (inout JSONReader) throws(JSONReader.Unread) -> Value
  ) throws(ScenarioError) -> Value {
    if let value = data.withUnsafeBytes({ try? JSONReader.read($0, body) }) { return value }
    return try read(type, from: data, reporting: reports)
  }

  /// The value in `data`; what is not reported may be left out.
  static func read<Value: Decodable>(
    _ type: Value.Type, from data: Data, reporting reports: Reports = .all
  ) throws(ScenarioError) -> Value {
    try JSONSyntax.check(data)
    do {
      let decoder = JSONDecoder()
      if let key = CodingUserInfoKey.unreported { decoder.userInfo[key] = reports.missing }
      return try decoder.decode(type, from: data)
    } catch {
      throw ScenarioError(decoding: error)
    }
  }
}
