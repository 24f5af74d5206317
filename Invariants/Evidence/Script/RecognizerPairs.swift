import TouchScript

/// What the recognizers of a scene say of one another, pair by pair.
struct RecognizerPairs {
  private let count: Int
  private var pairs: [Pair] = []
  /// Empty where nobody waits for anybody.
  private var requirements: [Requirement] = []

  init(_ recognizers: [Scenario.Recognizer]) {
    count = recognizers.count
    pairs.reserveCapacity(count * count)
    // By place, so that no recognizer is copied with all its lists.
    for one in recognizers.indices {
      for other in recognizers.indices {
        pairs.append(Pair(recognizers[one], recognizers[other]))
      }
    }
    noteRequirements(recognizers)
  }

  /// What two recognizers say of one another, but for who waits.
  private struct Pair {
    let prevents: Bool
    let mayPrevent: Bool
    let allows: Bool
    let isRelated: Bool

    init(_ one: Scenario.Recognizer, _ other: Scenario.Recognizer) {
      let isListed = one.delegate?.simultaneousWith?.contains(other.id) ?? false
      let isAllowed = other.delegate?.simultaneousWith?.contains(one.id) ?? false
      // An answer that depends on the other's state is neither a yes nor a no.
      allows = isListed && one.delegate?.onlyWhileOtherIs.isEmpty == true
      let isExempt =
        one.cannotPrevent.contains(other.id) || other.cannotBePreventedBy.contains(one.id)
      let isSpared = one.kind == .tap && other.kind == .tap && one.taps < other.taps
      isRelated = isListed || isExempt
      prevents = !isSpared && !isExempt && !isListed && !isAllowed
      let isSurelyAllowed = isAllowed && other.delegate?.onlyWhileOtherIs.isEmpty == true
      mayPrevent = !isSpared && !isExempt && !allows && !isSurelyAllowed
    }
  }

  /// Whether `active`, having recognized, keeps `other` from it. Source: GC-18, GC-20, GC-23.
  func prevents(_ active: Int, _ other: Int) -> Bool { pairs[active * count + other].prevents }

  /// The same, or a delegate allows both only while one of them is in some states.
  func mayPrevent(_ active: Int, _ other: Int) -> Bool { pairs[active * count + other].mayPrevent }

  /// Whether the delegate of `one` allows `other` beside it.
  func allows(_ one: Int, _ other: Int) -> Bool { pairs[one * count + other].allows }

  /// Whether anything but the defaults is said of `one` beside `other`.
  func isRelated(_ one: Int, _ other: Int) -> Bool { pairs[one * count + other].isRelated }

  /// Who says that `one` has to wait until `other` has failed; empty where nobody does.
  /// Source: rulebook GC-27 to GC-33.
  func requirement(of one: Int, on other: Int) -> Requirement {
    requirements.isEmpty ? [] : requirements[one * count + other]
  }

  /// Whether a recognizer has to wait for some other to fail.
  func waits(_ number: Int) -> Bool {
    !requirements.isEmpty
      && (0..<count).contains { !requirement(of: number, on: $0).isEmpty }
  }

  /// Whether a recognizer waits for any other, or any other for it.
  func isBound(_ number: Int) -> Bool {
    if requirements.isEmpty { return false }
    return (0..<count).contains { other in
      !requirement(of: number, on: other).isEmpty || !requirement(of: other, on: number).isEmpty
    }
  }

  /// Whether a recognizer is tied by requirements, perhaps by way of others, to some that wait for one
  /// another in a ring, so that it may never be reset. Source: rulebook GC-37, GR-43.
  func mayWaitForEver(_ number: Int) -> Bool {
    guard requirements.contains(.ring) else { return false }
    var group = [number]
    var place = 0
    while place < group.count {
      let one = group[place]
      place += 1
      for other in 0..<count {
        let ties = [requirement(of: one, on: other), requirement(of: other, on: one)]
        // One that is open for another reason says also who asks for it.
        if ties.contains(.ring) { return true }
        if ties.contains(where: { !$0.isEmpty }), !group.contains(other) { group.append(other) }
      }
    }
    return false
  }

  /// Whether one of some recognizers has to wait for another of them to fail.
  func binds(_ numbers: [Int]) -> Bool {
    !requirements.isEmpty
      && numbers.contains { one in
        numbers.contains { !requirement(of: one, on: $0).isEmpty }
      }
  }

  /// Who makes a recognizer wait for another's failure, and who says that it need not.
  struct Requirement: OptionSet {
    let rawValue: UInt8
    /// `require(toFail:)` was called.
    static let call = Requirement(rawValue: 1)
    /// One of the two classes says so.
    static let ofClass = Requirement(rawValue: 2)
    /// One of the two delegates says so.
    static let delegate = Requirement(rawValue: 4)
    /// Somebody else who was asked said no.
    static let denied = Requirement(rawValue: 8)
    /// The two would wait for one another, perhaps by way of others; or one of them is a pan that
    /// nobody watches, or a delegate answers now this and now that.
    /// Source: rulebook GC-37.
    static let ring = Requirement(rawValue: 16)

    /// Whether the rules say that it is heeded.
    var isSure: Bool { !isEmpty && !contains(.ring) }
  }

  private mutating func noteRequirements(_ recognizers: [Scenario.Recognizer]) {
    guard recognizers.indices.contains(where: { recognizers[$0].mayMakeWait }) else { return }
    requirements.reserveCapacity(count * count)
    for one in recognizers.indices {
      for other in recognizers.indices {
        requirements.append(Requirement(of: recognizers[one], on: recognizers[other]))
      }
    }
    let reaches = reachability()
    for one in 0..<count {
      for other in 0..<count where reaches[other * count + one] {
        if !requirements[one * count + other].isEmpty { requirements[one * count + other] = .ring }
      }
    }
  }

  /// Who waits for whom, perhaps by way of others.
  private func reachability() -> [Bool] {
    var reaches = requirements.map { !$0.isEmpty }
    for middle in 0..<count {
      for one in 0..<count where reaches[one * count + middle] {
        for other in 0..<count where reaches[middle * count + other] {
          reaches[one * count + other] = true
        }
      }
    }
    return reaches
  }
}

extension RecognizerPairs.Requirement {
  /// What is said of `one` having to wait for `other`.
  fileprivate init(of one: Scenario.Recognizer, on other: Scenario.Recognizer) {
    self = []
    if one.requiresFailureOf.contains(other.id) { insert(.call) }
    if one.subclassRequiresFailureOf.contains(other.id)
      || other.subclassIsRequiredToFailBy.contains(one.id)
    {
      insert(.ofClass)
    }
    let answers = [
      one.delegate?.requiresFailureOf?.contains(other.id),
      other.delegate?.isRequiredToFailBy?.contains(one.id),
    ]
    if answers.contains(true) { insert(.delegate) }
    if !isEmpty, answers.contains(false) { insert(.denied) }
    // Nobody sees what a scroll view's own pan makes of a touch, nor when an answer is which.
    let isOpen =
      one.kind == .scrollPan || other.kind == .scrollPan
      || contains(.delegate)
        && [one, other].contains { $0.delegate?.onlyWhileOtherIs.isEmpty == false }
    if !isEmpty, isOpen { insert(.ring) }
  }
}

extension Scenario.Recognizer {
  /// Whether anybody is made to wait by it, or for it.
  var mayMakeWait: Bool {
    !requiresFailureOf.isEmpty || !subclassRequiresFailureOf.isEmpty
      || !subclassIsRequiredToFailBy.isEmpty || delegate?.requiresFailureOf?.isEmpty == false
      || delegate?.isRequiredToFailBy?.isEmpty == false
  }
}
