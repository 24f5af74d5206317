import Invariants
import TouchScript

extension Exhibit {
  /// The scene and what became of it, as one SVG: what was expected and seen, the views as they lie on the
  /// screen, a legend, and lanes of time with one red mark at the wrong call. It is readable on light and on
  /// dark ground, and on a phone.
  public var svg: String { SceneSVG(self).text }
}

/// A picture that stands alone.
private struct SceneSVG {
  let exhibit: Exhibit
  private let picture: ScenePicture
  private let times: TimePicture
  private let timeline: Timeline

  private static let width = TimePicture.width
  private static let margin = 16.0
  private static let character = 10.2
  private static let pictureWidth = 268.0

  init(_ exhibit: Exhibit) {
    let trace = exhibit.trace.bound(to: exhibit.scenario)
    var timeline = Timeline(exhibit.scenario, trace)
    timeline.mark(Array(exhibit.broken.prefix(1)), in: trace)
    self.exhibit = exhibit
    self.timeline = timeline
    picture = ScenePicture(
      exhibit.scenario, exhibit.trace, width: Self.pictureWidth, least: 0.62, text: 17)
    let lanes = Lanes(exhibit.scenario, trace, picture.ways, timeline).lanes
    times = TimePicture(timeline, lanes, marking: Self.mark(exhibit, timeline))
  }

  /// The wrong call, and what should have stood there.
  private static func mark(_ exhibit: Exhibit, _ timeline: Timeline) -> TimePicture.Mark? {
    guard let broken = exhibit.broken.first,
      let place = timeline.calls.firstIndex(where: { !$0.wrong.isEmpty })
    else { return nil }
    let call = timeline.calls[place]
    return TimePicture.Mark(
      place: place,
      expected: outcome(instead: call, exhibit, timeline) ?? broken.violation.expected.curled,
      isMissing: call.event == nil)
  }

  /// What came of the same call of the other engine, in a word.
  private static func outcome(
    instead call: Call, _ exhibit: Exhibit, _ timeline: Timeline
  ) -> String? {
    guard let other = exhibit.other, other.scenario == nil else { return nil }
    let calls = Timeline(exhibit.scenario, other.trace.bound(to: exhibit.scenario)).calls
    let own = timeline.calls
    let line = Alignment.lines(
      own, calls, same: { "\($0.at) \($0.words) \($0.recorded)" }, alike: \.subject
    ).first { $0.own.map { own[$0].id == call.id } ?? false }
    return line?.other.flatMap {
      ["", call.outcome].contains(calls[$0].outcome) ? nil : calls[$0].outcome
    }
  }

  var text: String {
    let head = heading
    let scene = legend(at: head.height)
    let top = head.height + max(picture.height, scene.height) + 24
    let chart = times.elements(at: top)
    let notes = ["One tick is one call; the axis is cut between instants.", times.remark].filter {
      !$0.isEmpty
    }
    let foot = lines(
      [notes.joined(separator: " "), "Engine: \(exhibit.engine)"], "soft", size: 17, most: 3)
    let height = top + chart.height + 16 + foot.height + 6
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 \(number(height))" width="540" \
      height="\(number(height))" role="img">
      <title>\(Markup.text(title))</title>
      <desc>\(Markup.text(words))</desc>
      <style>\(Sheet.picture.text)</style>
      <rect class="paper" width="100%" height="100%"/>
      \(head.markup)
      <g class="views large" transform="translate(12 \(number(head.height)))">\(picture.elements)</g>
      \(scene.markup)
      \(chart.markup)
      <g transform="translate(0 \(number(top + chart.height + 16)))">\(foot.markup)</g>
      </svg>

      """
  }

  // MARK: - Words

  private var title: String {
    guard let broken = exhibit.broken.first else { return exhibit.title.curled }
    return "\(broken.id) is broken: \(broken.violation.sentence.curled)"
  }

  private var words: String {
    let expected = exhibit.broken.first.map {
      " Expected: \($0.violation.expected.curled.asSentence)"
    }
    return PageParts.says(picture, exhibit.scenario)
      + timeline.moments.filter { !$0.isSetUp }.prefix(12).map { " \($0.title) at \($0.time)." }
      .joined() + (expected ?? "") + " Engine: \(exhibit.engine)."
  }

  /// What is broken, expected and seen; or the title.
  private var heading: (markup: String, height: Double) {
    guard let broken = exhibit.broken.first else {
      let title = lines([exhibit.title.curled], "h", size: 24, most: 3)
      let answer = lines(
        [exhibit.answer.curled].filter { !$0.isEmpty }, "soft", size: 17, most: 4)
      return (
        title.markup + "<g transform=\"translate(0 \(number(title.height)))\">\(answer.markup)</g>",
        title.height + answer.height + 14
      )
    }
    let title = lines(["\(broken.id) is broken"], "h", size: 24, most: 1)
    var markup = title.markup
    var y = title.height
    let statement = broken.rule.map { [$0.parts.first.replacing("`", with: "")] } ?? []
    for (name, texts, look, most) in [
      ("", statement, "soft", 3), ("Expected", [broken.violation.expected], "b", 3),
      ("Seen", [broken.violation.sentence], "b", 3),
    ] {
      let texts = texts.map(\.curled).map(\.asSentence)
      let block = lines(texts, look, size: 17, most: most, from: name.isEmpty ? Self.margin : 106)
      if !name.isEmpty { markup += line(name, "soft", Self.margin, y + 19) }
      markup += "<g transform=\"translate(0 \(number(y)))\">\(block.markup)</g>"
      y += block.height + 5
    }
    return (markup, y + 10)
  }

  /// Lines of text from the top down.
  private func lines(
    _ texts: [String], _ look: String, size: Double, most: Int, from x: Double = margin
  ) -> (markup: String, height: Double) {
    let character = (look == "soft" ? 0.55 : 0.6) * size
    let room = Self.width - Self.margin - x
    let lines = texts.flatMap { $0.lines(of: room, character: character, most: most) }
    let step = (size * 1.3).rounded()
    return (
      lines.enumerated().map { line($1, look, x, size * 1.1 + step * Double($0)) }.joined(),
      lines.isEmpty ? 0 : step * Double(lines.count) + (size > 17 ? 8 : 2)
    )
  }

  private func line(_ text: String, _ look: String, _ x: Double, _ y: Double) -> String {
    "<text class=\"\(look)\" x=\"\(number(x))\" y=\"\(number(y))\">\(Markup.text(text))</text>"
  }

  // MARK: - Legend

  /// The signs that occur, to the right of the views.
  private func legend(at top: Double) -> (markup: String, height: Double) {
    let looks = times.looks
    let signs: [(Bool, String, String)] = [
      (
        looks.contains(.finger),
        "<path class=\"fin\" d=\"M4 -2.5H34V2.5H4Z\"/><circle class=\"fin\" cx=\"6\" r=\"6\"/>",
        "finger is down"
      ),
      (
        looks.contains(.has), "<rect class=\"has\" y=\"-8\" width=\"34\" height=\"16\" rx=\"3\"/>",
        "has the touch"
      ),
      (
        looks.contains(.cut), "<path class=\"cut\" d=\"M0 -8H34L26 0L34 8H0Z\"/>", "touch cancelled"
      ),
      (
        looks.contains(.undecided),
        "<rect class=\"pos\" x=\"1\" y=\"-7\" width=\"32\" height=\"14\" rx=\"3\"/>", "undecided"
      ),
      (
        looks.contains(.recognized),
        "<rect class=\"act\" y=\"-12\" width=\"34\" height=\"24\" rx=\"3\"/>"
          + "<path class=\"on\" d=\"M17 -7l7 7l-7 7l-7 -7Z\"/>", "recognized, acts"
      ),
      (times.hasEvents, "<path class=\"dia\" d=\"M17 -7l7 7l-7 7l-7 -7Z\"/>", "event or action"),
      (
        !exhibit.broken.isEmpty,
        "<g class=\"bad\"><circle cx=\"17\" r=\"11\"/><path class=\"x\" d=\"M12 -5l10 10m0 -10l-10 10\"/></g>",
        "wrong call"
      ),
    ]
    let shown = signs.filter(\.0)
    let items = shown.enumerated().map { number, sign in
      "<g transform=\"translate(300 \(self.number(top + 20 + 30 * Double(number))))\">\(sign.1)"
        + "<text x=\"46\" y=\"6\">\(sign.2)</text></g>"
    }
    return (items.joined(separator: "\n"), 10 + 30 * Double(shown.count))
  }

  private func number(_ value: Double) -> String { Markup.number(value) }
}

extension String {
  /// The words in lines of some width, and no more lines than `most`.
  fileprivate func lines(of room: Double, character: Double, most: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let longer =
        lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
      if LabelPlaces.width(of: longer, character: character) <= room {
        lines[lines.count - 1] = longer
      } else if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = LabelPlaces.cut(longer, to: room, character: character)
      } else {
        lines.append(LabelPlaces.cut(String(word), to: room, character: character))
      }
    }
    if lines.count <= most { return lines }
    return Array(lines.prefix(most - 1))
      + [LabelPlaces.cut(lines[most - 1] + " " + lines[most] + "…", to: room, character: character)]
  }
}
