import Generators
import PropertyTesting

/// What libFuzzer calls to change an input: most changes are made to the scene's choices and not to
/// bytes, for most bytes that are changed at random spell what the casting would never try.
///
/// A quarter of the inputs are scenes made up afresh, which is also how a corpus begins that has
/// none; half are mutants of their choices; of the rest one byte is changed.
///
/// `data` has room for `capacity` bytes, of which `count` are the input. Gives how many bytes the new
/// input has; it depends on the input and `seed` alone.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
  var random = Random(seed: UInt64(seed))
  let input = Array(UnsafeBufferPointer(start: data, count: count))
  var output = changed(input, &random)
  if output.isEmpty || output.count > capacity { output = input.changingByte(&random) }
  output = Array(output.prefix(capacity))
  _ = UnsafeMutableBufferPointer(start: data, count: capacity).update(fromContentsOf: output)
  return output.count
}

/// The input with its scene changed; empty if that cannot be said in bytes.
private func changed(_ input: [UInt8], _ random: inout Random) -> [UInt8] {
  let generator = Scenarios.generator
  let way = random.below(4)
  if way == 0 || input.count < 2 {
    return (try? generator.bytes(of: generator.value(seed: random.next()))) ?? []
  }
  guard way < 3, let tree = try? generator.tree(of: generator.value(ofBytes: input)),
    let mate = try? generator.tree(of: generator.value(seed: random.next()))
  else { return [] }
  let mutant = Mutator().mutant(of: tree, mate: mate, &random)
  return (try? generator.bytes(of: generator.value(of: mutant))) ?? []
}

extension [UInt8] {
  fileprivate func changingByte(_ random: inout Random) -> [UInt8] {
    guard !isEmpty else { return [UInt8(truncatingIfNeeded: random.next())] }
    var bytes = self
    bytes[random.integer(in: 0...count - 1)] = UInt8(truncatingIfNeeded: random.next())
    return bytes
  }
}
