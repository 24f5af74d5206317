import Conformance
import Foundation
import Generators
import PropertyTesting
import Stage
import TouchScript

/// What libFuzzer calls for every input: the bytes are choices, as `touchstone replay --bytes` reads
/// them, and the scene that they spell is played on the in-repo engine and judged by every rule.
///
/// An input that breaks a rule is reported on standard error and ends the process with a trap, which is how
/// libFuzzer and those who run it (OSS-Fuzz, ClusterFuzz) learn of it; they keep the input as
/// `crash-…`. The variable `TOUCHSTONE_FAULT` names a wrong engine to be judged instead.
///
/// Always gives 0, which means that the input may be kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let scenario = Scenarios.generator.value(ofBytes: bytes)
  let judgement = Judgement(scenario, on: engine)
  guard !judgement.broken.isEmpty else { return 0 }
  var report = judgement.text()
  if let tree = try? Scenarios.generator.tree(of: scenario) {
    report += "\n\n  Replay\n    touchstone replay \(Token.encode(tree))"
  }
  complain(report)
  abort()
}

/// What libFuzzer calls to change an input; see `mutated`. It stands in this file, for of an archive
/// only what is needed is linked, and nobody needs this function but for finding more.
///
/// `data` has room for `capacity` bytes, of which `count` are the input. Gives how many bytes the new
/// input has; it depends on the input and `seed` alone.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(
  _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
  var random = Random(seed: UInt64(seed))
  let mutant = Array(UnsafeBufferPointer(start: data, count: count))
    .mutated(upTo: capacity, &random)
  _ = UnsafeMutableBufferPointer(start: data, count: capacity).update(fromContentsOf: mutant)
  return mutant.count
}

/// The engine that is judged, which stays the same for the whole run.
private let engine: any TouchSystem = {
  guard let name = ProcessInfo.processInfo.environment["TOUCHSTONE_FAULT"], !name.isEmpty else {
    return Stage()
  }
  do throws(WrongEngine.UnknownName) { return try WrongEngine(named: name) } catch {
    complain("TOUCHSTONE_FAULT: \(error.description)")
    // Without the words that the fuzzer has for a target that ends.
    _exit(2)
  }
}()

private func complain(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
}
