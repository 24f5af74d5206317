import Invariants

/// A page on one rule: what it says, who says so, and the smallest scene in which an engine can break it.
public struct RulePage: Sendable {
  /// The rule.
  public var rule: Rule
  /// Which wrong engines are made to break it, with what they do.
  public var faults: [Engine]
  /// What UIKit leaves unspecified, and the rule allows: the rulebook's rows.
  public var unspecified: [Engine]
  /// The wrong engine that is shown beside the in-repo engine; nil: there is no scene.
  public var exhibit: Exhibit?

  /// An engine that differs from the in-repo one.
  public struct Engine: Sendable {
    /// The name of its fault, or the row of the rulebook that allows it.
    public var name: String
    /// What it does otherwise.
    public var says: String

    /// Makes it.
    public init(name: String, says: String) {
      self.name = name
      self.says = says
    }
  }

  /// Makes a page.
  public init(rule: Rule, faults: [Engine], unspecified: [Engine] = [], exhibit: Exhibit?) {
    self.rule = rule
    self.faults = faults
    self.unspecified = unspecified
    self.exhibit = exhibit
  }

  /// The page; `home` is the file of the list of rules.
  public func html(home: String) -> String {
    let crumbs = [Link(title: "Rulebook", address: home)]
    if var exhibit {
      exhibit.title = rule.id
      return FindingPage(exhibit).html(crumbs: crumbs + [Link(title: rule.id)], lead: lead)
    }
    return HTML.page(
      title: rule.id, crumbs: crumbs + [Link(title: rule.id)], style: .lists,
      """
      <header><h1>\(Markup.text(rule.id))</h1>
      \(lead)
      </header>
      """)
  }

  private var lead: String {
    let certainty = rule.certainty.map(\.rawValue).joined(separator: ", ")
    let remark = rule.remark.map { "<p>\(HTML.sentence($0))</p>" } ?? ""
    let reason =
      rule.reason.map { "<p class=\"soft\">Not checked: \(HTML.sentence($0))</p>" } ?? ""
    let shown = exhibit.map {
      "<p class=\"soft\">The smallest scene known that shows it, on \(HTML.name($0.engine)).</p>"
    }
    let engines =
      Self.list(faults.count.of("wrong engine"), faults)
      + Self.list("\(unspecified.count.of("choice")) that UIKit leaves unspecified", unspecified)
    return HTML.standing(of: rule) + "<p class=\"soft\">Certainty: \(HTML.sentence(certainty)); "
      + "use: \(rule.use.rawValue)</p>" + remark + reason + engines + (shown ?? "")
  }

  private static func list(_ title: String, _ engines: [Engine]) -> String {
    if engines.isEmpty { return "" }
    let items = engines.map {
      "<li><code>\(HTML.sentence($0.name))</code>: \(HTML.sentence($0.says.asSentence))</li>"
    }
    return "<details><summary>\(title)</summary><ul>\(items.joined())</ul></details>"
  }
}

/// The list of all rules, by chapter, with a link to each page.
public enum RulebookIndex {
  /// The page; `sum` says how many rules there are, and `file` names the page of a rule.
  public static func html(_ rules: [Rule], sum: String, file: (Rule) -> String) -> String {
    let chapters =
      Rulebook.chapters.map { ($0.letters, $0.title) }
      + [(Relations.letter, "Relations between two scenes")]
    let tables = chapters.compactMap { letters, title -> String? in
      let members = rules.filter { $0.chapter == letters }
      if members.isEmpty { return nil }
      let rows = members.map { rule in
        "<tr><th scope=\"row\"><a href=\"\(Markup.text(file(rule)))\">\(rule.id)</a></th>"
          + "<td>\(HTML.statement(rule.statement)) <span class=\"soft\">\(rule.strength.rawValue)"
          + "\(rule.isChecked || rule.strength == .open ? "" : ", not judged")</span></td></tr>"
      }
      return "<h2>\(letters): \(HTML.sentence(title))</h2><table class=\"rules\"><tbody>"
        + rows.joined(separator: "\n") + "</tbody></table>"
    }
    return HTML.page(
      title: "The rulebook", crumbs: [Link(title: "Rulebook")], style: .lists,
      """
      <header><h1>The rulebook of touch delivery</h1>
      <p class="soft">\(HTML.sentence(sum)). Each has a page with its sources and, where there is one, \
      the smallest scene that shows it.</p></header>
      \(tables.joined(separator: "\n"))
      """)
  }
}
