import Invariants

/// The first page of a report: what became of each rule, and what was found, in the order in which it
/// should be mended. Of several engines it is a table with a column for each.
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
    /// The closing lines of its report.
    public var summary: [String]

    /// Makes it.
    public init(name: String, summary: [String]) {
      self.name = name
      self.summary = summary
    }
  }

  /// Something that is wrong, with a page of its own.
  public struct Finding: Sendable {
    /// The rule, or the way in which the engine failed.
    public var id: String
    /// The file of its page.
    public var file: String
    /// Which engine it was found in; empty: there is only the one.
    public var engine: String
    /// What went wrong.
    public var sentence: String
    /// How large the scene is, how often it happens, and what it explains.
    public var remark: String

    /// Makes it.
    public init(id: String, file: String, engine: String = "", sentence: String, remark: String) {
      self.id = id
      self.file = file
      self.engine = engine
      self.sentence = sentence
      self.remark = remark
    }
  }

  /// What became of a rule.
  public struct Verdict: Sendable {
    /// The rule.
    public var rule: Rule
    /// What became of it, engine by engine.
    public var standings: [Standing]
    /// What there is to say besides, such as why it was not judged.
    public var remark: String

    /// Makes it.
    public init(rule: Rule, standings: [Standing], remark: String = "") {
      self.rule = rule
      self.standings = standings
      self.remark = remark
    }
  }

  /// What became of a rule on an engine.
  public enum Standing: String, Sendable, CaseIterable {
    case held, broken, known, stale, unspecified
    case notExercised = "not exercised"
    case notJudged = "not judged"
  }

  /// Makes the first page of a report.
  public init(engines: [Engine], findings: [Finding], verdicts: [Verdict]) {
    self.engines = engines
    self.findings = findings
    self.verdicts = verdicts
  }

  /// The page. It runs no script.
  public var html: String {
    let title =
      engines.count == 1
      ? "Touch delivery of \(engines[0].name)" : "Touch delivery of \(engines.count.of("engine"))"
    return HTML.page(
      title: title, crumbs: [Link(title: "Report")], style: .lists,
      """
      <header>
      <h1>\(HTML.sentence(title))</h1>
      \(engines.map(summary).joined(separator: "\n"))
      </header>
      <section><h2>\(findings.isEmpty ? "Nothing was found" : findings.count.of("finding"))</h2>
      \(findings.isEmpty ? "" : "<ol class=\"findings\">\(findings.map(item).joined(separator: "\n"))</ol>")
      </section>
      <section><h2>How many rules</h2>
      \(engines.indices.map(counts).joined(separator: "\n"))
      </section>
      \(matrix)
      """)
  }

  private func summary(_ engine: Engine) -> String {
    let name = engines.count == 1 ? "" : "<h2>\(HTML.sentence(engine.name))</h2>"
    return name
      + engine.summary.map { "<p class=\"soft\">\(HTML.sentence($0))</p>" }.joined(separator: "\n")
  }

  private func item(_ finding: Finding) -> String {
    let engine =
      finding.engine.isEmpty ? "" : " <span class=\"soft\">\(HTML.name(finding.engine))</span>"
    return """
      <li><a href="\(Markup.text(finding.file))"><strong>\(Markup.text(finding.id))</strong> \
      \(HTML.sentence(finding.sentence))</a>\(engine)<p class="soft">\(HTML.sentence(finding.remark))\
      </p></li>
      """
  }

  /// How many rules of each strength stand how on one engine.
  private func counts(_ engine: Int) -> String {
    let present = Standing.allCases.filter { standing in
      verdicts.contains { $0.standings[engine] == standing }
    }
    let rows = Rule.Strength.allCases.sorted(by: >).compactMap { strength -> String? in
      let members = verdicts.filter { $0.rule.strength == strength }
      if members.isEmpty { return nil }
      let cells = present.map { standing in
        "<td>\(members.count { $0.standings[engine] == standing })</td>"
      }
      return "<tr><th scope=\"row\">\(strength.rawValue)</th>\(cells.joined())"
        + "<td>\(members.count)</td></tr>"
    }
    let caption =
      engines.count == 1 ? "" : "<caption>\(HTML.sentence(engines[engine].name))</caption>"
    let heads = (present.map(\.rawValue) + ["all"]).map { "<th scope=\"col\">\($0)</th>" }
    return "<table class=\"counts\">\(caption)<thead><tr><td></td>\(heads.joined())</tr></thead>"
      + "<tbody>\(rows.joined())</tbody></table>"
  }

  /// Every rule, chapter by chapter.
  private var matrix: String {
    let columns =
      engines.count == 1
      ? "<th scope=\"col\">verdict</th>"
      : engines.map { "<th scope=\"col\">\(HTML.name($0.name))</th>" }.joined()
    let chapters =
      Rulebook.chapters.map { ($0.letters, "\($0.letters): \($0.title)") } + [
        (Relations.letter, "\(Relations.letter): Relations between two scenes")
      ]
    let tables = chapters.compactMap { letters, title -> String? in
      let members = verdicts.filter { $0.rule.chapter == letters }
      if members.isEmpty { return nil }
      return """
        <h2>\(HTML.sentence(title))</h2>
        <table class="rules"><thead><tr><th scope="col">rule</th>\(columns)<th scope="col">what it \
        says</th></tr></thead><tbody>
        \(members.map(row).joined(separator: "\n"))
        </tbody></table>
        """
    }
    return "<section>\(tables.joined(separator: "\n"))</section>"
  }

  private func row(_ verdict: Verdict) -> String {
    let rule = verdict.rule
    let page = findings.first { $0.id == rule.id }.map { Markup.text($0.file) }
    let name = page.map { "<a href=\"\($0)\">\(rule.id)</a>" } ?? rule.id
    let cells = verdict.standings.map {
      "<td class=\"v-\($0.rawValue.split(separator: " ").joined())\">\($0.rawValue)</td>"
    }
    let remark =
      verdict.remark.isEmpty ? "" : "<p class=\"soft\">\(HTML.sentence(verdict.remark))</p>"
    return "<tr><th scope=\"row\">\(name)</th>\(cells.joined())"
      + "<td>\(HTML.statement(rule.statement)) <span class=\"soft\">\(rule.strength.rawValue)</span>"
      + "\(remark)</td></tr>"
  }
}
