import TouchScript

/// What the recognizers of a scene say of one another, pair by pair.
struct RecognizerPairs: Sendable {
  private let count: Int
  private var prevention: [Bool]
  private var allowance: [Bool]
  private var relation: [Bool]

  init(_ recognizers: [Scenario.Recognizer]) {
    count = recognizers.count
    prevention = []
    allowance = []
    relation = []
    for one in recognizers {
      for other in recognizers {
        let allows = one.delegate?.simultaneousWith?.contains(other.id) ?? false
        let isAllowed = other.delegate?.simultaneousWith?.contains(one.id) ?? false
        let isExempt =
          one.cannotPrevent.contains(other.id) || other.cannotBePreventedBy.contains(one.id)
        allowance.append(allows)
        relation.append(allows || isExempt)
        prevention.append(one.taps >= other.taps && !isExempt && !allows && !isAllowed)
      }
    }
  }

  /// Whether `active`, having recognized, keeps `other` from it. Source: GC-18, GC-20, GC-23.
  func prevents(_ active: Int, _ other: Int) -> Bool { prevention[active * count + other] }

  /// Whether the delegate of `one` allows `other` beside it.
  func allows(_ one: Int, _ other: Int) -> Bool { allowance[one * count + other] }

  /// Whether anything but the defaults is said of `one` beside `other`.
  func isRelated(_ one: Int, _ other: Int) -> Bool { relation[one * count + other] }
}
