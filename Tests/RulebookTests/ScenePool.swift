import Generators
import Invariants
import PropertyTesting
import Stage
import Synchronization
import TouchScript

/// The scenes of the rules' tests: each is made up, played and prepared once, whichever rules are
/// judged by it. What a scene is depends on its number alone, and not on who asks first.
final class ScenePool: Sendable {
  /// The scenes of a seed.
  static func ofSeed(_ seed: UInt64) -> ScenePool {
    pools.withLock { pools in
      if let pool = pools[seed] { return pool }
      let pool = ScenePool(seed: seed)
      pools[seed] = pool
      return pool
    }
  }

  private static let pools = Mutex<[UInt64: ScenePool]>([:])

  private let random: Search<AnyGenerator<Scenario>>
  private let sketched: [String: Search<AnyGenerator<Scenario>>]
  private let scenes = Mutex<[Key: Scene]>([:])

  private struct Key: Hashable {
    /// The name of the sketch; nil: a random scene.
    let sketch: String?
    let number: Int
  }

  private init(seed: UInt64) {
    random = Search(Scenarios.generator, seed: seed)
    sketched = Dictionary(
      uniqueKeysWithValues: Sketch.all.map {
        ($0.name, Search(Scenarios.generator(of: $0), seed: seed))
      })
  }

  /// One of the scenes that a sketch makes.
  func scene(_ number: Int, of sketch: Sketch) -> Scene {
    scene(Key(sketch: sketch.name, number: number), sketched[sketch.name] ?? random)
  }

  /// One of the scenes in which anything may be.
  func randomScene(_ number: Int) -> Scene { scene(Key(sketch: nil, number: number), random) }

  private func scene(_ key: Key, _ search: Search<AnyGenerator<Scenario>>) -> Scene {
    if let known = scenes.withLock({ $0[key] }) { return known }
    let new = Scene(search.value(ofCase: key.number))
    return scenes.withLock { scenes in
      if let known = scenes[key] { return known }
      scenes[key] = new
      return new
    }
  }

  /// A scene, and what the in-repo engine makes of it.
  final class Scene: Sendable {
    let scenario: Scenario
    private let evidence: Mutex<Evidence>

    /// That the generators make valid scenes is tested with them.
    private static let engine = Stage().trusting

    init(_ scenario: Scenario) {
      self.scenario = scenario
      evidence = Mutex(Evidence(scenario, Self.engine.outcome(of: scenario).trace ?? Trace()))
    }

    /// What a rule says of it.
    func verdict(_ invariant: Invariant) -> Verdict {
      evidence.withLock { invariant.check($0) }
    }
  }
}
