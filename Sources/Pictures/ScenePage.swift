import Invariants
import TouchScript

/// A page on a scene in which nothing is wrong: the question, the answer, and why it is so.
struct ScenePage {
  let exhibit: Exhibit
  let trace: Trace
  let timeline: Timeline
  let picture: ScenePicture
  private let sentences: [Sentence]

  /// A sentence of the explanation, with the anchors of its calls.
  private struct Sentence {
    let says: String
    let rules: [String]
    let isOpen: Bool
    var anchors: [String]
    /// The group in which it stands; nil: it says what does not happen.
    let moment: Int?
  }

  init(_ exhibit: Exhibit) {
    self.exhibit = exhibit
    trace = exhibit.trace.bound(to: exhibit.scenario)
    picture = ScenePicture(exhibit.scenario, exhibit.trace)
    var timeline = Timeline(exhibit.scenario, trace)
    let explanation =
      exhibit.trace.events.isEmpty
      ? [] : TraceExplanation(exhibit.scenario, exhibit.trace).sentences.filter { !$0.isMinor }
    let absent = explanation.filter { $0.absent != nil }.enumerated().map { ($1, "n\($0)") }
    let sentences = Self.sentences(explanation, absent.count, timeline)
    timeline.add(absent.map { (sentence: $0.0, id: $0.1) }, SceneIndex(exhibit.scenario))
    self.timeline = timeline
    self.sentences = sentences
  }

  /// Each sentence once, in the order of its first calls.
  private static func sentences(
    _ explanation: [TraceExplanation.Sentence], _ absent: Int, _ timeline: Timeline
  ) -> [Sentence] {
    var moments: [String: (moment: Int, place: Int)] = [:]
    var place = 0
    for (number, moment) in timeline.moments.enumerated() {
      for call in moment.calls {
        moments[call.id] = (number, place)
        place += 1
      }
    }
    var found: [(sentence: Sentence, order: Int)] = []
    var number = 0
    for sentence in explanation {
      var anchors = sentence.calls.compactMap { timeline.anchors[$0] }
      anchors = anchors.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      if sentence.absent != nil {
        anchors = ["n\(number)"]
        number += 1
      }
      let timed = timeline.moments.lastIndex { $0.start <= sentence.at ?? 0 && !$0.isSetUp }
      let first = anchors.first.flatMap { moments[$0] }
      let line = Sentence(
        says: sentence.says.curled, rules: sentence.rules, isOpen: sentence.isOpen,
        anchors: anchors,
        moment: sentence.absent == nil ? first?.moment ?? timed ?? 0 : nil)
      let same = found.firstIndex {
        $0.sentence.says == line.says && ($0.sentence.moment == nil) == (line.moment == nil)
      }
      if let same {
        found[same].sentence.anchors += anchors
      } else {
        found.append((line, first?.place ?? .max))
      }
    }
    let order = found.indices.sorted {
      let one = (found[$0].sentence.moment ?? .max, found[$0].order, $0)
      return one < (found[$1].sentence.moment ?? .max, found[$1].order, $1)
    }
    return order.map { found[$0].sentence }
  }

  func html(crumbs: [Link]) -> String {
    let list = CallList(exhibit.scenario, trace, timeline, picture)
    let body = """
      <header>
      <h1>\(HTML.words(exhibit.title.curled))</h1>
      \(lead.isEmpty ? "" : "<p class=\"lead\">\(HTML.words(lead))</p>")
      \(exhibit.notice)
      <p class="verdict">\(verdict) \(origin)</p>
      </header>
      <main>
      <div class="scene">
      \(PageParts.stage(picture, exhibit))
      <section class="says" aria-label="The explanation">
      \(explanation)
      </section>
      <section class="events">
      <h2>Call by call</h2>
      \(list.html())
      </section>
      </div>
      \(changes)
      \(printed)
      <section class="again">
      <h2>See it again</h2>
      \(PageParts.again(exhibit))
      </section>
      \(PageParts.rules(sentences.flatMap(\.rules)))
      </main>
      """
    return HTML.page(
      title: exhibit.title.curled, crumbs: crumbs, style: .scene, script: .stepper, body)
  }

  // MARK: - Head

  /// The answer, or else the first thing that does not happen.
  private var lead: String {
    exhibit.answer.isEmpty
      ? sentences.first { $0.moment == nil }?.says ?? "" : exhibit.answer.curled
  }

  private var verdict: String {
    let relations = exhibit.held.count { Relations[$0] != nil }
    let rules = exhibit.held.count - relations
    if exhibit.failure != nil { return "" }
    guard rules + relations > 0 else {
      return "<span class=\"v v-idle wrap\">This scene tests no rule.</span>"
    }
    let tested = [rules > 0 ? rules.of("rule") : "", relations > 0 ? relations.of("relation") : ""]
      .filter { !$0.isEmpty }.joined(separator: " and ")
    return
      "<span class=\"v v-held wrap\">\(HTML.name(exhibit.engine)) obeys all \(tested) that this "
      + "scene tests.</span>"
  }

  private var origin: String {
    exhibit.origin.isEmpty ? "" : "<span class=\"soft\">\(HTML.sentence(exhibit.origin))</span>"
  }

  // MARK: - Explanation

  private var explanation: String {
    let happens = timeline.moments.indices.compactMap { moment -> String? in
      let mine = sentences.filter { $0.moment == moment }
      if mine.isEmpty { return nil }
      let head = timeline.moments[moment]
      return "<h3>\(HTML.words(head.title)) <time>\(head.time)</time></h3>"
        + "<ol>\(mine.map(item).joined(separator: "\n"))</ol>"
    }
    let absent = sentences.filter { $0.moment == nil }
    return (happens.isEmpty ? "" : "<h2>What happens</h2>\n\(happens.joined(separator: "\n"))")
      + (absent.isEmpty
        ? ""
        : "\n<h2>What does not, and why</h2>\n<ol class=\"not\">"
          + "\(absent.map(item).joined(separator: "\n"))</ol>")
  }

  private func item(_ sentence: Sentence) -> String {
    let words = (sentence.isOpen ? "Open: " : "") + sentence.says
    let rules = sentence.rules.map { PageParts.link(to: $0) }.joined(separator: " ")
    let target = sentence.anchors.first
    let says =
      target.map { "<a class=\"say\" href=\"#\($0)\">\(HTML.words(words))</a>" }
      ?? "<span class=\"say\">\(HTML.words(words))</span>"
    return "<li data-calls=\"\(sentence.anchors.joined(separator: " "))\">\(says)"
      + (rules.isEmpty ? "" : " <span class=\"rules\">\(rules)</span>") + "</li>"
  }

  // MARK: - Further down

  private var changes: String {
    guard let changes = exhibit.changes else { return "" }
    let cards = changes.main.map { change in
      let shows = change.shows.map {
        "<p><span class=\"v v-held wrap\">\(HTML.words($0.words))</span></p>"
      }
      let others = [("But then: ", change.but), ("As before: ", change.stays)].map {
        title, queries in
        let words = queries.map(\.words).joined(separator: "; ")
        return words.isEmpty ? "" : "<p class=\"soft\">\(title)\(HTML.words(words))</p>"
      }
      return "<li class=\"card\"><code>\(HTML.code(change.says))</code>"
        + "\(shows.joined())\(others.joined())</li>"
    }
    let more = changes.more.map { "<li><code>\(HTML.code($0))</code></li>" }
    return "<section>\n<h2>\(HTML.words(changes.title.curled))</h2>\n"
      + (cards.isEmpty ? "" : "<ol class=\"changes\">\(cards.joined(separator: "\n"))</ol>")
      + (more.isEmpty
        ? ""
        : "<details\(cards.isEmpty ? " open" : "")><summary>\(HTML.words(changes.rest))</summary>"
          + "<ul class=\"small\">\(more.joined())</ul></details>")
      + (cards.isEmpty && more.isEmpty ? "<p>\(HTML.words(changes.rest))</p>" : "") + "\n</section>"
  }

  /// What a device printed, beside what the engine did.
  private var printed: String {
    guard let log = exhibit.log else { return "" }
    let cards = log.columns.filter { !$0.lines.isEmpty }.map { column in
      "<div class=\"card\"><h3>\(HTML.sentence(column.title))</h3>"
        + column.lines.map { "<code>\(HTML.code($0))</code>" }.joined() + "</div>"
    }
    return
      "<section>\n<h2>What a device printed</h2>\n<p class=\"small soft\">\(HTML.words(log.says))</p>\n"
      + "<div class=\"log\">\(cards.joined())</div>\n</section>"
  }
}

/// Parts that the pages on a scene share.
enum PageParts {
  /// The picture and the stepper. `buttons` stand among those that step.
  static func stage(_ picture: ScenePicture, _ exhibit: Exhibit, wrong: Bool = false) -> String {
    let wrongButton =
      wrong ? "<button type=\"button\" id=\"wrong\" title=\"W\">Wrong call</button>" : ""
    let ends = { (id: String, title: String, key: String) in
      wrong ? "" : "<button type=\"button\" id=\"\(id)\" title=\"\(key)\">\(title)</button>"
    }
    return """
      <section class="stage" aria-label="The screen">
      \(picture.svg(says: says(picture, exhibit.scenario)))
      <div class="js">
      <div class="stepper" role="group" aria-label="Step through the calls">\
      \(ends("first", "First", "Home"))<button type="button" id="back" title="Left arrow">← Back</button>\
      \(wrongButton)<button type="button" id="next" title="Right arrow">Next →</button>\
      \(ends("last", "Last", "End"))</div>
      <p id="now" aria-live="polite"></p>
      <p class="keys"><kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> <kbd>End</kbd>\
      \(wrong ? ", <kbd>W</kbd> the wrong call" : "")</p>
      </div>
      </section>
      """
  }

  /// What a picture shows, for readers who cannot see it.
  static func says(_ picture: ScenePicture, _ scenario: Scenario) -> String {
    let views = scenario.views.prefix(12).map(\.id.shown).joined(separator: ", ")
    let more = scenario.views.count > 12 ? " and \(scenario.views.count - 12) more" : ""
    let recognizers = scenario.recognizers.prefix(12).map {
      " The \($0.kind.rawValue) \($0.id.shown) is on \($0.view.shown)."
    }
    let fingers = picture.ways.prefix(6).compactMap { way in
      way.view.map { " Finger \(way.finger) touches \(scenario.views[$0].id.shown)." }
    }
    return "The screen from the front: \(views)\(more)." + recognizers.joined() + fingers.joined()
  }

  /// The scene as text and as source, and what plays it again.
  static func again(_ exhibit: Exhibit) -> String {
    let replay = exhibit.replay.map { command in
      "<p class=\"run\"><code id=\"replay\">\(Markup.text(Markup.spelledOut(command)))</code>"
        + "<button type=\"button\" class=\"js\" data-copy=\"replay\">Copy</button></p>"
    }
    return (replay ?? "")
      + HTML.copyable("The scene as text", id: "words", exhibit.scenario.description)
      + HTML.copyable("As a device logs it", id: "log", exhibit.trace.log(form: .device))
      + HTML.copyable("As Swift", id: "swift", exhibit.scenario.swiftSource)
      + HTML.copyable("As JSON", id: "json", exhibit.scenario.json)
  }

  /// A link to a rule in the list of those that a page names.
  static func link(to rule: String) -> String {
    let id = Markup.text(Markup.brief(rule, upTo: 60))
    return Rulebook[rule] == nil && Relations[rule] == nil
      ? "<span class=\"id\">\(id)</span>" : "<a href=\"#\(id)\">\(id)</a>"
  }

  /// The rules that a page names, each once, with what they say.
  static func rules(_ ids: [String], _ title: String = "The rules named here") -> String {
    let known = Set(ids).sorted().compactMap { id in
      (Rulebook[id] ?? Relations[id]?.rule).map { (id: id, statement: $0.statement) }
    }
    if known.isEmpty { return "" }
    let items = known.map {
      "<dt id=\"\($0.id)\" class=\"id\">\($0.id)</dt><dd>\(HTML.statement($0.statement))</dd>"
    }
    return "<section>\n<h2>\(title)</h2>\n<dl class=\"facts\">\(items.joined(separator: "\n"))"
      + "</dl>\n</section>"
  }
}

extension Exhibit {
  /// Why there is no trace, or only a part of one.
  var notice: String {
    failure.map { "<p class=\"notice\">\(HTML.sentence($0))</p>" } ?? ""
  }
}
