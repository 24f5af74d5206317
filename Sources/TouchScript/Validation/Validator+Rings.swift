extension Validator {
  /// Refuses overridden `next`s that lead the chain of responders back to where it was: a touch
  /// passed on along it would never arrive. Every place that a change may give a view counts.
  func checkChain() throws(ScenarioError) {
    guard scenario.views.contains(where: { $0.overrides.next != nil }) else { return }
    let homes = homes()
    let presenters = presenters()
    // Only views override `next`, so a chain that comes back comes back to a view. A controller
    // leads to the superview of its view, or to its presenter, and so on up. Thus controllers are
    // nodes behind the views.
    let count = scenario.views.count
    var links = scenario.views.indices.map { view -> [Int] in
      if let next = scenario.views[view].overrides.next { return node(of: next).map { [$0] } ?? [] }
      return homes[view]
    }
    for (index, controller) in scenario.controllers.enumerated() {
      var above = presenters[index].map { count + $0 }
      if case .view(let view) = names[controller.view] { above += homes[view] }
      links.append(above)
    }
    guard let ring = Self.ring(links) else { return }
    let views = ring.filter { $0 < count }
    let first = views.first { scenario.views[$0].overrides.next != nil } ?? views.first ?? 0
    throw ScenarioError(
      place: "views[\(first)].overrides.next",
      problem: "the chain of responders comes back to where it was "
        + "(\(describe(views.map { scenario.views[$0].id })))")
  }

  /// Refuses subviews that a change may put into themselves, whatever was changed before.
  func checkHomes() throws(ScenarioError) {
    guard let moves = firstMoves(), let ring = Self.ring(homes()) else { return }
    let moved = ring.first { moves[$0] != nil } ?? ring[0]
    throw ScenarioError(
      place: moves[moved] ?? "views",
      problem: "\(scenario.views[moved].id.quoted) could become its own ancestor "
        + "(\(describe(ring.map { scenario.views[$0].id })))")
  }

  /// Refuses controllers that present themselves, in a roundabout way or not.
  func checkPresenters() throws(ScenarioError) {
    guard let ring = Self.ring(presenters()) else { return }
    throw ScenarioError(
      place: "controllers[\(ring[0])].presentedBy",
      problem: "\(scenario.controllers[ring[0]].id.quoted) is presented by itself "
        + "(\(describe(ring.map { scenario.controllers[$0].id })))")
  }

  /// Refuses recognizers that wait for their own failure, in a roundabout way or not.
  func checkFailureRequirements() throws(ScenarioError) {
    guard scenario.recognizers.contains(where: { !$0.requiresFailureOf.isEmpty }) else { return }
    let links = scenario.recognizers.map { recognizer in
      recognizer.requiresFailureOf.compactMap { id -> Int? in
        guard case .recognizer(let index) = names[id] else { return nil }
        return index
      }
    }
    guard let ring = Self.ring(links) else { return }
    throw ScenarioError(
      place: "recognizers[\(ring[0])].requiresFailureOf",
      problem: "\(scenario.recognizers[ring[0]].id.quoted) waits for its own failure "
        + "(\(describe(ring.map { scenario.recognizers[$0].id })))")
  }

  // MARK: links

  /// All changes, with their places.
  private func forEachChange(_ body: (Scenario.Change, () -> String) -> Void) {
    for index in scenario.script.indices where !scenario.script[index].changes.isEmpty {
      for (number, change) in scenario.script[index].changes.enumerated() {
        body(change) { "script[\(index)].changes[\(number)]" }
      }
    }
    for index in scenario.reactions.indices {
      for (number, change) in scenario.reactions[index].changes.enumerated() {
        body(change) { "reactions[\(index)].changes[\(number)]" }
      }
    }
  }

  /// The superviews that each view has at first or may get.
  private func homes() -> [[Int]] {
    var homes = scenario.views.map { view -> [Int] in
      guard let parent = view.parent, case .view(let index) = names[parent] else { return [] }
      return [index]
    }
    forEachChange { change, _ in
      guard case .addSubview(let id, let superview) = change, case .view(let view) = names[id],
        case .view(let home) = names[superview]
      else { return }
      homes[view].append(home)
    }
    return homes
  }

  /// Where each view is first put into another; nil where no view ever is.
  private func firstMoves() -> [Int: String]? {
    var moves: [Int: String] = [:]
    forEachChange { change, place in
      guard case .addSubview(let id, _) = change, case .view(let view) = names[id] else { return }
      if moves[view] == nil { moves[view] = place() + ".addSubview" }
    }
    return moves.isEmpty ? nil : moves
  }

  /// The controllers that each controller is presented by at first or may be.
  private func presenters() -> [[Int]] {
    var presenters = scenario.controllers.map { controller -> [Int] in
      guard let id = controller.presentedBy, case .controller(let index) = names[id] else {
        return []
      }
      return [index]
    }
    forEachChange { change, _ in
      guard case .present(let id, let other) = change, case .controller(let index) = names[id],
        case .controller(let presenter) = names[other]
      else { return }
      presenters[index].append(presenter)
    }
    return presenters
  }

  /// The place of a responder among the views, and the controllers behind them.
  private func node(of responder: Scenario.ID) -> Int? {
    switch names[responder] {
    case .view(let index): index
    case .controller(let index): scenario.views.count + index
    case .recognizer, nil: nil
    }
  }

  // MARK: rings

  private static func ring(_ links: [[Int]]) -> [Int]? {
    ring(of: links.count) { node, number in
      number < links[node].count ? links[node][number] : nil
    }
  }

  /// The first ring among `count` nodes, in the order in which it is walked; nil where there is
  /// none. Of each node's links, `links` answers the one of a number; nil: there are no more.
  static func ring(of count: Int, links: (_ node: Int, _ number: Int) -> Int?) -> [Int]? {
    /// How many links of each node were followed; nil: the node was not come by.
    var followed: [Int?] = Array(repeating: nil, count: count)
    var isOnWay = Array(repeating: false, count: count)
    for start in 0..<count where followed[start] == nil {
      var way = [start]
      followed[start] = 0
      isOnWay[start] = true
      while let node = way.last {
        let number = followed[node] ?? 0
        guard let target = links(node, number) else {
          isOnWay[node] = false
          way.removeLast()
          continue
        }
        followed[node] = number + 1
        if isOnWay[target] { return Array(way.drop { $0 != target }) }
        guard followed[target] == nil else { continue }
        followed[target] = 0
        isOnWay[target] = true
        way.append(target)
      }
    }
    return nil
  }

  /// The names around a ring, back to the first; a long one is cut in the middle.
  func describe(_ ring: [Scenario.ID]) -> String {
    var names = ring.prefix(6).map { $0.onOneLine(limit: 24) }
    if ring.count > 6 { names.append("… \(ring.count - 6) more …") }
    names += ring.prefix(1).map { $0.onOneLine(limit: 24) }
    return names.joined(separator: " → ")
  }
}
