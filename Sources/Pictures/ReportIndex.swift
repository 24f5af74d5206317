import Invariants

/// The first page of a report: what became of each rule, and what was found, in the order in which it
/// should be mended. Of several engines it compares them: where they differ first, and the rest folded.
public struct ReportIndex: Sendable {
  /// The engines that were judged.
  public var engines: [Engine]
  /// What was found, in the report's order.
  public var findings: [Finding]
  /// What became of the rules and relations, in the rulebook's order.
  public var verdicts: [Verdict]

  /// An engine; what must be known first of its run, such as that it skipped most scenes; and how it was run,
  /// and what that means. A fact of the name `Command` is code.
  public typealias Engine = (
    name: String, notices: [String], facts: [(name: String, says: String)]
  )

  /// Something that is wrong: the rule, or the way in which the engine failed; the file of its page, and what
  /// that shows; how large the scene is, and how often it happens; the rules that are broken by the same cause.
  public typealias Finding = (
    id: String, file: String, exhibit: Exhibit, remark: String, explains: [Rule.ID]
  )

  /// What became of a rule.
  public struct Verdict: Sendable {
    /// The rule.
    public var rule: Rule
    /// What became of it, engine by engine.
    public var standings: [Standing]
    /// In how many tests, such as `2 of 3 tests`; empty: in none, or in different ones.
    public var tests: String
    /// What there is to say besides, such as why it was not judged.
    public var remark: String

    /// Makes it.
    public init(rule: Rule, standings: [Standing], tests: String = "", remark: String = "") {
      (self.rule, self.standings, self.tests, self.remark) = (rule, standings, tests, remark)
    }

    var isRelation: Bool { rule.chapter == Relations.letter }
  }

  /// What became of a rule on an engine.
  public enum Standing: String, Sendable, CaseIterable {
    case held, broken
    case notExercised = "not exercised"
    case notJudged = "not judged"

    /// Its class in the sheet.
    var look: String { "\(self)" }

    /// The verdict as a sign and a word, with a number or without.
    func markup(_ count: Int? = nil) -> Markup {
      let number = count.map { "<strong>\($0)</strong> " as Markup }
      return "<span class='v v-\(look)'>\(number)<span class='w'>\(rawValue)</span></span>"
    }
  }

  /// Makes the first page of a report.
  public init(engines: [Engine], findings: [Finding], verdicts: [Verdict]) {
    (self.engines, self.findings, self.verdicts) = (engines, findings, verdicts)
  }

  /// The page.
  public var html: String {
    let isOne = engines.count == 1
    let title = isOne ? headline : difference
    let body: Markup = """
      <header>
      \(if: isOne, "<p class='kicker'>\(Markup.name(engines[0].name))</p>")
      <h1>\(title)</h1>
      \(isOne ? run : "<p class='lead'>\(alikeness)</p>")
      \(isOne ? sums : sumsOfEngines)
      </header>
      <main>\(isOne ? chapters : groups)</main>
      """
    return Markup.page(
      isOne ? "\(title): \(engines[0].name)" : title,
      [(isOne ? "Report" : "Engines side by side", nil)], .lists, .filters, body)
  }

  /// The rules without the relations between two scenes, which are counted apart.
  private var rules: [Verdict] { verdicts.filter { !$0.isRelation } }

  // MARK: - Parts

  /// How many rules stand how, group by group: each with what it is, and the engine.
  private func table(_ groups: [(title: Markup, members: [Verdict], engine: Int)]) -> Markup {
    let rows = groups.filter { !$0.members.isEmpty }.map { title, members, engine -> Markup in
      let cells = Standing.allCases.map { standing -> Markup in
        let count = members.count(standing, engine)
        return "<td\(if: count == 0, " class='zero'")>\(standing.markup(count))</td>"
      }
      return """
        <tr><th scope='row'>\(title)</th><td class='b'>\(members.bar(engine))</td>\(cells)</tr>
        """
    }
    return """
      <table class='engines'><caption class='sr'>How many rules stand how</caption><thead><tr><td></td>\
      <td></td>\(Standing.allCases.map { "<th scope='col'>\($0.markup())</th>" })</tr></thead>\
      <tbody>\(rows, by: "\n")</tbody></table>
      """
  }

  /// Rules with what became of them.
  private func list(_ members: [Verdict]) -> Markup {
    let look = engines.count == 1 ? "one" : engines.count > 4 ? "many" : ""
    let heads = engines.indices.map {
      "<th scope='col'>\(name($0, isBrief: engines.count > 4))</th>" as Markup
    }
    let rows = members.map { verdict -> Markup in
      let (rule, id) = (verdict.rule, verdict.rule.id)
      let cells = verdict.standings.enumerated().map { place, standing -> Markup in
        "<td data-n='\(place + 1)'\(if: standing == .broken, " class='differs'")>\(standing.markup())</td>"
      }
      let marks = Set(verdict.standings.map(\.look)).sorted() + [rule.strength.rawValue]
      return """
        <tr id='\(id)' data-is='\(marks.joined(separator: " "))'><th scope='row' class='r'>\
        <a class='id' href='#\(id)'>\(id)</a> \(rule.strength.chip) <span class='small soft'>\
        \(verdict.tests)</span><p>\(rule.summary)</p>\(remarks(verdict))</th>\(cells)</tr>
        """
    }
    return """
      <table class='cmp \(look)'><thead><tr><th scope='col' class='r'>Rule</th>\
      \(heads)</tr></thead><tbody>\(rows, by: "\n")</tbody></table>
      """
  }

  /// Rules below a head, causes first; nil: there are none.
  private func chapter(
    _ title: Markup, _ tail: Markup, _ members: [Verdict], isOpen: Bool = false
  ) -> Markup? {
    let order: [Standing] = [.broken, .notExercised, .held, .notJudged]
    func rank(_ verdict: Verdict) -> Int {
      if findings.contains(where: { $0.id == verdict.rule.id }) { return -1 }
      return order.firstIndex(of: verdict.standings[0]) ?? order.count
    }
    return members.isEmpty
      ? nil
      : """
      <details class='chapter' data-group\(if: isOpen, " open")><summary><span class='name'>\(title)\
      </span>\(if: engines.count == 1, members.bar())<span class='tail'>\(tail)</span></summary>\
      \(list(members.sorted { rank($0) < rank($1) }))</details>
      """
  }

  /// What there is to say of a verdict: where it is shown broken, and why it is as it is.
  private func remarks(_ verdict: Verdict) -> [Markup] {
    let id = verdict.rule.id
    let others = findings.filter { $0.id != id && $0.explains.contains(id) }.map { finding in
      "By the same cause as \(Markup.link(finding.id, to: finding.file))" as Markup
    }
    let remark = verdict.remark.isEmpty ? [] : ["\(verdict.remark.asSentence)" as Markup]
    return (findings.filter { $0.id == id }.map(link) + others + remark)
      .map { "<p class='more'>\($0)</p>" }
  }

  private func link(_ finding: Finding) -> Markup {
    "<a href='\(finding.file)'>\(words: finding.exhibit.title)</a>"
  }

  /// What was found, a card for each.
  private func cards(_ title: String, _ findings: [Finding]) -> Markup {
    let cards = findings.map { finding -> Markup in
      let exhibit = finding.exhibit
      let broken = exhibit.broken.first
      let others = finding.explains.map { Markup.link($0, to: "#\($0)") }
      let due = broken.map { "\(words: $0.violation.expected.asSentence)" as Markup }
      return """
        <li class='card find'><div>\(exhibit.thumbnail("p\(finding.file)").svg)</div>
        <div><p><span class='v v-broken'>\(finding.id)</span> \(broken?.rule?.strength.chip)</p>
        <h3>\(link(finding))</h3>
        \(due.map { "<p class='due'><strong>Expected:</strong> \($0)</p>" })
        <p class='soft'>\(finding.remark)</p></div>\
        \(if: !others.isEmpty, "<p class='then'>Broken by the same cause: \(others, by: " ")</p>")</li>
        """
    }
    let list = Markup.list(cards, "finds", below: "<h2>\(title)</h2>")
    return "<section id='findings'>\(list ?? "<h2>\(title)</h2>")</section>"
  }

  // MARK: - One engine

  /// The result, in a sentence.
  private var headline: String {
    let broken = rules.count(.broken)
    let exercised = broken + rules.count(.held)
    let found = findings.count.of("finding")
    if broken > 0 {
      return "\(broken) of \(exercised.of("exercised rule")) \(broken == 1 ? "is" : "are") broken: "
        + found
    }
    let result =
      exercised == 0
      ? "No rule was exercised"
      : exercised == 1 ? "The only exercised rule holds" : "All \(exercised) exercised rules hold"
    return findings.isEmpty
      ? result : "\(result), but there \(findings.count == 1 ? "is" : "are") \(found)"
  }

  private var run: Markup {
    let facts = engines[0].facts.map { name, says -> (title: Markup, says: Markup) in
      ("\(name)", name == "Command" ? "<code>\(says)</code>" : "\(says)")
    }
    return "\(engines[0].notices.map { "<p class='notice'>\($0)</p>" })\(Markup.facts(facts))"
  }

  /// How many rules of each strength stand how.
  private var sums: Markup {
    let strengths = Rule.Strength.allCases.sorted(by: >).map { strength in
      (title: "\(strength.rawValue)" as Markup, rules.filter { $0.rule.strength == strength }, 0)
    }
    let relations = verdicts.filter(\.isRelation)
    return table(
      [("all rules", rules, 0)] + strengths + [("relations between two scenes", relations, 0)])
  }

  /// What was found, and the rules, chapter by chapter, that with the most broken rules first.
  private var chapters: Markup {
    let title =
      findings.isEmpty
      ? "Nothing was found"
      : findings.count.of("finding") + (findings.count == 1 ? "" : ", the cause of each first")
    let known = Set(Rule.chapters.map(\.letters))
    let chapters = (Rule.chapters + [("", "Rules of one's own")]).map { letters, title in
      let members = verdicts.filter {
        known.contains($0.rule.chapter) ? $0.rule.chapter == letters : letters.isEmpty
      }
      return (letters: letters, title: title, members: members, broken: members.count(.broken))
    }
    let parts = chapters.sorted { $0.broken > $1.broken }.compactMap {
      letters, title, members, broken in
      let held: Markup = "<span class='v v-held'>none broken</span>"
      return chapter(
        "\(title) <span class='soft'>\(letters)</span>",
        """
        \(broken > 0 ? Standing.broken.markup(broken) : held) <span class='soft small'>of \
        \(members.count)</span>
        """, members)
    }
    let choices = Standing.allCases.map { ($0.look, $0.markup()) }
    return """
      \(cards(title, findings))
      <section id='rules'><h2>All rules</h2>
      \(Markup.filter(choices + Markup.strengths))
      \(parts, by: "\n")
      </section>
      """
  }

  // MARK: - Engines side by side

  /// What only some engines break.
  private var difference: String {
    let broken = verdicts.filter { $0.standings.contains(.broken) }
    let some = broken.count { $0.standings.contains { $0 != .broken } }
    let these = "these \(engines.count) engines"
    if some > 0 {
      return "\(some.of("rule")) \(some == 1 ? "is" : "are") broken by some of \(these), not by all"
    }
    return broken.isEmpty
      ? "None of \(these) breaks a rule"
      : "\(these.asSentence.dropLast()) break the same \(broken.count.of("rule"))"
  }

  private var alikeness: String {
    let some = mixed.isEmpty ? "" : "Exercised or judged in some engines only: \(mixed.counted). "
    let alike = rules.count { Set($0.standings).count == 1 }
    return "\(some)\(alike) of \(rules.count.of("rule")) stand alike."
  }

  /// What no engine breaks, and not all exercise.
  private var mixed: [Verdict] {
    verdicts.filter { Set($0.standings).count > 1 && !$0.standings.contains(.broken) }
  }

  private func name(_ engine: Int, isBrief: Bool = false) -> Markup {
    if engines.count == 1 { return "Verdict" }
    return "<span class='no'>\(engine + 1)</span>\(if: !isBrief, .name(engines[engine].name))"
  }

  private var sumsOfEngines: Markup {
    table(
      engines.enumerated().map { place, engine in
        let facts = engine.facts.map { "\($0.name): \($0.says)" } + engine.notices
        return ("\(name(place))\(facts.map { "<p>\($0)</p>" })", rules, place)
      })
  }

  /// The rules by who breaks them: first what only some engines break, then what all do, and no one.
  private var groups: Markup {
    let known = Set(verdicts.map(\.rule.id))
    let unanswered = findings.filter { !known.contains($0.id) }
    let broken = Dictionary(grouping: verdicts) { verdict in
      engines.indices.filter { verdict.standings[$0] == .broken }
    }
    let keys = broken.keys.filter { !$0.isEmpty }.sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
    }
    let groups = keys.compactMap { key in
      let who: Markup =
        key.count == engines.count
        ? "Broken by all" : "Broken only by \(key.map { name($0) }, by: " and ")"
      let members = broken[key] ?? []
      return chapter(who, "\(members.counted)", members, isOpen: true)
    }
    let alike = Standing.allCases.filter { $0 != .broken }.compactMap { standing in
      let members = verdicts.filter { $0.standings.allSatisfy { $0 == standing } }
      return chapter("\(standing.markup()) by all", "\(members.counted)", members)
    }
    return """
      \(if: !unanswered.isEmpty, cards("No answer", unanswered))
      <h2>Where they differ</h2>
      \(Markup.filter(Markup.strengths))
      \(groups, by: "\n")
      \(chapter("Exercised or judged in some engines only", "\(mixed.counted)", mixed))
      <h2>All other rules stand alike</h2>
      \(alike, by: "\n")
      """
  }
}

extension [ReportIndex.Verdict] {
  /// How many rules stand so, on an engine.
  fileprivate func count(_ standing: ReportIndex.Standing, _ engine: Int = 0) -> Int {
    count { $0.standings[engine] == standing }
  }

  /// `3 rules and 1 relation`.
  fileprivate var counted: String {
    let relations = count(where: \.isRelation)
    return [(count - relations, "rule"), (relations, "relation")].filter { $0.0 > 0 }
      .map { $0.0.of($0.1) }.joined(separator: " and ")
  }

  /// How many rules stand how, as a bar; what is broken is higher than the rest.
  fileprivate func bar(_ engine: Int = 0) -> Markup {
    var start = 0.0
    let parts = ReportIndex.Standing.allCases.map { standing -> Markup in
      let width = 100 * Double(count(standing, engine)) / Double(Swift.max(1, count))
      defer { start += width }
      let height: Markup = standing == .broken ? "height='100%'" : "y='16%' height='68%'"
      return "<rect class='\(standing.look)' x='\(start)%' width='\(width)%' \(height)/>"
    }
    let says = ReportIndex.Standing.allCases.map { "\(count($0, engine)) \($0.rawValue)" }
    return """
      <svg class='bar' role='img' aria-label='\(says.joined(separator: ", "))'>\(parts)</svg>
      """
  }
}

/// What can be searched, and switched off.
extension Markup {
  /// The strengths that can be chosen.
  static let strengths = Rule.Strength.allCases.sorted(by: >).map(\.rawValue)
    .map { ($0, "\($0)" as Markup) }

  /// A search, and what can be switched off. Without scripts it is not shown.
  static func filter(_ choices: [(value: String, label: Markup)]) -> Markup {
    let boxes = choices.map {
      "<label><input type='checkbox' value='\($0.value)' checked>\($0.label)</label>" as Markup
    }
    return """
      <div class='filter js' role='search'><input type='search' id='find' \
      placeholder='Search: tap, HT-19' aria-label='Search rules' aria-keyshortcuts='/'>\
      \(boxes)<span id='count' aria-live='polite'></span></div>
      """
  }
}
