extension Rulebook {
  /// Rules GC-27 to GC-38: coordination between recognizers, failure requirements.
  static let coordinationRequirements: [Rule] = [
    Rule(
      "GC-27", .must, [.documented], ["HDR", "ADOC~"],
      says: """
        `a.require(toFail: b)`: while b is possible and active, a cannot recognize: it stays \
        possible even if its criteria are met.
        """),
    Rule(
      "GC-28", .must, [.documented], ["HDR"],
      says: """
        Where b fails, a recognizes at that moment if its criteria were met, and its action is \
        sent then.
        """),
    Rule(
      "GC-29", .must, [.documented], ["HDR"],
      says: "Where b recognizes or begins, a becomes failed."),
    Rule(
      "GC-30", .should, [.remembered], ["ADOC~"],
      says: "The static requirement lasts for the life of the recognizers."),
    Rule(
      "GC-31", .must, [.documented], ["HDR"],
      says: """
        Dynamic requirement: delegate `shouldRequireFailureOf` or `shouldBeRequiredToFailBy` \
        (either side true) sets it for the current attempt only; asked once per pair per \
        attempt, at the touch-down or at any later time before the answer is needed.
        """),
    Rule(
      "GC-32", .should, [.documented], ["HDR"],
      says: """
        The subclass methods of the same names set class-wide requirements with the same effect.
        """),
    Rule(
      "GC-33", .must, [.documented], ["HDR"],
      says: """
        Answering false does not remove a requirement established by the other side or \
        statically.
        """),
    Rule(
      "GC-34", .should, [.inferred], ["INF GC-27"],
      says: """
        A recognizer b that takes no part in the sequence (not on the path, disabled, refused \
        the touch) does not block a.
        """),
    Rule(
      "GC-35", .must, [.documented], ["HDR example"],
      says: """
        Where a single tap requires a double tap to fail, one tap makes the single tap fire \
        once, only after the double tap's wait is over; two quick taps make only the double tap \
        fire.
        """,
      remark: "(order), PARAM (wait ~0.35 s)"),
    Rule(
      "GC-36", .must, [.documented],
      ["W10-120 (\"we get our single-tap firing and then we get a double-tap firing\")", "GC-20"],
      says: """
        Without the requirement, two quick taps make the single tap fire at the first lift and \
        the double tap at the second; the double tap then excludes the single, which does not \
        fire again.
        """,
      remark: """
        MUST that single fires at the first lift and double once; SHOULD that single fires once.
        """),
    Rule(
      "GC-37", .note, [.open], [],
      says: """
        What a cycle of requirements does, or a recognizer that requires itself to fail, is \
        undefined.
        """,
      remark: "Do not generate.",
      unchecked: "Open: no public evidence settles it, so it is not asserted."),
    Rule(
      "GC-38", .should, [.inferred], ["INF GR-25"],
      says: """
        While a waits for b, delaysTouchesEnded of a still withholds V.ended (a is possible).
        """),
  ]
}
