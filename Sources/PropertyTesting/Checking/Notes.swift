import Synchronization

/// Ends the present case of a property unless something holds that the property takes for granted.
///
///     try assume(!numbers.isEmpty)
///
/// A case that is ended so counts as discarded, neither as held nor as failed. A property that discards more
/// than ten cases for each that it keeps fails: most of what it is given is of no use to it.
public func assume(_ condition: Bool) throws(Discarded) {
  if !condition { throw Discarded() }
}

/// What `assume` throws.
public struct Discarded: Error, Hashable, Sendable {
  /// Makes the error, for who would throw it without `assume`.
  public init() {}
}

/// Puts a label on the present case of a property; how many cases have it is printed when the property holds.
///
///     label("\(numbers.count) numbers")
///
/// Outside of a property it does nothing.
public func label(_ name: String) {
  Notes.current?.note(name, true)
}

/// Puts a label on the present case of a property if something holds.
///
///     classify("empty", numbers.isEmpty)
///     classify("sorted", numbers == numbers.sorted(), atLeast: 0.05)
///
/// With `atLeast` the property fails if the share of cases that have the label is surely smaller: if the
/// share that was seen would come of a true share as large in fewer than 1 of 40 runs.
public func classify(_ name: String, _ condition: Bool, atLeast share: Double? = nil) {
  Notes.current?.note(name, condition, atLeast: share)
}

/// What the cases of one property were labelled with.
///
/// A property may label from several tasks; the cases come one after the other.
final class Notes: Sendable {
  @TaskLocal static var current: Notes?

  private struct State {
    var present: Set<String> = []
    var counts: [String: Int] = [:]
    var required: [String: Double] = [:]
  }

  private let state = Mutex(State())

  func note(_ name: String, _ condition: Bool, atLeast share: Double? = nil) {
    state.withLock { state in
      if condition { state.present.insert(name) }
      if let share { state.required[name] = max(share, state.required[name] ?? 0) }
    }
  }

  /// Ends a case, whose labels count only if it was kept.
  func endCase(isKept: Bool) {
    state.withLock { state in
      if isKept { for name in state.present { state.counts[name, default: 0] += 1 } }
      state.present = []
    }
  }

  /// The labels, the most frequent first.
  func labels(ofCases cases: Int) -> [CheckOutcome.Label] {
    state.withLock { state in
      Set(state.counts.keys).union(state.required.keys).map { name in
        CheckOutcome.Label(
          name: name, share: Proportion(state.counts[name] ?? 0, of: cases),
          required: state.required[name])
      }
    }.sorted { ($1.share.count, $0.name) < ($0.share.count, $1.name) }
  }
}
