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
