import Synchronization

extension Campaign {
  /// What the workers share: which cases are next, and what has been found.
  final class Shared: Sendable {
    fileprivate struct State {
      var next = 0
      /// Batches that are being tried.
      var open: [Range<Int>] = []
      /// Results of batches that come after an open one, where the order of batches counts.
      var waiting: [(batch: Range<Int>, share: Outcome)] = []
      /// Whether the search is over: results that come later do not count.
      var isOver = false
      var outcome: Outcome
    }

    private let state: Mutex<State>
    private let progress: CampaignProgress?
    private let isEnough: (@Sendable (Outcome) -> Bool)?

    /// Starts with the first case. The search ends with the first batch after which `isEnough` holds, as if
    /// no later case had been tried.
    init(
      rules: Int, telling progress: CampaignProgress?,
      isEnough: (@Sendable (Outcome) -> Bool)? = nil
    ) {
      self.progress = progress
      self.isEnough = isEnough
      state = Mutex(State(outcome: Outcome(rules: rules)))
    }

    var outcome: Outcome { state.withLock { $0.outcome } }

    /// Whether the result of each batch is wanted before the next is tried.
    var isFollowed: Bool { progress != nil || isEnough != nil }

    func nextBatch(of cases: Int) -> Range<Int>? {
      state.withLock { state in
        guard state.outcome.unjudged.gaveOut == nil, !state.isOver, state.next < cases else {
          return nil
        }
        let batch = state.next..<min(state.next + 64, cases)
        state.next = batch.upperBound
        state.open.append(batch)
        return batch
      }
    }

    func add(_ share: Outcome) { state.withLock { $0.outcome.add(share) } }

    /// Adds the result of a whole batch.
    func add(_ share: Outcome, of batch: Range<Int>) {
      state.withLock { state in
        state.open.removeAll { $0 == batch }
        if let isEnough {
          state.waiting.append((batch, share))
          state.takeInOrder(isEnough)
        } else {
          state.outcome.add(share)
        }
        progress?.note(state.outcome)
      }
    }
  }
}

extension Campaign.Shared.State {
  /// Adds the results of batches before which none is open, in their order, until it is enough.
  fileprivate mutating func takeInOrder(_ isEnough: (Campaign.Outcome) -> Bool) {
    waiting.sort { $0.batch.lowerBound < $1.batch.lowerBound }
    let missing = open.map(\.lowerBound).min() ?? .max
    while !isOver, let first = waiting.first, first.batch.lowerBound < missing {
      outcome.add(first.share)
      waiting.removeFirst()
      isOver = isEnough(outcome)
    }
  }
}
