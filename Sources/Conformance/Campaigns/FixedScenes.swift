import Generators
import Invariants
import PropertyTesting
import TouchScript

/// The scenes of a check: the same ones every time, whatever the seed.
///
/// Each rule has as many of its own, drawn from the sketches that aim at it by turns. Which ones they are
/// depends on that rule alone, and not on what else is checked. Behind them come random scenes, which tell
/// of what no sketch has thought of. All of them are judged by all that is checked.
struct FixedScenes: Sendable {
  /// How many scenes each rule has of its own.
  static let scenesPerRule = 40
  /// How many random scenes come behind at most: as many as the rules have of their own, if those are fewer.
  static let mostRandomScenes = 2_000

  private let aimed: [Aimed]
  /// A search for each sketch, and one for all scenes as the last.
  private let searches: [Search<AnyGenerator<Scenario>>]

  private struct Aimed {
    /// The search of its sketch.
    let search: Int
    /// The case of that search.
    let number: Int
  }

  init(for ids: [Rule.ID], within features: Scenario.Features) {
    let sketches = Sketch.all
    aimed = ids.flatMap { id -> [Aimed] in
      let aiming = sketches.indices.filter {
        sketches[$0].aims.contains(id)
          && (features == .all || sketches[$0].isPossible(within: features))
      }
      if aiming.isEmpty { return [] }
      return (0..<Self.scenesPerRule).map { turn in
        let search = aiming[turn % aiming.count]
        let aims = sketches[search].aims
        // The rules at which a sketch aims take turns in its scenes, so none is played twice.
        let place = aims.firstIndex(of: id) ?? 0
        return Aimed(search: search, number: turn / aiming.count * aims.count + place)
      }
    }
    count = aimed.count + min(Self.mostRandomScenes, Self.scenesPerRule * max(1, ids.count))
    searches =
      sketches.map { Search(Scenarios.generator(of: $0, within: features), seed: 0) }
      + [Search(Scenarios.generator(of: .default, within: features), seed: 0)]
  }

  /// How many there are.
  let count: Int

  /// The scene of a case; those behind the last begin again.
  subscript(index: Int) -> Scenario {
    let index = index % count
    guard aimed.indices.contains(index) else {
      return searches[searches.count - 1].value(ofCase: index - aimed.count)
    }
    return searches[aimed[index].search].value(ofCase: aimed[index].number)
  }
}

extension Campaign {
  /// The campaign that plays the fixed scenes of what it judges, instead of searching.
  public func checking() -> Campaign {
    let scenes = FixedScenes(for: invariants.map(\.id), within: features)
    var campaign = self
    campaign.fixed = scenes
    campaign.cases = scenes.count
    campaign.seed = 0
    campaign.demandsExercise = true
    return campaign
  }
}
