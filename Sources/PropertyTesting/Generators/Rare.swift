extension Field {
  /// Parts that few values have, and which cost nothing where all are as in a prototype.
  ///
  /// They are an element that is there or not, of a list that has the tag; so a language can grow
  /// without making longer what it could say before.
  public static func rare(
    _ tag: Tag, besides prototype: Root, _ fields: [Field<Root>]
  ) -> Field<Root> {
    let agrees: @Sendable (Root, Root) -> Bool = { one, two in
      fields.allSatisfy { $0.agrees(one, two) }
    }
    return Field(
      draw: { root, source in
        if source.isSearching {
          guard source.random.hits(.half) else { return }
          for field in fields { field.draw(&root, &source) }
          return
        }
        source.enter(.list, tag)
        if source.count(of: tag, in: 0...1) == 1 {
          source.enter(.element, tag)
          for field in fields { field.draw(&root, &source) }
          source.leave()
        }
        source.leave()
      },
      spell: { (root, spelling) throws(Unspellable) in
        spelling.enter(.list, tag)
        if !agrees(root, prototype) {
          spelling.enter(.element, tag)
          for field in fields { try field.spell(root, &spelling) }
          spelling.leave()
        }
        spelling.leave()
      },
      agrees: agrees)
  }
}
