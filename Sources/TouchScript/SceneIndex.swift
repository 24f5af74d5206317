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
  private let controllers: [Int?]
  private let names: NameTable
  private let recognizerNames: NameTable
  private let controllerNames: NameTable

  /// Makes the index of a valid scenario.
  public init(_ scenario: Scenario) {
    let views = scenario.views
    let names = NameTable(views.lazy.map(\.id), count: views.count)
    let tree = Tree(views)
    self.scenario = scenario
    self.names = names
    recognizerNames = NameTable(
      scenario.recognizers.lazy.map(\.id), count: scenario.recognizers.count)
    controllerNames = NameTable(
      scenario.controllers.lazy.map(\.id), count: scenario.controllers.count)
    parents = tree.parents
    depths = tree.depths
    children = Groups(tree.parents, groups: views.count)
    windows = views.indices.reversed().filter { tree.parents[$0] == nil }
      .sorted { (views[$0].level, $0) > (views[$1].level, $1) }
    recognizers = Groups(scenario.recognizers.map { names[$0.view] }, groups: views.count)
    var controllers: [Int?] = Array(repeating: nil, count: views.count)
    for (index, controller) in scenario.controllers.enumerated() {
      if let view = names[controller.view] { controllers[view] = index }
    }
    self.controllers = controllers
  }

  /// The index of the view called `id`.
  public func view(_ id: Scenario.ID) -> Int? { names[id] }

  /// The index of the recognizer called `id`.
  public func recognizer(_ id: Scenario.ID) -> Int? { recognizerNames[id] }

  /// The index of the controller called `id`.
  public func controller(_ id: Scenario.ID) -> Int? { controllerNames[id] }

  /// The subviews of a view, back to front.
  public func children(of view: Int) -> ArraySlice<Int> { children[view] }

  /// The recognizers of a view, in the order in which they were attached.
  public func recognizers(of view: Int) -> ArraySlice<Int> { recognizers[view] }

  /// The controller that manages a view, if any does.
  public func controller(of view: Int) -> Int? { controllers[view] }

  /// The way from a view to its window, both included.
  public func path(from view: Int) -> [Int] {
    var path: [Int] = []
    path.reserveCapacity(depths[view] + 1)
    var place: Int? = view
    while let index = place {
      path.append(index)
      place = parents[index]
    }
    return path
  }
}

/// The tree as parents and depths.
private struct Tree {
  var parents: [Int?] = []
  var depths: [Int] = []

  init(_ views: [Scenario.View]) {
    parents.reserveCapacity(views.count)
    depths.reserveCapacity(views.count)
    // Parents are found among the ancestors of the view before, so no name is looked up.
    var open: [Int] = []
    for (index, view) in views.enumerated() {
      while let last = open.last, views[last].id != view.parent { open.removeLast() }
      parents.append(open.last)
      depths.append(open.count)
      open.append(index)
    }
  }
}

/// Members sorted into groups, in the order of the members.
private struct Groups {
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

/// Indices by name: a plain list for few, where comparing beats hashing, else a dictionary.
private struct NameTable {
  private var list: [Scenario.ID] = []
  private var table: [Scenario.ID: Int] = [:]

  init(_ ids: some Sequence<Scenario.ID>, count: Int) {
    guard count > 16 else {
      list = Array(ids)
      return
    }
    table.reserveCapacity(count)
    for (index, id) in ids.enumerated() where table[id] == nil { table[id] = index }
  }

  subscript(id: Scenario.ID) -> Int? {
    list.isEmpty ? table[id] : list.firstIndex(of: id)
  }
}
