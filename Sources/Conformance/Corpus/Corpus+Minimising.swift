import Invariants
import PropertyTesting
import TouchScript

extension Corpus {
  /// What minimising came to.
  public struct Minimised: Sendable {
    /// How many cases there were.
    public var before = 0
    /// How many are left.
    public var after = 0
    /// How many behaviours they show, before as after.
    public var behaviours = 0
    /// Says which files could not be read; nil if all could be.
    public var complaint: String?

    /// The figures, in one line.
    public var text: String {
      let left = after == before ? "" : ", \(after) left"
      return "\(before.of("case"))\(left), \(behaviours.of("behaviour"))"
    }
  }

  /// Says what there is, and changes nothing.
  public func survey(on system: any TouchSystem) -> Minimised {
    let contents = contents()
    let sets = contents.entries.map { features(of: $0, on: system) ?? [] }
    return Minimised(
      before: sets.count, after: sets.count, behaviours: Set(sets.joined()).count,
      complaint: contents.complaint)
  }

  /// The behaviours that a case shows; nil if the engine does not play it.
  private func features(of entry: Entry, on system: any TouchSystem) -> [UInt64]? {
    system.outcome(of: entry.scenario).trace.map { Behaviours(entry.scenario, $0).features }
  }

  /// Takes out the cases that can be spared: those left show every behaviour on `system` that all
  /// of them showed, and none of them can be spared. Light ones are preferred.
  ///
  /// Cases that another run keeps meanwhile stay.
  public func minimise(on system: any TouchSystem) throws(CorpusError) -> Minimised {
    let contents = contents()
    let shown = contents.entries.map { features(of: $0, on: system) }
    let sets = shown.map { $0 ?? [] }
    // What the engine does not play shows nothing of whether it can be spared.
    let unplayed = shown.indices.filter { shown[$0] == nil }
    let kept = Set(Cover.indices(of: sets, weights: contents.entries.map(\.length)) + unplayed)
    for (index, entry) in contents.entries.enumerated() where !kept.contains(index) {
      try remove(entry)
    }
    return Minimised(
      before: contents.entries.count, after: kept.count, behaviours: Set(sets.joined()).count,
      complaint: contents.complaint)
  }
}
