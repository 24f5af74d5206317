/// The state of one shrink: the simplest tree so far, and what was tried.
///
/// A pass proposes candidates; the trial decides. Every candidate is drawn and spelled again, so
/// that only normal forms are compared, and is judged only if it is strictly simpler than the
/// best and was not tried before. So a pass may be careless: what it proposes needs no repair,
/// repeats cost next to nothing, and no sequence of passes can go in circles.
final class Trial {
  /// A tree that was drawn and spelled again, and the question whether it still fails.
  struct Candidate {
    let tree: ChoiceTree
    let stillFails: () -> Bool
  }

  /// What passes read off a tree, again and again: each is found once, when it is first asked for.
  private final class Reading {
    let tree: ChoiceTree
    lazy var choices = tree.choices
    lazy var sites = tree.sites
    lazy var lists = sites.filter { $0.span.kind == .list }

    init(_ tree: ChoiceTree) { self.tree = tree }
  }

  /// The simplest failing tree so far.
  var best: ChoiceTree { reading.tree }
  /// The choices of the best.
  var choices: [Choice] { reading.choices }
  /// The spans of the best.
  var sites: [ChoiceTree.Site] { reading.sites }
  /// The lists of the best.
  var lists: [ChoiceTree.Site] { reading.lists }

  /// How often the predicate was asked.
  private(set) var evaluations = 0
  /// What the present pass did.
  private(set) var profile = PassProfile()
  /// Why nothing more is tried, if so.
  private(set) var ending: Ending?

  private let budget: Int
  private let interruption: () -> Ending?
  private let respell: (ChoiceTree, Random?) -> Candidate?
  private var tried: Set<ChoiceTree> = []
  private var reading: Reading

  init(
    _ tree: ChoiceTree, budget: Int, interruption: @escaping () -> Ending?,
    respell: @escaping (ChoiceTree, Random?) -> Candidate?
  ) {
    reading = Reading(tree)
    self.budget = budget
    self.interruption = interruption
    self.respell = respell
  }

  /// Whether the budget or the time is spent or the caller has had enough.
  var isOver: Bool { ending != nil }

  /// Whether a candidate became the best.
  ///
  /// What it lacks is drawn at its simplest, or made up where there is randomness to fill it with.
  func attempt(_ candidate: ChoiceTree, filling random: Random? = nil) -> Bool {
    guard !isOver, random != nil || tried.insert(candidate).inserted else { return false }
    ending = interruption()
    guard !isOver else { return false }
    profile.tried += 1
    guard let normal = respell(candidate, random) else { return false }
    return consider(normal, isNew: random == nil && normal.tree == candidate)
  }

  /// The tree of what a candidate draws, or nil if it cannot be spelled.
  func normalForm(of candidate: ChoiceTree) -> ChoiceTree? {
    respell(candidate, nil)?.tree
  }

  private func consider(_ candidate: Candidate, isNew: Bool) -> Bool {
    guard candidate.tree.isSimpler(than: best) else { return false }
    guard tried.insert(candidate.tree).inserted || isNew else { return false }
    if evaluations >= budget {
      ending = .budgetSpent
      return false
    }
    evaluations += 1
    profile.evaluations += 1
    guard candidate.stillFails() else { return false }
    accept(candidate.tree)
    return true
  }

  private func accept(_ tree: ChoiceTree) {
    reading = Reading(tree)
    profile.accepted += 1
  }

  /// Runs a pass and gives what it did.
  func measure(_ pass: () -> Void) -> PassProfile {
    profile = PassProfile()
    pass()
    return profile
  }
}
