import PropertyTesting
import TouchScript

/// The grammar of scenarios: which there are, and how each is spelled as choices.
///
/// A scene is spelled as people see it, views inside views, with what hangs on them; all else follows
/// from the schema. The tags are the units that the shrinker knows: all `x`, all `time`, all `isHidden`
/// can be lowered at once. A property that is as on a new part costs nothing: so a scene with more in it
/// is never the simpler one. Of numbers the plain ones come first, then those near them.
enum Language {
  /// How deep views nest below their window.
  static let depth = 48
  /// How many siblings, recognizers, touches and the like there may be in one list.
  static let most = 4096
  static let milliseconds = 0...Scenario.Limits.milliseconds

  /// All valid scenarios within the limits.
  static let scenario = AnyGenerator(SceneGenerator())
}

/// Draws scenes and spells them.
///
/// While it draws or spells, everything has the name of its place: `v3` is the third view, `r1` the first
/// recognizer. At the end they get the names of the scene, and what cannot be is left out.
private struct SceneGenerator: Generator {
  func draw(from source: inout Source) -> Scenario {
    var scene = DrawnScene()
    return scene.draw(from: &source)
  }

  func spell(_ value: Scenario, into spelling: inout Spelling) throws(Unspellable) {
    try SpelledScene(value).spell(into: &spelling)
  }
}

// MARK: - Parts

extension Language {
  static let scene = Walk(
    of: Scenario(), except: ["views", "controllers", "recognizers", "script"])
  static let window = Walk(
    of: Scenario.View(id: "", frame: .screen), except: ["id", "parent", "kind"])
  static let view = Walk(
    of: Scenario.View(id: "", frame: Rect(0, 0, 100, 100)), except: ["id", "parent"],
    renewed: { Scenario.View(id: $0.id, parent: $0.parent, kind: $0.kind) })
  static let controller = Walk(
    of: Scenario.Controller.blank, except: ["id", "view"])
  static let recognizer = Walk(
    of: Scenario.Recognizer.blank, except: ["id", "view"],
    renewed: { Scenario.Recognizer(id: $0.id, view: $0.view, kind: $0.kind) })

  /// A name of one's own; without one, things are named by their place.
  static let name = rare("name", of: Names.letters, atMost: 1)

  /// After how many other rounds something is listed, against the order of the views.
  static let round = rare(
    "round", of: integer("round", in: 1...Scenario.Limits.count), atMost: 1)

  /// Whether there is no window at all.
  static let absence = rare("windowless", of: constant(true), atMost: 1)
}

// MARK: - Drawing

/// A scene that is being drawn; names are those of places.
private struct DrawnScene {
  private var result = Scenario()
  private var names = Names()
  private var rounds: [Scenario.ID: Int] = [:]

  mutating func draw(from source: inout Source) -> Scenario {
    source.enter(.record, "scene")
    if Language.absence.draw(from: &source).isEmpty {
      drawList("windows", in: 1...Language.most, from: &source) { scene, source in
        scene.drawView(in: nil, depth: 0, isFirst: true, from: &source)
      }
    }
    Language.scene.draw(&result, from: &source)
    let fingers = FingerScript.fingers.draw(from: &source)
    result.script = FingerScript.changes.draw(from: &source)
    source.leave()
    takeNames()
    result.leaveOutImpossibleChanges()
    result.leaveOutRings()
    result.script = fingers.steps(with: result.script.filter { !$0.changes.isEmpty })
    return result
  }

  private mutating func drawView(
    in parent: Scenario.View?, depth: Int, isFirst: Bool, from source: inout Source
  ) {
    source.enter(.record, "view")
    defer { source.leave() }
    var view = Scenario.View(id: drawName("v", from: &source), parent: parent?.id, kind: .window)
    if let parent {
      view.kind = .view
      Language.view.draw(&view, from: &source)
      view.kind = view.kind.possible(in: parent.kind, isFirst: isFirst)
    } else {
      Language.window.draw(&view, from: &source)
    }
    if !view.kind.isControl { view.targets = [] }
    result.views.append(view)
    if parent != nil {
      drawList("controllers", in: 0...1, from: &source) { $0.drawController(of: view, from: &$1) }
    }
    drawList("recognizers", from: &source) { $0.drawRecognizer(of: view, from: &$1) }
    guard depth < Language.depth else { return }
    let count = result.views.count
    drawList("views", from: &source) { scene, source in
      let isFirst = scene.result.views.count == count
      scene.drawView(in: view, depth: depth + 1, isFirst: isFirst, from: &source)
    }
  }

  private mutating func drawController(of view: Scenario.View, from source: inout Source) {
    source.enter(.record, "controller")
    var controller = Scenario.Controller(id: drawName("c", from: &source), view: view.id)
    Language.controller.draw(&controller, from: &source)
    result.controllers.append(controller)
    source.leave()
  }

  private mutating func drawRecognizer(of view: Scenario.View, from source: inout Source) {
    source.enter(.record, "recognizer")
    var recognizer = Scenario.Recognizer(id: drawName("r", from: &source), view: view.id)
    Language.recognizer.draw(&recognizer, from: &source)
    let isOwnPan =
      view.kind.isScrollView
      && !result.recognizers.contains { $0.view == view.id && $0.kind == .scrollPan }
    if recognizer.kind == .scrollPan, !isOwnPan { recognizer.kind = .pan }
    result.recognizers.append(recognizer.possible)
    source.leave()
  }

  /// Draws what something is called, and when it is listed; answers its place.
  private mutating func drawName(_ kind: Character, from source: inout Source) -> Scenario.ID {
    let place = names.add(kind, Language.name.draw(from: &source).first)
    rounds[place] = Language.round.draw(from: &source).first
    return place
  }

  /// Draws the elements of a list, which is written where it has any, or must have some.
  private mutating func drawList(
    _ tag: Tag, in bounds: ClosedRange<Int> = 0...Language.most, from source: inout Source,
    _ draw: (inout Self, inout Source) -> Void
  ) {
    let count = source.enterList(tag, in: bounds, isRare: bounds.lowerBound == 0)
    if count == 0 { return }
    for _ in 0..<count {
      source.enter(.element, tag)
      draw(&self, &source)
      source.leave()
    }
    source.leave()
  }

  /// Lists everything in its round, and gives it its name.
  private mutating func takeNames() {
    result.controllers = inRounds(result.controllers)
    result.recognizers = inRounds(result.recognizers)
    let names = names.settled(hasDelegate: result.application.delegate != nil)
    result = result.mapped(Mapping(name: { names.name(of: $0) }))
  }

  /// What is listed, round by round.
  private func inRounds<Listed: Identifiable<Scenario.ID>>(_ listed: [Listed]) -> [Listed] {
    if rounds.isEmpty { return listed }
    let inOrder = listed.enumerated().sorted {
      (rounds[$0.element.id] ?? 0, $0.offset) < (rounds[$1.element.id] ?? 0, $1.offset)
    }
    return inOrder.map(\.element)
  }
}

// MARK: - Spelling

/// A valid scene under the names of places, and as people see it: what is in each view and on it.
private struct SpelledScene {
  private let scene: Scenario
  /// The names of those that are not called after their places.
  private var names: [Scenario.ID: Scenario.ID] = [:]
  private let subviews: [Scenario.ID?: [Scenario.View]]
  private let controllers: [Scenario.ID: [Scenario.Controller]]
  private let recognizers: [Scenario.ID: [Scenario.Recognizer]]
  private var rounds: [Scenario.ID: Int] = [:]

  init(_ scenario: Scenario) {
    let places = Names.places(of: scenario)
    scene = scenario.mapped(Mapping(name: { places[$0] }))
    subviews = Dictionary(grouping: scene.views, by: \.parent)
    controllers = Dictionary(grouping: scene.controllers, by: \.view)
    recognizers = Dictionary(grouping: scene.recognizers, by: \.view)
    for (name, place) in places where name != place { names[place] = name }
    takeRounds(scene.controllers.map(\.id))
    takeRounds(scene.recognizers.map(\.id))
  }

  /// A round ends where the next thing listed comes before the last in the order of views.
  private mutating func takeRounds(_ places: [Scenario.ID]) {
    var (round, last) = (0, 0)
    for place in places {
      let number = Int(place.dropFirst()) ?? 0
      if number < last { round += 1 }
      last = number
      if round > 0 { rounds[place] = round }
    }
  }

  func spell(into spelling: inout Spelling) throws(Unspellable) {
    spelling.enter(.record, "scene")
    let windows = subviews[nil] ?? []
    try Language.absence.spell(windows.isEmpty ? [true] : [], into: &spelling)
    try spellList("windows", windows, into: &spelling) { (window, spelling) throws(Unspellable) in
      try spell(window, depth: 0, into: &spelling)
    }
    try Language.scene.spell(scene, into: &spelling)
    try FingerScript.fingers.spell(FingerScript(scene.script), into: &spelling)
    try FingerScript.changes.spell(
      scene.script.flatMap { step in
        step.changes.map { Scenario.Step(at: step.at, changes: [$0]) }
      }, into: &spelling)
    spelling.leave()
  }

  private func spell(
    _ view: Scenario.View, depth: Int, into spelling: inout Spelling
  ) throws(Unspellable) {
    if depth > Language.depth { throw Unspellable("views", "there are more than \(depth) levels") }
    try spell("view", view, view.id, depth == 0 ? Language.window : Language.view, &spelling) {
      (spelling) throws(Unspellable) in
      try spellList("controllers", controllers[view.id] ?? [], into: &spelling) {
        (controller, spelling) throws(Unspellable) in
        try spell("controller", controller, controller.id, Language.controller, &spelling)
      }
      try spellList("recognizers", recognizers[view.id] ?? [], into: &spelling) {
        (recognizer, spelling) throws(Unspellable) in
        try spell("recognizer", recognizer, recognizer.id, Language.recognizer, &spelling)
      }
      try spellList("views", subviews[view.id] ?? [], into: &spelling) {
        (subview, spelling) throws(Unspellable) in
        try spell(subview, depth: depth + 1, into: &spelling)
      }
    }
  }

  /// Spells something that has a name, and what hangs on it.
  private func spell<Part>(
    _ noun: Tag, _ part: Part, _ place: Scenario.ID, _ walk: Walk<Part>,
    _ spelling: inout Spelling,
    _ spellRest: (inout Spelling) throws(Unspellable) -> Void = { (_) throws(Unspellable) in }
  ) throws(Unspellable) {
    spelling.enter(.record, noun)
    try Language.name.spell(names[place].map { [$0] } ?? [], into: &spelling)
    try Language.round.spell(rounds[place].map { [$0] } ?? [], into: &spelling)
    try walk.spell(part, into: &spelling)
    try spellRest(&spelling)
    spelling.leave()
  }

  /// Spells the elements of a list, where there are any.
  private func spellList<Element>(
    _ tag: Tag, _ elements: [Element], into spelling: inout Spelling,
    _ spell: (Element, inout Spelling) throws(Unspellable) -> Void
  ) throws(Unspellable) {
    if elements.isEmpty { return }
    guard elements.count <= Language.most else {
      throw Unspellable(tag, "a list of \(elements.count) is longer than \(Language.most)")
    }
    spelling.enter(.list, tag)
    for element in elements {
      spelling.enter(.element, tag)
      try spell(element, &spelling)
      spelling.leave()
    }
    spelling.leave()
  }
}
