extension Scenario {
  /// The scenario as Swift source that makes it again, to be pasted into a test; only what differs
  /// from the defaults is said.
  ///
  /// Blocks stand in each other down to `SwiftSource.depth` levels; views below say where they
  /// are with `inside`, for compilers and readers soon have enough of blocks in blocks.
  public var swiftSource: String {
    var source = SwiftSource(SceneIndex(self))
    source.writeHead()
    source.writeScene()
    source.writeScript()
    return source.lines.joined(separator: "\n") + "\n"
  }
}

/// The source on its way, line by line.
struct SwiftSource {
  let index: SceneIndex
  var lines: [String] = []
  var scenario: Scenario { index.scenario }
  /// Whether recognizers and controllers can be said beside their views, without a change of order.
  let attachesRecognizers: Bool
  let attachesControllers: Bool

  /// Levels of blocks in blocks.
  static let depth = 12

  init(_ index: SceneIndex) {
    self.index = index
    let order = index.blockRoots.flatMap(index.block)
    let recognizers = order.flatMap { index.recognizers(of: $0) }
    attachesRecognizers = recognizers == Array(index.scenario.recognizers.indices)
    let controllers = order.compactMap { index.controller(of: $0) }
    attachesControllers = controllers == Array(index.scenario.controllers.indices)
  }

  mutating func writeHead() {
    let blocks: Set = ["views", "controllers", "recognizers", "script", "reactions"]
    let arguments = scenario.sourceProperties(except: blocks).map { "\($0.name): \($0.value)" }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    lines.append("let scenario = Scenario\(list) {")
  }

  mutating func writeScene() {
    for view in index.blockRoots { writeBlock(of: view) }
    if !attachesControllers {
      for controller in scenario.controllers { write(controller.elementSource, level: 1) }
    }
    if !attachesRecognizers {
      for recognizer in scenario.recognizers { write(recognizer.elementSource, level: 1) }
    }
  }

  private mutating func writeBlock(of view: Int) {
    let level = index.depths[view] % Self.depth + 1
    let head = scenario.views[view].sourceHead
    let inner = index.inBlock(of: view)
    if inner.isEmpty { return writeModifiers(of: view, behind: head, level: level) }
    write(head + " {", level: level)
    for view in inner { writeBlock(of: view) }
    writeModifiers(of: view, behind: "}", level: level)
  }

  private mutating func writeModifiers(of view: Int, behind head: String, level: Int) {
    let value = scenario.views[view]
    var modifiers = value.sourceModifiers
    if let parent = value.parent, index.depths[view] % Self.depth == 0 {
      modifiers.insert(".inside(\(parent.swiftLiteral))", at: 0)
    }
    if attachesControllers, let controller = index.controller(of: view) {
      modifiers.append(scenario.controllers[controller].modifierSource)
    }
    if attachesRecognizers {
      modifiers += index.recognizers(of: view).map { scenario.recognizers[$0].modifierSource }
    }
    let line = head + modifiers.joined()
    if line.count + 2 * level <= 100, head != "}" {
      write(line, level: level)
    } else {
      write(head, level: level)
      for modifier in modifiers { write(modifier, level: head == "}" ? level : level + 1) }
    }
  }

  mutating func writeScript() {
    guard !scenario.script.isEmpty || !scenario.reactions.isEmpty else {
      lines.append("}")
      return
    }
    lines.append("} script: {")
    for reaction in scenario.reactions { write(reaction.elementSource, level: 1) }
    var locations: [Int: Point] = [:]
    for (number, step) in scenario.script.enumerated() {
      if number > 0 {
        let before = scenario.script[number - 1]
        // A change and what is beside it are a millisecond apart without it.
        let areFingers = step.changes.isEmpty && before.changes.isEmpty
        let isBeside = !step.isEmpty && !before.isEmpty && !areFingers
        if step.at != before.at + 1 || !isBeside {
          write("After(\(step.at - before.at))", level: 1)
        }
      } else if step.at > 0 || (step.changes.isEmpty && step.touches.isEmpty) {
        write("At(\(step.at))", level: 1)
      }
      for change in step.changes { write("Change(\(change.source))", level: 1) }
      for touch in step.touches {
        write(touch.elementSource(last: locations[touch.finger]), level: 1)
        locations[touch.finger] = touch.location
      }
    }
    lines.append("}")
  }

  private mutating func write(_ text: String, level: Int) {
    lines.append(String(repeating: "  ", count: level) + text)
  }
}

extension SceneIndex {
  /// The views that stand in no other's block: windows, and those that are too deep.
  fileprivate var blockRoots: [Int] {
    scenario.views.indices.filter { depths[$0] % SwiftSource.depth == 0 }
  }

  /// The subviews that stand in a view's block.
  fileprivate func inBlock(of view: Int) -> [Int] {
    (depths[view] + 1) % SwiftSource.depth == 0 ? [] : Array(children(of: view))
  }

  /// A view and all that stands in its block, in the order in which the source names them.
  fileprivate func block(of view: Int) -> [Int] { [view] + inBlock(of: view).flatMap(block) }
}
