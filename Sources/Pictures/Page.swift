import Foundation
import Invariants
import TouchScript

extension Exhibit {
  /// One page on the scene, complete in itself: a stepper through what happened, with the scene lit as
  /// each call comes. It needs no network, and obeys no script but its own: whatever is in names is text.
  ///
  /// `home` is where a link to the report leads that it is a part of; nil: it is a part of none.
  public func html(home: String? = nil) -> String {
    Page(self).html(crumbs: home.map { [Link(title: "Report", address: $0)] } ?? [])
  }
}

/// A page on one scene.
struct Page {
  let exhibit: Exhibit
  let layout: Layout
  let rows: [Row]
  /// The rows that are on the page; the others are too many to be looked at.
  let shown: Range<Int>
  private let start: Int

  /// Browsers grow slow with more.
  static let mostRows = 3_000

  init(_ exhibit: Exhibit) {
    let all = Rows(exhibit)
    self.exhibit = exhibit
    layout = Layout(exhibit)
    rows = all.rows
    start = all.start
    let most = Self.mostRows
    let first = rows.count <= most ? 0 : max(0, min(start - most / 2, rows.count - most))
    shown = first..<min(rows.count, first + most)
  }

  func html(crumbs: [Link], lead: String? = nil) -> String {
    let body = """
      <header>
      <h1>\(HTML.sentence(exhibit.title))</h1>
      \(lead ?? remark)
      </header>
      <main>
      <section id="scene" aria-label="The scene">
      \(scene)
      </section>
      <section id="steps" class="js" aria-label="Step through what happened">
      \(stepper)
      </section>
      <section id="status">
      \(status)
      </section>
      <section id="events">
      <h2>What happened</h2>
      \(trace)
      </section>
      </main>
      <section id="time">
      <h2>In time</h2>
      \(times)
      </section>
      \(rules)
      \(sources)
      <script type="application/json" id="data">\(Markup.script(data))</script>
      """
    return HTML.page(
      title: exhibit.title, crumbs: crumbs + [Link(title: "Scene")], style: .scene,
      script: .stepper, body)
  }

  // MARK: - Parts

  /// What is wrong, in the first lines.
  private var remark: String {
    var lines: [String] = []
    if let failure = exhibit.failure {
      lines.append("<p class=\"bad\">\(HTML.sentence(failure))</p>")
    }
    if let broken = exhibit.broken.first {
      let count = exhibit.broken.count
      let others = count > 1 ? ", and \((count - 1).of("other rule")) with it" : ""
      lines.append(
        "<p><strong class=\"bad\">\(Markup.text(broken.id)) is broken</strong>\(others): "
          + "\(HTML.statement(broken.rule?.statement ?? ""))</p>")
    }
    let engines =
      exhibit.other.map {
        "Played by \(HTML.name(exhibit.engine)), beside \(HTML.name($0.engine))"
      } ?? "Played by \(HTML.name(exhibit.engine))"
    let count = exhibit.trace.events.count.of("event")
    return lines.joined(separator: "\n") + "\n<p class=\"soft\">\(engines): \(count).</p>"
  }

  private var scene: String {
    let (width, height) = (Markup.number(layout.canvas.width), Markup.number(layout.canvas.height))
    return """
      <figure>
      <svg id="picture" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-label="The views as they lie on the screen, and the fingers">
      \(layout.scene.elements)
      <g class="touching"></g>
      </svg>
      <figcaption>\(Self.legend)</figcaption>
      </figure>
      """
  }

  private static let legend = """
    <ul class="legend"><li><i class="k asked"></i>asked</li><li><i class="k inside"></i>point \
    inside</li><li><i class="k outside"></i>point outside</li><li><i class="k hit"></i>hit</li><li><i \
    class="k told"></i>told</li><li><i class="k taken"></i>cancelled</li><li><i class="k heard"></i>\
    recognizer hears</li><li><i class="k acts"></i>recognizer acts</li></ul>
    """

  private var stepper: String {
    let wrong = rows[shown].contains { !$0.wrong.isEmpty }
    return """
      <div class="buttons">
      <button type="button" id="first" title="Home">First</button>
      <button type="button" id="back" title="Left arrow">Back</button>
      <button type="button" id="next" title="Right arrow">Next</button>
      <button type="button" id="last" title="End">Last</button>
      \(wrong ? "<button type=\"button\" id=\"wrong\" title=\"W\">Wrong event</button>" : "")
      </div>
      <input type="range" id="slider" min="0" max="\(max(0, shown.count - 1))" value="0" \
      aria-label="Event">
      <p id="now" aria-live="polite" aria-atomic="true"></p>
      """
  }

  /// The recognizers' states and the responder chain, which the script keeps current.
  private var status: String {
    let all = exhibit.scenario.recognizers
    let busy = Set(rows.compactMap(\.recognizer))
    let listed = all.indices.filter { all.count <= 24 || busy.contains($0) }.prefix(60)
    let entries = listed.map { place in
      let recognizer = all[place]
      return "<tr data-r=\"\(place)\"><th scope=\"row\">\(HTML.name(recognizer.id))</th>"
        + "<td>\(recognizer.kind.rawValue) on \(HTML.name(recognizer.view))</td>"
        + "<td class=\"stand\">possible</td></tr>"
    }
    let more = all.count - listed.count
    let rest = more > 0 ? "<p class=\"soft\">and \(more.of("recognizer")) more</p>" : ""
    let table =
      listed.isEmpty
      ? "" : "<h2>Recognizers</h2><table>\(entries.joined(separator: "\n"))</table>\(rest)"
    let hasChain = rows.contains { $0.chain != nil }
    return table + (hasChain ? "<h2>Responder chain</h2><ol id=\"chain\"></ol>" : "")
  }

  private var trace: String {
    let hidden = (shown.lowerBound, rows.count - shown.upperBound)
    let before =
      hidden.0 > 0 ? "<p class=\"soft\">\(hidden.0.of("event")) before are left out.</p>" : ""
    let behind =
      hidden.1 > 0 ? "<p class=\"soft\">\(hidden.1.of("event")) behind are left out.</p>" : ""
    guard !rows.isEmpty else { return "<p>Nothing was observed.</p>" }
    let sides = exhibit.other.map {
      "<p class=\"sides\"><span>\(HTML.name(exhibit.engine))</span><span>\(HTML.name($0.engine))"
        + "</span></p>"
    }
    return before + (sides ?? "")
      + "<ol id=\"trace\"\(sides == nil ? "" : " class=\"beside\"")>"
      + rows[shown].map(item).joined(separator: "\n") + "</ol>" + behind
  }

  private func item(_ row: Row) -> String {
    let tag: String? =
      switch row.side {
      case .missing: "missing"
      case _ where !row.wrong.isEmpty: "wrong"
      case .own: "only this engine"
      case .other: "only \(exhibit.other?.engine ?? "")"
      case .both: nil
      }
    let side =
      switch row.side {
      case .both: "both"
      case .own: "own"
      case .other: "other"
      case .missing: "own missing"
      }
    let classes = side + (row.wrong.isEmpty ? "" : " bad")
    let mark = tag.map { "<span class=\"tag\">\(HTML.sentence($0))</span>" } ?? ""
    let reasons = row.wrong.map { place in
      let broken = exhibit.broken[place]
      let due =
        row.side == .missing
        ? "" : " Expected: \(HTML.sentence(broken.violation.expected.asSentence))"
      return
        "<p class=\"why\"><a href=\"#\(Markup.text(broken.id))\">\(Markup.text(broken.id))</a>: "
        + "\(HTML.sentence(broken.violation.sentence.asSentence))\(due)</p>"
    }
    return """
      <li class="\(classes)"><button type="button" tabindex="-1"><span class="n">\
      \(row.event.map(String.init) ?? "–")</span><span class="t">\(row.at) ms</span>\
      <span class="what">\(HTML.sentence(row.text))</span>\(mark)</button>\
      \(reasons.joined())</li>
      """
  }

  private var times: String {
    let (width, height) = (Markup.number(layout.times.width), Markup.number(layout.times.height))
    return """
      <div class="lanes" tabindex="0" role="group" aria-label="Lanes of time">
      <svg id="lanes" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-label="Who has which touches, and the states of recognizers, as time goes on">
      \(layout.times.elements)
      </svg>
      </div>
      <ul class="legend"><li><i class="k told"></i>has the touch</li><li><i class="k lost"></i>until \
      it is cancelled</li><li><i class="k withheld"></i>withheld</li><li><i class="k possible"></i>\
      possible</li><li><i class="k began"></i>began, changed</li><li><i class="k ended"></i>ended</li>\
      <li><i class="k failed"></i>failed</li><li>◆ action</li><li>✕ cancelled</li></ul>
      """
  }

  // MARK: - Data

  /// What the script needs.
  private var data: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = StepperData(self, start: max(0, start - shown.lowerBound))
    return (try? encoder.encode(data)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
