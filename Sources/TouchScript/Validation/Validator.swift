/// One check of a scenario: everything but the order of its views.
struct Validator {
  let scenario: Scenario
  /// What every name stands for, which also keeps names unique.
  var names: [Scenario.ID: Bearer] = [:]

  /// What bears a name.
  enum Bearer {
    case view(Int)
    case controller(Int)
    case recognizer(Int)

    /// Where it is in the scenario.
    /// Which of its sort it is.
    var index: Int {
      switch self {
      case .view(let index), .controller(let index), .recognizer(let index): index
      }
    }

    var place: String {
      switch self {
      case .view(let index): "views[\(index)]"
      case .controller(let index): "controllers[\(index)]"
      case .recognizer(let index): "recognizers[\(index)]"
      }
    }
  }

  /// Refuses what is wrong with `scenario`, its order aside.
  static func check(_ scenario: Scenario) throws(ScenarioError) {
    var validator = Validator(scenario: scenario)
    try validator.checkCounts()
    try validator.takeNames()
    try validator.checkTree()
    try validator.checkTables()
    try validator.checkRecognizers()
    try validator.checkProperties()
    try validator.checkViews()
    try validator.checkControllers()
    try validator.checkScript()
    try validator.checkReactions()
    try validator.checkRings()
  }

  /// Whether there may be a cycle in `scenario`. It checks nothing else.
  static func findsRing(in scenario: Scenario) -> Bool {
    var validator = Validator(scenario: scenario)
    do throws(ScenarioError) {
      try validator.takeNames()
      try validator.checkRings()
      return false
    } catch {
      return true
    }
  }

  private func checkCounts() throws(ScenarioError) {
    let counts = [
      ("views", scenario.views.count), ("controllers", scenario.controllers.count),
      ("recognizers", scenario.recognizers.count), ("script", scenario.script.count),
      ("reactions", scenario.reactions.count),
    ]
    for (place, count) in counts where count > Scenario.Limits.count {
      throw ScenarioError(
        place: place, problem: "\(count) of them, and \(Scenario.Limits.count) are allowed")
    }
    if scenario.orderSeed < 0 {
      throw ScenarioError(place: "orderSeed", problem: "negative (\(scenario.orderSeed))")
    }
  }

  /// Refuses all that the schema refuses: names of what is not there, and values out of bounds.
  private func checkProperties() throws(ScenarioError) {
    for property in Scenario.schema.checked { try property.check(scenario, self) { "" } }
  }

  // MARK: names

  private mutating func takeNames() throws(ScenarioError) {
    names.reserveCapacity(
      scenario.views.count + scenario.controllers.count + scenario.recognizers.count)
    for (index, view) in scenario.views.enumerated() { try take(view.id, for: .view(index)) }
    for (index, controller) in scenario.controllers.enumerated() {
      try take(controller.id, for: .controller(index))
    }
    for (index, recognizer) in scenario.recognizers.enumerated() {
      try take(recognizer.id, for: .recognizer(index))
    }
  }

  private mutating func take(_ id: Scenario.ID, for bearer: Bearer) throws(ScenarioError) {
    try checkName(id, at: bearer.place + ".id")
    if Scenario.Reserved.all.contains(id) {
      throw ScenarioError(place: bearer.place + ".id", problem: "\(id.quoted) is reserved")
    }
    if id.hasPrefix(Trace.Names.privatePrefix) {
      throw ScenarioError(
        place: bearer.place + ".id",
        problem: "\(id.quoted) begins with \(Trace.Names.privatePrefix), as only an engine's own do"
      )
    }
    if let earlier = names.updateValue(bearer, forKey: id) {
      throw ScenarioError(
        place: bearer.place + ".id",
        problem: "\(id.quoted) is already the id of \(earlier.place)")
    }
  }

  func checkName(_ name: String, at place: @autoclosure () -> String) throws(ScenarioError) {
    if name.isEmpty { throw ScenarioError(place: place(), problem: "empty") }
    if name.utf8.count > Scenario.Limits.nameBytes {
      let allowed = Scenario.Limits.nameBytes
      throw ScenarioError(
        place: place(), problem: "\(name.utf8.count) bytes long, and \(allowed) are allowed")
    }
    if name.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return }
    if name.unicodeScalars.contains(where: \.breaksLines) {
      throw ScenarioError(place: place(), problem: "\(name.quoted) has a control character in it")
    }
  }

  // MARK: references

  /// Refuses names of what is not there, or is of another kind.
  func check(
    _ id: Scenario.ID, names reference: Reference, at place: () -> String
  ) throws(ScenarioError) {
    let found = names[id]
    switch (reference, found) {
    case (.controller, .controller), (.recognizer, .recognizer), (.responder, .controller): return
    case (.view, .view), (.responder, .view): return
    case (.subview(let lack), .view(let index)):
      guard scenario.views[index].kind == .window else { return }
      throw ScenarioError(place: place(), problem: "\(id.quoted) is a window, and \(lack)")
    case (.control(let ability), .view(let index)):
      if scenario.views[index].kind.isControl { return }
      throw incapable(index, "controls can \(ability)", at: place())
    case (.scrollView(let ability), .view(let index)):
      if scenario.views[index].kind.isScrollView { return }
      throw incapable(index, "scroll views can \(ability)", at: place())
    case (.window(let ability), .view(let index)):
      if scenario.views[index].kind == .window { return }
      throw incapable(index, "windows can \(ability)", at: place())
    case (.responder, nil)
    where id == Scenario.Reserved.application
      || id == Scenario.Reserved.delegate && scenario.application.delegate != nil:
      return
    default:
      throw ScenarioError(place: place(), problem: "no \(reference.noun) \(id.quoted)")
    }
  }

  private func incapable(_ view: Int, _ who: String, at place: String) -> ScenarioError {
    let view = scenario.views[view]
    return ScenarioError(
      place: place, problem: "\(view.id.quoted) is a \(view.kind.rawValue), and only \(who)")
  }

}

extension Reference {
  /// What it must name, in errors.
  var noun: String {
    switch self {
    case .view, .subview, .window, .control, .scrollView: "view"
    case .controller: "controller"
    case .recognizer: "recognizer"
    case .responder: "responder"
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has no place in a name: it is a control character or ends a line.
  package var breaksLines: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
