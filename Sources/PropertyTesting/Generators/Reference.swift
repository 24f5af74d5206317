/// The number of something elsewhere in the tree; the first is the simplest.
///
///     let parent = reference("parent", to: "nodes", among: 5)
///
/// What is counted are the records of the target tag or, where there are none, the elements, both
/// in the order in which they are drawn and nested ones included. The shrinker renumbers
/// references when it deletes what they count. With nothing to refer to the value is 0.
public func reference(_ tag: Tag, to target: Tag, among count: Int) -> IntegerGenerator {
  IntegerGenerator(
    Choice(tag, .reference(to: target), value: 0, in: 0...max(0, count - 1), origin: 0))
}
