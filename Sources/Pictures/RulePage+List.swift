import Invariants

extension RulePage {
  /// The list of all rules, by chapter, each with what shows it, and a link to its page. `sum` says how many
  /// rules there are.
  public static func list(of pages: [RulePage], sum: String) -> String {
    // A scene that stands for several rules is drawn once, and shown by reference.
    var pictures: [Int: ScenePicture] = [:]
    var symbols: [Markup] = []
    for page in pages where pictures[page.scene] == nil {
      guard let picture = page.example?.thumbnail("s\(page.scene)k") else { continue }
      pictures[page.scene] = picture
      symbols.append(
        """
        <symbol id='s\(page.scene)' \(picture.viewBox)><g class='views'>\(picture.elements)</g></symbol>
        """)
    }
    let chapters = Rule.chapters.map { letters, title in
      (letters: letters, title: title, members: pages.filter { $0.rule.chapter == letters })
    }.filter { !$0.members.isEmpty }
    let contents = chapters.map {
      "<li><a href='#\($0.letters)'>\($0.title) <span>\($0.members.count)</span></a></li>" as Markup
    }
    let sections = chapters.map { letters, title, members -> Markup in
      """
      <section data-group><h2 id='\(letters)'>\(title) <span class='soft small'>\(letters), \
      \(members.count.of("rule"))</span></h2>\(members.map { row($0, pictures) }, by: "\n")</section>
      """
    }
    let meanings = Rule.Strength.allCases.sorted(by: >).map { ($0.chip, "\($0.meaning)" as Markup) }
    let body: Markup = """
      <svg class='sr' aria-hidden='true'>\(symbols, by: "\n")</svg>
      <header><h1>How UIKit delivers touches, in \(pages.count.of("rule"))</h1>
      <p class='lead'>\(sum).</p></header>
      <div class='book-of-rules'>
      <nav class='toc' aria-label='Chapters'><ol>\(contents, by: "\n")</ol></nav>
      <main>
      \(Markup.filter(Markup.strengths + [("unseen", "seen on no device"), ("unjudged", "not judged")]))
      \(Markup.fold("What the strengths mean", .facts(meanings)))
      \(sections, by: "\n")
      </main>
      </div>
      """
    return Markup.page(
      "The rulebook of touch delivery", [("Rulebook", nil)], .rule, .filters, body)
  }

  private static func row(_ page: RulePage, _ pictures: [Int: ScenePicture]) -> Markup {
    let rule = page.rule
    let file = "\(rule.id).html"
    let more = rule.sources.count > 1 ? " and \(rule.sources.count - 1) more" : ""
    let source = rule.sources.first.map { "<p>From: \(Rule.source($0))\(more)</p>" as Markup }
    let shot = page.example.map { _ -> Markup in
      """
      <a class='shot' href='\(file)' aria-hidden='true' tabindex='-1'><svg class='views' \
      \(pictures[page.scene]?.viewBox) aria-hidden='true'><use href='#s\(page.scene)'/></svg></a>
      """
    }
    return """
      <article class='rule\(if: shot == nil, " bare")' id='\(rule.id)' \
      data-is='\(rule.strength.rawValue) \(["unseen": rule.sighting == nil, "unjudged": !rule.isChecked])'>\
      <div><p class='tags'>\
      <a class='id' href='\(file)'>\(rule.id)</a> \(rule.chips)</p>
      <h3><a href='\(file)'>\(words: rule.headline)</a></h3>\(source)</div>\(shot)</article>
      """
  }
}

extension Exhibit {
  /// The scene as a small picture, for a list; names in it begin with `prefix`.
  func thumbnail(_ prefix: String) -> ScenePicture {
    ScenePicture(scenario, trace, width: 160, least: 0.62, text: 12, prefix: prefix)
  }
}
