import PropertyTesting
import TouchScript

/// The words for the values of choices.
enum Wording {
  /// A value of a choice in words: `256`, `50 ms`, `button`, `yes`.
  static func value(_ value: Int, of choice: Choice, in part: Tag) -> String {
    let tag = choice.tag.name
    if isCoordinate(choice.tag) { return points(Coordinates.number(of: value)) }
    if milliseconds.contains(tag) { return "\(value) ms" }
    if let words = words[tag], words.indices.contains(value) {
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
    choice.kind == .value && choice.bounds != 0...1 && words[choice.tag.name] == nil
  }

  /// What the elements of a list are called: one of them, and several; nil: it is a property.
  static func noun(of list: Tag) -> (one: String, many: String)? { nouns[list.name] }

  /// Whether the elements of a list are things of a scene, which are there as a rule.
  static func isOfThings(_ list: Tag) -> Bool {
    list == "" || things.contains(list.name)
  }

  private static let things: Set = [
    "windows", "views", "controllers", "recognizers", "paths", "moves", "changes", "waits",
    "reactions", "targets", "decisions", "events", "actions", "refuses",
  ]

  private static let nouns = [
    "windows": ("window", "windows"), "views": ("view", "views"),
    "controllers": ("controller", "controllers"), "recognizers": ("recognizer", "recognizers"),
    "paths": ("touch", "touches"), "moves": ("move", "moves"), "changes": ("change", "changes"),
    "waits": ("wait", "waits"), "reactions": ("reaction", "reactions"),
    "targets": ("target", "targets"), "decisions": ("decision", "decisions"),
    "events": ("event", "events"), "actions": ("action", "actions"),
    "refuses": ("refused action", "refused actions"),
  ]

  /// Whether a choice is a number of points, spelled as `Coordinates` do.
  static func isCoordinate(_ tag: Tag) -> Bool { coordinates.contains(tag.name) }

  private static func points(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private static let coordinates: Set = [
    "x", "y", "width", "height", "fractionX", "fractionY", "dx", "dy", "points",
    "allowableMovement", "distance", "a", "b", "c", "d", "tx", "ty",
  ]

  private static let milliseconds: Set = [
    "time", "wait", "minimumPressDuration", "milliseconds", "after",
  ]

  private static let names = [
    "recognizerKind": "kind", "handling": "touch methods", "alike": "touch methods",
    "form": "alpha form", "name": "own name", "fractionX": "anchor x", "fractionY": "anchor y",
  ]

  /// What the values of a choice are called, in their order.
  private static let words: [String: [String]] = [
    "alpha": Coordinates.alphas.map { $0 == 1 ? "1" : $0 == 0 ? "0" : String($0) },
    "kind": drawn(besides: Scenario.View.Kind.view),
    "recognizerKind": drawn(besides: Scenario.Recognizer.Kind.tap),
    "dialect": drawn(besides: Scenario.Dialect.ios13),
    "event": drawn(ControlEvent.self), "events": drawn(ControlEvent.self),
    "directions": drawn(Scenario.Recognizer.SwipeDirection.self),
    "edges": drawn(Scenario.Recognizer.Edge.self),
    "onlyWhileOtherIs": drawn(RecognizerState.self),
    "sets": ["failed"] + drawn(besides: RecognizerState.failed),
    "from": drawn(besides: RecognizerState.possible),
    "alike": forwarding, "began": forwarding, "moved": forwarding, "ended": forwarding,
    "cancelled": forwarding, "otherEvents": drawn(besides: Scenario.Forwarding.passesOn),
    "method": drawn(TouchPhase.self), "phase": drawn(EventPhase.self),
    "form": ["named", "any"],
    "handling": ["all alike", "each its own way"],
    "transform": ["simple", "any"],
    "turn": [
      "none", "quarter turn", "twice as large", "half as large", "mirrored left to right",
      "mirrored top to bottom",
    ],
    "actionName": ["act", "go"], "action": ["usual name", "own name"],
    "responder": ["view", "controller", "application", "delegate"],
    "receiver": ["first responder", "responder", "released"], "called": ["released", "responder"],
    "change": forms(Scenario.Change.self), "trigger": forms(Scenario.Reaction.Trigger.self),
    "hitTest": forms(Scenario.Overrides.HitTest.self),
    "pointInside": forms(Scenario.Overrides.PointInside.self),
  ]

  private static let forwarding = drawn(Scenario.Forwarding.self)

  private static func drawn<Word: DrawnWord & RawRepresentable<String>>(
    _ type: Word.Type = Word.self, besides plain: Word? = nil
  ) -> [String] {
    Word.drawn.filter { $0 != plain }.map { separated($0.rawValue) }
  }

  private static func forms<Whole: FormOwner>(_ type: Whole.Type) -> [String] {
    Whole.forms.map { separated($0.name) }
  }
}
