extension Validator {
  /// Refuses scenarios in which something leads back to itself, whatever was changed before: subviews,
  /// controllers that present others, recognizers that wait for others, and the chain of responders.
  func checkRings() throws(ScenarioError) {
    let nowhere: [[Int]] = Array(repeating: [], count: names.names.count)
    var (above, presenters, awaited) = (nowhere, nowhere, nowhere)
    for view in scenario.views { link(view.id, to: view.parent, in: &above) }
    for controller in scenario.controllers {
      link(controller.id, to: controller.presentedBy, in: &presenters)
    }
    for recognizer in scenario.recognizers {
      for other in recognizer.requiresFailureOf { link(recognizer.id, to: other, in: &awaited) }
    }
    for change in scenario.allChanges {
      switch change {
      case .addSubview(let view, let superview): link(view, to: superview, in: &above)
      case .present(let controller, let presenter): link(controller, to: presenter, in: &presenters)
      default: break
      }
    }
    if let ring = Self.ring(above) {
      guard let (view, place) = firstMove(of: ring) else {
        throw refusal(of: ring, from: ring[0], at: "parent", "is its own ancestor")
      }
      throw refusal(of: ring, from: view, place: place, "could become its own ancestor")
    }
    if let ring = Self.ring(presenters) {
      throw refusal(of: ring, from: ring[0], at: "presentedBy", "is presented by itself")
    }
    if let ring = Self.ring(awaited) {
      throw refusal(of: ring, from: ring[0], at: "requiresFailureOf", "waits for its own failure")
    }
    let views = scenario.views
    guard views.contains(where: { $0.overrides.next != nil }) else { return }
    // Only views override `next`, so a chain that comes back comes back to a view. A controller leads to
    // its presenter, to the superview of its view, and so on up.
    var chain = presenters
    for (index, view) in views.enumerated() {
      guard let next = view.overrides.next else {
        chain[index] = above[index]
        continue
      }
      link(view.id, to: next, in: &chain)
    }
    for (index, controller) in scenario.controllers.enumerated() {
      guard case .view(let view) = self[controller.view] else { continue }
      chain[views.count + index] += above[view]
    }
    guard let ring = Self.ring(chain)?.filter({ $0 < views.count }) else { return }
    let first = ring.first { views[$0].overrides.next != nil } ?? 0
    throw refusal(
      of: ring, from: first, at: "overrides.next", "comes back in its own chain of responders")
  }

  /// Adds a link between what bears two names, if there are both.
  private func link(_ start: Scenario.ID, to end: Scenario.ID?, in links: inout [[Int]]) {
    guard let end, let from = names[start], let to = names[end] else { return }
    links[from].append(to)
  }

  /// Which view of a ring is put into another first, and where in the file.
  private func firstMove(of ring: [Int]) -> (view: Int, place: String)? {
    for (list, index, number, change) in changes {
      guard case .addSubview(let id, _) = change, let view = names[id],
        ring.contains(view)
      else { continue }
      return (view, "\(list)[\(index)].changes[\(number)].addSubview")
    }
    return nil
  }

  /// All changes of the script, then those made in callbacks, with their places.
  private var changes: [(list: String, index: Int, number: Int, change: Scenario.Change)] {
    let lists = [
      ("script", scenario.script.map(\.changes)), ("reactions", scenario.reactions.map(\.changes)),
    ]
    return lists.flatMap { list, parts in
      parts.enumerated().flatMap { index, changes in
        changes.enumerated().map { (list, index, $0, $1) }
      }
    }
  }

  private func refusal(
    of ring: [Int], from first: Int, at property: String = "", place: String? = nil,
    _ problem: String
  ) -> ScenarioError {
    // A long ring is cut in the middle.
    var around = ring.prefix(6).map { names.names[$0].onOneLine(limit: 24) }
    if ring.count > 6 { around.append("… \(ring.count - 6) more …") }
    around += around.prefix(1)
    return ScenarioError(
      place: place ?? "\(self.place(of: first)).\(property)",
      problem: "\(names.names[first].quoted) \(problem) (\(around.joined(separator: " → ")))")
  }

  /// The first ring of parts, where each leads to some others, in the order in which it is walked; nil:
  /// there is none.
  private static func ring(_ links: [[Int]]) -> [Int]? {
    // What leads to nothing but what stands before it does not come back.
    if links.indices.allSatisfy({ part in links[part].allSatisfy { $0 < part } }) { return nil }
    /// How many links of each part were followed, and one more where all were.
    var followed = Array(repeating: 0, count: links.count)
    var isOnWay = Array(repeating: false, count: links.count)
    for start in links.indices where followed[start] == 0 {
      var way = [start]
      while let part = way.last {
        let number = followed[part]
        followed[part] += 1
        isOnWay[part] = number < links[part].count
        guard isOnWay[part] else {
          way.removeLast()
          continue
        }
        let target = links[part][number]
        if isOnWay[target] { return Array(way.drop { $0 != target }) }
        if followed[target] == 0 { way.append(target) }
      }
    }
    return nil
  }
}
