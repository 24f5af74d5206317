import Dispatch
import Foundation
import Synchronization

extension Shrinker {
  /// Shrinks a failing value whose predicate takes its time, such as one that awaits.
  ///
  /// The shrinker runs on a thread of its own and waits there for every answer; the predicate is asked here,
  /// in the caller's task. When that task is cancelled, the shrinker stops with what it has.
  public func shrink(
    _ tree: ChoiceTree, isolation: isolated (any Actor)? = #isolation,
    isOverdue: @escaping @Sendable () -> Bool = { false },
    while stillFails: (Subject.Value) async -> Bool
  ) async -> Shrunk<Subject.Value> {
    let interview = Interview<Subject.Value, Shrunk<Subject.Value>>()
    let thread = Thread {
      interview.finish(
        self.shrink(tree, isOverdue: isOverdue, shouldStop: { interview.isStopped }) {
          interview.ask($0)
        })
    }
    // Trees are walked by recursion, and the usual stack of a second thread is small on some systems.
    thread.stackSize = 16 << 20
    thread.start()
    for await question in interview.questions {
      interview.answer(await stillFails(question))
    }
    // The stream of a cancelled task ends at once; the thread ends as soon as it has its answer.
    interview.stop()
    return await interview.result()
  }
}

/// Questions from a thread that waits for the answers, to a task that must not wait.
private final class Interview<Question: Sendable, Result: Sendable>: Sendable {
  private struct State {
    var answer = false
    var isStopped = false
    var result: Result?
    var waiting: CheckedContinuation<Result, Never>?
  }

  let questions: AsyncStream<Question>
  private let asking: AsyncStream<Question>.Continuation
  private let answered = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  init() {
    (questions, asking) = AsyncStream.makeStream()
  }

  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// From the thread: waits for the answer, which is no once it is stopped.
  func ask(_ question: Question) -> Bool {
    if isStopped { return false }
    asking.yield(question)
    answered.wait()
    return state.withLock { !$0.isStopped && $0.answer }
  }

  func answer(_ answer: Bool) {
    state.withLock { $0.answer = answer }
    answered.signal()
  }

  /// Answers no to what is asked now, if anything, and to whatever is asked later.
  func stop() {
    state.withLock { $0.isStopped = true }
    answered.signal()
  }

  /// From the thread: there are no more questions.
  func finish(_ result: Result) {
    let waiting = state.withLock { state in
      state.result = result
      return state.waiting
    }
    asking.finish()
    waiting?.resume(returning: result)
  }

  func result() async -> Result {
    await withCheckedContinuation { continuation in
      let result = state.withLock { state in
        if state.result == nil { state.waiting = continuation }
        return state.result
      }
      if let result { continuation.resume(returning: result) }
    }
  }
}
