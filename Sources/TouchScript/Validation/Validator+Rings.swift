extension Validator {
  /// Refuses scenarios in which something leads back to itself, whatever was changed before: subviews,
  /// controllers that present others, recognizers that wait for others, and the chain of responders.
  func checkRings() throws(ScenarioError) {
    let (views, controllers, recognizers) = (
      scenario.views, scenario.controllers, scenario.recognizers
    )
    let homes = links(from: views.map { $0.parent.map { [$0] } ?? [] }) {
      if case .addSubview(let view, let superview) = $0 { (view, superview) } else { nil }
    }
    if let ring = Self.ring(homes) {
      let moved = firstMove(of: ring)
      throw ScenarioError(
        place: moved.place,
        problem: "\(views[moved.view].id.quoted) could become its own ancestor "
          + "(\(describe(ring.map { views[$0].id })))")
    }
    let presenters = links(from: controllers.map { $0.presentedBy.map { [$0] } ?? [] }) {
      if case .present(let controller, let presenter) = $0 { (controller, presenter) } else { nil }
    }
    if let ring = Self.ring(presenters) {
      throw ScenarioError(
        place: "controllers[\(ring[0])].presentedBy",
        problem: "\(controllers[ring[0]].id.quoted) is presented by itself "
          + "(\(describe(ring.map { controllers[$0].id })))")
    }
    if let ring = Self.ring(links(from: recognizers.map(\.requiresFailureOf))) {
      throw ScenarioError(
        place: "recognizers[\(ring[0])].requiresFailureOf",
        problem: "\(recognizers[ring[0]].id.quoted) waits for its own failure "
          + "(\(describe(ring.map { recognizers[$0].id })))")
    }
    guard views.contains(where: { $0.overrides.next != nil }) else { return }
    // Only views override `next`, so a chain that comes back comes back to a view. A controller
    // leads to the superview of its view, or to its presenter, and so on up. Thus controllers are
    // nodes behind the views.
    var chain = views.indices.map { view -> [Int] in
      guard let next = views[view].overrides.next else { return homes[view] }
      switch names[next] {
      case .view(let index): return [index]
      case .controller(let index): return [views.count + index]
      case .recognizer, nil: return []
      }
    }
    for (index, controller) in controllers.enumerated() {
      chain.append(presenters[index].map { views.count + $0 })
      if case .view(let view) = names[controller.view] { chain[views.count + index] += homes[view] }
    }
    guard let ring = Self.ring(chain)?.filter({ $0 < views.count }) else { return }
    let first = ring.first { views[$0].overrides.next != nil } ?? ring.first ?? 0
    throw ScenarioError(
      place: "views[\(first)].overrides.next",
      problem: "the chain of responders comes back to where it was "
        + "(\(describe(ring.map { views[$0].id })))")
  }

  // MARK: links

  /// Where the parts of one sort lead, by their places: to those that they name at first, and to those
  /// that changes may make them lead to.
  private func links(
    from first: [[Scenario.ID]],
    _ link: (Scenario.Change) -> (from: Scenario.ID, to: Scenario.ID)? = { _ in nil }
  ) -> [[Int]] {
    var links = first.map { $0.compactMap { names[$0]?.index } }
    for change in scenario.allChanges {
      guard let (from, to) = link(change), let start = names[from]?.index, links.indices ~= start,
        let end = names[to]?.index
      else { continue }
      links[start].append(end)
    }
    return links
  }

  /// The view of a ring that is put into another, and where in the file that is first done.
  private func firstMove(of ring: [Int]) -> (view: Int, place: String) {
    let lists =
      scenario.script.enumerated().map { ("script[\($0.offset)]", $0.element.changes) }
      + scenario.reactions.enumerated().map { ("reactions[\($0.offset)]", $0.element.changes) }
    for view in ring {
      for (place, changes) in lists {
        for (number, change) in changes.enumerated() {
          guard case .addSubview(scenario.views[view].id, _) = change else { continue }
          return (view, "\(place).changes[\(number)].addSubview")
        }
      }
    }
    return (ring[0], "views")
  }

  // MARK: rings

  /// The first ring among nodes with links to others, in the order in which it is walked; nil: there is
  /// none.
  static func ring(_ links: [[Int]]) -> [Int]? {
    /// How many links of each node were followed; nil: the node was not come by.
    var followed: [Int?] = Array(repeating: nil, count: links.count)
    var isOnWay = Array(repeating: false, count: links.count)
    for start in links.indices where followed[start] == nil {
      var way = [start]
      followed[start] = 0
      isOnWay[start] = true
      while let node = way.last {
        let number = followed[node] ?? 0
        guard number < links[node].count else {
          isOnWay[node] = false
          way.removeLast()
          continue
        }
        let target = links[node][number]
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

extension Scenario {
  /// All changes of the script, then those made in callbacks.
  var allChanges: some Sequence<Change> {
    (script.map(\.changes) + reactions.map(\.changes)).joined()
  }
}
