/// Links from one number to another that never lead back to where they came from.
struct Ways {
  private var links: [[Int]]

  /// Starts with links that are known not to lead back.
  init(_ links: [[Int]]) {
    self.links = links
  }

  /// Adds a link, unless it would close a ring. Answers whether it is there.
  mutating func add(from start: Int, to end: Int) -> Bool {
    guard links.indices.contains(start), links.indices.contains(end), !leads(from: end, to: start)
    else { return false }
    links[start].append(end)
    return true
  }

  private func leads(from start: Int, to end: Int) -> Bool {
    var isKnown = Array(repeating: false, count: links.count)
    isKnown[start] = true
    var open = [start]
    while let number = open.popLast() {
      if number == end { return true }
      for next in links[number] where !isKnown[next] {
        isKnown[next] = true
        open.append(next)
      }
    }
    return false
  }
}
