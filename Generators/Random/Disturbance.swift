import PropertyTesting
import TouchScript

extension Scenario {
  /// The scene with some things otherwise that have nothing to do with what it was made for: odd
  /// properties, other ends of gestures, the same fingers once more, changes at any moment.
  ///
  /// It is valid if the scene is. A scene of a template shows its rules in the clearest way; what no
  /// template thought of shows in scenes that are disturbed.
  public func disturbed(seed: UInt64) -> Scenario {
    var random = Random(seed: seed)
    for _ in 0..<8 {
      var disturbance = Disturbance(of: self, seed: random.next())
      disturbance.disturb()
      if let scene = disturbance.validScene { return scene }
    }
    return self
  }
}

/// Makes things in a scene otherwise, at random.
struct Disturbance {
  var samples: Samples
  private var scene: Scenario
  private let oddities: [Oddity]
  private let changes: [Form<Scenario.Change>]

  init(of scene: Scenario, seed: UInt64) {
    samples = Samples(random: Random(seed: seed), scene: scene)
    self.scene = scene
    oddities = samples.some(of: Oddity.all)
    changes = samples.some(of: Scenario.Change.forms)
    samples.favourites = favourites()
  }

  /// Some properties, and what fingers do, or what happens at the same time; or everything at once.
  mutating func disturb(densely isDense: Bool = false) {
    applyOddities(isDense ? samples.random.integer(in: 0...16) : samples.pick([0, 0, 1, 1, 2]))
    for _ in 0..<samples.pick(isDense ? [0, 0, 1, 2] : [0, 0, 1]) { twist() }
    if samples.oneIn(isDense ? 4 : 3) { repeatScript() }
    for _ in 0..<samples.pick(isDense ? [0, 0, 1, 1, 2, 3] : [0, 1]) {
      change(samples.random.integer(in: 1...3))
    }
    if samples.oneIn(5) { react() }
  }

  /// The scene without what cannot be; nil: it is none all the same.
  var validScene: Scenario? {
    var scene = scene
    scene.recognizers = scene.recognizers.map(\.possible)
    scene.leaveOutImpossibleChanges()
    scene.leaveOutRings()
    return (try? scene.validate()) == nil ? nil : scene
  }

  /// A touched view, those above it, and their recognizers.
  private mutating func favourites() -> Set<Scenario.ID> {
    let index = SceneIndex(scene)
    guard let touch = samples.random.pick(scene.script.flatMap(\.touches)),
      let touched = scene.views.indices.last(where: { view in
        scene.views[view].bounds.contains(index.point(touch.location, in: view))
      })
    else { return [] }
    let path = Set(index.path(from: touched).map { scene.views[$0].id })
    return path.union(scene.recognizers.filter { path.contains($0.view) }.map(\.id))
  }

  private mutating func applyOddities(_ count: Int) {
    for _ in 0..<count { samples.pick(oddities).apply(&scene, &samples) }
  }

  // MARK: Changes

  /// Some changes at any moment: before what fingers do, just after it, or between.
  private mutating func change(_ count: Int) {
    guard !scene.script.isEmpty else { return }
    var time = samples.pick(scene.script).at + samples.pick([0, 1, 5, 30])
    var some = (0..<count).compactMap { _ in samples.pick(changes).sample(&samples) }
    if let first = some.first, let (beginning, end) = scene.whole(of: first), !samples.oneIn(3) {
      some[0] = beginning
      some.append(end)
    }
    for change in some {
      enable(change)
      scene.script.append(Scenario.Step(at: time, changes: [change]))
      time += samples.pick([0, 1, 10, 500])
    }
    scene.script = scene.script.withOneCauseAMoment
  }

  /// What is to be first responder mostly can be it, and often takes the actions that have no target.
  private mutating func enable(_ change: Scenario.Change) {
    guard case .becomeFirstResponder(let id) = change, !samples.oneIn(3),
      let view = scene.views.firstIndex(where: { $0.id == id })
    else { return }
    scene.views[view].overrides.canBecomeFirstResponder = true
    if samples.oneIn(2) { scene.views[view].overrides.actions = ["act", "go"] }
  }

  /// A change in a callback.
  private mutating func react() {
    guard let trigger = samples.pick(Scenario.Reaction.Trigger.forms).sample(&samples),
      let change = samples.pick(changes).sample(&samples)
    else { return }
    enable(change)
    scene.reactions.append(Scenario.Reaction(on: trigger, changes: [change]))
  }

  // MARK: Fingers

  /// The same fingers again, soon or after a second or two, and perhaps the same changes: what was left over
  /// from the first time shows.
  private mutating func repeatScript() {
    guard let first = scene.script.first?.at, let last = scene.script.last?.at else { return }
    let later = last - first + samples.pick([350, 1_000, 1_500, 2_000])
    let changesAgain = samples.oneIn(2)
    scene.script += scene.script.map { step in
      Scenario.Step(
        at: step.at + later, changes: changesAgain ? step.changes : [], touches: step.touches)
    }
  }

  /// One finger does something else than it was to.
  private mutating func twist() {
    var fingers = FingerScript(scene.script)
    guard let place = samples.random.pick(Array(fingers.paths.indices)) else { return }
    let far = Point(samples.pick([0, 120, -160, 250]), samples.pick([0, 120, -160, 250]))
    switch samples.random.below(8) {
    case 0, 1: fingers.paths[place].lift?.way = far
    case 2: fingers.paths[place].lift = nil
    case 3: fingers.paths[place].time += samples.pick([5, 40, 400])
    case 4: fingers.paths[place].lift?.wait += samples.pick([400, 1_000, 3_000])
    case 5:
      let ways = fingers.paths[place].moves.map(\.way)
      let (x, y) = (ways.map(\.x).reduce(0, +), ways.map(\.y).reduce(0, +))
      let rounds = [Point(-x, -y), Point(x, y), Point(-x, -y)].prefix(samples.pick([1, 1, 2, 3]))
      fingers.paths[place].moves += rounds.map { FingerPath.Sample(wait: 20, way: $0) }
    case 6 where fingers.paths.count > 1: fingers.paths.remove(at: place)
    default: fingers.paths.append(companion(of: fingers.paths[place]))
    }
    scene.script = fingers.steps(with: scene.script.filter { !$0.changes.isEmpty })
  }

  /// A finger too many, near another.
  private mutating func companion(of path: FingerPath) -> FingerPath {
    var other = path
    other.finger += 1
    other.time += samples.pick([0, 10, 60, 200])
    other.location = Point(path.location.x + samples.pick([-48, 0, 48]), path.location.y + 40)
    if samples.oneIn(2) { other.moves = [] }
    other.lift = other.lift ?? FingerPath.Sample(wait: samples.pick([20, 100, 600]))
    return other
  }
}

extension Scenario {
  /// What a change is a part of: how it begins, and what ends it or undoes it; nil: nothing does.
  fileprivate func whole(of change: Change) -> (beginning: Change, end: Change)? {
    switch change {
    case .motion(let phase): (.motion(.began), .motion(phase == .began ? .ended : phase))
    case .press(let phase): (.press(.began), .press(phase == .began ? .ended : phase))
    case .showHomeScreen: (change, .showApplication)
    case .beginIgnoringInteractionEvents: (change, .endIgnoringInteractionEvents)
    case .becomeFirstResponder(let id): (change, .resignFirstResponder(id))
    case .present(let id, _): (change, .dismiss(id))
    case .removeFromSuperview(let id):
      views.first { $0.id == id }?.parent.map { (change, .addSubview(id, to: $0)) }
    case .removeRecognizer(let id):
      recognizers.first { $0.id == id }.map { (change, .addRecognizer(id, to: $0.view)) }
    default: nil
    }
  }
}
