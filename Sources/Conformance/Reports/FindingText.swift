import Invariants
import TouchScript

/// Something that was found, as every report prints it: what is broken, by which rule, in which scene, at
/// which event, what was expected, and how to see it again.
///
/// Titles stand in the margin. A brief text has `Detail.mostLines` lines at most: of longer scenes it shows
/// what has to do with the violation, and how much is left out.
struct FindingText {
  /// What is broken, without the full stop, such as `HT-12 is broken`; empty: nothing is.
  var head = ""
  /// How often it was broken; nil where nobody counted.
  var frequency: Frequency?
  /// What went wrong, in a sentence; empty: the head says it.
  var sentence = ""
  /// Something that casts doubt on all else.
  var warning = ""
  /// What forbids it, with where that comes from.
  var rule: Rule?
  var scenario: Scenario?
  /// For a relation, the other scene.
  var changed: Scenario?
  /// For a relation, in what the two traces differ.
  var differences: Differences?
  /// What the engine did, as far as it is known.
  var events = EventLines()
  /// Whether the whole trace is wanted, however brief the rest is.
  var tellsTrace = false
  /// Whether the scene is printed whole, however brief the rest is.
  var tellsScene = false
  var violation: Violation?
  /// What an engine wrote last.
  var said: [String] = []
  /// Rules that have to do with this one, by what they have to do.
  var others: [(title: String, ids: [Rule.ID])] = []
  /// What else is always told, by its title.
  var notes: [(title: String, text: String)] = []
  /// Where it was found, where that is always told; more of it is among the values.
  var origin = ""
  /// What is said of values and of proofs, by its title.
  var values: [(title: String, lines: [String])] = []
  /// The commands, or the code, that show it again.
  var replays: [String] = []
  /// What is said behind all else, such as how the scene was shrunk.
  var end: [String] = []

  /// The text, without the end of its last line.
  func text(_ detail: Detail) -> String {
    let top = top(detail)
    let bottom = bottom(detail)
    let sections = sections
    let room = Detail.mostLines - top.count - bottom.count - replays.count
    let middle = zip(
      sections, detail.whole || tellsScene ? sections.map(\.whole) : Section.fit(sections, room)
    )
    .flatMap { lines($0.title, $1) }
    let more = detail.tellsValues ? values.flatMap { lines($0.title, $0.lines) } : []
    let last = detail.whole ? scenario.map { lines("Swift", $0.swiftSource.textLines) } ?? [] : []
    let all = top + middle + bottom + more + lines("Replay", replays) + last
    return (all.map { $0.text(detail) } + end).joined(separator: "\n")
  }

  /// What is wrong and how to see it again, and no more.
  func shortest(_ detail: Detail) -> String {
    let share = frequency.map { " in \($0.broken.grouped) of \($0.exercised.of("test"))" } ?? ""
    return (headline(detail, share).map { $0.text(detail) } + replays.map { "    " + $0 })
      .joined(separator: "\n")
  }

  // MARK: - Parts

  private func headline(_ detail: Detail, _ share: String = "") -> [Line] {
    if head.isEmpty { return [] }
    let words = "✗ \(head)\(share)." + (sentence.isEmpty ? "" : " \(sentence.asSentence)")
    let wrapped = words.wrapped(to: 98, indent: "  ").textLines
    return (detail.whole ? wrapped : wrapped.cut(to: 3, width: 98)).map {
      Line(margin: "", text: $0, ink: .headline)
    }
  }

  private func top(_ detail: Detail) -> [Line] {
    var top = headline(detail)
    if !warning.isEmpty { top += wrapped("Flaky", warning, detail, most: 2) }
    if let rule {
      if detail.whole {
        top += wrapped("Rule", rule.statement, detail) + wrapped("Source", rule.standing, detail)
      } else {
        let source = rule.source.isEmpty ? "" : " (\(rule.source.cut(to: 40)))"
        let room = Self.width - source.count
        top += lines("Rule", [rule.statement.cut(to: max(20, room)) + source])
      }
    }
    return top
  }

  private func bottom(_ detail: Detail) -> [Line] {
    var bottom = differences.map { lines("Traces", $0.rows(detail)) } ?? []
    if differences == nil || detail.whole || tellsTrace { bottom += trace(detail) }
    if let violation {
      bottom += wrapped(
        "Expected", violation.expected.asSentence, detail, most: 2, ink: .expected)
    }
    if !said.isEmpty {
      bottom += lines(
        "It said",
        detail.whole
          ? said.map { $0.wrapped(to: Self.width, indent: "  ") }
          : said.suffix(3).map { $0.cut(to: Self.width) })
    }
    for note in notes { bottom += wrapped(note.title, note.text, detail, most: 2) }
    if !origin.isEmpty, !detail.tellsValues { bottom += wrapped("Found", origin, detail, most: 2) }
    let others = others.filter { !$0.ids.isEmpty }
    if detail.whole {
      for other in others {
        bottom += wrapped(
          "Also", "\(other.title): \(other.ids.joined(separator: ", "))".asSentence, detail)
      }
    } else if !others.isEmpty {
      bottom += lines("Also", [Self.brief(others)])
    }
    return bottom
  }

  /// As many of the rules as a line has room for.
  private static func brief(_ others: [(title: String, ids: [Rule.ID])]) -> String {
    var most = others.map(\.ids.count).max() ?? 0
    while true {
      let parts = others.map { "\($0.title): \($0.ids.listed(upTo: most))" }
      let line = parts.joined(separator: "; ").asSentence
      if line.count <= Self.width || most <= 1 { return line }
      most -= 1
    }
  }

  /// The scene, the fingers, and for a relation what is different in the other scene.
  private var sections: [Section] {
    guard let scenario else { return [] }
    let shown = events.excerpt(of: violation, isWhole: false)
    let names = Section.names(in: [sentence, violation?.expected ?? ""], events: shown.lines)
    var sections = [
      Section(views: scenario, naming: names), Section(steps: scenario, at: shown.time),
    ]
    guard let changed else { return sections }
    // Recognizers get touches in another order, too, which changes nothing else.
    var other = changed
    other.orderSeed = scenario.orderSeed
    if other == scenario {
      let seeds = "order seed \(changed.orderSeed) instead of \(scenario.orderSeed)"
      return sections + [
        Section(title: "Changed", entries: ["\(seeds): recognizers get touches in another order"])
      ]
    }
    if other.sceneDescription != scenario.sceneDescription {
      sections.append(Section(views: other, naming: names, title: "Changed"))
    }
    if other.scriptDescription != scenario.scriptDescription {
      sections.append(Section(steps: other, at: shown.time, title: "Changed"))
    }
    return sections
  }

  private func trace(_ detail: Detail) -> [Line] {
    if violation == nil, !tellsTrace { return [] }
    let excerpt = events.excerpt(of: violation, isWhole: detail.whole || tellsTrace)
    let lines = excerpt.lines.enumerated().map { place, line in
      let isWrong = place == excerpt.wrong
      let text =
        detail.whole || tellsTrace
        ? line.wrapped(to: Self.width, indent: String(repeating: " ", count: 16))
        : line.cut(to: Self.width)
      return Line(
        margin: place == 0 ? "Trace" : "", text: text, ink: isWrong ? .wrong : nil)
    }
    guard let remark = excerpt.remark else { return lines }
    return lines + [Line(margin: lines.isEmpty ? "Trace" : "", text: remark, ink: nil)]
  }

  // MARK: - Lines

  /// A sentence in lines that fit beside the margin.
  static func wrapped(_ sentence: String) -> [String] {
    sentence.wrapped(to: width, indent: "").textLines
  }

  /// How many characters there are beside the margin.
  static let width = 100 - edge
  private static let edge = 11

  private func wrapped(
    _ title: String, _ text: String, _ detail: Detail, most: Int = .max, ink: Detail.Ink? = nil
  ) -> [Line] {
    let wrapped = text.wrapped(to: Self.width, indent: "").textLines
    return lines(title, detail.whole ? wrapped : wrapped.cut(to: most, width: Self.width), ink)
  }

  private func lines(_ title: String, _ texts: [String], _ ink: Detail.Ink? = nil) -> [Line] {
    texts.flatMap(\.textLines).enumerated().map { place, text in
      Line(margin: place == 0 ? title : "", text: text, ink: ink)
    }
  }

  /// A line, with what stands in the margin.
  private struct Line {
    let margin: String
    let text: String
    let ink: Detail.Ink?

    private static let edge = String(repeating: " ", count: FindingText.edge)

    func text(_ detail: Detail) -> String {
      if ink == .headline { return detail.painted(text, ink) }
      let words = text.split(separator: "\n").map { detail.painted(String($0), ink) }
        .joined(separator: "\n" + Self.edge)
      let space = String(repeating: " ", count: Self.edge.count - 2 - margin.count)
      return "  \(detail.painted(margin, .title))\(space)\(words)"
    }
  }
}
