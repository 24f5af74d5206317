import Invariants
import TouchScript

extension Campaign {
  /// What became of the failures that were remembered.
  public struct Recollection: Sendable {
    /// Those that are still there.
    public var standing: [Memory.Failure] = []
    /// The rules that hold now.
    public var mended: [Rule.ID] = []
    /// Whether the engine still crashes or hangs where it did; nil: nothing of the kind was remembered.
    public var stillFails: Bool?
    /// Whether something that is mended could not be removed, so that the next run tries it again.
    public var cannotForget = false

    /// Says in a sentence or two what became of them; nil if nothing was remembered.
    public var sentence: String? {
      let broken = standing.compactMap(\.rule)
      let parts = [
        broken.isEmpty ? nil : "still broken as remembered: \(broken.joined(separator: ", "))",
        mended.isEmpty ? nil : "mended since: \(mended.joined(separator: ", "))",
        stillFails.map {
          "the engine \($0 ? "still fails" : "no longer fails") where it crashed or hung in an earlier run"
        },
      ].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
  }

  /// Tries what an earlier run found, before anything else: forgets what is mended, and adds the
  /// rest to the `given` scenarios. Where `shouldStop` says so, what is left is neither tried nor forgotten.
  ///
  /// - Throws: Where the memory cannot be read.
  public mutating func recall(
    _ memory: Memory, shouldStop: () -> Bool = { false }
  ) throws -> Recollection {
    var recollection = Recollection()
    for failure in try memory.failures() {
      let rule = failure.rule
      guard let scenario = failure.scenario, rule.map(ids.contains) ?? true else { continue }
      if shouldStop() { break }
      let isThere =
        rule.map { test(of: $0)?(played(scenario)) == true }
        ?? (system.outcome(of: played(scenario)).failure != nil)
      // An interrupted play says nothing.
      if shouldStop() { break }
      if rule == nil { recollection.stillFails = isThere }
      if isThere {
        recollection.standing.append(failure)
        given.append(Given(scenario, origin: "an earlier run"))
        continue
      }
      recollection.mended += [rule].compactMap(\.self)
      do { try memory.forget(rule) } catch { recollection.cannotForget = true }
    }
    return recollection
  }
}
