import TouchScript

extension FindingText {
  /// A part of a finding that may be too long to be shown: what has to do with the violation stays.
  struct Section {
    let title: String
    /// What it is a list of.
    let noun: String
    let entries: [String]
    /// For each entry how little it has to do with the violation.
    private let ranks: [Int]

    init(title: String, noun: String = "line", entries: [String], ranks: [Int]? = nil) {
      self.title = title
      self.noun = noun
      self.entries = entries
      self.ranks = ranks ?? entries.map { _ in 0 }
    }

    /// The views of a scene, those first that are named, or that have a recognizer that is.
    init(views scenario: Scenario, naming names: Set<String>, title: String = "Scene") {
      let lines = scenario.sceneDescription.textLines
      let extra = max(0, lines.count - scenario.views.count)
      let views = scenario.views
      var ranks = views.map { names.contains($0.id) ? 0 : $0.kind == .window ? 2 : 3 }
      let places = Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
      for recognizer in scenario.recognizers where names.contains(recognizer.id) {
        if let place = places[recognizer.view] { ranks[place] = 0 }
      }
      for place in views.indices where ranks[place] == 0 {
        var above = views[place].parent
        while let id = above, let next = places[id], ranks[next] > 1 {
          ranks[next] = 1
          above = views[next].parent
        }
      }
      self.init(
        title: title, noun: "view", entries: lines,
        ranks: [Int](repeating: 1, count: min(extra, lines.count)) + ranks)
    }

    /// What the fingers do, and the app: first, and then around some time.
    init(steps scenario: Scenario, at time: Int?, title: String = "Fingers") {
      let lines = scenario.scriptDescription.textLines
      let extra = max(0, lines.count - scenario.script.count)
      let last = scenario.script.lastIndex { $0.at <= time ?? .max } ?? 0
      let ranks = scenario.script.indices.map { step in
        step == 0 ? 0 : step <= last ? 1 + last - step : 1_000 + step
      }
      self.init(
        title: title, noun: "step", entries: lines,
        ranks: [Int](repeating: 1, count: min(extra, lines.count)) + ranks)
    }

    /// All entries, long ones in several lines.
    var whole: [String] { entries.map { $0.hanging(within: FindingText.width) } }

    /// So many lines, the last of which says how many entries are left out.
    func cut(to count: Int) -> [String] {
      guard entries.count > count else { return entries.map { $0.cut(to: FindingText.width) } }
      let kept = entries.indices.sorted { (rank($0), $0) < (rank($1), $1) }.prefix(
        max(0, count - 1)
      )
      .sorted()
      let left = entries.count - kept.count
      return kept.map { entries[$0].cut(to: FindingText.width) } + ["… \(left.of("more \(noun)"))"]
    }

    private func rank(_ entry: Int) -> Int { ranks.indices.contains(entry) ? ranks[entry] : 3 }

    /// As much of some sections as there is room for: the shorter ones keep more of what they have.
    static func fit(_ sections: [Section], _ room: Int) -> [[String]] {
      let whole = sections.map { $0.whole.flatMap(\.textLines) }
      if whole.reduce(0, { $0 + $1.count }) <= room { return whole }
      var shares = sections.map { _ in 0 }
      for _ in 0..<max(room, sections.count * 2) {
        let open = sections.indices.filter { shares[$0] < sections[$0].entries.count }
        guard let poorest = open.min(by: { shares[$0] < shares[$1] }) else { break }
        shares[poorest] += 1
      }
      return zip(sections, shares).map { $0.cut(to: $1) }
    }

    /// What may be a name in sentences, where names are quoted, and in events.
    static func names(in sentences: [String], events: [String]) -> Set<String> {
      let quoted = sentences.flatMap { sentence in
        sentence.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
      let words = events.flatMap { event in
        event.split { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) }.map(String.init)
      }
      return Set(quoted + words)
    }
  }
}
