// A record is made of up to eight parts; `fields` puts together what has more. Parameter packs would
// say all of this once, but the compiler does not specialize what they store.

/// A value made of parts that are drawn one after the other.
///
///     record("point", Point.init, Part(\.x, integer("x", in: 0...9)), Part(\.y, …))
///
/// With a tag the parts are a span of their own, which the shrinker can put in the place of
/// another of the same tag. Without one they belong to the span around them.
@inlinable
public func record<Value, A: Generator>(
  _ tag: Tag?,
  _ make: @escaping @Sendable (consuming A.Value) -> Value,
  _ a: Part<Value, A>
) -> RecordGenerator<Value, Part<Value, A>> {
  RecordGenerator(tag, a) { values in
    let a = values
    return make(a)
  }
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<Value, A: Generator>(
  _ make: @escaping @Sendable (consuming A.Value) -> Value,
  _ a: Part<Value, A>
) -> RecordGenerator<Value, Part<Value, A>> {
  record(nil, make, a)
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<Value, A: Generator, B: Generator>(
  _ tag: Tag?,
  _ make: @escaping @Sendable (consuming A.Value, consuming B.Value) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>
) -> RecordGenerator<Value, MoreParts<Part<Value, A>, Part<Value, B>>> {
  RecordGenerator(tag, MoreParts(a, b)) { values in
    let (a, b) = values
    return make(a, b)
  }
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<Value, A: Generator, B: Generator>(
  _ make: @escaping @Sendable (consuming A.Value, consuming B.Value) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>
) -> RecordGenerator<Value, MoreParts<Part<Value, A>, Part<Value, B>>> {
  record(nil, make, a, b)
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<Value, A: Generator, B: Generator, C: Generator>(
  _ tag: Tag?,
  _ make: @escaping @Sendable (consuming A.Value, consuming B.Value, consuming C.Value) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>
) -> RecordGenerator<Value, MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>> {
  RecordGenerator(tag, MoreParts(MoreParts(a, b), c)) { values in
    let ((a, b), c) = values
    return make(a, b, c)
  }
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<Value, A: Generator, B: Generator, C: Generator>(
  _ make: @escaping @Sendable (consuming A.Value, consuming B.Value, consuming C.Value) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>
) -> RecordGenerator<Value, MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>> {
  record(nil, make, a, b, c)
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<Value, A: Generator, B: Generator, C: Generator, D: Generator>(
  _ tag: Tag?,
  _ make:
    @escaping @Sendable (consuming A.Value, consuming B.Value, consuming C.Value, consuming D.Value)
    -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>, _ d: Part<Value, D>
) -> RecordGenerator<
  Value,
  MoreParts<MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>, Part<Value, D>>
> {
  RecordGenerator(tag, MoreParts(MoreParts(MoreParts(a, b), c), d)) { values in
    let (((a, b), c), d) = values
    return make(a, b, c, d)
  }
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<Value, A: Generator, B: Generator, C: Generator, D: Generator>(
  _ make:
    @escaping @Sendable (consuming A.Value, consuming B.Value, consuming C.Value, consuming D.Value)
    -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>, _ d: Part<Value, D>
) -> RecordGenerator<
  Value,
  MoreParts<MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>, Part<Value, D>>
> {
  record(nil, make, a, b, c, d)
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<Value, A: Generator, B: Generator, C: Generator, D: Generator, E: Generator>(
  _ tag: Tag?,
  _ make:
    @escaping @Sendable (
      consuming A.Value, consuming B.Value, consuming C.Value, consuming D.Value, consuming E.Value
    ) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>, _ d: Part<Value, D>,
  _ e: Part<Value, E>
) -> RecordGenerator<
  Value,
  MoreParts<
    MoreParts<MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>, Part<Value, D>>,
    Part<Value, E>
  >
> {
  RecordGenerator(tag, MoreParts(MoreParts(MoreParts(MoreParts(a, b), c), d), e)) { values in
    let ((((a, b), c), d), e) = values
    return make(a, b, c, d, e)
  }
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<Value, A: Generator, B: Generator, C: Generator, D: Generator, E: Generator>(
  _ make:
    @escaping @Sendable (
      consuming A.Value, consuming B.Value, consuming C.Value, consuming D.Value, consuming E.Value
    ) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>, _ d: Part<Value, D>,
  _ e: Part<Value, E>
) -> RecordGenerator<
  Value,
  MoreParts<
    MoreParts<MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>, Part<Value, D>>,
    Part<Value, E>
  >
> {
  record(nil, make, a, b, c, d, e)
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<
  Value, A: Generator, B: Generator, C: Generator, D: Generator, E: Generator, F: Generator
>(
  _ tag: Tag?,
  _ make:
    @escaping @Sendable (
      consuming A.Value, consuming B.Value, consuming C.Value, consuming D.Value, consuming E.Value,
      consuming F.Value
    ) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>, _ d: Part<Value, D>,
  _ e: Part<Value, E>, _ f: Part<Value, F>
) -> RecordGenerator<
  Value,
  MoreParts<
    MoreParts<
      MoreParts<
        MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>, Part<Value, D>
      >, Part<Value, E>
    >, Part<Value, F>
  >
> {
  RecordGenerator(tag, MoreParts(MoreParts(MoreParts(MoreParts(MoreParts(a, b), c), d), e), f)) {
    values in
    let (((((a, b), c), d), e), f) = values
    return make(a, b, c, d, e, f)
  }
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<
  Value, A: Generator, B: Generator, C: Generator, D: Generator, E: Generator, F: Generator
>(
  _ make:
    @escaping @Sendable (
      consuming A.Value, consuming B.Value, consuming C.Value, consuming D.Value, consuming E.Value,
      consuming F.Value
    ) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>, _ d: Part<Value, D>,
  _ e: Part<Value, E>, _ f: Part<Value, F>
) -> RecordGenerator<
  Value,
  MoreParts<
    MoreParts<
      MoreParts<
        MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>, Part<Value, D>
      >, Part<Value, E>
    >, Part<Value, F>
  >
> {
  record(nil, make, a, b, c, d, e, f)
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<
  Value, A: Generator, B: Generator, C: Generator, D: Generator, E: Generator, F: Generator,
  G: Generator
>(
  _ tag: Tag?,
  _ make:
    @escaping @Sendable (
      consuming A.Value, consuming B.Value, consuming C.Value, consuming D.Value, consuming E.Value,
      consuming F.Value, consuming G.Value
    ) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>, _ d: Part<Value, D>,
  _ e: Part<Value, E>, _ f: Part<Value, F>, _ g: Part<Value, G>
) -> RecordGenerator<
  Value,
  MoreParts<
    MoreParts<
      MoreParts<
        MoreParts<
          MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>, Part<Value, D>
        >, Part<Value, E>
      >, Part<Value, F>
    >, Part<Value, G>
  >
> {
  RecordGenerator(
    tag, MoreParts(MoreParts(MoreParts(MoreParts(MoreParts(MoreParts(a, b), c), d), e), f), g)
  ) { values in
    let ((((((a, b), c), d), e), f), g) = values
    return make(a, b, c, d, e, f, g)
  }
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<
  Value, A: Generator, B: Generator, C: Generator, D: Generator, E: Generator, F: Generator,
  G: Generator
>(
  _ make:
    @escaping @Sendable (
      consuming A.Value, consuming B.Value, consuming C.Value, consuming D.Value, consuming E.Value,
      consuming F.Value, consuming G.Value
    ) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>, _ d: Part<Value, D>,
  _ e: Part<Value, E>, _ f: Part<Value, F>, _ g: Part<Value, G>
) -> RecordGenerator<
  Value,
  MoreParts<
    MoreParts<
      MoreParts<
        MoreParts<
          MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>, Part<Value, D>
        >, Part<Value, E>
      >, Part<Value, F>
    >, Part<Value, G>
  >
> {
  record(nil, make, a, b, c, d, e, f, g)
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<
  Value, A: Generator, B: Generator, C: Generator, D: Generator, E: Generator, F: Generator,
  G: Generator, H: Generator
>(
  _ tag: Tag?,
  _ make:
    @escaping @Sendable (
      consuming A.Value, consuming B.Value, consuming C.Value, consuming D.Value, consuming E.Value,
      consuming F.Value, consuming G.Value, consuming H.Value
    ) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>, _ d: Part<Value, D>,
  _ e: Part<Value, E>, _ f: Part<Value, F>, _ g: Part<Value, G>, _ h: Part<Value, H>
) -> RecordGenerator<
  Value,
  MoreParts<
    MoreParts<
      MoreParts<
        MoreParts<
          MoreParts<
            MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>, Part<Value, D>
          >, Part<Value, E>
        >, Part<Value, F>
      >, Part<Value, G>
    >, Part<Value, H>
  >
> {
  RecordGenerator(
    tag,
    MoreParts(
      MoreParts(MoreParts(MoreParts(MoreParts(MoreParts(MoreParts(a, b), c), d), e), f), g), h)
  ) { values in
    let (((((((a, b), c), d), e), f), g), h) = values
    return make(a, b, c, d, e, f, g, h)
  }
}

/// A value made of parts that are drawn one after the other.
@inlinable
public func record<
  Value, A: Generator, B: Generator, C: Generator, D: Generator, E: Generator, F: Generator,
  G: Generator, H: Generator
>(
  _ make:
    @escaping @Sendable (
      consuming A.Value, consuming B.Value, consuming C.Value, consuming D.Value, consuming E.Value,
      consuming F.Value, consuming G.Value, consuming H.Value
    ) -> Value,
  _ a: Part<Value, A>, _ b: Part<Value, B>, _ c: Part<Value, C>, _ d: Part<Value, D>,
  _ e: Part<Value, E>, _ f: Part<Value, F>, _ g: Part<Value, G>, _ h: Part<Value, H>
) -> RecordGenerator<
  Value,
  MoreParts<
    MoreParts<
      MoreParts<
        MoreParts<
          MoreParts<
            MoreParts<MoreParts<Part<Value, A>, Part<Value, B>>, Part<Value, C>>, Part<Value, D>
          >, Part<Value, E>
        >, Part<Value, F>
      >, Part<Value, G>
    >, Part<Value, H>
  >
> {
  record(nil, make, a, b, c, d, e, f, g, h)
}
