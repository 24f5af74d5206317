import Testing
import TouchScript

@testable import Invariants

@Suite("Rulebook")
struct RulebookTests {
  @Test("Has every rule of every chapter, in order")
  func complete() {
    let counts = [
      "SY": 10, "TO": 34, "HT": 43, "RC": 30, "GR": 55, "GC": 40, "KR": 57, "CT": 47, "TV": 19,
      "EX": 23, "FB": 17,
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
    #expect(
      Rulebook["GR-11"]?.sources == ["S000", "S001", "LOT", "ADOC:cancelsTouchesInView"])
  }

  @Test("Each fact of a rule has a known name, and each word of it a meaning")
  func facts() {
    let known: Set = ["sources", "remark", "strength", "unchecked"]
    for entry in Rulebook.pages.flatMap(\.entries) {
      let uses = entry.names.filter { !known.contains($0) }
      #expect(uses.map { Rule.Use(rawValue: $0) } == [Rulebook[entry.name]?.use], "\(entry.name)")
      #expect(entry.list(uses[0]) == Rulebook[entry.name]?.certainty.map(\.rawValue))
    }
    for line in Rulebook.needsLines {
      let words = line.split(separator: " ").map(String.init)
      #expect(Rulebook[words[0]] != nil || Relations[words[0]] != nil, "\(line)")
      #expect(words.dropFirst().allSatisfy { Scenario.Feature(name: $0) != nil }, "\(line)")
    }
  }

  @Test("Statements are sentences, without signs for words")
  func plainWords() {
    for rule in Rulebook.all {
      #expect(!rule.statement.contains("->"), "\(rule.id)")
      #expect(!rule.statement.split(separator: " ").contains("iff"), "\(rule.id)")
      #expect([".", ")"].contains(rule.statement.last), "\(rule.id)")
    }
  }

  @Test(
    "Strength follows from use and certainty",
    arguments: [
      ("SY-01", .open), ("TO-15", .open), ("EX-19", .open), ("SY-04", .required),
      ("HT-06", .required), ("HT-12", .practice), ("TV-09", .practice), ("GC-25", .practice),
      // The rulebook states its own: what everybody believes binds where the samples are safe.
      ("CT-15", .practice),
    ] as [(Rule.ID, Rule.Strength)])
  func strength(id: Rule.ID, strength: Rule.Strength) {
    #expect(Rulebook[id]?.strength == strength)
  }

  @Test("An open rule is judged of no engine, and says why not")
  func openRules() {
    let open = Rulebook.all.filter { $0.strength == .open }
    #expect(open.count > 20)
    for rule in open { #expect(!rule.isChecked && Invariants[rule.id] == nil, "\(rule.id)") }
    #expect(Rule.Strength.allCases.sorted() == [.open, .practice, .required])
  }

  @Test("Every citation speaks of something in the legend, or of other rules")
  func sources() {
    let rule = /[A-Z]{2}-[0-9]{2}([\/+ ].*)?/
    for entry in Rulebook.all {
      for citation in entry.sources where citation.wholeMatch(of: rule) == nil {
        #expect(Rule.Source(of: citation) != nil, "\(entry.id): \(citation)")
      }
      if entry.strength != .open { #expect(!entry.sources.isEmpty, "\(entry.id)") }
    }
    #expect(Set(Rule.Source.all.map(\.id)).count == Rule.Source.all.count)
    for source in Rule.Source.all {
      #expect(!source.title.isEmpty)
      #expect(source.address?.hasPrefix("http") != false, "\(source.id)")
    }
    #expect(
      Rule.Source(of: "W10-120 (pinch and rotate)")?.address?.hasSuffix("2010/sessions/120") == true
    )
    #expect(Rulebook["HT-06"]?.legend.map(\.id).last == "ADOC")
    #expect(Rule.Source(of: "CHMX") == nil && Rule.Source(of: "TO-04") == nil)
  }

  @Test("A rule says whether a device or the simulator showed it")
  func sightings() {
    #expect(Rulebook["HT-12"]?.sighting == "a device showed it")
    #expect(Rulebook["KR-38"]?.sighting == "the simulator showed it")
    #expect(Rulebook["HT-33"]?.sighting == nil)
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
