import Invariants
import TouchScript

/// A page on one rule: what it says, a scene that shows it, and how it is known.
public struct RulePage: Sendable {
  /// The rule.
  public var rule: Rule
  /// Which wrong engines are made to break it, with what they do.
  public var faults: [(name: String, says: String)] = []
  /// What UIKit leaves unspecified, and the rule allows: the rulebook's rows.
  public var unspecified: [(name: String, says: String)] = []
  /// A scene that one could have on a screen, and what the in-repo engine does in it; nil: none shows the rule.
  public var example: Exhibit?
  /// Tells that scene from others.
  public var scene = 0

  /// Makes a page.
  public init(_ rule: Rule) { self.rule = rule }

  /// The page. `home` is the file of the list of rules, and `rules` are those that have pages, in order.
  public func html(home: String, among rules: [Rule.ID]) -> String {
    let chapter = Rule.chapters.first { $0.letters == rule.chapter } ?? ("", "")
    let list = "\(home)#\(chapter.letters)"
    let place = rules.firstIndex(of: rule.id) ?? 0
    let (before, after) = (rules[..<place].last, rules.dropFirst(place + 1).first)
    let rest = rule.parts.rest
    let body: Markup = """
      <header>
      <p class='tags'><span class='id'>\(rule.id)</span> \(rule.chips)</p>
      <h1>\(words: rule.headline)</h1>
      \(if: !rest.isEmpty, "<p class='lead'>\(Self.linked(rest, rules))</p>")
      \(rule.remark.map { "<p class='measure'>\(Self.linked($0, rules))</p>" })
      </header>
      <main class='known'>
      \(look)
      <div>
      <h2>How it is known</h2>
      \(Markup.facts(rule.facts))
      \(Self.list("Engines that break it", faults))
      \(Self.list("What UIKit leaves unspecified", unspecified))
      <h2>Try it</h2>
      \(commands.map { "<p><code>\($0)</code></p>" }, by: "\n")
      </div>
      </main>
      <nav class='neighbours' aria-label='Other rules'>\
      <span>\(before.map { Markup.link("← \($0)", to: "\($0).html") })</span>
      \(Markup.link("All of \(chapter.title)", to: list))
      <span>\(after.map { Markup.link("\($0) →", to: "\($0).html") })</span></nav>
      """
    return Markup.page(
      "\(rule.id): \(rule.headline)", [("Rulebook", home), (chapter.title, list), (rule.id, nil)],
      .rule, .copy, body)
  }

  private var look: Markup? {
    guard let exhibit = example else { return nil }
    let picture = ScenePicture(exhibit.scenario, exhibit.trace)
    let timeline = Timeline(exhibit.scenario, exhibit.trace)
    let about = Set(exhibit.marked.compactMap { timeline.anchors[$0] })
    let told = timeline.calls.filter { about.contains($0.id) && !$0.isBookkeeping }.map(\.id)
    let marked = told.isEmpty ? about : Set(told)
    return """
      <section class='example' aria-label='What it looks like'>
      <h2>What it looks like</h2>
      \(if: !exhibit.title.isEmpty, "<p class='soft small'>\(words: exhibit.title)</p>")
      <div class='pair'><figure>\(picture.svg)</figure>
      <div>\(if: !marked.isEmpty, "<p class='small soft'>Marked: what \(rule.id) is about</p>")\
      \(CallList(exhibit, timeline, picture).markup(marked: marked))</div></div>
      \(Markup.copyable("The scene as JSON", id: "json", exhibit.scenario.json))
      </section>
      """
  }

  private var commands: [String] {
    let commands = [
      example?.replay, rule.isChecked ? "touchstone fuzz --rules \(rule.id)" : nil,
      "touchstone rules \(rule.id)",
    ]
    return commands.compactMap(\.self)
  }

  private static func list(_ title: String, _ engines: [(name: String, says: String)]) -> Markup? {
    let items = engines.map {
      "<li><code>\($0.name)</code><br>\(words: $0.says.asSentence)</li>" as Markup
    }
    return .list(items, "engines-that", below: "<h2>\(title)</h2>")
  }

  /// Sentences in which the numbers of rules lead to their pages.
  private static func linked(_ text: String, _ rules: [Rule.ID]) -> Markup {
    Markup(
      source: Markup.words(text.plain.asSentence).source.replacing(/\b[A-Z]{2}-\d{2}\b/) { match in
        let id = String(match.output)
        return rules.contains(id) ? Markup.link(id, to: "\(id).html").source : id
      })
  }
}
