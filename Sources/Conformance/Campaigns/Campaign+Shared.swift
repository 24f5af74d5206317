import Synchronization

extension Campaign {
  /// What the workers share: which cases are next, and what has been found.
  final class Shared: Sendable {
    private struct State {
      var next = 0
      /// Batches that were left over, which come first.
      var left: [Range<Int>] = []
      /// Batches that are being tried.
      var open: [Range<Int>] = []
      var outcome: Outcome
    }

    private let state: Mutex<State>
    private let progress: CampaignProgress?
    private let checkpoints: Checkpoints?

    init(
      rules: Int, inheriting resumption: Resumption?, telling progress: CampaignProgress?,
      _ checkpoints: Checkpoints?
    ) {
      self.progress = progress
      self.checkpoints = checkpoints
      var first = State(outcome: Outcome(rules: rules))
      if let resumption, let outcome = resumption.outcome(rules: rules) {
        first.outcome = outcome
        first.next = resumption.next
        first.left = resumption.left.map { $0.first..<$0.end }
      }
      state = Mutex(first)
    }

    var outcome: Outcome { state.withLock { $0.outcome } }

    /// Whether anybody wants to know what came of each batch before the next is tried.
    var isFollowed: Bool { progress != nil || checkpoints != nil }

    func nextBatch(of cases: Int) -> Range<Int>? {
      state.withLock { state in
        guard state.outcome.gaveOut == nil else { return nil }
        if let batch = state.left.popLast() {
          state.open.append(batch)
          return batch
        }
        guard state.next < cases else { return nil }
        let batch = state.next..<min(state.next + 64, cases)
        state.next = batch.upperBound
        state.open.append(batch)
        return batch
      }
    }

    func add(_ share: Outcome) { state.withLock { $0.outcome.add(share) } }

    /// Adds what came of a whole batch.
    func add(_ share: Outcome, of batch: Range<Int>) {
      let isDue = checkpoints?.isDue() ?? false
      let resumption = state.withLock { state -> Resumption? in
        state.outcome.add(share)
        state.open.removeAll { $0 == batch }
        progress?.note(state.outcome)
        return isDue
          ? Resumption(state.outcome, next: state.next, left: state.left + state.open) : nil
      }
      if let resumption { checkpoints?.keep(resumption) }
    }

    /// The search is over. Unless nothing was found, scenes are now made smaller, and that can bring the
    /// engine down as well.
    func end() {
      let resumption = state.withLock { state -> Resumption? in
        let isOver = state.outcome.failing == 0 && state.outcome.flaky == nil
        return isOver
          ? nil : Resumption(state.outcome, next: state.next, left: state.left + state.open)
      }
      if let resumption { checkpoints?.keep(resumption) }
    }
  }
}
