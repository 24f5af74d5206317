// Zero is added to the numbers that are written, since -0 equals 0 and equal values must give equal
// bytes.

extension Point: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case x, y }

  /// Reads `{"x": …, "y": …}`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.decode(Double.self, forKey: .x), try fields.decode(Double.self, forKey: .y))
  }

  /// Writes `{"x": …, "y": …}`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(x + 0, forKey: .x)
    try fields.encode(y + 0, forKey: .y)
  }
}

extension Size: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case width, height }

  /// Reads `{"width": …, "height": …}`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.decode(Double.self, forKey: .width),
      try fields.decode(Double.self, forKey: .height))
  }

  /// Writes `{"width": …, "height": …}`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(width + 0, forKey: .width)
    try fields.encode(height + 0, forKey: .height)
  }
}

extension Rect: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case x, y, width, height }

  /// Reads `{"x": …, "y": …, "width": …, "height": …}`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.decode(Double.self, forKey: .x), try fields.decode(Double.self, forKey: .y),
      try fields.decode(Double.self, forKey: .width),
      try fields.decode(Double.self, forKey: .height))
  }

  /// Writes `{"x": …, "y": …, "width": …, "height": …}`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(x + 0, forKey: .x)
    try fields.encode(y + 0, forKey: .y)
    try fields.encode(width + 0, forKey: .width)
    try fields.encode(height + 0, forKey: .height)
  }
}

extension Transform: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case a, b, c, d, tx, ty }

  /// Reads the six numbers; what is left out is as in the identity.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let same = Transform.identity
    self.init(
      a: try fields.value(.a, or: same.a), b: try fields.value(.b, or: same.b),
      c: try fields.value(.c, or: same.c), d: try fields.value(.d, or: same.d),
      tx: try fields.value(.tx, or: same.tx), ty: try fields.value(.ty, or: same.ty))
  }

  /// Writes the numbers that differ from the identity.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let same = Transform.identity
    try fields.encode(a + 0, for: .a, unless: same.a)
    try fields.encode(b + 0, for: .b, unless: same.b)
    try fields.encode(c + 0, for: .c, unless: same.c)
    try fields.encode(d + 0, for: .d, unless: same.d)
    try fields.encode(tx + 0, for: .tx, unless: same.tx)
    try fields.encode(ty + 0, for: .ty, unless: same.ty)
  }
}
