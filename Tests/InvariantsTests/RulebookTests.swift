import Invariants
import Testing

@Suite("Rulebook")
struct RulebookTests {
  @Test("Has every rule of every chapter, in order")
  func complete() {
    let counts = [
      "SY": 8, "TO": 34, "HT": 43, "RC": 29, "GR": 52, "GC": 38, "KR": 56, "CT": 40, "TV": 10,
      "EX": 22, "FB": 17,
    ]
    #expect(Rulebook.chapters.count == counts.count)
    for chapter in Rulebook.chapters {
      let numbers = (1...(counts[chapter.letters] ?? 1)).map { number in
        "\(chapter.letters)-\(number < 10 ? "0" : "")\(number)"
      }
      #expect(chapter.rules.map(\.id) == numbers)
    }
  }

  @Test("Every rule says something, knows how sure it is, and has a source unless it is open")
  func wellFormed() {
    for rule in Rulebook.all {
      #expect(!rule.statement.isEmpty && !rule.certainty.isEmpty, "\(rule.id)")
      #expect(!rule.statement.contains("Src:") && !rule.statement.contains("Use:"), "\(rule.id)")
    }
    #expect(Rulebook["HT-12"]?.use == .must)
    #expect(Rulebook["HT-06"]?.certainty == [.log, .documented])
    #expect(Rulebook["KR-03"]?.use == .parameter)
    #expect(Rulebook["GR-11"]?.sources == ["S000", "S001", "LOT"])
  }

  @Test("Every rule is checked or says why not; every invariant has a rule")
  func nothingIsQuietlyMissing() {
    let checked = Set(Invariants.all.map(\.id))
    #expect(checked.count == Invariants.all.count)
    for rule in Rulebook.all {
      #expect(checked.contains(rule.id) == (rule.reason == nil), "\(rule.id)")
      #expect(rule.reason?.isEmpty != true, "\(rule.id)")
    }
    for invariant in Invariants.all { #expect(invariant.rule != nil, "\(invariant.id)") }
    #expect(checked.count >= 60)
    #expect(Invariants.all.map(\.id) == Rulebook.all.map(\.id).filter(checked.contains))
  }

  @Test("Selects by rule and by chapter, and refuses what it does not know")
  func selection() throws {
    #expect(try Invariants.matching("HT-12").map(\.id) == ["HT-12"])
    #expect(try Invariants.matching("gr").count > 20)
    #expect(try Invariants.matching(["GR-11", "HT-06", "HT-06"]).map(\.id) == ["HT-06", "GR-11"])
    #expect(throws: Invariants.UnknownSelection(selection: "XX")) {
      try Invariants.matching("XX")
    }
    #expect(throws: Invariants.UnknownSelection(selection: "HT-1")) {
      try Invariants.matching("HT-1")
    }
    let complaint = Invariants.UnknownSelection(selection: "SY-01").description
    #expect(complaint.hasPrefix("The rule SY-01 is not checked: "))
    #expect(Invariants.UnknownSelection(selection: "XX").description.contains("no rule or chapter"))
  }
}
