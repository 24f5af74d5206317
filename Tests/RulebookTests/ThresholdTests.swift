import Invariants
import Testing
import Thresholds
import TouchEngine

@Suite("Thresholds")
struct ThresholdTests {
  @Test("The engine's limit is within the band that is unspecified")
  func bands() {
    for time in Thresholds.times {
      #expect(time.surelyBelow < time.engine && time.engine < time.surelyAbove, "\(time.name)")
    }
    for length in Thresholds.lengths {
      #expect(
        length.surelyBelow <= length.engine && length.engine <= length.surelyAbove,
        "\(length.name)")
    }
  }

  @Test("Each is about rules of the rulebook")
  func rules() {
    let ids = Set(Rulebook.all.map(\.id))
    let rules = Thresholds.times.map(\.rules) + Thresholds.lengths.map(\.rules)
    for cited in rules { #expect(!cited.isEmpty && ids.isSuperset(of: cited), "\(cited)") }
  }

  @Test("A band goes along with a limit that the app chooses")
  func choices() {
    let duration = Thresholds.pressDuration.shifted(to: 1_000)
    #expect([duration.surelyBelow, duration.engine, duration.surelyAbove] == [800, 1_000, 1_300])
    let wide = Thresholds.pressMovement.scaled(to: 50)
    #expect([wide.surelyBelow, wide.engine, wide.surelyAbove] == [25, 50, 150])
    let none = Thresholds.pressMovement.scaled(to: 0)
    #expect([none.surelyBelow, none.engine, none.surelyAbove] == [0, 0, 20])
  }

  @Test("What is at the limits of a band is clear, and what is between is not")
  func clearness() {
    let duration = Thresholds.tapDuration
    #expect(duration.isClear(duration.surelyBelow) && duration.isClear(duration.surelyAbove))
    #expect(!duration.isClear(duration.surelyBelow + 1))
    #expect(!duration.isClear(duration.surelyAbove - 1))
  }

  @Test("The engine keeps to them")
  func engine() {
    #expect(UITapGestureRecognizer.maximumDurationMilliseconds == Thresholds.tapDuration.engine)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration * 1_000 == Double(Thresholds.pressDuration.engine))
    #expect(Double(press.allowableMovement) == Thresholds.pressMovement.engine)
    #expect(Double(UIControl.insideMargin) == Thresholds.controlMargin.engine)
  }
}
