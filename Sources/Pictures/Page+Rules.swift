import Foundation
import Invariants
import TouchScript

extension Page {
  /// What the rules say.
  var rules: String {
    let broken = exhibit.broken.map { broken in
      let event = rows.firstIndex { row in
        row.wrong.contains { exhibit.broken[$0].id == broken.id }
      }
      let isShown = event.map(shown.contains) ?? false
      let button =
        isShown
        ? "<button type=\"button\" data-go=\"\((event ?? 0) - shown.lowerBound)\">Go to the event</button>"
        : ""
      return """
        <article id="\(Markup.text(broken.id))" class="rule">
        <h3>\(Markup.text(broken.id)) <span class="tag">broken</span></h3>
        <p>\(HTML.sentence(broken.violation.sentence.asSentence))</p>
        <p><strong>Expected:</strong> \(HTML.sentence(broken.violation.expected.asSentence))</p>
        \(broken.rule.map(HTML.standing) ?? "")
        \(button)
        </article>
        """
    }
    let held =
      exhibit.held.isEmpty
      ? ""
      : "<details><summary>\(exhibit.held.count.of("rule")) held</summary><p>"
        + exhibit.held.map(HTML.sentence).joined(separator: ", ") + "</p></details>"
    let rest =
      exhibit.unexercised > 0
      ? "<p class=\"soft\">\(exhibit.unexercised.of("rule")) not exercised by this scene, or not "
        + "judged.</p>" : ""
    guard !broken.isEmpty || !held.isEmpty || !rest.isEmpty else { return "" }
    return """
      <section id="rules">
      <h2>Rules</h2>
      \(broken.joined(separator: "\n"))
      \(held)
      \(rest)
      </section>
      """
  }

  /// How to see it again: the command, and the scene as Swift and as JSON.
  var sources: String {
    let replay =
      exhibit.replay.map { HTML.copyable("Replay", id: "replay", $0, isOpen: true) } ?? ""
    return """
      <section id="again">
      <h2>See it again</h2>
      \(replay)
      \(HTML.copyable("The scene in words", id: "words", exhibit.scenario.description))
      \(HTML.copyable("As a device logs it", id: "log", exhibit.trace.log(form: .device)))
      \(HTML.copyable("As Swift", id: "swift", exhibit.scenario.swiftSource))
      \(HTML.copyable("As JSON", id: "json", exhibit.scenario.json))
      </section>
      """
  }
}

/// Parts of pages.
enum HTML {
  /// Everything above the body. `script` is the only one that the page may run.
  static func head(title: String, style: Sheet, script: Sheet?) -> String {
    let scripts = script.map { "script-src 'sha256-\($0.digest)'; " } ?? ""
    return """
      <!doctype html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(scripts)\
      style-src 'sha256-\(style.digest)'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(sentence(title))</title>
      <style>\(style.text)</style>
      </head>
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

/// A style sheet or a script, with the digest by which a page names it.
struct Sheet {
  let text: String
  let digest: String

  private init(_ text: String) {
    self.text = text
    digest = Digest.base64(of: text)
  }

  /// The style of a page on one scene.
  static let page = Sheet(Style.page)
  /// The style of pages that are lists.
  static let report = Sheet(Style.report)
  /// The script that steps through a scene.
  static let stepper = Sheet(Script.stepper)
}
