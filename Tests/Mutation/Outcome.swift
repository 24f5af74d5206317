/// What became of a mutant.
struct Outcome: Hashable {
  enum Kind: String, CaseIterable {
    /// The compiler refuses it.
    case uncompilable
    /// A rule or a relation accuses it.
    case rule
    /// It traps, or wants more memory than there is.
    case crash
    /// It does not come to an end.
    case hang
    /// No rule accuses it, but a test fails.
    case test
    /// It makes a difference, and neither a rule nor a test objects.
    case unjudged
    /// It makes a difference to an engine of another latitude only, and no rule objects.
    case latitude
    /// It was reached, and made no difference.
    case same
    /// It was not reached in any scene.
    case unreached
  }

  var kind: Kind
  /// The rule, the test, the case, or the engine to which alone it makes a difference.
  var detail = ""
  /// In how many cases it was played, was reached and made a difference.
  var counts: [Int] = [0, 0, 0]
  /// Which tests have been run against it: the digest of their sources; empty: none.
  var testedBy = ""

  /// Whether anything noticed the mutant.
  var isKilled: Bool { [.rule, .crash, .hang, .test].contains(kind) }
  /// Whether it makes a difference in a wrong engine, and none was found in the right one.
  var isOfWrongEngine: Bool { (kind == .same || kind == .unreached) && !detail.isEmpty }
  /// Whether it is still a mutant, but nothing noticed it.
  var survives: Bool { [.unjudged, .latitude, .same, .unreached].contains(kind) }
}

extension Outcome {
  /// The words of a line of the file in which outcomes are kept.
  var words: String {
    ([kind.rawValue, detail] + counts.map(String.init) + [testedBy])
      .joined(separator: "\t")
  }

  /// Nil if the words are not those of an outcome.
  init?(words: [String]) {
    guard words.count == 5 || words.count == 6, let kind = Kind(rawValue: words[0]) else {
      return nil
    }
    let counts = words[2..<5].compactMap { Int($0) }
    guard counts.count == 3 else { return nil }
    let testedBy = words.count == 6 ? words[5] : ""
    self.init(kind: kind, detail: words[1], counts: counts, testedBy: testedBy)
  }
}
