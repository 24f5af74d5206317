import Invariants

/// Several engines side by side: where they differ first, and the rest folded.
extension ReportIndex {
  var comparison: String {
    let groups = self.groups
    return HTML.page(
      title: title(groups), crumbs: [Link(title: "Engines side by side")], style: .lists,
      script: .filters,
      """
      \(HTML.patterns)
      <header>
      <h1>\(title(groups))</h1>
      <p class="lead">\(lead)</p>
      \(table)
      </header>
      <main>
      \(failures)
      <h2>Where they differ</h2>
      \(HTML.filter(HTML.strengths))
      \(groups.map(section).joined(separator: "\n"))
      \(idle)
      <h2>All other rules stand alike</h2>
      \(Standing.allCases.map(alike).joined(separator: "\n"))
      </main>
      """)
  }

  // MARK: - The result

  /// The rules that the same engines break.
  private struct Group {
    let engines: [Int]
    let members: [Verdict]
  }

  /// First what only some engines break, then what all do.
  private var groups: [Group] {
    let breakers = verdicts.map { verdict in
      engines.indices.filter { verdict.standings[$0] == .broken }
    }
    let kinds = Set(breakers).filter { !$0.isEmpty }.sorted {
      ($0.count, $0.lexicographicallyPrecedes($1) ? 0 : 1) < ($1.count, 1)
    }
    return kinds.map { kind in
      Group(engines: kind, members: zip(breakers, verdicts).filter { $0.0 == kind }.map(\.1))
    }
  }

  private func title(_ groups: [Group]) -> String {
    let some = groups.filter { $0.engines.count < engines.count }.reduce(0) {
      $0 + $1.members.count
    }
    if some > 0 {
      return "\(some.of("rule")) \(some == 1 ? "is" : "are") broken by some of these "
        + "\(engines.count) engines, not by all"
    }
    let all = groups.reduce(0) { $0 + $1.members.count }
    return all == 0
      ? "None of these \(engines.count) engines breaks a rule"
      : "These \(engines.count) engines break the same \(all.of("rule"))"
  }

  private var lead: String {
    let alike = rules.filter { Set($0.standings).count == 1 }.count
    let verb = mixed.count == 1 ? "was" : "were"
    let some =
      mixed.isEmpty
      ? "" : "\(mixed.counted) more \(verb) exercised or judged in some of them only. "
    return some + "\(alike) of \(rules.count.of("rule")) stand alike."
  }

  /// What no engine breaks, and not all exercise.
  private var mixed: [Verdict] {
    verdicts.filter { Set($0.standings).count > 1 && !$0.standings.contains(.broken) }
  }

  // MARK: - Engines

  private func number(_ engine: Int) -> String { "<span class=\"no\">\(engine + 1)</span>" }

  private var table: String {
    let heads = Standing.allCases.map { "<th scope=\"col\">\(HTML.verdict($0))</th>" }
    let rows = engines.enumerated().map { place, engine in
      let cells = Standing.allCases.map { standing in
        let count = rules.count(standing, place)
        let words =
          "<span class=\"v v-\(standing.look)\(count == 0 ? " zero" : "")\">\(count)"
          + "<span class=\"sr\"> \(standing.rawValue)</span></span>"
        return "<td>\(words)</td>"
      }
      let facts = engine.facts.map { "\($0.title): \($0.words)" } + engine.notices
      return "<tr><th scope=\"row\">\(number(place))\(HTML.name(engine.name))"
        + facts.map { "<p>\(HTML.sentence($0))</p>" }.joined()
        + "</th><td class=\"b\">\(HTML.bar(rules, place, label: "\(engine.name): "))</td>"
        + cells.joined() + "</tr>"
    }
    return """
      <table class="engines"><caption class="sr">The engines</caption><thead><tr><td></td><td></td>\
      \(heads.joined())</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table>
      """
  }

  /// How engines failed to answer, which is no rule's verdict.
  private var failures: String {
    let known = Set(verdicts.map(\.rule.id))
    let cards = findings.filter { !known.contains($0.id) }.map(card)
    return cards.isEmpty
      ? "" : "<h2>No answer</h2><ol class=\"finds\">\(cards.joined(separator: "\n"))</ol>"
  }

  // MARK: - Rules

  private func section(_ group: Group) -> String {
    let heads = Set(findings.map(\.id))
    let causes = group.members.filter { heads.contains($0.rule.id) }
    let others = group.members.filter { !heads.contains($0.rule.id) }
    let names = group.engines.map { number($0) + HTML.name(engines[$0].name) }
    let who =
      group.engines.count == engines.count
      ? "Broken by all" : "Broken only by \(names.joined(separator: " and "))"
    return """
      <section class="grp" data-group><h3>\(who): \(group.members.counted)</h3>
      \(causes.isEmpty ? "" : table(of: causes))
      \(fold("\(others.count) more\(causes.isEmpty ? "" : " by the same causes")", others))
      </section>
      """
  }

  private var idle: String {
    if mixed.isEmpty { return "" }
    return "<section class=\"grp\" data-group><h3>Exercised or judged in some engines only: "
      + "\(mixed.counted)</h3>" + fold("Show them: nothing is broken here", mixed)
      + "</section>"
  }

  private func fold(_ title: String, _ members: [Verdict]) -> String {
    members.isEmpty
      ? ""
      : "<details class=\"fold\" data-group><summary>\(title)</summary>\(table(of: members))</details>"
  }

  private func table(of members: [Verdict]) -> String {
    let heads = engines.indices.map { place in
      let name = engines.count > 4 ? "" : HTML.name(engines[place].name)
      return "<th scope=\"col\">\(number(place))\(name)</th>"
    }
    let rows = members.map { verdict in
      let id = Markup.text(verdict.rule.id)
      let cells = verdict.standings.enumerated().map { place, standing in
        "<td data-n=\"\(place + 1)\"\(standing == .broken ? " class=\"differs\"" : "")>"
          + HTML.verdict(standing) + "</td>"
      }
      let looks = Set(verdict.standings.map(\.look)).sorted().joined(separator: " ")
      return
        "<tr id=\"\(id)\" data-is=\"\(looks) \(verdict.rule.strength)\"><th scope=\"row\" class=\"r\">"
        + "<a class=\"id\" href=\"#\(id)\">\(id)</a> \(HTML.statement(of: verdict.rule))"
        + "\(remark(verdict))</th>\(cells.joined())</tr>"
    }
    return """
      <table class="cmp\(engines.count > 4 ? " many" : "")"><thead><tr><th scope="col" class="r">Rule</th>\
      \(heads.joined())</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table>
      """
  }

  /// The rules that stand alike on all engines, and are not broken.
  private func alike(_ standing: Standing) -> String {
    let members = verdicts.filter { $0.standings.allSatisfy { $0 == standing } }
    if members.isEmpty || standing == .broken { return "" }
    let items = members.map { "<li><span class=\"id\">\(Markup.text($0.rule.id))</span></li>" }
    return
      "<details class=\"fold\"><summary>\(HTML.verdict(standing, members.count)) by all</summary>"
      + "<ol>\(items.joined())</ol></details>"
  }
}

extension [ReportIndex.Verdict] {
  /// `3 rules and 1 relation`.
  fileprivate var counted: String {
    let relations = count(where: \.isRelation)
    let parts = [(count - relations, "rule"), (relations, "relation")].filter { $0.0 > 0 }
    return parts.map { $0.0.of($0.1) }.joined(separator: " and ")
  }
}
