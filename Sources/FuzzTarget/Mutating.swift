import Generators
import PropertyTesting

extension [UInt8] {
  /// Other bytes, made of these: most changes are made to the scene's choices and not to bytes, for
  /// most bytes that are changed at random spell what the casting would never try.
  ///
  /// A quarter are scenes made up afresh, which is also how a corpus begins that has none; half are
  /// mutants of the choices; in the rest one byte is changed.
  func mutated(upTo capacity: Int, _ random: inout Random) -> [UInt8] {
    var mutant = changingScene(&random)
    if mutant.isEmpty || mutant.count > capacity { mutant = changingByte(&random) }
    return Array(mutant.prefix(capacity))
  }

  /// The bytes of another scene; none if it cannot be said in bytes.
  private func changingScene(_ random: inout Random) -> [UInt8] {
    let generator = Scenarios.generator
    let way = random.below(4)
    let fresh = generator.value(seed: random.next())
    if way == 0 || count < 2 { return (try? generator.bytes(of: fresh)) ?? [] }
    guard way < 3, let tree = try? generator.tree(of: generator.value(ofBytes: self)),
      let mate = try? generator.tree(of: fresh)
    else { return [] }
    let mutant = Mutator().mutant(of: tree, mate: mate, &random)
    return (try? generator.bytes(of: generator.value(of: mutant))) ?? []
  }

  private func changingByte(_ random: inout Random) -> [UInt8] {
    guard !isEmpty else { return [UInt8(truncatingIfNeeded: random.next())] }
    var bytes = self
    bytes[random.integer(in: 0...count - 1)] = UInt8(truncatingIfNeeded: random.next())
    return bytes
  }
}
