/// A list that is mostly empty, and costs nothing where it is.
///
///     let labels = rare("labels", of: text("letters", of: ["a", "b"], count: 1...4), atMost: 9)
///
/// It is written only where it has elements; so a language can grow without making longer what it could
/// say before.
public func rare<Element: Generator>(
  _ tag: Tag, of element: Element, atMost most: Int
) -> ListGenerator<Element> {
  ListGenerator(tag, element, 0...most, .oneMore(.half), isRare: true)
}
