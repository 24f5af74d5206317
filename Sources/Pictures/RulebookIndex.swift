import Invariants

/// The list of all rules, by chapter, each with what shows it, and a link to its page.
public struct RulebookIndex: Sendable {
  /// The rules, with their scenes.
  public var pages: [RulePage]
  /// How many rules there are, in a sentence.
  public var sum: String

  /// Makes the list.
  public init(_ pages: [RulePage], sum: String) {
    self.pages = pages
    self.sum = sum
  }

  /// The page.
  public var html: String {
    var pictures: [Int: (definition: String, reference: String)] = [:]
    var symbols: [String] = []
    for example in pages.compactMap(\.example) where pictures[example.number] == nil {
      let picture = example.exhibit.symbol("s\(example.number)")
      pictures[example.number] = picture
      symbols.append(picture.definition)
    }
    let chapters = HTML.chapters.compactMap { letters, title in
      let members = pages.filter { $0.rule.chapter == letters }
      return members.isEmpty ? nil : (letters: letters, title: title, members: members)
    }
    let contents = chapters.map {
      "<li><a href=\"#\($0.letters)\">\($0.title) <span>\($0.members.count)</span></a></li>"
    }
    let sections = chapters.map { chapter in
      "<section data-group><h2 id=\"\(chapter.letters)\">\(chapter.title) <span class=\"soft small\">"
        + "\(chapter.letters), \(chapter.members.count.of("rule"))</span></h2>"
        + chapter.members.map { row($0, pictures) }.joined(separator: "\n") + "</section>"
    }
    let meanings = Rule.Strength.allCases.sorted(by: >).map {
      "<dt>\(HTML.chip($0))</dt><dd>\(HTML.meaning(of: $0))</dd>"
    }
    let choices = HTML.strengths + [("unseen", "seen on no device"), ("unjudged", "not judged")]
    return HTML.page(
      title: "The rulebook of touch delivery", crumbs: [Link(title: "Rulebook")], style: .rule,
      script: .filters,
      """
      <svg class="sr" aria-hidden="true">\(symbols.joined(separator: "\n"))</svg>
      <header><h1>How UIKit delivers touches, in \(pages.count.of("rule"))</h1>
      <p class="lead">\(HTML.sentence(sum)).</p></header>
      <div class="book-of-rules">
      <nav class="toc" aria-label="Chapters"><ol>\(contents.joined(separator: "\n"))</ol></nav>
      <main>
      \(HTML.filter(choices))
      <details><summary>What the strengths mean</summary><dl class="facts">\(meanings.joined())</dl>\
      </details>
      \(sections.joined(separator: "\n"))
      </main>
      </div>
      """)
  }

  private func row(
    _ page: RulePage, _ pictures: [Int: (definition: String, reference: String)]
  ) -> String {
    let rule = page.rule
    let id = rule.id
    let marks =
      ["\(rule.strength)"] + (rule.sighting == nil ? ["unseen"] : [])
      + (rule.isChecked ? [] : ["unjudged"])
    let more = rule.sources.count > 1 ? " and \(rule.sources.count - 1) more" : ""
    let source = rule.sources.first.map { "<p>From: \(HTML.source($0))\(more)</p>" } ?? ""
    let shot = page.example.flatMap { pictures[$0.number]?.reference }.map {
      "<a class=\"shot\" href=\"\(id).html\" aria-hidden=\"true\" tabindex=\"-1\">\($0)</a>"
    }
    return """
      <article class="rule\(shot == nil ? " bare" : "")" id="\(id)" data-is="\(marks.joined(separator: " "))">\
      <div><p class="tags"><a class="id" href="\(id).html">\(id)</a> \(HTML.chips(of: rule))</p>
      <h3><a href="\(id).html">\(HTML.statement(HTML.plain(rule.headline)))</a></h3>\(source)</div>\(shot ?? "")\
      </article>
      """
  }
}
