import Invariants
import TouchScript

/// A page on a scene in which something is wrong: what was expected, what was seen, and where they part.
struct FindingPage {
  let exhibit: Exhibit
  let picture: ScenePicture
  private let own: [Call]
  private let others: [Call]
  private let lines: [Alignment.Line]
  /// The group of each call, for a heading above the first of it.
  private let moments: (own: [Moment], other: [Moment])
  /// The line of the first wrong call; nil: no call is wrong.
  private let wrong: Int?
  /// How many lines are alike in both before anything differs.
  private let alike: Int

  init(_ exhibit: Exhibit) {
    let scenario = exhibit.scenario
    let trace = exhibit.trace.bound(to: scenario)
    var timeline = Timeline(scenario, trace)
    timeline.mark(exhibit.broken, in: trace)
    self.exhibit = exhibit
    picture = ScenePicture(scenario, exhibit.trace)
    own = Array(timeline.calls.prefix(CallList.mostRows))
    var moments: (own: [Moment], other: [Moment]) = (timeline.each, [])
    var others: [Call] = []
    if let other = exhibit.other {
      let scene = other.scenario ?? scenario
      let other = Timeline(scene, other.trace.bound(to: scene), prefix: "x")
      others = Array(other.calls.prefix(CallList.mostRows))
      moments.other = other.each
    }
    self.moments = moments
    self.others = others
    // The two scenes of a relation differ in times and places.
    let isRelation = exhibit.other?.scenario != nil
    let same = { (call: Call) in
      isRelation ? call.words : "\(call.at) \(call.words) \(call.recorded)"
    }
    let lines =
      exhibit.other == nil
      ? own.indices.map { (own: $0, other: nil) }
      : FindingPage.joined(
        Alignment.lines(own, others, same: same, alike: isRelation ? \.kind : \.subject), own)
    self.lines = lines
    let calls = own
    wrong = lines.firstIndex { $0.own.map { calls[$0].wrong.contains(0) } ?? false }
    let parting =
      exhibit.other == nil
      ? wrong
      : lines.firstIndex { line in
        let pair = [line.own.map { calls[$0] }, line.other.map { others[$0] }].compactMap(\.self)
        if pair.allSatisfy(\.isBookkeeping) { return false }
        return pair.count == 1 || same(pair[0]) != same(pair[1])
      }
    // The two scenes of a relation may have other names, so that all calls differ.
    alike = min(isRelation ? lines.count : parting ?? lines.count, wrong ?? lines.count)
  }

  /// A call that is missing stands beside the one that the other trace has in its place.
  private static func joined(_ lines: [Alignment.Line], _ own: [Call]) -> [Alignment.Line] {
    var joined: [Alignment.Line] = []
    for line in lines {
      if let last = joined.last, let call = last.own, last.other == nil, own[call].event == nil,
        !own[call].wrong.isEmpty, line.own == nil
      {
        joined[joined.count - 1].other = line.other
      } else {
        joined.append(line)
      }
    }
    return joined
  }

  /// The page; `lead` stands below its head.
  func html(crumbs: [Link], lead: String = "") -> String {
    let body = """
      <header>
      \(exhibit.notice)
      \(head)
      \(lead)
      </header>
      <main>
      <div class="two">
      <div>
      \(PageParts.stage(picture, exhibit, wrong: wrong != nil))
      </div>
      <section>
      <h2>\(exhibit.other == nil ? "What happened" : "Both traces, and where they part")</h2>
      \(CallList.controls)
      \(CallList.legend(of: own))
      \(traces)
      </section>
      </div>
      <div class="pair">
      <section class="again">
      <h2>Replay it</h2>
      \(PageParts.again(exhibit))
      \(changedScene)
      </section>
      \(rule)
      </div>
      </main>
      """
    return HTML.page(
      title: title, crumbs: crumbs, style: .scene, script: .stepper, body)
  }

  private var title: String {
    exhibit.broken.first.map { "\($0.id): \($0.violation.sentence.curled.asSentence)" }
      ?? exhibit.title
  }

  // MARK: - What was expected, and what was seen

  private var head: String {
    guard let broken = exhibit.broken.first else {
      return "<h1>\(HTML.words(exhibit.title.curled))</h1>"
    }
    let strength = broken.rule.map { rule in
      "<span class=\"chip \(rule.strength.rawValue)\">\(rule.strength.rawValue)"
        + "\(rule.sighting.map { ": \($0)" } ?? "")</span>"
    }
    return """
      <p class="kicker"><span class="v v-broken">\(HTML.sentence(broken.id)) is broken</span> \
      \(strength ?? "")</p>
      <div class="versus">
      <div class="card exp"><p class="tag">Expected</p><p class="big">\
      \(HTML.words(broken.violation.expected.curled.asSentence))</p></div>
      <div class="card seen"><p class="tag">Seen</p><h1 class="big">\
      \(HTML.words(broken.violation.sentence.curled.asSentence))</h1></div>
      </div>
      """
  }

  // MARK: - Traces

  private var traces: String {
    guard !lines.isEmpty else { return "<p>Nothing was observed.</p>" }
    let isOne = exhibit.other == nil
    let isRelation = exhibit.other?.scenario != nil
    let seen = isRelation ? "The scene as it is" : "Seen"
    let left =
      exhibit.other.map {
        "<div><strong>\(isRelation ? "The changed scene" : "Expected")</strong>\(HTML.name($0.engine))</div>"
      } ?? ""
    let heads =
      "<div class=\"row heads\">\(left)<div><strong>\(seen)</strong>\(HTML.name(exhibit.engine))</div></div>"
    var items: [String] = []
    var moment: Moment?
    for (place, line) in lines.enumerated().dropFirst(alike) {
      let now = line.own.map { moments.own[$0] } ?? line.other.map { moments.other[$0] }
      let isBefore = moment.map { $0.start < now?.start ?? 0 } ?? true
      if let now, isBefore, line.own != nil || moment == nil {
        items.append(
          "<li class=\"group\"><span>\(HTML.words(now.title))</span><time>\(now.time)</time></li>")
        moment = now
      }
      items.append(item(line, isTheDifference: place == wrong))
      if place == wrong, place < lines.count - 1 {
        items.append("<li class=\"note\">What follows from it</li>")
      }
    }
    return """
      <div class="diff\(isOne ? " alone" : "")">
      \(heads)
      \(beginning)
      <ol class="calls" id="calls">\(items.joined(separator: "\n"))</ol>
      </div>
      """
  }

  /// The calls that are alike in both, folded.
  private var beginning: String {
    guard alike > 0 else { return "" }
    let calls = lines.prefix(alike).compactMap { $0.own.map { own[$0] } }
    let items = calls.map { call in
      "<li id=\"\(call.id)\" class=\"\(call.isBookkeeping ? "book" : "")\""
        + "\(CallList.data(of: call, picture))>\(CallList.link(call))</li>"
    }
    let count = calls.filter { $0.event != nil }.count.of("call")
    let words = exhibit.other == nil ? "\(count) before it" : "\(count) alike, before they part"
    return
      "<details><summary>\(words)</summary><ol class=\"calls\">\(items.joined(separator: "\n"))"
      + "</ol></details>"
  }

  private func item(_ line: Alignment.Line, isTheDifference: Bool) -> String {
    let seen = line.own.map { own[$0] }
    let expected = line.other.map { others[$0] }
    guard let call = seen ?? expected else { return "" }
    let isSame = seen?.recorded == expected?.recorded && seen?.words == expected?.words
    let isBook =
      exhibit.other == nil || isSame
      ? call.isBookkeeping : (seen?.isBookkeeping ?? true) && (expected?.isBookkeeping ?? true)
    let classes = isTheDifference ? "wrong" : isBook ? "book" : ""
    var notes = ""
    for place in seen?.wrong ?? [] where place > 0 || !isTheDifference {
      let broken = exhibit.broken[place].violation
      if isTheDifference, broken.expected == exhibit.broken[0].violation.expected { continue }
      notes +=
        "<p class=\"why\">\(HTML.words(broken.sentence.curled.asSentence)) Expected: "
        + "\(HTML.words(broken.expected.curled.asSentence)) \(link(place))</p>"
    }
    if isTheDifference, let seen {
      let rest = seen.wrong.filter {
        $0 > 0 && exhibit.broken[$0].violation.expected == exhibit.broken[0].violation.expected
      }
      let also =
        rest.isEmpty ? "" : ", and by the same call \(rest.map(link).joined(separator: ", "))"
      let expected = HTML.words(exhibit.broken[0].violation.expected.curled.asSentence)
      notes =
        "<p class=\"why\"><strong>The difference.</strong> Expected: \(expected) \(link(0))\(also)</p>"
        + notes
    }
    return "<li id=\"\(call.id)\" class=\"\(classes)\"\(CallList.data(of: call, picture))>"
      + "<div class=\"row\">\(cells(seen, expected, isTheDifference))</div>\(notes)</li>"
  }

  private func cells(_ seen: Call?, _ expected: Call?, _ isTheDifference: Bool) -> String {
    let isMissing = seen.map { $0.event == nil && !$0.wrong.isEmpty } ?? true
    let nothing = { (side: String, title: String) in
      "<div class=\"\(side) gone\"><span class=\"sr\">\(title): </span>nothing</div>"
    }
    if exhibit.other == nil {
      return "<div class=\"own\">\(seen.map { CallList.link($0) } ?? "")</div>"
    }
    var left = nothing("other", "Expected")
    if let expected, !isTheDifference || expected.words != seen?.words {
      left =
        "<div class=\"other\">\(CallList.link(expected, to: (seen ?? expected).id, note: "Expected"))</div>"
    } else if isMissing || isTheDifference, let seen {
      let words =
        isTheDifference ? exhibit.broken[0].violation.expected.curled.asSentence : seen.words
      left = "<div class=\"other\"><p class=\"call\">\(HTML.words(words))</p></div>"
    }
    guard let seen, !isMissing || isTheDifference else { return left + nothing("own", "Seen") }
    guard isMissing else {
      return left + "<div class=\"own\">\(CallList.link(seen, note: "Seen"))</div>"
    }
    var absent = seen
    absent.words = "nothing"
    return left + "<div class=\"own\">\(CallList.link(absent, note: "Seen"))</div>"
  }

  private func link(_ place: Int) -> String { PageParts.link(to: exhibit.broken[place].id) }

  // MARK: - The scene and the rule

  private var changedScene: String {
    guard let scene = exhibit.other?.scenario else { return "" }
    return HTML.copyable("The changed scene as text", id: "changed", scene.description)
  }

  private var rule: String {
    guard let broken = exhibit.broken.first else { return "" }
    var facts = broken.rule.map(Self.facts) ?? []
    let more = exhibit.broken.dropFirst().map { PageParts.link(to: $0.id) }
    if !more.isEmpty { facts.append(("Also broken", more.joined(separator: ", "))) }
    facts += exhibit.facts.map { ($0.name, HTML.words($0.says.curled)) }
    let list = facts.map { "<dt>\($0.0)</dt><dd>\($0.1)</dd>" }
    let statement = broken.rule.map { HTML.statement($0.statement) } ?? ""
    let others = exhibit.broken.dropFirst().map(\.id)
    return """
      <div>
      <section>
      <h2>The rule</h2>
      <div class="card">
      <p id="\(HTML.sentence(broken.id))"><span class="id">\(HTML.sentence(broken.id))</span> \(statement)</p>
      <dl class="facts">\(list.joined(separator: "\n"))</dl>
      </div>
      </section>
      \(PageParts.rules(others.filter { $0 != broken.id }, "The other broken rules"))
      </div>
      """
  }

  /// What is known of a rule, in words.
  static func facts(of rule: Rule) -> [(name: String, html: String)] {
    let strength =
      switch rule.strength {
      case .required: "required: an engine that departs contradicts Apple’s documentation"
      case .practice: "practice: UIKit was seen to do so, or was rebuilt so"
      case .open: "open: UIKit leaves it unspecified"
      }
    let sources = rule.sources.map { citation in
      guard let source = Rule.Source(of: citation) else { return HTML.sentence(citation) }
      let title = HTML.sentence(source.title)
      let rest = citation.dropFirst(source.id.count)
      let link =
        source.address.map { "<a rel=\"noreferrer\" href=\"\(Markup.text($0))\">\(title)</a>" }
        ?? title
      return link + (rest.isEmpty ? "" : ", " + HTML.sentence(rest.trimmingPrefix(":").description))
    }
    return [
      ("Strength", strength), ("Seen", rule.sighting ?? "no device is known to have shown it"),
      (sources.count == 1 ? "Source" : "Sources", sources.joined(separator: "<br>")),
    ].filter { !$0.1.isEmpty }
  }
}

extension Timeline {
  /// The moment of each call.
  fileprivate var each: [Moment] {
    moments.flatMap { moment in moment.calls.map { _ in moment } }
  }
}
