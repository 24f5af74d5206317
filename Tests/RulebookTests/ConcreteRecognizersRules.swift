import Testing

/// Chapter KR of the rulebook, rule by rule, on the in-repo engine.
@Suite("KR: concrete recognizers")
struct ConcreteRecognizersRules {
  @Test("KR-02: Recognizes at the lift of the last finger of the last required tap (never…")
  func KR_02() { holds("KR-02") }

  @Test("KR-03: Movement beyond an allowance from the start point (straight distance of…")
  func KR_03() { holds("KR-03") }

  @Test("KR-05: Held longer than a limit -> fails while the finger is down (no action at…")
  func KR_05() { holds("KR-05") }

  @Test("KR-08: More simultaneous fingers than required -> fails at that touch-down")
  func KR_08() { holds("KR-08") }

  @Test("KR-09: Fewer fingers than required when they lift -> fails")
  func KR_09() { holds("KR-09") }
}
