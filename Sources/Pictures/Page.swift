import Invariants
import TouchScript

extension Markup {
  /// A step of the way to a page: where it leads; nil: it is the page itself, or has no page.
  typealias Crumb = (title: String, address: String?)

  /// A whole page. It needs no network, and may run no script but its own.
  static func page(
    _ title: String, _ crumbs: [Crumb], _ style: Sheet, _ script: Sheet, _ body: Markup
  ) -> String {
    let ways = ([("Touchstone", nil)] + crumbs).map { title, address -> Markup in
      address.map { .link(title, to: $0) } ?? "<span>\(title)</span>"
    }
    let none = Markup(source: "'none'")
    let digest = { (sheet: Sheet) in Markup(source: "'sha256-\(sheet.digest)'") }
    let page: Markup = """
      <!doctype html>
      <html lang='en' dir='ltr'>
      <head>
      <meta charset='utf-8'>
      <meta http-equiv='Content-Security-Policy' content='default-src \(none); script-src \
      \(digest(script)); style-src \(digest(style)); base-uri \(none); form-action \(none)'>
      <meta name='viewport' content='width=device-width, initial-scale=1'>
      <meta name='color-scheme' content='light dark'>
      <title>\(title)</title>
      <style>\(Markup(source: style.text))</style>
      </head>
      <body class='no-script'>
      <nav class='crumbs' aria-label='Where you are'>\(ways, by: " <span aria-hidden=\"true\">›</span> ")</nav>
      \(body)
      <script>\(Markup(source: script.text))</script>
      </body>
      </html>

      """
    return page.source
  }

  // MARK: - Parts

  /// A name, which turns the direction of nothing around it.
  static func name(_ name: String) -> Markup { "<bdi>\(name)</bdi>" }

  static func link(_ title: String, to address: String) -> Markup {
    "<a href='\(address)'>\(title)</a>"
  }

  /// What is known of something, each with what it is.
  static func facts(_ facts: [(title: Markup, says: Markup)]) -> Markup {
    let items = facts.map { "<dt>\($0.title)</dt><dd>\($0.says)</dd>" as Markup }
    return "<dl class='facts'>\(items, by: "\n")</dl>"
  }

  /// A list below its head; nil: there is nothing in it.
  static func list(_ items: [Markup], _ look: String = "", below head: Markup = "") -> Markup? {
    items.isEmpty ? nil : "\(head)\n<ol class='\(look)'>\(items, by: "\n")</ol>"
  }

  /// What is folded, below what is said of it.
  static func fold(_ title: Markup, isOpen: Bool = false, _ body: Markup) -> Markup {
    "<details\(if: isOpen, " open")><summary>\(title)</summary>\(body)</details>"
  }

  /// Text to be taken along.
  static func copyable(_ title: String, id: String, _ text: String) -> Markup {
    .fold(
      "\(title)",
      """

      <button type='button' data-copy='\(id)'>Copy</button>
      <pre id='\(id)' tabindex='0' aria-label='\(title)'>\(exact: spelledOut(text))</pre>
      """)
  }
}
