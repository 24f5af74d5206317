import TouchScript

/// The scene as the script goes on, from moment to moment.
struct SceneHistory {
  private(set) var moments: [SceneMoment]
  /// The moment that each delivery finds; empty where there is only the one.
  private(set) var momentOfDelivery: [Int] = []
  /// The views that the app took out of their places in the tree, in order.
  private(set) var removals: [Removal] = []
  /// What the app did to recognizers while the script went on, in order.
  private(set) var recognizerChanges: [RecognizerChange] = []
  private var scene: SceneState
  private var order: PaintersOrder
  private var isSure = true
  /// Whether the script is changing the scene, and not everything is made.
  private var isChanging = false
  /// When the app last changed the scene inside a callback.
  private var lastReaction: Int?

  init(_ script: Script, _ cues: [Chronicle.Cue]) {
    scene = script.scene.state
    order = script.order
    moments = [SceneMoment(start: 0, begins: 0, scene: script.scene, order: order, isSure: true)]
    for cue in cues { follow(cue) }
  }

  private mutating func follow(_ cue: Chronicle.Cue) {
    switch cue {
    case .script(let changes, let date):
      isChanging = make(changes, date)
      if isChanging { begin(at: date.start, date.at, isSure: false) }
    case .reaction(let changes, let date, let isScroll):
      react(with: changes, date, isScroll: isScroll)
    case .over(let event, let time):
      if isChanging { begin(at: event, time, isSure: true) }
      isChanging = false
    case .delivery: momentOfDelivery.append(moments.count - 1)
    }
  }

  /// Lets the app react; during changes of the script nobody can say in which order everything was
  /// made.
  private mutating func react(
    with changes: [Scenario.Change], _ date: Chronicle.Date, isScroll: Bool
  ) {
    guard make(changes, date) else {
      // What does nothing after the script's changes may have done something between them.
      if isChanging, changes.contains(where: \.needsAPlace) { isSure = false }
      return
    }
    // During changes of which another callback came, nobody can say what was made first.
    let isNested = lastReaction == date.at
    if !isScroll { lastReaction = date.at }
    if isChanging || isNested && !isScroll { isSure = false }
    begin(at: date.start, date.at, isSure: true)
  }

  /// Makes changes.
  ///
  /// - Returns: Whether they did anything to the scene.
  private mutating func make(_ changes: [Scenario.Change], _ date: Chronicle.Date) -> Bool {
    var didSomething = false
    for change in changes {
      let before = scene
      guard scene.make(change, at: date.at) else {
        noteIdle(change, date)
        continue
      }
      didSomething = true
      order.make(change, in: scene)
      // Callbacks may come between one change and the next.
      if changes.count > 1, scene.subviewLists != nil {
        begin(at: date.start, date.at, isSure: false)
      }
      note(change, before, date)
    }
    return didSomething
  }

  /// Begins a moment with the scene as it is now.
  private mutating func begin(at event: Int, _ time: Int, isSure: Bool) {
    moments.append(
      SceneMoment(
        start: event, begins: time, scene: Scene(scene), order: order, isSure: isSure && self.isSure
      ))
  }

  /// Notes what changes nothing in the scene.
  private mutating func noteIdle(_ change: Scenario.Change, _ date: Chronicle.Date) {
    guard case .addRecognizer(let id, _) = change else { return }
    let number = scene.names.recognizer(id)
    if scene.recognizers.indices.contains(number) {
      recognizerChanges.append(
        RecognizerChange(date, recognizer: number, kind: .reattached))
    }
  }

  private mutating func note(
    _ change: Scenario.Change, _ before: SceneState, _ date: Chronicle.Date
  ) {
    switch change {
    case .removeFromSuperview(let id), .addSubview(let id, _):
      let view = scene.names.responder(id)
      if before.parents[view] == scene.parents[view] { return }
      removals.append(
        Removal(
          start: date.start, at: date.at,
          views: scene.views.indices.filter { before.isView($0, in: view) }))
      for (number, place) in scene.recognizerViews.enumerated()
      where before.isView(place, in: view) {
        recognizerChanges.append(
          RecognizerChange(date, recognizer: number, kind: .viewRemoved))
      }
    case .setRecognizerEnabled(let id, let flag):
      recognizerChanges.append(
        RecognizerChange(
          date, recognizer: scene.names.recognizer(id),
          kind: flag ? .enabled : .disabled))
    case .setScrollEnabled(let id, let flag):
      recognizerChanges += scene.scrollPans(of: scene.names.responder(id)).map {
        RecognizerChange(date, recognizer: $0, kind: flag ? .enabled : .disabled)
      }
    case .removeRecognizer(let id), .addRecognizer(let id, _):
      let number = scene.names.recognizer(id)
      if before.isView(before.recognizerViews[number]) {
        recognizerChanges.append(
          RecognizerChange(date, recognizer: number, kind: .detached))
      }
      if scene.isView(scene.recognizerViews[number]) {
        recognizerChanges.append(
          RecognizerChange(date, recognizer: number, kind: .attached))
      }
    default: break
    }
  }
}

extension Scenario.Change {
  /// Whether what it does depends on where something is in the tree, or is attached.
  fileprivate var needsAPlace: Bool {
    if case .animate = self { return true }
    return !Ingredients.of(self)
      .isDisjoint(with: [.treeChanges, .recognizerChanges, .presentation])
  }
}
