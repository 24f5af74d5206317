import Synchronization

extension Campaign {
  /// What the workers share: which cases are next, and what has been found.
  final class Shared: Sendable {
    fileprivate struct State {
      var next = 0
      /// Batches that were left over, which come first.
      var left: [Range<Int>] = []
      /// Batches that are being tried.
      var open: [Range<Int>] = []
      /// What came of batches before which others are still being tried, where their order counts.
      var waiting: [(batch: Range<Int>, share: Outcome)] = []
      /// Whether no more is to be tried, and what comes yet does not count.
      var isOver = false
      var outcome: Outcome
    }

    private let state: Mutex<State>
    private let progress: CampaignProgress?
    private let checkpoints: Checkpoints?
    private let isEnough: (@Sendable (Outcome) -> Bool)?

    /// Nothing has been tried; where `isEnough` says so of what was found, the search ends there, as if nothing
    /// behind that had been tried.
    init(
      rules: Int, inheriting resumption: Resumption?, telling progress: CampaignProgress?,
      _ checkpoints: Checkpoints?, isEnough: (@Sendable (Outcome) -> Bool)? = nil
    ) {
      self.progress = progress
      self.checkpoints = checkpoints
      self.isEnough = isEnough
      var first = State(outcome: Outcome(rules: rules))
      if let resumption, let outcome = resumption.outcome(rules: rules) {
        first.outcome = outcome
        first.next = resumption.next
        // The last one is tried first.
        first.left = resumption.left.map { $0.first..<$0.end }
          .sorted { $0.lowerBound > $1.lowerBound }
        first.isOver = isEnough?(outcome) ?? false
      }
      state = Mutex(first)
    }

    var outcome: Outcome { state.withLock { $0.outcome } }

    /// Whether anybody wants to know what came of each batch before the next is tried.
    var isFollowed: Bool { progress != nil || checkpoints != nil || isEnough != nil }

    func nextBatch(of cases: Int) -> Range<Int>? {
      state.withLock { state in
        guard state.outcome.gaveOut == nil, !state.isOver else { return nil }
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
        state.open.removeAll { $0 == batch }
        if let isEnough {
          state.waiting.append((batch, share))
          state.takeInOrder(isEnough)
        } else {
          state.outcome.add(share)
        }
        progress?.note(state.outcome)
        return isDue ? state.resumption : nil
      }
      if let resumption { checkpoints?.keep(resumption) }
    }

    /// The search is over. Unless nothing was found, scenes are now made smaller, and that can bring the
    /// engine down as well.
    func end() {
      let resumption = state.withLock { state -> Resumption? in
        let isOver = state.outcome.failing == 0 && state.outcome.flaky == nil
        return isOver ? nil : state.resumption
      }
      if let resumption { checkpoints?.keep(resumption) }
    }
  }
}

extension Campaign.Shared.State {
  /// What has been found so far, for another process to go on with.
  fileprivate var resumption: Resumption {
    Resumption(outcome, next: next, left: left + open + waiting.map(\.batch))
  }

  /// Adds what came of batches before which none is left, in their order, until it is enough.
  fileprivate mutating func takeInOrder(_ isEnough: (Campaign.Outcome) -> Bool) {
    waiting.sort { $0.batch.lowerBound < $1.batch.lowerBound }
    let missing = (left + open).map(\.lowerBound).min() ?? .max
    while !isOver, let first = waiting.first, first.batch.lowerBound < missing {
      outcome.add(first.share)
      waiting.removeFirst()
      isOver = isEnough(outcome)
    }
  }
}
