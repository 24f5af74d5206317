extension Trial {
  /// Lets two parts of a tag, neither inside the other, change places where that is simpler.
  ///
  /// Elements keep their places here; ordering them is another pass. In a small tree two such
  /// exchanges may come together, since a tree can need both to fail again.
  func exchange() {
    var index = 0
    while index < sites.count, !isOver {
      exchange(with: index)
      index += 1
    }
    exchangeTwice()
  }

  private func exchange(with first: Int) {
    var second = first + 1
    while first < sites.count, second < sites.count, !isOver {
      if let exchanged = best.exchanging(sites[first], sites[second]) {
        attemptIfSimpler(exchanged)
      }
      second += 1
    }
  }

  private func exchangeTwice() {
    var helped = true
    while helped, !isOver {
      let once = best.exchanges
      guard once.count <= Trial.fewExchanges else { return }
      helped = once.contains { $0.exchanges.contains(where: attemptIfSimpler) }
    }
  }

  /// A tree with more exchanges than this is too large to try any two of them together.
  private static let fewExchanges = 30

  @discardableResult
  private func attemptIfSimpler(_ candidate: ChoiceTree) -> Bool {
    candidate.isSimpler(than: best) && attempt(candidate)
  }
}

extension ChoiceTree {
  /// The trees in which two parts have changed places.
  fileprivate var exchanges: [ChoiceTree] {
    let sites = sites
    return sites.indices.flatMap { first in
      sites[first...].dropFirst().compactMap { exchanging(sites[first], $0) }
    }
  }

  /// The tree in which a part and a later one of its tag have changed places, if it is another.
  fileprivate func exchanging(_ one: Site, _ other: Site) -> ChoiceTree? {
    guard one.span.kind != .element, one.span.kind == other.span.kind,
      one.span.tag == other.span.tag, one.span != other.span, !other.path.starts(with: one.path)
    else { return nil }
    return editing(one.path) { $0 = other.span }.editing(other.path) { $0 = one.span }
  }
}
