import PropertyTesting
import TouchScript

/// Small parts of the language of scenarios, which can be walked from end to end.
///
/// What a walk tries of every choice is in `TriedValues`. A scene of *size* N has N things that are not as
/// in the plainest scene: a view, a recognizer, a touch, a move or a lift more, or something about
/// one of them that is not as usual.
public enum SmallScopes {
  /// The scenes of at most `size` unusual things, around one window under one finger.
  public static func scenes(ofSize size: Int, of scope: Scenarios.Scope) -> Scope {
    Scope(
      departures: size,
      values: { choice, part in
        Scope.Values(
          usual: TriedValues.usual(choice, in: part, of: scope),
          unusual: TriedValues.others(choice, in: part, of: scope))
      },
      lengths: { list, bounds, part in
        let least = TriedValues.isInEveryScene(list) ? 1 : bounds.lowerBound
        return Scope.Lengths(
          usual: least...least, most: least + TriedValues.more(list, in: part, of: scope))
      })
  }

  /// The scope of those scenes in words, for people.
  public static func description(ofSize size: Int, of scope: Scenarios.Scope) -> String {
    let numbers = TriedValues.sayings.joined(separator: "; ")
    return "a window of 256 by 256 points and a finger that comes down in its corner, and at most "
      + "\(size) things that are not so: a view, a recognizer, a touch, a move, a lift or another "
      + "part more, or something about one of them, of which all values are tried if they are few, "
      + "and of numbers these: \(numbers)"
      + (scope == .taps ? "; only what there is in the scope of taps" : "")
  }

  /// The scenes that are made of what a scene is made of, and that are no larger: its lists may be
  /// as long as the longest in it, and its numbers those in it or simpler ones. Besides, at most
  /// `departures` things may be unusual.
  public static func scenes(
    around tree: ChoiceTree, of scope: Scenarios.Scope, departures: Int
  ) -> Scope {
    let words = Words(of: tree)
    return Scope(
      size: tree.size, departures: departures,
      values: { choice, part in
        let usual = words.values(of: choice, in: part)
        let others =
          TriedValues.usual(choice, in: part, of: scope)
          + TriedValues.others(choice, in: part, of: scope)
        return Scope.Values(usual: usual, unusual: others.filter { !usual.contains($0) })
      },
      lengths: { list, bounds, part in
        let most = words.longest[list] ?? 0
        let more = bounds.lowerBound + TriedValues.more(list, in: part, of: scope)
        return Scope.Lengths(
          usual: bounds.lowerBound...max(most, bounds.lowerBound), most: max(most, more))
      })
  }

  /// The scope of the scenes around another in words, for people: what may be in them.
  public static func description(around tree: ChoiceTree, departures: Int) -> String {
    let words = Words(of: tree)
    let lists = words.lists.filter { $0.count > 0 }.compactMap { tag, count in
      Wording.noun(of: tag).map { "\(count) \(count > 1 ? $0.many : $0.one)" }
    }
    let parts = lists.isEmpty ? "nothing" : "at most \(lists.joined(separator: ", "))"
    let rest = ["", " but one thing", " but two things"]
    return ([parts] + words.properties + words.numbers).joined(separator: "; ")
      + "; everything\(rest.indices.contains(departures) ? rest[departures] : "") else plain"
  }

  /// Whether a scene is the one that stands for all that differ from it in the numbers of fingers
  /// alone: new fingers are numbered in their order.
  public static func isOneOfItsKind(_ tree: ChoiceTree) -> Bool {
    var next = 0
    return tree.nodes.choices(in: "paths", of: "finger").allSatisfy { finger in
      defer { next = max(next, finger.value + 1) }
      return finger.value <= next
    }
  }
}

/// What a scene is made of: the values of its choices and the lengths of its lists.
private struct Words: Sendable {
  /// What a choice is about: its tag, and the list whose element it is in.
  private struct Place: Hashable, Sendable {
    let tag: Tag
    let part: Tag
  }

  private var values: [Place: [Int]] = [:]
  /// The choices that are not as they are by themselves, each place once, in order.
  private var told: [(place: Place, choice: Choice)] = []
  private(set) var longest: [Tag: Int] = [:]
  /// The lists and the greatest lengths, in order.
  private(set) var lists: [(tag: Tag, count: Int)] = []

  init(of tree: ChoiceTree) {
    tree.nodes.visit(in: "") { part, choice in
      let place = Place(tag: choice.tag, part: part)
      values[place, default: [choice.origin]].append(choice.value)
      if !choice.isOrigin, !told.contains(where: { $0.place == place }) {
        told.append((place, choice))
      }
    } list: { tag, count in
      if longest[tag] == nil { lists.append((tag, 0)) }
      longest[tag] = max(longest[tag] ?? 0, count)
    }
    lists = lists.map { ($0.tag, longest[$0.tag] ?? 0) }
  }

  /// The properties that are not plain, of whose values there is nothing to say.
  var properties: [String] {
    lists.filter { list in
      list.count > 0 && Wording.noun(of: list.tag) == nil
        && !told.contains { $0.place.part == list.tag }
    }.map { Wording.name(of: $0.tag) }
  }

  /// What is not plain, and the values that are tried of it, in words.
  var numbers: [String] {
    let sayings = told.map { place, choice in
      let values = values(of: choice, in: place.part)
        .map { Wording.value($0, of: choice, in: place.part) }
      return "\(Wording.name(of: place.tag)) \(values.joined(separator: " or "))"
    }
    return sayings.indices.filter { !sayings[..<$0].contains(sayings[$0]) }.map { sayings[$0] }
  }

  /// The values of a choice that are in the scene, and the simpler ones where those are few.
  func values(of choice: Choice, in part: Tag) -> [Int] {
    let known = values[Place(tag: choice.tag, part: part)] ?? []
    let ranks = known.compactMap { choice.with(value: $0)?.rank }
    let most = ranks.max() ?? 0
    let wanted = most <= Self.few ? Set(0...most) : Set(ranks + [0, 1])
    return wanted.sorted().compactMap(choice.value(ofRank:))
  }

  private static let few: UInt = 3
}

extension [ChoiceTree.Node] {
  /// Visits every choice with the innermost list whose element it is in, and every list.
  fileprivate func visit(
    in part: Tag, _ choice: (Tag, Choice) -> Void, list: (Tag, Int) -> Void
  ) {
    for node in self {
      switch node {
      case .choice(let found): choice(part, found)
      case .span(let span):
        if span.kind == .list { list(span.tag, span.nodes.count) }
        span.nodes.visit(in: span.kind == .element ? span.tag : part, choice, list: list)
      }
    }
  }

  fileprivate func choices(in wanted: Tag, of tag: Tag) -> [Choice] {
    var found: [Choice] = []
    visit(in: "") { part, choice in
      if part == wanted, choice.tag == tag { found.append(choice) }
    } list: { _, _ in
    }
    return found
  }
}
