/// A value that may contain others of its kind.
///
///     indirect enum Tree: Sendable { case leaf(Int), node(Tree, Tree) }
///     let tree = recursive(integer().map(Tree.leaf)) { tree in
///       combine(tree, tree, into: Tree.node)
///     }
///
/// It is one that `base` draws or one that the closure makes of smaller ones; the former is simpler. Down to
/// `maximumDepth`, which is 100 at most, they are as likely, and there only `base` draws. Every one is a span, which the shrinker
/// can put in the place of one around it.
public func recursive<Value: Sendable>(
  _ base: some Generator<Value>, maximumDepth: Int = 4,
  _ larger: (_ smaller: AnyGenerator<Value>) -> some Generator<Value>
) -> AnyGenerator<Value> {
  let label = Tag("\(Value.self)")
  let leaf = Alternative(base)
  var generator = AnyGenerator(oneOf(label, leaf))
  for _ in 0..<min(max(0, maximumDepth), 100) {
    generator = AnyGenerator(oneOf(label, leaf, Alternative(larger(generator))))
  }
  return generator
}

/// A value that may contain others of its kind, down to a depth, with all that there is said by hand.
///
///     let nested = recursive(maximumDepth: 3, base: constant("")) { deeper, depth in
///       list("groups", of: deeper, count: 0...(3 - depth))
///         .map { groups in groups.map { "(\($0))" }.joined() }
///     }
///
/// The outermost value has depth 0. The values at the maximum depth are drawn by the base, which
/// costs no choice.
@inlinable
public func recursive<Value: Sendable>(
  maximumDepth: Int, base: some Generator<Value>,
  _ body: (_ deeper: AnyGenerator<Value>, _ depth: Int) -> some Generator<Value>
) -> AnyGenerator<Value> {
  var generator = AnyGenerator(base)
  for depth in (0..<max(0, maximumDepth)).reversed() {
    generator = AnyGenerator(body(generator, depth))
  }
  return generator
}
