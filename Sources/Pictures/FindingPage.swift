import Invariants
import TouchScript

/// A page on a scene in which something is wrong: what was expected, what was seen, and where they part.
struct FindingPage {
  let exhibit: Exhibit
  let picture: ScenePicture
  private let own: Timeline
  private let other: Timeline?
  private let lines: [Alignment.Line]
  /// The line of the first wrong call; nil: no call is wrong.
  private let wrong: Int?
  /// How many lines are alike in both before anything differs.
  private let alike: Int

  init(_ exhibit: Exhibit) {
    let scenario = exhibit.scenario
    var own = Timeline(scenario, exhibit.trace)
    own.mark(exhibit.broken)
    let other = exhibit.other.map { Timeline($0.scenario ?? scenario, $0.trace, prefix: "x") }
    // The two scenes of a relation differ in times and places, and may have other names.
    let isRelation = exhibit.other?.scenario != nil
    let same = { (call: Call) in
      isRelation ? call.words : "\(call.at) \(call.words) \(call.recorded)"
    }
    let alike = { (call: Call) in
      isRelation ? "\(call.sign == .hit) \(call.kind)" : "\(call.kind) \(call.owner)"
    }
    let calls = own.calls.prefix(CallList.mostRows)
    lines =
      other.map { other in
        Alignment.lines(calls, other.calls.prefix(CallList.mostRows), by: [same, alike])
      } ?? calls.map { ($0, nil) }
    wrong = lines.firstIndex { $0.own?.wrong.contains(0) ?? false }
    let parting = lines.firstIndex { line in
      let pair = [line.own, line.other].compactMap(\.self)
      return !pair.allSatisfy(\.isBookkeeping)
        && (pair.count == 1 || same(pair[0]) != same(pair[1]))
    }
    let first = isRelation ? nil : other == nil ? wrong : parting
    self.alike = min(first ?? lines.count, wrong ?? lines.count)
    picture = ScenePicture(scenario, exhibit.trace)
    (self.exhibit, self.own, self.other) = (exhibit, own, other)
  }

  func html(crumbs: [Markup.Crumb]) -> String {
    let title = exhibit.broken.isEmpty ? exhibit.title : "\(exhibit.broken[0].id): \(seen(0))"
    let body: Markup = """
      <header>
      \(exhibit.notice)
      \(head)
      </header>
      <main>
      <div class='two'>
      <div>
      \(picture.stage(hasWrongCall: wrong != nil))
      </div>
      <section>
      <h2>\(other == nil ? "What happened" : "Both traces, and where they part")</h2>
      \(CallList.head(of: own.calls))
      \(traces)
      </section>
      </div>
      <div class='pair'>
      <section class='again'>
      <h2>Replay it</h2>
      \(exhibit.again)
      \(exhibit.other?.scenario.map { .copyable("The changed scene as text", id: "changed", $0.description) })
      </section>
      \(rule)
      </div>
      </main>
      """
    return Markup.page(title.curled, crumbs, .scene, .stepper, body)
  }

  // MARK: - What was expected, and what was seen

  private func expected(_ place: Int) -> String {
    exhibit.broken[place].violation.expected.asSentence
  }

  private func seen(_ place: Int) -> String { exhibit.broken[place].violation.sentence.asSentence }

  private var head: Markup {
    guard let broken = exhibit.broken.first else { return "<h1>\(words: exhibit.title)</h1>" }
    return """
      <p class='kicker'><span class='v v-broken'>\(broken.id) is broken</span> \(broken.rule?.chips)</p>
      <div class='versus'>
      <div class='card exp'><p class='tag'>Expected</p><p class='big'>\(words: expected(0))</p></div>
      <div class='card seen'><p class='tag'>Seen</p><h1 class='big'>\(words: seen(0))</h1></div>
      </div>
      """
  }

  // MARK: - Traces

  private var traces: Markup {
    guard !lines.isEmpty else { return "<p>Nothing was observed.</p>" }
    let isRelation = exhibit.other?.scenario != nil
    let titles =
      isRelation ? ("The changed scene", "The scene as it is") : ("Expected", "Seen")
    let heads = (exhibit.other.map { [(titles.0, $0.engine)] } ?? []) + [(titles.1, exhibit.engine)]
    var rows: [Markup] = []
    var last: Timeline.Moment?
    for (place, line) in lines.enumerated().dropFirst(alike) {
      let moment =
        line.own.map { own.moments[$0.moment] } ?? line.other.flatMap { other?.moments[$0.moment] }
      let isLater = last.map { $0.start < moment?.start ?? 0 } ?? true
      if let moment, isLater, line.own != nil || last == nil {
        rows.append("<li class='group'>\(moment.head)</li>")
        last = moment
      }
      rows.append(row(line, isTheDifference: place == wrong))
      if place == wrong, place < lines.count - 1 {
        rows.append("<li class='note'>What follows from it</li>")
      }
    }
    return """
      <div class='diff\(if: other == nil, " alone")'>
      <div class='row heads'>\
      \(heads.map { "<div><strong>\($0.0)</strong>\(Markup.name($0.1))</div>" })</div>
      \(beginning)
      <ol class='calls' id='calls'>\(rows, by: "\n")</ol>
      </div>
      """
  }

  /// The calls that are alike in both, folded.
  private var beginning: Markup? {
    guard alike > 0 else { return nil }
    let calls = lines.prefix(alike).compactMap(\.own)
    let rows = calls.map {
      CallList.item($0, picture, $0.isBookkeeping ? "book" : "", CallList.link($0))
    }
    let count = calls.count { $0.event != nil }.of("call")
    return .fold(
      "\(count) \(other == nil ? "before it" : "alike, before they part")",
      .list(rows, "calls") ?? "")
  }

  private func row(_ line: Alignment.Line, isTheDifference: Bool) -> Markup {
    let pair = [line.own, line.other].compactMap(\.self)
    let look: Markup = isTheDifference ? "wrong" : pair.allSatisfy(\.isBookkeeping) ? "book" : ""
    let notes = notes(line.own, isTheDifference).map { "<p class='why'>\($0)</p>" as Markup }
    let cells: Markup = "<div class='row'>\(cells(line, isTheDifference))</div>"
    return CallList.item(pair[0], picture, look, "\(cells)\(notes)")
  }

  /// Which rules a call breaks, and how; those that expect the same as the first together.
  private func notes(_ call: Call?, _ isTheDifference: Bool) -> [Markup] {
    let places = call?.wrong ?? []
    let isFirst = { (place: Int) in isTheDifference && expected(place) == expected(0) }
    let first = places.filter(isFirst).map { Markup.rule(exhibit.broken[$0].id) }
    return (first.isEmpty ? [] : ["<strong>The difference</strong>: \(first, by: ", ")"])
      + places.filter { !isFirst($0) }.map {
        "\(words: seen($0)) Expected: \(words: expected($0)) \(Markup.rule(exhibit.broken[$0].id))"
      }
  }

  private func cells(_ line: Alignment.Line, _ isTheDifference: Bool) -> Markup {
    func cell(_ side: String, _ note: String, _ call: Call?) -> Markup {
      guard let call else {
        return "<div class='\(side) gone'><span class='sr'>\(note): </span>nothing</div>"
      }
      return "<div class='\(side)'>\(CallList.link(call, to: line.own?.id, note: note))</div>"
    }
    guard other != nil else {
      return "<div class='own'>\(line.own.map { CallList.link($0) })</div>"
    }
    var seen = line.own
    let isMissing = seen?.isMissing ?? false
    if isMissing { if isTheDifference { seen?.words = "nothing" } else { seen = nil } }
    // What the rule expects, where the other engine's call says nothing else.
    let expects = isTheDifference ? expected(0) : isMissing ? line.own?.words : nil
    let isTold = line.other.map { !isTheDifference || $0.words != line.own?.words } ?? false
    let words: Markup? = isTold ? nil : expects.map { "<span class='say'>\(words: $0)</span>" }
    let left = words.map { "<div class='other'><p class='call'>\($0)</p></div>" as Markup }
    return "\(left ?? cell("other", "Expected", line.other))\(cell("own", "Seen", seen))"
  }

  // MARK: - The rule

  private var rule: Markup? {
    exhibit.broken.first.map { broken in
      let more = exhibit.broken.dropFirst()
      let facts =
        (broken.rule?.facts ?? [])
        + (more.isEmpty ? [] : [("Also broken", "\(more.map { Markup.rule($0.id) }, by: ", ")")])
        + exhibit.facts.map { ("\($0.name)", "\(words: $0.says)") }
      return """
        <div>
        <section>
        <h2>The rule</h2>
        <div class='card'>
        <p id='\(broken.id)'><span class='id'>\(broken.id)</span> \(words: broken.rule?.statement ?? "")</p>
        \(Markup.facts(facts))
        </div>
        </section>
        \(Markup.rules(more.map(\.id).filter { $0 != broken.id }, "The other broken rules"))
        </div>
        """
    }
  }
}
