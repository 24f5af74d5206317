import PropertyTesting
import TouchScript

/// The names of things and actions, and the order in which things are listed.
extension Language {
  /// A name of one's own; without one, things are named by their place.
  static let name = AnyGenerator(optional("name", of: text("letters")))

  static let actions = AnyGenerator(list("actions", of: action, count: listCount))

  static let refusals = AnyGenerator(list("refused", of: action, count: listCount))

  static let action = AnyGenerator(
    oneOf(
      "action", Alternative(element("actionName", of: ["act", "go"])),
      Alternative(text("letters"))
    ).withoutSpan)

  /// After how many others rounds something is listed, against the order of the views.
  static let round = integer("round", in: 0...Scenario.Limits.count)

  /// Text of at most as many bytes as a name may have; what is no name becomes `a`.
  private static func text(_ tag: Tag) -> AnyGenerator<String> {
    let letter = integer("letter", in: 0...255, origin: 97)
    return AnyGenerator(
      list(tag, of: letter, count: 0...Scenario.Limits.nameBytes)
        .map(to: name(of:), from: { $0.utf8.map(Int.init) }))
  }

  @Sendable
  private static func name(of letters: [Int]) -> String {
    let bytes = letters.map(UInt8.init)
    let text = String(decoding: bytes, as: UTF8.self)
    let isName =
      !text.isEmpty && Array(text.utf8) == bytes
      && !text.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
    return isName ? text : "a"
  }
}
