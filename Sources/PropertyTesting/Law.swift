/// A value for which a generator breaks its law.
public struct RoundTripFailure<Value: Sendable>: Sendable {
  /// The case that drew it.
  public let index: Int
  /// What was drawn.
  public let value: Value
  /// What drawing its spelling gave instead, unless it could not be spelled.
  public let redrawn: Value?
  /// Why it could not be spelled, unless it could.
  public let unspellable: Unspellable?
}

extension Generator where Value: Equatable {
  /// The first case in which the law `draw(spell(value)) == value` does not hold.
  public func firstRoundTripFailure(seed: UInt64, cases: Range<Int>) -> RoundTripFailure<Value>? {
    firstRoundTripFailure(seed: seed, cases: cases, by: ==)
  }
}

extension Generator {
  /// The first case in which the law does not hold, for values compared in one's own way.
  public func firstRoundTripFailure(
    seed: UInt64, cases: Range<Int>, by areEqual: (Value, Value) -> Bool
  ) -> RoundTripFailure<Value>? {
    let search = Search(self, seed: seed)
    for index in cases {
      let value = search.value(ofCase: index)
      do throws(Unspellable) {
        let redrawn = self.value(of: try tree(of: value))
        guard areEqual(redrawn, value) else {
          return RoundTripFailure(index: index, value: value, redrawn: redrawn, unspellable: nil)
        }
      } catch {
        return RoundTripFailure(index: index, value: value, redrawn: nil, unspellable: error)
      }
    }
    return nil
  }
}
