import PropertyTesting
import TouchScript

/// Recognizers of all kinds, and what their delegates answer. Whom they wait for, spare and refuse
/// are links, which follow later.
extension Language {
  static let recognizer = AnyGenerator(
    record("recognizer", of: Draft.Recognizer()) {
      Part(\.name, name)
      Part(\.recognizer.kind, recognizerKind)
      Part(\.tapNumber, integer("taps", in: 1...Scenario.Limits.repetitions.upperBound + 1))
      Part(\.recognizer.touches, integer("fingers", in: Scenario.Limits.repetitions))
      Part(\.recognizer.cancelsTouchesInView, boolean("cancels", simplest: true))
      Part(\.recognizer.delaysTouchesBegan, boolean("delaysBegan"))
      Part(\.recognizer.delaysTouchesEnded, boolean("delaysEnded", simplest: true))
      Part(\.recognizer.isEnabled, boolean("enabled", simplest: true))
      Part(\.recognizer.delegate, optional("recognizerDelegate", of: recognizerDelegate))
      rare("more", besides: Draft.Recognizer()) {
        rareParameters
      }
      newer(
        Scenario.Recognizer.schema, besides: Known.recognizer, of: Draft.Recognizer(),
        at: \.recognizer)
    })

  /// What few recognizers are told, by what it is about.
  @RecordBuilder<Draft.Recognizer>
  private static var rareParameters: some RecordParts<Draft.Recognizer> {
    rare("press", besides: Draft.Recognizer()) {
      Part(\.recognizer.minimumPressDuration, integer("press", in: milliseconds, origin: 500))
      Part(\.recognizer.allowableMovement, Coordinates.size("allowance", origin: 10))
    }
    rare("touchRange", besides: Draft.Recognizer()) {
      Part(\.recognizer.minimumTouches, integer("least", in: Scenario.Limits.repetitions))
      Part(
        \.recognizer.maximumTouches,
        optional("limited", of: integer("most", in: Scenario.Limits.repetitions)))
    }
    rare("ways", besides: Draft.Recognizer()) {
      Part(\.recognizer.directions, some("directions", of: .right))
      Part(\.recognizer.edges, some("edges", of: .left))
    }
    rare("measuring", besides: Draft.Recognizer()) {
      Part(\.recognizer.rebases, boolean("rebases"))
      Part(\.recognizer.ignoredFingers, ignoredFingers)
    }
    rare("late", besides: Draft.Recognizer()) {
      Part(\.round, round)
    }
  }

  private static let recognizerKind = AnyGenerator(element("recognizerKind", of: recognizerKinds))

  /// The kinds of recognizers, the simplest first.
  static let recognizerKinds: [Scenario.Recognizer.Kind] = [
    .tap, .longPress, .pan, .swipe, .pinch, .rotation, .screenEdgePan, .custom, .scrollPan,
  ]

  private static let recognizerDelegate = AnyGenerator(
    record(of: Scenario.Recognizer.Delegate()) {
      Part(\.shouldReceive, answer("shouldReceive"))
      Part(\.shouldBegin, answer("shouldBegin"))
      Part(\.answersSimultaneity, boolean("answersSimultaneity"))
      rare("filter", besides: Scenario.Recognizer.Delegate()) {
        Part(\.shouldReceiveEvent, answer("shouldReceiveEvent"))
        Part(\.refusesByView, boolean("refusesByView"))
      }
      rare("failures", besides: Scenario.Recognizer.Delegate()) {
        Part(\.answersRequirement, boolean("answersRequirement"))
        Part(\.answersRequirementByOthers, boolean("answersRequirementByOthers"))
      }
      newer(
        Scenario.Recognizer.Delegate.schema, besides: Known.recognizerDelegate,
        of: Scenario.Recognizer.Delegate(), at: \.self)
    })

  /// One or more of all words in their order: one word first, and the word that is usual first of
  /// all.
  private static func some<Word: CaseIterable & Equatable & Sendable>(
    _ tag: Tag, of usual: Word
  ) -> AnyGenerator<[Word]> {
    let words = Array(Word.allCases)
    let sets = (1..<1 << words.count).map { bits in
      words.indices.filter { bits & 1 << $0 != 0 }.map { words[$0] }
    }
    let rest = sets.filter { $0 != [usual] }
    return AnyGenerator(
      element(
        tag,
        of: [[usual]]
          + words.indices.flatMap { count in
            rest.filter { $0.count == count + 1 }
          }))
  }

  /// Fingers in ascending order, none twice.
  private static let ignoredFingers = AnyGenerator(
    list(
      "ignored", of: integer("finger", in: Scenario.Limits.fingers),
      count: 0...Scenario.Limits.fingers.count
    )
    .map(to: { Set($0).sorted() }, from: { $0 }))
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

/// Whether the delegate implements the questions whose answers are links.
extension Scenario.Recognizer.Delegate {
  fileprivate var answersSimultaneity: Bool {
    get { simultaneousWith != nil }
    set { simultaneousWith = newValue ? [] : nil }
  }

  fileprivate var refusesByView: Bool {
    get { refusesTouchesIn != nil }
    set { refusesTouchesIn = newValue ? [] : nil }
  }

  fileprivate var answersRequirement: Bool {
    get { requiresFailureOf != nil }
    set { requiresFailureOf = newValue ? [] : nil }
  }

  fileprivate var answersRequirementByOthers: Bool {
    get { isRequiredToFailBy != nil }
    set { isRequiredToFailBy = newValue ? [] : nil }
  }
}
