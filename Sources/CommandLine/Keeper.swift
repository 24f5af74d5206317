import Conformance
import PropertyTesting
import Synchronization
import TouchScript

/// Keeps cases in a corpus while a search runs.
final class Keeper: Sendable {
  private let corpus: Corpus
  private let contents: Corpus.Contents
  private let error = Mutex<CorpusError?>(nil)

  init(_ corpus: Corpus) {
    self.corpus = corpus
    contents = corpus.contents()
  }

  /// What was kept before.
  var entries: [Corpus.Entry] { contents.entries }

  func keep(_ tree: ChoiceTree) {
    do throws(CorpusError) {
      _ = try corpus.keep(tree)
    } catch {
      self.error.withLock { $0 = error }
    }
  }

  /// Says on standard error what could not be read or written.
  func complain() {
    if let complaint = contents.complaint { Console.complain(complaint) }
    if let error = error.withLock({ $0 }) { Console.complain(error.description) }
  }
}

extension Campaign {
  /// Builds on what it sees, if so wished, and on what was kept.
  mutating func build(on keeper: Keeper?, isGuided: Bool) {
    guard keeper != nil || isGuided else { return }
    let entries = keeper?.entries ?? []
    given += entries.map { Given($0.scenario, origin: "the corpus, \($0.name)") }
    guidance = Guidance(
      mutants: isGuided ? Guidance.usual : .never, seeds: entries.map(\.scenario)
    ) { tree in
      keeper?.keep(tree)
    }
  }
}
