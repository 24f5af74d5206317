import PropertyTesting
import TouchScript

/// The words for the values of choices.
enum Wording {
  /// A value of a choice in words: `256`, `50 ms`, `button`, `yes`.
  static func value(_ value: Int, of choice: Choice, in part: Tag) -> String {
    let tag = choice.tag.name
    if isCoordinate(choice.tag) { return points(Coordinates.number(of: value)) }
    if milliseconds.contains(tag) { return "\(value) ms" }
    if let words = words(of: tag, last: choice.bounds.upperBound), words.indices.contains(value) {
      return words[value]
    }
    switch (choice.kind, choice.bounds) {
    case (.value, 0...1): return value == 1 ? "yes" : "no"
    case (.branch, 0...1): return value == 1 ? "there" : "none"
    case (.branch, _): return "form \(value + 1)"
    default: return String(value)
    }
  }

  /// What a choice is called: its tag, put in words where that is short.
  static func name(of tag: Tag) -> String {
    if let name = names[tag.name] { return name }
    return separated(tag.name)
  }

  /// A name in words: `setHidden` as `set hidden`.
  private static func separated(_ name: String) -> String {
    name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  /// Whether the values of a choice are numbers, those between two of which can be left unsaid.
  static func isNumber(_ choice: Choice) -> Bool {
    choice.kind == .value && choice.bounds != 0...1 && !sets.contains(choice.tag.name)
      && words(of: choice.tag.name, last: choice.bounds.upperBound) == nil
  }

  /// Choices whose values stand for sets of words.
  private static let sets: Set = ["directions", "edges", "onlyWhileOtherIs"]

  /// Whether a choice is a number of points, spelled as `Coordinates` do.
  static func isCoordinate(_ tag: Tag) -> Bool { coordinates.contains(tag.name) }

  private static func points(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private static let coordinates: Set = [
    "x", "y", "width", "height", "scrollX", "scrollY", "contentWidth", "contentHeight", "anchorX",
    "anchorY", "dx", "dy", "margin", "allowableMovement", "distance", "a", "b", "c", "d", "tx",
    "ty",
  ]

  private static let milliseconds: Set = [
    "time", "wait", "minimumPressDuration", "milliseconds", "after",
  ]

  private static let names = [
    "scrollX": "bounds x", "scrollY": "bounds y", "viewShouldBegin": "should begin",
    "recognizerKind": "kind", "recognizerDelegate": "delegate", "order": "order seed",
    "touches": "touch methods", "handling": "touch methods alike", "form": "alpha form",
    "name": "own name", "cancels": "cancels touches", "ordinal": "touch",
    "isOnOwnView": "on its own view",
  ]

  /// What the values of a choice are called, in their order.
  private static func words(of tag: String, last: Int) -> [String]? {
    switch tag {
    case "answer": last == 4 ? hitTests : pointsInside
    default: answers.contains(tag) ? ["not there", "yes", "no"] : words[tag]
    }
  }

  private static let hitTests = ["nil", "self", "passes through", "asks all", "asks if open"]
  private static let pointsInside = ["always", "never", "or in subviews", "only in subviews"]
  private static let forwarding = Scenario.Forwarding.allCases.map { separated($0.rawValue) }

  private static let answers: Set = [
    "viewShouldBegin", "beginsTracking", "continuesTracking", "sendsActions", "touchesShouldBegin",
    "touchesShouldCancel", "canBecomeFirstResponder", "shouldReceive", "shouldBegin",
    "shouldReceiveEvent", "isOnOwnView",
  ]

  private static let words: [String: [String]] = [
    "alpha": Coordinates.alphas.map { $0 == 1 ? "1" : $0 == 0 ? "0" : String($0) },
    "kind": Language.kinds.map(\.rawValue),
    "recognizerKind": Scenario.Recognizer.Kind.allCases.map(\.rawValue),
    "event": Language.controlEvents.map(\.rawValue),
    "dialect": ["ios13", "ios12"],
    "form": ["named", "any"],
    "handling": ["all alike", "each its own way"],
    "touches": forwarding, "began": forwarding, "moved": forwarding, "ended": forwarding,
    "cancelled": forwarding, "otherEvents": forwarding,
    "transform": ["simple", "any"], "anchor": ["in the middle", "elsewhere"],
    "turn": [
      "none", "quarter turn", "twice as large", "half as large", "mirrored left to right",
      "mirrored top to bottom",
    ],
    "inside": ["by rule", "grown"],
    "actionName": ["act", "go"], "action": ["usual name", "own name"],
    "responder": ["view", "controller", "application", "delegate"],
    "receiver": ["first responder", "responder", "released"],
    "change": Scenario.Change.records.map { separated($0.form.name) },
    "trigger": ["action", "touch method", "control event"],
    "transition": Language.transitions.map { "\($0.from.rawValue) to \($0.to.rawValue)" },
    "method": ["began", "moved", "ended", "cancelled"],
    "phase": ["began", "ended", "cancelled"],
  ]
}
