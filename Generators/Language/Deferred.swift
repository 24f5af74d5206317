import PropertyTesting
import Synchronization

/// Another generator, made when it is first used: most scenarios have no changes and few links.
final class Deferred<Value: Sendable>: Generator {
  private let make: @Sendable () -> AnyGenerator<Value>
  private let made = Mutex<AnyGenerator<Value>?>(nil)

  init(_ make: @escaping @Sendable () -> AnyGenerator<Value>) {
    self.make = make
  }

  private var generator: AnyGenerator<Value> {
    made.withLock { made in
      if let made { return made }
      let new = make()
      made = new
      return new
    }
  }

  func draw(from source: inout Source) -> Value { generator.draw(from: &source) }

  func spell(_ value: Value, into spelling: inout Spelling) throws(Unspellable) {
    try generator.spell(value, into: &spelling)
  }
}

/// What a function makes of a key, kept so that it is made once: a proof draws the same few kinds of
/// scenes many thousand times. Since it depends on the key alone, nobody can see whether it was kept.
final class Kept<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// How much is kept; what comes later is made anew each time.
  private static var most: Int { 4_096 }

  private let make: @Sendable (Key) -> Value
  private let made = Mutex<[Key: Value]>([:])

  init(_ make: @escaping @Sendable (Key) -> Value) {
    self.make = make
  }

  subscript(key: Key) -> Value {
    if let known = made.withLock({ $0[key] }) { return known }
    let new = make(key)
    made.withLock { made in
      if made.count < Self.most { made[key] = new }
    }
    return new
  }
}
