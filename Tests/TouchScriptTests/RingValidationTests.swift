import Testing
import TouchScript

@Suite("Validation of what could go round in circles")
struct RingValidationTests {
  @Test("refuses it", arguments: rings)
  func ring(_ spoiling: Spoiling) {
    spoiling.check(in: Valid.kinds)
    var scenario = Valid.kinds
    spoiling.spoil(&scenario)
    #expect(scenario.mayLeadBack)
  }

  static let rings: [Spoiling] = [
    .init(
      "recognizers[0].requiresFailureOf: 'pan' waits for its own failure (pan → pan)"
    ) { $0.recognizers[0].requiresFailureOf = ["pan"] },
    .init(
      "recognizers[0].requiresFailureOf: 'pan' waits for its own failure (pan → press → pan)"
    ) {
      $0.recognizers[0].requiresFailureOf = ["press"]
      $0.recognizers[1].requiresFailureOf = ["pan"]
    },
    .init("controllers[0].presentedBy: 'vc' is presented by itself (vc → vc)") {
      $0.controllers[0].presentedBy = "vc"
    },
    .init("controllers[0].presentedBy: 'vc' is presented by itself (vc → svc → vc)") {
      $0.script[0].changes = [.present("vc", by: "svc")]
    },
    .init(
      "script[1].changes[0].addSubview: 'scroll' could become its own ancestor "
        + "(scroll → s → scroll)"
    ) { $0.script.append(.init(at: 1, changes: [.addSubview("scroll", to: "s")])) },
    .init(
      "reactions[0].changes[0].addSubview: 'sheet' could become its own ancestor (sheet → sheet)"
    ) { $0.reactions[0].changes = [.addSubview("sheet", to: "sheet")] },
    .init(
      "script[0].changes[0].addSubview: 'scroll' could become its own ancestor "
        + "(scroll → sheet → scroll)"
    ) {
      $0.script[0].changes = [.addSubview("scroll", to: "sheet")]
      $0.reactions[0].changes = [.addSubview("sheet", to: "scroll")]
    },
    .init(
      "views[5].overrides.next: 'scroll' comes back in its own chain of responders "
        + "(scroll → s → scroll)"
    ) { $0.views[5].overrides.next = "s" },
    .init(
      "views[5].overrides.next: 'scroll' comes back in its own chain of responders "
        + "(scroll → sheet → scroll)"
    ) {
      $0.views[5].overrides.next = "sheet"
      $0.script[0].changes = [.addSubview("sheet", to: "scroll")]
    },
    .init(
      "views[0].overrides.next: 'w' comes back in its own chain of responders (w → w)"
    ) { $0.views[0].overrides.next = "svc" },
  ]

  @Test("accepts detours that come to an end")
  func detours() throws {
    var scenario = Valid.kinds
    let changes: [Scenario.Change] = [
      .addSubview("s", to: "sheet"), .addSubview("s", to: "scroll"),
      .addSubview("cell", to: "table"),
      .addSubview("badge", to: "content"), .present("svc", by: "vc"),
    ]
    scenario.script = changes.enumerated().map { .init(at: $0, changes: [$1]) }
    scenario.recognizers[0].requiresFailureOf = ["press", "press"]
    scenario.views[6].overrides.next = "svc"
    try scenario.validate()
    #expect(!scenario.mayLeadBack)
  }

  @Test("follows 20,000 requirements without recursion")
  func scale() throws {
    let count = 20_000
    var scenario = Scenario(views: [.init(id: "w", kind: .window)])
    scenario.recognizers = (0..<count).map { number in
      .init(id: "t\(number)", view: "w").with {
        $0.requiresFailureOf = number == 0 ? [] : ["t\(number - 1)", "t0"]
      }
    }
    scenario.recognizers[1].requiresFailureOf = ["t0"]
    try scenario.validate()
    scenario.recognizers[0].requiresFailureOf = ["t\(count - 1)"]
    #expect(
      message { try scenario.validate() }
        == "recognizers[0].requiresFailureOf: 't0' waits for its own failure "
        + "(t0 → t19999 → t19998 → t19997 → t19996 → t19995 → … 19994 more … → t0)")
  }
}
