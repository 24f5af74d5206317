import Invariants

/// The first page of a report: what became of each rule, and what was found, in the order in which it
/// should be mended. Of several engines it compares them.
public struct ReportIndex: Sendable {
  /// The engines that were judged.
  public var engines: [Engine]
  /// What was found, in the report's order.
  public var findings: [Finding]
  /// What became of the rules and relations, in the rulebook's order.
  public var verdicts: [Verdict]

  /// An engine, and what is to be said of its run.
  public struct Engine: Sendable {
    /// Its name.
    public var name: String
    /// What must be known first, such as that it skipped most scenes.
    public var notices: [String]
    /// How it was run, and what that means.
    public var facts: [Fact]

    /// Makes it.
    public init(name: String, notices: [String], facts: [Fact]) {
      self.name = name
      self.notices = notices
      self.facts = facts
    }
  }

  /// Something to know of a run.
  public struct Fact: Sendable {
    /// What it is, in a word.
    public var title: String
    /// The fact.
    public var words: String
    /// Whether it is for a shell.
    public var isCode: Bool

    /// Makes it.
    public init(_ title: String, _ words: String, isCode: Bool = false) {
      self.title = title
      self.words = words
      self.isCode = isCode
    }
  }

  /// Something that is wrong, with a page of its own.
  public struct Finding: Sendable {
    /// The rule, or the way in which the engine failed.
    public var id: String
    /// The file of its page.
    public var file: String
    /// Which engine it was found in, as a place in `engines`.
    public var engine: Int
    /// What the page shows.
    public var exhibit: Exhibit
    /// How large the scene is, and how often it happens.
    public var remark: String
    /// The rules that are broken by the same cause.
    public var explains: [Rule.ID]

    /// Makes it.
    public init(
      id: String, file: String, engine: Int, exhibit: Exhibit, remark: String,
      explains: [Rule.ID] = []
    ) {
      self.id = id
      self.file = file
      self.engine = engine
      self.exhibit = exhibit
      self.remark = remark
      self.explains = explains
    }
  }

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
      self.rule = rule
      self.standings = standings
      self.tests = tests
      self.remark = remark
    }

    var isRelation: Bool { rule.chapter == Relations.letter }
  }

  /// What became of a rule on an engine.
  public enum Standing: String, Sendable, CaseIterable {
    case held, broken
    case notExercised = "not exercised"
    case notJudged = "not judged"

    /// Its class in the sheet.
    var look: String {
      switch self {
      case .held, .broken: rawValue
      case .notExercised: "idle"
      case .notJudged: "open"
      }
    }
  }

  /// Makes the first page of a report.
  public init(engines: [Engine], findings: [Finding], verdicts: [Verdict]) {
    self.engines = engines
    self.findings = findings
    self.verdicts = verdicts
  }

  /// The page.
  public var html: String { engines.count == 1 ? page : comparison }

  private var page: String {
    let engine = engines[0]
    let facts = engine.facts.map { fact in
      let words = HTML.sentence(fact.words)
      return "<dt>\(HTML.sentence(fact.title))</dt><dd>"
        + (fact.isCode ? "<code>\(words)</code>" : words) + "</dd>"
    }
    return HTML.page(
      title: "\(headline): \(engine.name)", crumbs: [Link(title: "Report")], style: .lists,
      script: .filters,
      """
      \(HTML.patterns)
      <header class="top">
      <div>
      <p class="kicker">\(HTML.name(engine.name))</p>
      <h1>\(headline)</h1>
      \(engine.notices.map { "<p class=\"notice\">\(HTML.sentence($0))</p>" }.joined())
      <section class="sum" aria-label="Verdicts">\(HTML.bar(rules, label: ""))
      <ul>\(Standing.allCases.map { "<li>\(HTML.verdict($0, rules.count($0)))</li>" }.joined())</ul>
      </section>
      <dl class="facts">\((facts + [relations]).joined(separator: "\n"))</dl>
      </div>
      \(counts)
      </header>
      <main>
      <section id="findings">\(cards)</section>
      <section id="rules"><h2>All rules</h2>
      \(HTML.filter(Standing.allCases.map { ($0.look, HTML.verdict($0)) } + HTML.strengths))
      \(chapters)
      </section>
      </main>
      """)
  }

  /// The rules without the relations between two scenes, which are counted apart.
  var rules: [Verdict] { verdicts.filter { !$0.isRelation } }

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
      switch exercised {
      case 0: "No rule was exercised"
      case 1: "The only exercised rule holds"
      default: "All \(exercised) exercised rules hold"
      }
    return findings.isEmpty
      ? result : "\(result), but there \(findings.count == 1 ? "is" : "are") \(found)"
  }

  private var relations: String {
    let all = verdicts.filter(\.isRelation)
    if all.isEmpty { return "" }
    let words = Standing.allCases.filter { all.count($0) > 0 }
      .map { HTML.verdict($0, all.count($0)) }
    return
      "<dt>Relations</dt><dd>\(words.joined(separator: " ")) of \(all.count) between two scenes"
      + "</dd>"
  }

  /// How many rules of each strength stand how.
  private var counts: String {
    func row(_ title: String, _ members: [Verdict]) -> String {
      let cells = Standing.allCases.map { "<td>\(members.count($0))</td>" }
      return "<tr><th scope=\"row\">\(title)</th>\(cells.joined())<td>\(members.count)</td></tr>"
    }
    let rows = Rule.Strength.allCases.sorted(by: >).map { strength in
      row(strength.rawValue, rules.filter { $0.rule.strength == strength })
    }
    let heads = Standing.allCases.map { "<th scope=\"col\">\(HTML.verdict($0))</th>" }
    return """
      <table class="counts"><caption class="sr">How many rules</caption><thead><tr><td></td>\
      \(heads.joined())<th scope="col">all</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody><tfoot>\(row("all rules", rules))</tfoot></table>
      """
  }
}

// MARK: - What was found

extension ReportIndex {
  private var cards: String {
    if findings.isEmpty { return "<h2>Nothing was found</h2>" }
    let title =
      findings.count == 1 ? "1 finding" : "\(findings.count) findings, the cause of each first"
    return "<h2>\(title)</h2><ol class=\"finds\">\(findings.map(card).joined(separator: "\n"))</ol>"
  }

  func card(_ finding: Finding) -> String {
    let exhibit = finding.exhibit
    let violation = exhibit.broken.first?.violation
    let rule = exhibit.broken.first?.rule
    let due = violation.map {
      "<p class=\"due\"><strong>Expected:</strong> \(HTML.sentence($0.expected.asSentence))</p>"
    }
    let place = violation.map { HTML.place(of: $0, in: exhibit.trace.events.count) }
    let others = finding.explains.map { "<a href=\"#\(Markup.text($0))\">\(Markup.text($0))</a>" }
    let then =
      others.isEmpty
      ? "" : "<p class=\"then\">Broken by the same cause: \(others.joined(separator: " "))</p>"
    return """
      <li class="card find"><div>\(exhibit.thumbnail("p" + Markup.text(finding.file)))\(place ?? "")</div>
      <div><p><span class="v v-broken">\(HTML.sentence(finding.id))</span> \
      \(rule.map { HTML.chip($0.strength) } ?? "")</p>
      <h3><a href="\(Markup.text(finding.file))">\(HTML.sentence(exhibit.title))</a></h3>
      \(due ?? "")
      <p class="soft">\(HTML.sentence(finding.remark))</p></div>\(then)</li>
      """
  }
}

// MARK: - What became of the rules

extension ReportIndex {
  /// The rules, chapter by chapter, that with the most broken rules first.
  private var chapters: String {
    let members = HTML.chapters.map { letters, title in
      (letters, title, verdicts.filter { $0.rule.chapter == letters })
    }
    let letters = Set(HTML.chapters.map(\.letters))
    let own = ("", "Rules of one's own", verdicts.filter { !letters.contains($0.rule.chapter) })
    return (members + [own]).filter { !$0.2.isEmpty }.enumerated()
      .sorted {
        ($1.element.2.count(.broken), $0.offset) < ($0.element.2.count(.broken), $1.offset)
      }
      .map { chapter($0.element.0, $0.element.1, $0.element.2) }.joined(separator: "\n")
  }

  private func chapter(_ letters: String, _ title: String, _ members: [Verdict]) -> String {
    let broken = members.count(.broken)
    let result =
      broken > 0 ? HTML.verdict(.broken, broken) : "<span class=\"v v-held\">none broken</span>"
    let order: [Standing] = [.broken, .notExercised, .held, .notJudged]
    let rows = order.flatMap { standing in members.filter { $0.standings[0] == standing } }
    return """
      <details class="chapter" data-group><summary><span class="name">\(title) \
      <span class="soft">\(letters)</span></span>\(HTML.bar(members, label: ""))<span class="tail">\
      \(result) <span class="soft small">of \(members.count)</span></span></summary>
      <ol class="rows">\(rows.map(row).joined(separator: "\n"))</ol></details>
      """
  }

  private func row(_ verdict: Verdict) -> String {
    let rule = verdict.rule
    let id = Markup.text(rule.id)
    return """
      <li id="\(id)" data-is="\(verdict.standings[0].look) \(rule.strength)"><a class="id" \
      href="#\(id)">\(id)</a>\(HTML.verdict(verdict.standings[0]))<div>\
      <p>\(HTML.statement(of: rule))</p>\(remark(verdict))</div><span class="meta">\
      \(HTML.chip(rule.strength)) \(verdict.tests)</span></li>
      """
  }

  /// What there is to say of a verdict: where it is shown broken, and why it is as it is.
  func remark(_ verdict: Verdict) -> String {
    let id = verdict.rule.id
    let named = findings.filter { $0.id == id }.map { finding in
      "<a href=\"\(Markup.text(finding.file))\">\(HTML.sentence(finding.exhibit.title))</a>"
    }
    let others = findings.filter { $0.id != id && $0.explains.contains(id) }.map { finding in
      "By the same cause as <a href=\"\(Markup.text(finding.file))\">\(Markup.text(finding.id))</a>"
    }
    let remark = verdict.remark.isEmpty ? [] : [HTML.sentence(verdict.remark.asSentence)]
    return (named + others + remark).map { "<p class=\"more\">\($0)</p>" }.joined()
  }
}

extension [ReportIndex.Verdict] {
  /// How many rules stand so, on an engine.
  func count(_ standing: ReportIndex.Standing, _ engine: Int = 0) -> Int {
    count { $0.standings[engine] == standing }
  }
}
