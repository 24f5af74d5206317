/// A value that may contain others of its kind, down to a depth.
///
///     recursive(maximumDepth: 5, base: view(children: constant([]))) { deeper, depth in
///       view(children: list("views", of: deeper, count: 0...4))
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
