import PropertyTesting
import TouchScript

/// The values that tell: which of the values of a choice a walk through a small scope tries.
///
/// Of a choice of few values all are tried. Of numbers those that make a difference to a window of
/// 256 by 256 points with a finger in its corner: half of it, its last point and the first outside; and
/// times and ways that surely are, and surely are not, those of a tap, a press and a drag.
enum TriedValues {
  /// The values that cost nothing, first the one that a choice has in the plainest scene.
  ///
  /// What says which thing of its sort there is costs nothing: that it is there is enough to pay.
  static func usual(_ choice: Choice, in part: Tag, of scope: Scenarios.Scope) -> [Int] {
    let first = numbers(choice.tag, in: part)?.first ?? choice.origin
    guard isFree(choice, in: part), scope != .taps || isOfTaps(choice.tag, in: part) else {
      return [first]
    }
    return [first] + all(choice, in: part, of: scope).filter { $0 != first }
  }

  /// Whether all values cost nothing: those of a sort, and those of a property that is other than usual.
  private static func isFree(_ choice: Choice, in part: Tag) -> Bool {
    sorts.contains(choice.tag.name) || !Wording.isOfThings(part)
  }

  private static let sorts: Set = ["change", "phase", "trigger", "method", "flag"]

  /// The other values that are tried.
  static func others(_ choice: Choice, in part: Tag, of scope: Scenarios.Scope) -> [Int] {
    if isFree(choice, in: part) || (scope == .taps && !isOfTaps(choice.tag, in: part)) {
      return []
    }
    let first = numbers(choice.tag, in: part)?.first ?? choice.origin
    return all(choice, in: part, of: scope).filter { $0 != first }
  }

  /// All values that are tried.
  private static func all(_ choice: Choice, in part: Tag, of scope: Scenarios.Scope) -> [Int] {
    let tag = choice.tag.name
    if never.contains(tag) { return [] }
    if let numbers = numbers(choice.tag, in: part) { return numbers }
    if case .reference = choice.kind { return places }
    if scope == .taps, let most = mostInTaps[tag] { return Array(0...most) }
    let range = choice.bounds
    guard range.upperBound.subtractingReportingOverflow(range.lowerBound).overflow == false,
      range.upperBound - range.lowerBound < mostAlternatives
    else { return [] }
    return Array(range)
  }

  /// The places that are referred to: there are no more in scenes so small.
  private static let places = [0, 1, 2]

  /// How many elements more than the fewest a list may have.
  static func more(_ list: Tag, in part: Tag, of scope: Scenarios.Scope) -> Int {
    if never.contains(list.name) || (scope == .taps && !isOfTaps(list, in: part)) { return 0 }
    return ["views", "moves", "recognizers"].contains(list.name) ? 2 : 1
  }

  /// Whether the plainest scene has an element of a list.
  static func isInEveryScene(_ list: Tag) -> Bool { list == "windows" || list == "paths" }

  /// How many values a choice may have at most for all of them to be tried.
  private static let mostAlternatives = 32

  /// What changes nothing but names and the form of numbers.
  private static let never: Set = [
    "name", "letters", "action", "form", "actionName", "windowless", "items",
  ]

  /// Numbers, the usual one first; a place in a list where that matters, else everywhere.
  private static func numbers(_ tag: Tag, in part: Tag) -> [Int]? {
    byPart[part.name]?[tag.name] ?? everywhere[tag.name]
  }

  private static let byPart: [String: [String: [Int]]] = [
    "paths": ["x": [0, 128, 255, 256], "y": [0, 128, 255, 256], "time": [0, 100, 5_000]],
    "moves": ["dx": [100, 0]],
    "contentSize": ["width": [512], "height": [512]],
  ]

  private static let everywhere: [String: [Int]] = [
    "x": [0, 128], "y": [0, 128], "width": [256, 128, 0], "height": [256, 128, 0],
    "dx": [0, 100], "dy": [0], "wait": [50, 5_000], "time": [20, 500],
    // Places in the list of alphas: 0.011, 0.01 and 0.
    "alpha": [3, 5, 7],
    "level": [1, -1], "finger": [0, 1], "taps": [2], "touches": [2, 1], "minimumTouches": [2],
    "maximumTouches": [1, 2], "minimumPressDuration": [100], "allowableMovement": [0],
    "milliseconds": [100], "orderSeed": [1], "points": [8], "round": [1], "transform": [0],
    "fractionX": [0], "fractionY": [0], "distance": [30, 0], "touch": [1, 2], "after": [203],
  ]

  /// The numbers that are tried, in words.
  static var sayings: [String] {
    let places = [("", everywhere)] + byPart.sorted { $0.key < $1.key }.map { ($0 + " ", $1) }
    return places.flatMap { part, numbers in
      numbers.sorted { $0.key < $1.key }.filter { $1.count > 1 && $0 != "alpha" }.map {
        tag, values in
        "\(part)\(tag) \(values.map(String.init).joined(separator: ", "))"
      }
    }
  }

  /// How far choices go in the scope of taps: views, buttons and plain controls.
  private static let mostInTaps = ["kind": 1]

  /// Whether a choice or a list is about what there is in the scope of taps.
  private static func isOfTaps(_ tag: Tag, in part: Tag) -> Bool {
    !beyondTaps.contains(tag.name) && !beyondTaps.contains(part.name)
  }

  private static let beyondTaps: Set = [
    "recognizerKind", "changes", "waits", "reactions", "moves", "decisions", "round", "isOpaque",
    "isExclusiveTouch", "contentSize", "delaysContentTouches", "canCancelContentTouches",
    "isScrollEnabled", "isPagingEnabled", "refuses", "otherEvents", "canBecomeFirstResponder",
    "beginsTracking", "continuesTracking", "sendsActions", "touchesShouldBegin",
    "touchesShouldCancel", "dropsEvents", "tracksInsideOnly", "redirectsActions", "presentedBy",
    "isResponder", "minimumPressDuration", "allowableMovement", "minimumTouches", "maximumTouches",
    "directions", "edges", "rebases", "ignoredFingers", "shouldReceiveEvent",
    "refusesTouchesOfSubviews", "onlyWhileOtherIs",
  ]
}
