import Invariants
import TouchScript

/// A page on one rule: what it says, a scene that shows it, and how it is known.
public struct RulePage: Sendable {
  /// The rule.
  public var rule: Rule
  /// Which wrong engines are made to break it, with what they do.
  public var faults: [Engine]
  /// What UIKit leaves unspecified, and the rule allows: the rulebook's rows.
  public var unspecified: [Engine]
  /// A scene that shows it; nil: there is none.
  public var example: Example?

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

  /// A scene that one could have on a screen, and what the in-repo engine does in it.
  public struct Example: Sendable {
    /// The scene, and what happens. Its title is what it shows; its origin is an experiment, if it is one.
    public var exhibit: Exhibit
    /// The experiment that it is; empty: none.
    public var experiment: String
    /// The calls that the rule is about, as places in the trace.
    public var calls: [Int]
    /// Tells it from other scenes.
    public var number: Int

    /// Makes it.
    public init(exhibit: Exhibit, experiment: String = "", calls: [Int], number: Int) {
      self.exhibit = exhibit
      self.experiment = experiment
      self.calls = calls
      self.number = number
    }
  }

  /// Makes a page.
  public init(
    rule: Rule, faults: [Engine], unspecified: [Engine] = [], example: Example? = nil
  ) {
    self.rule = rule
    self.faults = faults
    self.unspecified = unspecified
    self.example = example
  }

  /// The page. `home` is the file of the list of rules, and `rules` are those that have pages, in order.
  public func html(home: String, among rules: [Rule.ID]) -> String {
    let rest = rule.parts.rest
    let chapter = HTML.chapters.first { $0.letters == rule.chapter } ?? ("", "")
    let way = [
      Link(title: "Rulebook", address: home),
      Link(title: chapter.title, address: "\(home)#\(chapter.letters)"), Link(title: rule.id),
    ]
    let lead =
      rest.isEmpty
      ? ""
      : "<p class=\"lead\">\(Self.linked(HTML.statement(HTML.plain(rest).asSentence), rules))</p>"
    let remark = rule.remark.map {
      "<p class=\"measure\">\(Self.linked(HTML.statement(HTML.plain($0).asSentence), rules))</p>"
    }
    let place = rules.firstIndex(of: rule.id) ?? 0
    let (before, after) = (rules[..<place].last, rules.dropFirst(place + 1).first)
    let others = [
      before.map { "<a href=\"\($0).html\">← \($0)</a>" } ?? "<span></span>",
      "<a href=\"\(home)#\(chapter.letters)\">All of \(HTML.sentence(chapter.title))</a>",
      after.map { "<a href=\"\($0).html\">\($0) →</a>" } ?? "<span></span>",
    ]
    return HTML.page(
      title: "\(rule.id): \(rule.headline)", crumbs: way, style: .rule, script: .copy,
      """
      <header>
      <p class="tags"><span class="id">\(rule.id)</span> \(HTML.chips(of: rule))</p>
      <h1>\(HTML.statement(HTML.plain(rule.headline)))</h1>
      \(lead)
      \(remark ?? "")
      </header>
      <main class="known">
      \(scene)
      <div>
      <h2>How it is known</h2>
      <dl class="facts">\(facts)</dl>
      \(Self.list("Engines that break it", faults))
      \(Self.list("What UIKit leaves unspecified", unspecified))
      <h2>Try it</h2>
      \(commands.map { "<p><code>\(HTML.sentence($0))</code></p>" }.joined(separator: "\n"))
      </div>
      </main>
      <nav class="neighbours" aria-label="Other rules">\(others.joined(separator: "\n"))</nav>
      """)
  }

  private var scene: String {
    guard let example else { return "" }
    let exhibit = example.exhibit
    let trace = exhibit.trace.bound(to: exhibit.scenario)
    let picture = ScenePicture(exhibit.scenario, exhibit.trace)
    let timeline = Timeline(exhibit.scenario, trace)
    let marked = Set(example.calls.compactMap { timeline.anchors[$0] })
    let list = CallList(exhibit.scenario, trace, timeline, picture)
    let says =
      exhibit.title.isEmpty ? "" : "<p class=\"soft small\">\(HTML.words(exhibit.title.curled))</p>"
    let marks = marked.isEmpty ? "" : "<p class=\"small soft\">Marked: what \(rule.id) is about</p>"
    return """
      <section class="example" aria-label="What it looks like">
      <h2>What it looks like</h2>
      \(says)
      <div class="pair"><figure>\(picture.svg(says: "The views, and the fingers"))</figure>
      <div>\(marks)\(list.html(marked: marked))</div></div>
      \(HTML.copyable("The scene as JSON", id: "json", exhibit.scenario.json))
      </section>
      """
  }

  private var facts: String {
    var facts = [("Strength", HTML.meaning(of: rule.strength))]
    if let reason = rule.reason { facts.append(("Not judged", HTML.statement(reason.asSentence))) }
    if let use = HTML.use(of: rule) { facts.append(("Judged", use)) }
    facts.append(("Seen", rule.sighting ?? "no device is known to have shown it"))
    facts += rule.sources.map { ("Source", HTML.source($0)) }
    return facts.map { "<dt>\($0.0)</dt><dd>\($0.1)</dd>" }.joined(separator: "\n")
  }

  private var commands: [String] {
    let name = example?.experiment ?? ""
    return (name.isEmpty ? [] : ["touchstone explain \(name)"])
      + (rule.isChecked ? ["touchstone fuzz --rules \(rule.id)"] : [])
      + ["touchstone rules \(rule.id)"]
  }

  private static func list(_ title: String, _ engines: [Engine]) -> String {
    if engines.isEmpty { return "" }
    let items = engines.map {
      "<li><code>\(HTML.sentence($0.name))</code><br>\(HTML.statement($0.says.asSentence))</li>"
    }
    return "<h2>\(title)</h2><ul class=\"engines-that\">\(items.joined())</ul>"
  }

  /// HTML in which the numbers of rules lead to their pages.
  private static func linked(_ html: String, _ rules: [Rule.ID]) -> String {
    html.replacing(/\b[A-Z]{2}-\d{2}\b/) { match in
      let id = String(match.output)
      return rules.contains(id) ? "<a href=\"\(id).html\">\(id)</a>" : id
    }
  }
}
