import Testing

@testable import Mutation

@Suite("What becomes of mutants")
struct OutcomeTests {
  @Test("It is read as it was written", arguments: Outcome.Kind.allCases)
  func words(kind: Outcome.Kind) {
    let outcome = Outcome(kind: kind, detail: "a b", counts: [3, 2, 1], testedBy: "c")
    let words = outcome.words.split(separator: "\t", omittingEmptySubsequences: false)
    #expect(Outcome(words: words.map(String.init)) == outcome)
  }

  @Test("What the player prints is read as well, and what is no outcome is not")
  func player() {
    #expect(
      Outcome(words: ["rule", "HT-12", "3", "2", "1"])
        == Outcome(kind: .rule, detail: "HT-12", counts: [3, 2, 1]))
    #expect(Outcome(words: ["rule", "HT-12", "3", "2"]) == nil)
    #expect(Outcome(words: ["ruled", "HT-12", "3", "2", "1"]) == nil)
    #expect(Outcome(words: ["rule", "HT-12", "3", "x", "1"]) == nil)
  }

  @Test("Every mutant that compiles is either killed or survives")
  func partition() {
    for kind in Outcome.Kind.allCases where kind != .uncompilable {
      let outcome = Outcome(kind: kind)
      #expect(outcome.isKilled != outcome.survives)
    }
    #expect(!Outcome(kind: .uncompilable).survives && !Outcome(kind: .uncompilable).isKilled)
  }

  @Test("A mutant is of wrong engines only where the right one shows no difference")
  func strangers() {
    #expect(Outcome(kind: .same, detail: "hidden-hit").isOfWrongEngine)
    #expect(Outcome(kind: .unreached, detail: "hidden-hit").isOfWrongEngine)
    #expect(!Outcome(kind: .same).isOfWrongEngine)
    #expect(!Outcome(kind: .unjudged, detail: "case 3").isOfWrongEngine)
  }
}
