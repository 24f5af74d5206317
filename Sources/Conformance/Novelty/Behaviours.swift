import PropertyTesting
import TouchScript

/// What a scenario made an engine do, as a set of features that another scenario may show too.
///
/// A feature says that something happened, to what kind of object, in which state, and how it stood
/// to the touched view: a pan on an ancestor of the touched view began while a tap beside it was
/// still waiting. Names, places and times are left out, so that two scenes of one meaning have the
/// same features. They are read off the scenario and the trace alone, and so tell the same of any
/// engine.
///
/// A feature is 64 bits made of the words of the scenario language; it is the same in every process
/// and on every machine. Two features may have the same bits by chance, which costs a feature and
/// does no harm.
public struct Behaviours: Hashable, Sendable {
  /// The features, in ascending order, each once.
  public let features: [UInt64]

  /// Reads off what `trace` shows of `scenario`; whatever the trace says, it does no harm.
  public init(_ scenario: Scenario, _ trace: Trace) {
    let trace = trace.bound(to: scenario)
    var reader = BehaviourReader(scenario, trace)
    for event in trace.events { reader.read(event) }
    reader.finish()
    var features = reader.features
    features.sort()
    var last: UInt64?
    features.removeAll { feature in
      defer { last = feature }
      return feature == last
    }
    self.features = features
  }
}

/// Words as numbers that are the same in every process, unlike those of the standard library.
enum Word {
  /// The number of a word (FNV-1a).
  static func code(_ word: String) -> UInt64 {
    word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The number of a word that stands in the source.
  static func code(_ word: StaticString) -> UInt64 {
    word.withUTF8Buffer { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  /// The number of an enumeration's case.
  static func code(_ word: some RawRepresentable<String>) -> UInt64 { code(word.rawValue) }

  /// The number of an observation's word; 0 if it has none.
  static func code(_ word: Observation.Word?) -> UInt64 { word.map { code($0.text) } ?? 0 }

  /// One or two of something may differ in kind; three or more are many.
  static func few(_ count: Int) -> UInt64 { UInt64(clamping: min(count, 3)) }

  /// A number for yes or no.
  static func code(_ flag: Bool) -> UInt64 { flag ? 1 : 0 }

  /// The number of a sequence of numbers.
  static func code(
    _ one: UInt64, _ two: UInt64, _ three: UInt64 = 0, _ four: UInt64 = 0
  ) -> UInt64 {
    Random.mix(Random.mix(Random.mix(one, two), three), four)
  }
}
