import Invariants
import TouchScript

/// A page on a scene in which nothing is wrong: the question, the answer, and why it is so.
struct ScenePage {
  let exhibit: Exhibit
  let timeline: Timeline
  let picture: ScenePicture
  private let sentences: [Sentence]

  /// A sentence of the explanation, with the anchors of its calls, and the place of the first; the moment in
  /// which it stands, or nil if it says what does not happen.
  private typealias Sentence = (
    says: String, rules: [String], isOpen: Bool, anchors: [String], moment: Int?, place: Int
  )

  init(_ exhibit: Exhibit) {
    let explanation =
      exhibit.trace.events.isEmpty
      ? [] : TraceExplanation(exhibit.scenario, exhibit.trace).sentences.filter { !$0.isMinor }
    var timeline = Timeline(exhibit.scenario, exhibit.trace)
    sentences = Self.sentences(explanation, timeline)
    timeline.add(explanation)
    (self.exhibit, self.timeline) = (exhibit, timeline)
    picture = ScenePicture(exhibit.scenario, exhibit.trace)
  }

  /// Each sentence once, in the order of its first calls.
  private static func sentences(
    _ explanation: [TraceExplanation.Sentence], _ timeline: Timeline
  ) -> [Sentence] {
    let places = Dictionary(
      uniqueKeysWithValues: timeline.calls.enumerated().map { ($1.id, $0) })
    let all = explanation.enumerated().map { number, sentence -> Sentence in
      let anchors = sentence.calls.compactMap { timeline.anchors[$0] }
      let place = anchors.first.flatMap { places[$0] }
      let timed = timeline.moments.lastIndex { $0.start <= sentence.at ?? 0 && !$0.isSetUp } ?? 0
      let moment = place.map { timeline.calls[$0].moment } ?? timed
      let comes = sentence.absent == nil
      return (
        sentence.says, sentence.rules, sentence.isOpen, comes ? anchors : ["n\(number)"],
        comes ? moment : nil, place ?? .max
      )
    }
    return all.reduce(into: [Sentence]()) { found, sentence in
      let same = found.firstIndex {
        $0.says == sentence.says && ($0.moment == nil) == (sentence.moment == nil)
      }
      if let same { found[same].anchors += sentence.anchors } else { found.append(sentence) }
    }.sorted { ($0.moment ?? .max, $0.place) < ($1.moment ?? .max, $1.place) }
  }

  func html(crumbs: [Markup.Crumb]) -> String {
    let body: Markup = """
      <header>
      <h1>\(words: exhibit.title)</h1>
      \(if: !lead.isEmpty, "<p class='lead'>\(words: lead)</p>")
      \(exhibit.notice)
      <p class='verdict'>\(verdict) <span class='soft'>\(exhibit.origin)</span></p>
      </header>
      <main>
      <div class='scene'>
      \(picture.stage())
      <section class='says' aria-label='The explanation'>
      \(explanation)
      </section>
      <section class='events'>
      <h2>Call by call</h2>
      \(CallList(exhibit, timeline, picture).markup())
      </section>
      </div>
      \(changes)
      \(printed)
      <section class='again'>
      <h2>See it again</h2>
      \(exhibit.again)
      </section>
      \(Markup.rules(sentences.flatMap(\.rules)))
      </main>
      """
    return Markup.page(exhibit.title.curled, crumbs, .scene, .stepper, body)
  }

  // MARK: - Head

  /// The answer, or else the first thing that does not happen.
  private var lead: String {
    exhibit.answer.isEmpty ? sentences.first { $0.moment == nil }?.says ?? "" : exhibit.answer
  }

  private var verdict: Markup? {
    let relations = exhibit.held.count { Relations[$0] != nil }
    let tested = [(exhibit.held.count - relations, "rule"), (relations, "relation")]
      .filter { $0.0 > 0 }.map { $0.0.of($0.1) }.joined(separator: " and ")
    if exhibit.failure != nil { return nil }
    if tested.isEmpty {
      return "<span class='v v-notExercised wrap'>This scene tests no rule.</span>"
    }
    return """
      <span class='v v-held wrap'>\(Markup.name(exhibit.engine)) obeys all \(tested) that this \
      scene tests.</span>
      """
  }

  // MARK: - Explanation

  private var explanation: Markup {
    let happens = timeline.moments.enumerated().compactMap { number, moment -> Markup? in
      let head: Markup = "<h3>\(words: moment.title) <time>\(moment.time)</time></h3>"
      return .list(sentences.filter { $0.moment == number }.map(item), below: head)
    }
    let absent = sentences.filter { $0.moment == nil }.map(item)
    return """
      \(if: !happens.isEmpty, "<h2>What happens</h2>\n\(happens, by: "\n")\n")\
      \(Markup.list(absent, "not", below: "<h2>What does not, and why</h2>"))
      """
  }

  private func item(_ sentence: Sentence) -> Markup {
    let says: Markup = "\(words: (sentence.isOpen ? "Open: " : "") + sentence.says)"
    let rules = sentence.rules.map(Markup.rule)
    let link = sentence.anchors.first.map { "<a class='say' href='#\($0)'>\(says)</a>" as Markup }
    return """
      <li data-calls='\(sentence.anchors.joined(separator: " "))'>\
      \(link ?? "<span class='say'>\(says)</span>")\
      \(if: !rules.isEmpty, " <span class='rules'>\(rules, by: " ")</span>")</li>
      """
  }

  // MARK: - Further down

  private var changes: Markup? {
    guard let changes = exhibit.changes else { return nil }
    let cards = changes.main.map { change -> Markup in
      let gains = change.shows.map {
        "<p><span class='v v-held wrap'>\(words: $0)</span></p>" as Markup
      }
      let but = change.but.joined(separator: "; ")
      let also = change.also.joined(separator: "; ")
      return """
        <li class='card'><code>\(words: change.says)</code>\(gains)\
        \(if: !but.isEmpty, "<p class='soft'>But then: \(words: but)</p>")\
        \(if: !also.isEmpty, "<p class='soft'>And then: \(words: also)</p>")</li>
        """
    }
    let more = changes.more.map { "<li><code>\(words: $0)</code></li>" as Markup }
    let rest: Markup = "\(words: changes.rest)"
    return """
      <section>
      <h2>\(words: changes.title)</h2>
      \(Markup.list(cards, "changes"))\
      \(if: !more.isEmpty, .fold(rest, isOpen: cards.isEmpty, "<ul class='small'>\(more)</ul>"))\
      \(if: cards.isEmpty && more.isEmpty, "<p>\(rest)</p>")
      </section>
      """
  }

  /// What a device printed, beside what the engine did.
  private var printed: Markup? {
    exhibit.log.map { log in
      let cards = log.columns.filter { !$0.lines.isEmpty }.map { column -> Markup in
        let lines = column.lines.map { "<code>\(words: $0)</code>" as Markup }
        return "<div class='card'><h3>\(column.title)</h3>\(lines)</div>"
      }
      return """
        <section>
        <h2>What a device printed</h2>
        <p class='small soft'>\(words: log.says)</p>
        <div class='log'>\(cards)</div>
        </section>
        """
    }
  }
}

// MARK: - Parts that the pages on a scene share

extension ScenePicture {
  /// The picture and the stepper.
  func stage(hasWrongCall: Bool = false) -> Markup {
    """
    <section class='stage' aria-label='The screen'>
    \(svg)
    <div class='js'>
    <div class='stepper' role='group' aria-label='Step through the calls'>\
    <button type='button' id='first' title='Home'>First</button>\
    <button type='button' id='back' title='Left arrow'>← Back</button>\
    \(if: hasWrongCall, "<button type='button' id='wrong' title='W'>Wrong call</button>")\
    <button type='button' id='next' title='Right arrow'>Next →</button>\
    <button type='button' id='last' title='End'>Last</button></div>
    <p id='now' aria-live='polite'></p>
    <p class='keys'><kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> <kbd>End</kbd>\
    \(if: hasWrongCall, ", <kbd>W</kbd> the wrong call")</p>
    </div>
    </section>
    """
  }
}

extension Exhibit {
  /// Why there is no trace, or only a part of one.
  var notice: Markup? { failure.map { "<p class='notice'>\($0)</p>" } }

  /// The scene as text and as source, and what plays it again.
  var again: Markup {
    let command = replay.map { command -> Markup in
      """
      <p class='run'><code id='replay'>\(exact: Markup.spelledOut(command))</code>\
      <button type='button' class='js' data-copy='replay'>Copy</button></p>
      """
    }
    return """
      \(command)\(Markup.copyable("The scene as text", id: "words", scenario.description))\
      \(Markup.copyable("As a device logs it", id: "log", trace.log(form: .device)))\
      \(Markup.copyable("As Swift", id: "swift", scenario.swiftSource))\
      \(Markup.copyable("As JSON", id: "json", scenario.json))
      """
  }
}

extension Markup {
  /// A link to a rule in the list of those that a page names.
  static func rule(_ id: String) -> Markup {
    let name = id.onOneLine(limit: 60)
    return Rulebook[id] == nil && Relations[id] == nil
      ? "<span class='id'>\(name)</span>" : .link(name, to: "#\(name)")
  }

  /// The rules that a page names, each once, with what they say.
  static func rules(_ ids: [String], _ title: String = "The rules named here") -> Markup? {
    let items = Set(ids).sorted().compactMap { id in
      (Rulebook[id] ?? Relations[id]?.rule).map { rule -> Markup in
        "<dt id='\(id)' class='id'>\(id)</dt><dd>\(words: rule.statement)</dd>"
      }
    }
    return items.isEmpty
      ? nil : "<section>\n<h2>\(title)</h2>\n<dl class='facts'>\(items, by: "\n")</dl>\n</section>"
  }
}
