/// What the command's exit status means.
enum ExitStatus: Int32, CaseIterable {
  case clean = 0
  case broken = 1
  /// The command line or an input is wrong.
  case misuse = 2
  /// Something is missing for a whole report: a shard, or an engine that could not be asked any more.
  case incomplete = 3
  /// The command itself failed: its results could not be written.
  case failed = 4
  /// The user interrupted; what was found so far has been printed.
  case interrupted = 130

  /// What it means, as the help and the documentation say it.
  var says: String {
    switch self {
    case .clean:
      "nothing that was judged is broken, and what a run must exercise was exercised"
    case .broken:
      """
      a rule is broken, a full run did not exercise a required rule, or a run says nothing of the engine; the engine crashed, hung, answered \
      garbage or is flaky, and was not given up for it; a known failure is broken no longer, or was not exercised; a fault was not caught
      """
    case .misuse: "the command line or an input is wrong"
    case .incomplete:
      """
      the engine could not be started, or failed so often that it was given up before it broke a rule; a merged \
      report is incomplete
      """
    case .failed: "the output could not be written, or the suite itself failed"
    case .interrupted: "interrupted; what was found so far is printed"
    }
  }

  /// All there are, the gravest first.
  private static let byGravity: [Self] = [
    .interrupted, .broken, .failed, .incomplete, .misuse, .clean,
  ]

  /// The one that a command ends with for which several would be right.
  static func gravest(of statuses: [Self]) -> Self {
    byGravity.first(where: statuses.contains) ?? .clean
  }
}
