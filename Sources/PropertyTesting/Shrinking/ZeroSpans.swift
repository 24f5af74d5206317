extension Trial {
  /// Empties a span, so that everything in it is drawn at its simplest.
  func zeroSpans() {
    var index = 0
    while index < sites.count, !isOver {
      let site = sites[index]
      if !site.span.nodes.isEmpty {
        _ = attempt(best.editing(site.path) { $0.nodes = [] })
      }
      index += 1
    }
  }
}
