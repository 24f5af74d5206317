/// Who is where in a valid scenario: indices for names, and the ways through the tree.
///
/// Made once for a scenario, in a single pass over its parts; all answers are array look-ups.
/// Indices are those of `scenario.views`, `scenario.recognizers` and `scenario.controllers`. Of a
/// scenario that is not valid the answers mean nothing, but asking does no harm.
public struct SceneIndex: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// The superview of each view; nil for windows.
  public let parents: [Int?]
  /// How far each view is below its window; 0 for windows.
  public let depths: [Int]
  /// The windows in the order in which they are asked: the highest level first, and within a level
  /// the one shown last. Source: rulebook HT-36.
  public let windows: [Int]

  private let children: Groups
  private let recognizers: Groups
  private let controllers: Groups
  private let names: JSONTable

  /// Makes the index of a valid scenario.
  public init(_ scenario: Scenario) {
    let views = scenario.views
    let names = JSONTable(views.map(\.id))
    var parents: [Int?] = []
    var depths: [Int] = []
    for (index, view) in views.enumerated() {
      // In a valid scenario a parent stands before its subviews.
      let parent = view.parent.flatMap { names[$0] }.flatMap { $0 < index ? $0 : nil }
      parents.append(parent)
      depths.append(parent.map { depths[$0] + 1 } ?? 0)
    }
    self.scenario = scenario
    self.names = names
    self.parents = parents
    self.depths = depths
    windows = views.indices.filter { views[$0].parent == nil }
      .sorted { (views[$0].level, $0) > (views[$1].level, $1) }
    children = Groups(parents, groups: views.count)
    recognizers = Groups(
      scenario.recognizers.map { names[$0.view] }, groups: views.count)
    controllers = Groups(
      scenario.controllers.map { names[$0.view] }, groups: views.count)
  }

  /// The index of the view called `id`.
  public func view(_ id: Scenario.ID) -> Int? { names[id] }

  /// The subviews of a view, back to front.
  public func children(of view: Int) -> ArraySlice<Int> { children[view] }

  /// The recognizers of a view, in the order in which they were attached.
  public func recognizers(of view: Int) -> ArraySlice<Int> { recognizers[view] }

  /// The controller that manages a view, if any does.
  public func controller(of view: Int) -> Int? { controllers[view].last }

  /// The way from a view to its window, both included.
  public func path(from view: Int) -> [Int] { Array(sequence(first: view) { parents[$0] }) }
}

/// Members sorted into groups, in the order of the members.
struct Groups: Sendable {
  private var starts: [Int]
  private var members: [Int]

  /// Puts each member into the group that is given for it; those with none are left out.
  init(_ groupOfMember: [Int?], groups count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    for case let group? in groupOfMember { starts[group + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    members = Array(repeating: 0, count: starts[count])
    var ends = starts
    for case (let member, let group?) in groupOfMember.enumerated() {
      members[ends[group]] = member
      ends[group] += 1
    }
  }

  subscript(group: Int) -> ArraySlice<Int> { members[starts[group]..<starts[group + 1]] }
}
