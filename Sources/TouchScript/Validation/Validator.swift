/// One check of a scenario, by all that its schema says of its values and by `checkMeaning` of its
/// parts. The order of its views aside: those are brought into order where they are read.
final class Validator {
  let scenario: Scenario
  /// The names of the views, the controllers and the recognizers, one list after the other.
  let names: JSONTable

  /// Refuses what is wrong with `scenario`, its order aside.
  static func check(_ scenario: Scenario) throws(ScenarioError) {
    let validator = Validator(scenario)
    try validator.checkOwnNames()
    try scenario.check(Meaning(), validator) { "" }
    try validator.checkRings()
  }

  init(_ scenario: Scenario) {
    self.scenario = scenario
    names = JSONTable(
      scenario.views.map(\.id) + scenario.controllers.map(\.id) + scenario.recognizers.map(\.id))
  }

  /// Refuses the scenario if something is wrong with it.
  func refuse(
    _ isWrong: Bool, at place: @autoclosure () -> String, _ problem: @autoclosure () -> String
  ) throws(ScenarioError) {
    if isWrong { throw ScenarioError(place: place(), problem: problem()) }
  }

  // MARK: Parts

  /// What bears a name, by its place in a list.
  enum Part {
    case view(Int), controller(Int), recognizer(Int)
  }

  /// What bears a name; nil: nothing does.
  subscript(name: Scenario.ID) -> Part? { names[name].map { self[$0] } }

  /// What stands at a place in `names`.
  private subscript(number: Int) -> Part {
    let controller = number - scenario.views.count
    let recognizer = controller - scenario.controllers.count
    if controller < 0 { return .view(number) }
    return recognizer < 0 ? .controller(controller) : .recognizer(recognizer)
  }

  /// Where in the file the part is that stands at a place in `names`.
  func place(of number: Int) -> String {
    switch self[number] {
    case .view(let index): "views[\(index)]"
    case .controller(let index): "controllers[\(index)]"
    case .recognizer(let index): "recognizers[\(index)]"
    }
  }

  /// The kind of the view called `id`; nil: no view is.
  func kind(of id: Scenario.ID?) -> Scenario.View.Kind? {
    guard let id, case .view(let index) = self[id] else { return nil }
    return scenario.views[index].kind
  }

  // MARK: Names

  private func checkOwnNames() throws(ScenarioError) {
    for (number, id) in names.names.enumerated() {
      var place: String { self.place(of: number) + ".id" }
      try checkName(id, at: place)
      try refuse(Scenario.Reserved.all.contains(id), at: place, "\(id.quoted) is reserved")
      let prefix = Trace.Names.privatePrefix
      try refuse(
        id.hasPrefix(prefix), at: place,
        "\(id.quoted) begins with \(prefix), as only an engine's own do")
      if let first = names[id], first != number {
        let earlier = self.place(of: first)
        throw ScenarioError(
          place: place, problem: "\(id.quoted) is already the id of \(earlier)")
      }
    }
  }

  func checkName(_ name: String, at place: @autoclosure () -> String) throws(ScenarioError) {
    let count = name.utf8.count
    try refuse(count == 0, at: place(), "empty")
    try refuse(
      count > Scenario.Limits.nameBytes, at: place(),
      "\(count) bytes long, and \(Scenario.Limits.nameBytes) are allowed")
    if name.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return }
    try refuse(
      name.unicodeScalars.contains(where: \.breaksLines), at: place(),
      "\(name.quoted) has a control character in it")
  }

  /// Refuses names of what is not there, or is of another kind.
  func check(
    _ id: Scenario.ID, names reference: Reference, at place: () -> String
  ) throws(ScenarioError) {
    switch (reference, self[id]) {
    case (.controller, .controller), (.recognizer, .recognizer), (.responder, .controller): return
    case (.controller, _), (.recognizer, _): break
    case (_, .view(let index)):
      let kind = scenario.views[index].kind
      guard let complaint = reference.complaint(about: kind) else { return }
      throw ScenarioError(
        place: place(), problem: "\(id.quoted) is a \(kind.rawValue), and \(complaint)")
    case (.responder, nil):
      if id == Scenario.Reserved.application { return }
      if id == Scenario.Reserved.delegate, scenario.application.delegate != nil { return }
    default: break
    }
    throw ScenarioError(place: place(), problem: "no \(reference.noun) \(id.quoted)")
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

  /// Why no view of a kind may be named; nil: one may.
  fileprivate func complaint(about kind: Scenario.View.Kind) -> String? {
    switch self {
    case .subview(let lack): kind == .window ? lack : nil
    case .window(let ability): kind == .window ? nil : "only windows can \(ability)"
    case .control(let ability): kind.isControl ? nil : "only controls can \(ability)"
    case .scrollView(let ability): kind.isScrollView ? nil : "only scroll views can \(ability)"
    case .view, .controller, .recognizer, .responder: nil
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
