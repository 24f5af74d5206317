import Invariants
import TouchScript

extension Exhibit {
  /// The scene and what became of it, as one SVG: what was expected and seen, the views as they lie on the
  /// screen, a legend, and lanes of time with one red mark at the wrong call. It is readable on light and on
  /// dark ground, and on a phone.
  public var svg: String { SceneSVG(self).markup.source }
}

/// A picture that stands alone.
private struct SceneSVG {
  let exhibit: Exhibit
  private let picture: ScenePicture
  private let times: TimePicture

  private static let margin = 16.0

  init(_ exhibit: Exhibit) {
    var timeline = Timeline(exhibit.scenario, exhibit.trace)
    timeline.mark(Array(exhibit.broken.prefix(1)))
    self.exhibit = exhibit
    picture = ScenePicture(
      exhibit.scenario, exhibit.trace, width: 268, least: 0.62, text: TimePicture.text)
    let lanes = Lane.all(exhibit.scenario, exhibit.trace, picture.ways, timeline)
    let expected = exhibit.broken.first?.violation.expected.curled ?? ""
    times = TimePicture(timeline, lanes, expected)
  }

  var markup: Markup {
    let head = heading
    let signs = legend
    let top = head.height + max(picture.height, 10 + 30 * Double(signs.count)) + 24
    let chart = times.elements(at: top)
    let notes = "One tick is one call; the axis is cut between instants. \(times.remark)"
    let foot = text(
      [("", notes, "soft", 3), ("", "Engine: \(exhibit.engine)", "soft", 3)],
      from: top + chart.height + 16)
    let legend = signs.enumerated().map { number, sign -> Markup in
      """
      <g transform='translate(300 \(head.height + 20 + 30 * Double(number)))'>\(sign.shape)\
      <text x='46' y='6'>\(sign.says)</text></g>
      """
    }
    return """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 540 \(foot.height)' width='540' \
      height='\(foot.height)' role='img'>
      <title>\(exact: title)</title>
      <desc>\(exact: words)</desc>
      <style>\(Markup(source: Sheet.picture.text))</style>
      <rect class='paper' width='100%' height='100%'/>
      \(head.markup)
      <g class='views large' transform='translate(12 \(head.height))'>\(picture.elements)</g>
      \(legend, by: "\n")
      \(chart.markup)
      \(foot.markup)
      </svg>

      """
  }

  // MARK: - Words

  private var title: String {
    exhibit.broken.first.map { "\($0.id) is broken: \($0.violation.sentence.curled)" }
      ?? exhibit.title.curled
  }

  private var words: String {
    let expected = exhibit.broken.first.map { " Expected: \($0.violation.expected.asSentence)" }
    return "\(picture.says)\(expected ?? "") Engine: \(exhibit.engine).".curled
  }

  /// What is broken, expected and seen; or the title.
  private var heading: (markup: Markup, height: Double) {
    guard let broken = exhibit.broken.first else {
      return text([("", exhibit.title, "h", 3), ("", exhibit.answer, "soft", 4)], from: 4)
    }
    return text(
      [
        ("", "\(broken.id) is broken", "h", 1),
        ("", broken.rule?.parts.first.replacing("`", with: "") ?? "", "soft", 3),
        ("Expected", broken.violation.expected.asSentence, "b", 3),
        ("Seen", broken.violation.sentence.asSentence, "b", 3),
      ], from: 4)
  }

  /// Texts from the top down, each with what it is, and how many lines it may have.
  private func text(
    _ texts: [(name: String, says: String, look: String, most: Int)], from top: Double
  ) -> (markup: Markup, height: Double) {
    var markup: [Markup] = []
    var y = top
    for text in texts where !text.says.isEmpty {
      let size = text.look == "h" ? 24 : TimePicture.text
      let x = text.name.isEmpty ? Self.margin : 106
      let block = TextBlock(
        text.says.curled, size: size, room: TimePicture.width - Self.margin - x, most: text.most)
      let name = TextBlock([.init(text: text.name)], size: size, room: 90)
      if !text.name.isEmpty { markup.append(name.markup(at: Point(Self.margin, y), look: "soft")) }
      markup.append(block.markup(at: Point(x, y), look: text.look))
      y += block.height + 6
    }
    return ("\(markup)", y + 8)
  }

  // MARK: - Legend

  /// The signs that occur.
  private var legend: [(shape: Markup, says: String)] {
    let diamond = { (look: String) in "<path class='\(look)' d='M17 -7l7 7l-7 7l-7 -7Z'/>" as Markup
    }
    let bars: [(Lane.Look, String)] = [
      (.finger, "finger is down"), (.has, "has the touch"), (.cut, "touch cancelled"),
      (.undecided, "undecided"), (.recognized, "recognized, acts"),
    ]
    let bad: Markup = """
      <g class='bad'><circle cx='17' r='11'/><path class='x' d='M12 -5l10 10m0 -10l-10 10'/></g>
      """
    return bars.filter { times.looks.contains($0.0) }.map { look, says in
      ("\(look.bar(from: 0, to: 34, at: 0))\(if: look == .recognized, diamond("on"))", says)
    } + (times.hasEvents ? [(diamond("dia"), "event or action")] : [])
      + (exhibit.broken.isEmpty ? [] : [(bad, "wrong call")])
  }
}
