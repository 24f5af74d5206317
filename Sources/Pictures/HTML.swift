import Foundation
import Invariants

/// Parts of pages.
enum HTML {
  /// A whole page. `crumbs` say where it belongs, and lead there. It may run no script but its own.
  static func page(
    title: String, crumbs: [Link], style: Sheet, script: Sheet? = nil, _ body: String
  ) -> String {
    let policy = script.map { "script-src 'sha256-\($0.digest)'; " } ?? ""
    let ways = ([Link(title: "Touchstone")] + crumbs).map(\.html)
      .joined(separator: " <span aria-hidden=\"true\">›</span> ")
    return """
      <!doctype html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(policy)\
      style-src 'sha256-\(style.digest)'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(sentence(title))</title>
      <style>\(style.text)</style>
      </head>
      <body class="no-script">
      <nav class="crumbs" aria-label="Where you are">\(ways)</nav>
      \(body)
      \(script.map { "<script>\($0.text)</script>" } ?? "")
      </body>
      </html>

      """
  }

  /// Words that may have names in them: on one line, and none of it obeyed.
  static func sentence(_ text: String) -> String { Markup.text(Markup.brief(text, upTo: 600)) }

  /// A rule's statement, in which code stands between backticks.
  static func statement(_ text: String) -> String {
    sentence(text).components(separatedBy: "`").enumerated().map { place, part in
      place % 2 == 0 ? part : "<code>\(part)</code>"
    }.joined()
  }

  /// A name, which turns the direction of nothing around it.
  static func name(_ name: String) -> String { "<bdi>\(sentence(name))</bdi>" }

  /// A rule's statement, how strongly it binds, and its sources.
  static func standing(of rule: Rule) -> String {
    let sources = rule.sources.map { citation in
      guard let address = Rule.Source(of: citation)?.address else { return sentence(citation) }
      return "<a rel=\"noreferrer\" href=\"\(Markup.text(address))\">\(sentence(citation))</a>"
    }
    let sighting = rule.sighting ?? "no device is known to have shown it"
    return "<p>\(statement(rule.statement))</p><p class=\"soft\">\(rule.strength.rawValue); "
      + "\(sentence(sighting)). Sources: \(sources.joined(separator: ", "))</p>"
  }

  /// Text to be taken along.
  static func copyable(_ title: String, id: String, _ text: String, isOpen: Bool = false) -> String
  {
    """
    <details\(isOpen ? " open" : "")><summary>\(title)</summary>
    <button type="button" data-copy="\(id)">Copy</button>
    <pre id="\(id)" tabindex="0" aria-label="\(title)">\(Markup.text(Markup.spelledOut(text)))</pre></details>
    """
  }
}

/// A step of the way to a page.
struct Link {
  let title: String
  /// Where it leads; nil: it is the page itself, or has no page.
  var address: String?

  var html: String {
    let words = HTML.sentence(title)
    return address.map { "<a href=\"\(Markup.text($0))\">\(words)</a>" } ?? "<span>\(words)</span>"
  }
}
