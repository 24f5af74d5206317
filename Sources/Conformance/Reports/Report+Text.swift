import Invariants
import PropertyTesting
import TouchScript

/// A report as people read it.
extension Report {
  /// What was found, and the closing lines.
  public func text(_ detail: Detail = .brief) -> String {
    [found(detail), summary].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The closing lines.
  public var summary: String {
    if search.cases == 0, broken.isEmpty {
      return (["\(cases): no rule was exercised"] + search.unjudged.lines).joined(separator: "\n")
    }
    let weak = rules.filter { $0.verdict == .broken && $0.strength < search.strength }.map(\.rule)
    let lists = [
      ("broken", failing),
      ("broken, but weaker than --strength \(search.strength.rawValue)", weak),
      ("broken, and known", rules(.known)),
      ("required, and not exercised in so many cases", unexercised),
      (Starvation.title, starved),
      (Starvation.doubtTitle, doubtful),
    ]
    let remarks =
      [remark("the engine lacks", \.lacking)]
      + lists.map { Self.list($0, $1) }
      + [
        search.shard == nil ? idle : nil,
        remark("the engine does not report what they read", \.unreported),
        meaning, flakinessInWords,
      ] + limits
    return
      (sums(after: cases + ": ") + search.unjudged.lines + remarks.compactMap(\.self)
      + gaps.map { "incomplete: \($0)" })
      .map { $0.wrapped(to: 100, indent: "  ") }.joined(separator: "\n")
  }

  /// What is said where time ran out.
  public static let outOfTime =
    "the time allowed for shrinking was spent: with more, scenes may be smaller"

  /// How many cases of what were tried.
  var cases: String {
    let runs = search.runs > 1 ? " in \(search.runs.of("run"))" : ""
    if search.isFixed { return search.cases.of("fixed scene") + runs }
    guard let walk = search.walk else {
      let seed = search.seed.map { " of seed \($0)" } ?? ""
      let shard = search.shard.map { ", shard \($0)" } ?? ""
      return search.cases.of("case") + seed + shard + runs
    }
    guard let scenes = walk.scenes else {
      return
        "none of the scenes of size \(walk.size) or less, \(walk.counted.grouped) of which were "
        + "counted when it was interrupted"
    }
    let number =
      search.cases == scenes
      ? scenes == 1 ? "the only scene" : "all \(scenes.grouped) scenes"
      : "\(search.cases.grouped) of \(scenes.grouped) scenes"
    return "\(number) of size \(walk.size) or less" + runs
  }

  /// Why more might be found, or smaller scenes.
  var limits: [String?] {
    [
      findings.contains(where: \.outOfTime) ? Self.outOfTime : nil,
      search.endedEarly ? "stopped at the first case that fails the run (--fail-fast)" : nil,
    ]
  }

  static func list(_ title: String, _ ids: [Rule.ID]) -> String? {
    ids.isEmpty ? nil : "\(title): \(ids.joined(separator: ", "))"
  }

  /// The rules that no case exercised.
  private var idle: String? {
    let ids = rules(.notExercised)
    let more = ids.count > 40 ? " (--stats lists them)" : ""
    return ids.isEmpty ? nil : "not exercised: \(ids.listed(upTo: 40))\(more)"
  }

  /// What the engine leaves out so that rules are not judged, the most frequent first, with how many rules that
  /// concerns.
  func remark(_ title: String, _ names: KeyPath<RuleLine, [String]?>) -> String? {
    let counts = rules.compactMap { $0[keyPath: names]?.first }
      .reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.isEmpty
      ? nil
      : "not judged, since \(title): "
        + sorted.map { "\($0.key) (\($0.value.of("rule")))" }.joined(separator: ", ")
  }

  /// What the cases say about those that were not tried.
  var meaning: String? {
    let (failing, played) = (search.failing, search.played)
    if played <= 0 || !search.isSample { return nil }
    if failing > 0 {
      let share = Proportion(failing, of: played).percents
      return "\(failing.of("case")) broke a rule: with 95 % confidence, \(share) of all cases do"
    }
    if played < Self.fewestCases {
      return
        "\(played.of("case")) \(played == 1 ? "says" : "say") little: try at least \(Self.fewestCases)"
    }
    let bound = FailureBound.afterNoFailure(in: played).percent(.up)
    return "with 95 % confidence, fewer than \(bound) of all cases break a rule"
  }

  var flakinessInWords: String? {
    flakiness.map { how in how.words + (search.flaky.map { " (case \($0.case))" } ?? "") }
  }
}

// MARK: - What was found

extension Report {
  /// What was found: why the run is no good news, if it is none; how the engine failed to answer; in a few
  /// words what is broken nearly wherever it is tested; and then each finding. Of more than
  /// `Detail.mostFindings` the others are counted, unless all are wanted.
  public func found(_ detail: Detail = .brief) -> String {
    let departures =
      findings.count > 3 ? findings.filter { $0.frequency?.isConstant == true } : []
    let brief = Set(departures.map(\.rule))
    let found = FindingText.list(
      failures.map(told), brief: departures.map(told),
      findings.filter { !brief.contains($0.rule) }.map(told), detail)
    return [warning.map { "✗ \($0.asSentence)" } ?? "", found].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// One finding with the line that replays it.
  public func text(of finding: Finding, _ detail: Detail = .brief) -> String {
    told(finding).text(detail)
  }

  /// One way of failing with the line that replays it.
  public func text(of failure: Breakdown, _ detail: Detail = .brief) -> String {
    told(failure).text(detail)
  }

  /// The line that replays a token.
  func replay(_ token: String) -> String { search.replay.replacing("TOKEN", with: token) }

  private func told(_ finding: Finding) -> FindingText {
    var text = finding.told(failing: search.strength)
    let size = finding.originalSize ?? finding.size
    let shrunk =
      "\(place(finding.origin, finding.seed, finding.case)): shrunk from \(size) to \(finding.size)"
    if finding.case == nil || search.seed == nil { text.origin = shrunk.asSentence }
    let found = "\(shrunk) in \((finding.evaluations ?? 0).of("evaluation")); \(finding.smallness)"
    text.values = [("Found", FindingText.wrapped(found.asSentence))] + finding.proofs
    text.replays = finding.token.map { [replay($0)] } ?? []
    text.end = finding.profile.map { [$0.text] } ?? []
    return text
  }

  private func told(_ failure: Breakdown) -> FindingText {
    var text = FindingText(head: failure.failure.head)
    text.said = failure.failure.detailLines.textLines.filter { !$0.isEmpty }
    text.scenario = failure.scenario
    let place = place(failure.origin, failure.seed, failure.case)
    let shrunk = "\(place): shrunk from \(failure.originalSize) to \(failure.size)"
    let unshrunk =
      "\(place); not shrunk, since it did not happen again when the scene was played by itself"
    if failure.case == nil || !failure.recurs {
      text.origin = (failure.recurs ? shrunk : unshrunk).asSentence
    }
    let found =
      failure.recurs
      ? "\(shrunk) in \(failure.evaluations.of("evaluation"))\(failure.ending.words)" : unshrunk
    text.values = [("Found", FindingText.wrapped(found.asSentence))]
    text.replays = failure.token.map { [replay($0)] } ?? []
    return text
  }

  /// Where a scene is from.
  private func place(_ origin: String?, _ seed: UInt64?, _ index: Int?) -> String {
    if let origin { return origin }
    guard let index else { return "a given scene" }
    if search.isFixed { return "fixed scene \(index)" }
    return search.walk.map { "scene \(index) of size \($0.size) or less" }
      ?? "\(seed.map { "seed \($0), " } ?? "")case \(index)"
  }
}
