extension Trial {
  /// Deletes elements and renumbers the references past them; a reference to what is gone goes
  /// to its origin.
  func renumber() {
    var index = 0
    while index < lists.count, !isOver {
      for scope in Numbering.allCases where index < lists.count {
        deleteElements(ofList: index) { tree, list, range in
          tree.removingRenumbered(range, from: list, scope: scope)
        }
      }
      index += 1
    }
  }
}

/// Where the numbering of what references point to starts.
package enum Numbering: CaseIterable {
  case tree, list
}

extension ChoiceTree {
  /// The tree without some elements of a list, and with the references past them lowered.
  package func removingRenumbered(
    _ range: Range<Int>, from list: Site, scope: Numbering
  ) -> ChoiceTree {
    let removed = Set(range.map { list.path + [$0] })
    var tree = self
    for target in tags where targets(target).contains(where: { $0.path.starts(with: list.path) }) {
      let gone = targets(target).enumerated().filter { _, site in
        removed.contains(Path(site.path.prefix(list.path.count + 1)))
      }
      let skipped = scope == .list ? firstNumber(of: target, in: list) : 0
      tree = tree.renumbering(target, without: gone.map { $0.offset - skipped })
    }
    return tree.removing(range, from: list.path)
  }

  /// The tags that references point to, in order of appearance.
  private var tags: [Tag] {
    choices.reduce(into: []) { tags, choice in
      if case .reference(let target) = choice.kind, !tags.contains(target) { tags.append(target) }
    }
  }

  /// What references to a tag count: its records or, where there are none, its elements.
  private func targets(_ tag: Tag) -> [Site] {
    let sites = sites.filter { $0.span.tag == tag }
    let records = sites.filter { $0.span.kind == .record }
    return records.isEmpty ? sites.filter { $0.span.kind == .element } : records
  }

  private func firstNumber(of tag: Tag, in list: Site) -> Int {
    targets(tag).firstIndex { $0.path.starts(with: list.path) } ?? 0
  }

  private func renumbering(_ target: Tag, without gone: [Int]) -> ChoiceTree {
    mappingChoices { _, choice in
      guard choice.kind == .reference(to: target) else { return choice.value }
      if gone.contains(choice.value) { return choice.origin }
      return choice.value - gone.count { $0 < choice.value }
    }
  }
}
