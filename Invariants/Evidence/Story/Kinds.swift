import TouchScript

extension Observation {
  /// Some kinds of observations.
  struct Kinds: Bits {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ kinds: [Kind]) {
      self = kinds.reduce(into: []) { $0.formUnion(Kinds($1)) }
    }

    init(_ kind: Kind) { rawValue = 1 << UInt64(kind.rawValue) }
  }
}
