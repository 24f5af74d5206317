import PropertyTesting
import TouchScript

/// Recognizers of all kinds, and what their delegates answer. Whom they wait for, spare and refuse
/// are links, which follow later.
extension Language {
  static let recognizer = AnyGenerator(
    record("recognizer", of: Draft.Recognizer()) {
      complete(Scenario.Recognizer.schema, of: Draft.Recognizer(), at: \.recognizer) {
        Part(\.name, name)
        Part(\.recognizer.kind, recognizerKind)
        Part(\.tapNumber, integer("taps", in: 1...Scenario.Limits.repetitions.upperBound + 1))
        Part(\.recognizer.touches, integer("fingers", in: Scenario.Limits.repetitions))
        Part(\.recognizer.cancelsTouchesInView, boolean("cancels", simplest: true))
        Part(\.recognizer.delaysTouchesBegan, boolean("delaysBegan"))
        Part(\.recognizer.delaysTouchesEnded, boolean("delaysEnded", simplest: true))
        Part(\.recognizer.isEnabled, boolean("enabled", simplest: true))
        Part(\.recognizer.delegate, optional("recognizerDelegate", of: recognizerDelegate))
        rare("late", besides: Draft.Recognizer()) {
          Part(\.round, round)
        }
      }
    })

  private static let recognizerKind = AnyGenerator(
    element("recognizerKind", of: Scenario.Recognizer.Kind.allCases))

  private static let recognizerDelegate = AnyGenerator(
    record(of: Scenario.Recognizer.Delegate()) {
      complete(
        Scenario.Recognizer.Delegate.schema, of: Scenario.Recognizer.Delegate(), at: \.self
      ) {
        Part(\.shouldReceive, answer("shouldReceive"))
        Part(\.shouldBegin, answer("shouldBegin"))
      }
    })
}

extension Draft.Recognizer {
  /// `taps` counted from the fewest that the kind may have, which is one.
  fileprivate var tapNumber: Int {
    get { recognizer.kind == .longPress ? recognizer.taps + 1 : recognizer.taps }
    set {
      let most = Scenario.Limits.repetitions.upperBound
      recognizer.taps = recognizer.kind == .longPress ? newValue - 1 : min(newValue, most)
    }
  }
}
