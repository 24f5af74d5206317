import Testing
import TouchScript

@Suite("Validation")
struct ValidationTests {
  @Test("accepts scenarios in which everything is said, or nothing")
  func accepts() throws {
    try Scenario().validate()
    try Valid.views.validate()
    try Valid.kinds.validate()
  }

  @Test("refuses views that are not what they should be", arguments: views)
  func view(_ spoiling: Spoiling) { spoiling.check(in: Valid.views) }

  @Test("refuses kinds of views that are not what they should be", arguments: kinds)
  func kind(_ spoiling: Spoiling) { spoiling.check(in: Valid.kinds) }

  @Test("refuses trees that are none", arguments: trees)
  func tree(_ spoiling: Spoiling) { spoiling.check(in: Valid.views) }

  static let views: [Spoiling] = [
    .init("views[1].id: 'w' is already the id of views[0]") { $0.views[1].id = "w" },
    .init("controllers[0].id: 'a' is already the id of views[1]") { $0.controllers[0].id = "a" },
    .init("recognizers[1].id: 't' is already the id of recognizers[0]") {
      $0.recognizers[1].id = "t"
    },
    .init("views[2].id: empty") { $0.views[2].id = "" },
    .init("views[2].id: 'delegate' is reserved") { $0.views[2].id = "delegate" },
    .init("recognizers[0].id: 'scene' is reserved") { $0.recognizers[0].id = "scene" },
    .init("views[2].id: '_a' begins with _, as only an engine's own do") {
      $0.views[2].id = "_a"
    },
    .init("views[2].id: 'a\\u{a}b' has a control character in it") { $0.views[2].id = "a\nb" },
    .init("views[2].id: 'a\\u{2028}' has a control character in it") {
      $0.views[2].id = "a\u{2028}"
    },
    .init("views[2].id: 65 bytes long, and 64 are allowed") {
      $0.views[2].id = String(repeating: "x", count: 65)
    },
    .init("views[3].frame.width: not a finite number") { $0.views[3].frame.width = .nan },
    .init("views[3].frame.x: not a finite number") { $0.views[3].frame.x = -.infinity },
    .init("views[3].frame.y: 0.1 is not a multiple of 1/8") { $0.views[3].frame.y = 0.1 },
    .init("views[3].frame.height: negative (-1)") { $0.views[3].frame.height = -1 },
    .init("views[3].frame.x: 1000000.125 is beyond the 1000000 allowed") {
      $0.views[3].frame.x = 1_000_000.125
    },
    .init("views[3].frame.y: -1e+300 is beyond the 1000000 allowed") {
      $0.views[3].frame.y = -1e300
    },
    .init("views[3].boundsOrigin.y: 0.3 is not a multiple of 1/8") {
      $0.views[3].boundsOrigin.y = 0.3
    },
    .init("views[3].anchorPoint.x: not a finite number") { $0.views[3].anchorPoint.x = .nan },
    .init("views[3].transform.tx: not a finite number") { $0.views[3].transform.tx = .infinity },
    .init("views[3].transform: its determinant is 0, so it cannot be undone") {
      $0.views[3].transform = .scale(0, 1)
    },
    .init("views[3].alpha: 1.5 is not between 0 and 1") { $0.views[3].alpha = 1.5 },
    .init("views[3].alpha: -0.5 is not between 0 and 1") { $0.views[3].alpha = -0.5 },
    .init("views[3].alpha: nan is not between 0 and 1") { $0.views[3].alpha = .nan },
    .init("views[1].overrides.hitTest.returns: no view 'vc'") {
      $0.views[1].overrides.hitTest = .returns("vc")
    },
    .init("views[1].overrides.pointInside.grown: 0.1 is not a multiple of 1/8") {
      $0.views[1].overrides.pointInside = .grown(0.1)
    },
    .init("views[1].overrides.next: no responder 't'") { $0.views[1].overrides.next = "t" },
    .init("views[1].overrides.next: no responder 'delegate'") {
      $0.views[1].overrides.next = "delegate"
    },
    .init("views[1].overrides.actions[1]: empty") { $0.views[1].overrides.actions = ["go", ""] },
    .init("orderSeed: -1 is less than 0") { $0.orderSeed = -1 },
  ]

  static let kinds: [Spoiling] = [
    .init("views[4].parent: 'cell' is no tableView, and only those hold a tableCell") {
      $0.views[4].kind = .tableCell
    },
    .init("views[3].parent: 'table' is no tableCell, and only those hold a cellContent") {
      $0.views[3].parent = "table"
    },
    .init("views[4]: 'badge' is a content view, and not the first view of its cell") {
      $0.views[4].kind = .cellContent
    },
    .init("views[4]: 'content' is a content view, and not the first view of its cell") {
      $0.views.swapAt(3, 4)
    },
    .init("views[1].items: 0 is not between 1 and 64") { $0.views[1].items = 0 },
    .init("views[1].items: 65 is not between 1 and 64") { $0.views[1].items = 65 },
    .init("views[1].scrolling.contentSize.width: negative (-1)") {
      $0.views[1].scrolling.contentSize.width = -1
    },
    .init("views[1].scrolling.contentSize.height: 0.1 is not a multiple of 1/8") {
      $0.views[1].scrolling.contentSize.height = 0.1
    },
    .init("views[1].overrides.refuses[1]: empty") { $0.views[1].overrides.refuses = ["a", ""] },
    .init("controllers[0].refuses[0]: empty") { $0.controllers[0].refuses = [""] },
    .init("controllers[1].presentedBy: no controller 'sheet'") {
      $0.controllers[1].presentedBy = "sheet"
    },
    .init("controllers[1].presentedBy: no controller 'x'") { $0.controllers[1].presentedBy = "x" },
    .init("views[1].targets: 'table' is a tableView, and only controls have any") {
      $0.views[1].targets = [.init(.firstResponder, "go")]
    },
    .init("reactions: 1000001 of them, and 1000000 are allowed") {
      $0.reactions = Array(repeating: $0.reactions[0], count: 1_000_001)
    },
  ]

  static let trees: [Spoiling] = [
    .init("views[1].parent: missing, and only windows have none") { $0.views[1].parent = nil },
    .init("views[0].parent: 'w' is a window, which has none") { $0.views[0].parent = "a" },
    .init("views[2].parent: no view 'x'") { $0.views[2].parent = "x" },
    .init("views[2].parent: no view 'vc'") { $0.views[2].parent = "vc" },
    .init("views[2].parent: 'a1' is its own ancestor (a1 → a1)") { $0.views[2].parent = "a1" },
    .init("views[1].parent: 'a' is its own ancestor (a → a2 → a)") { $0.views[1].parent = "a2" },
    .init(
      "views[4]: 'b' does not stand right behind its parent 'a1' or the parent's other subviews "
        + "(pre-order)"
    ) { $0.views[4].parent = "a1" },
    .init(
      "views[1]: 'a1' does not stand right behind its parent 'a' or the parent's other subviews "
        + "(pre-order)"
    ) { $0.views.swapAt(1, 2) },
  ]
}
