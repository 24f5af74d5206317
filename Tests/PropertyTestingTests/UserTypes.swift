import PropertyTesting

// Types and generators as somebody types them who has not read how the shrinker works. Within a type that has
// a case `string` the compiler asks for the module's name before `string()`.

indirect enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  static let leaf = oneOf(
    constant(JSON.null), boolean().map(JSON.bool), integer().map(JSON.number),
    PropertyTesting.string().map(JSON.string))

  static let generator = recursive(leaf) { json in
    oneOf(
      list(of: json).map(JSON.array),
      dictionary(keys: PropertyTesting.string(), values: json).map(JSON.object))
  }

  /// Everything in one `oneOf`, a level at a time, as one writes it without `recursive`.
  static func flat(depth: Int) -> OneOfGenerator<JSON> {
    guard depth > 0 else { return leaf }
    return oneOf(
      constant(JSON.null), boolean().map(JSON.bool), integer().map(JSON.number),
      PropertyTesting.string().map(JSON.string), list(of: flat(depth: depth - 1)).map(JSON.array),
      dictionary(keys: PropertyTesting.string(), values: flat(depth: depth - 1)).map(JSON.object))
  }

  var strings: [String] {
    switch self {
    case .null, .bool, .number: []
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.strings)
    case .object(let entries): entries.flatMap { $0.value.strings }
    }
  }
}

indirect enum Expression: Sendable, Hashable {
  case number(Int)
  case negate(Expression)
  case add(Expression, Expression)

  static let generator = recursive(integer(in: -100...100).map(Expression.number)) { smaller in
    oneOf(smaller.map(Expression.negate), combine(smaller, smaller, into: Expression.add))
  }

  var negatesTwice: Bool {
    switch self {
    case .number: false
    case .negate(.negate): true
    case .negate(let one): one.negatesTwice
    case .add(let one, let other): one.negatesTwice || other.negatesTwice
    }
  }
}

indirect enum SearchTree: Sendable, Hashable {
  case leaf
  case node(SearchTree, Int, SearchTree)

  static let generator = recursive(constant(SearchTree.leaf)) { smaller in
    combine(smaller, integer(), smaller, into: SearchTree.node)
  }

  var values: [Int] {
    switch self {
    case .leaf: []
    case .node(let left, let value, let right): left.values + [value] + right.values
    }
  }
}

indirect enum Chain: Sendable, Hashable {
  case end
  case link(Int, Chain)

  static let generator = recursive(constant(Chain.end), maximumDepth: 8) { rest in
    tuple(integer(in: 0...9), rest).map { Chain.link($0.0, $0.1) }
  }

  var hasTwins: Bool {
    switch self {
    case .link(let one, .link(let other, _)) where one == other: true
    case .link(_, let rest): rest.hasTwins
    case .end: false
    }
  }
}

enum Markup: Sendable, Hashable {
  case text(String)
  case element(name: String, children: [Markup])

  static let generator = recursive(string().map(Markup.text)) { smaller in
    combine(string(of: .lowercase, count: 1...8), list(of: smaller)) {
      Markup.element(name: $0, children: $1)
    }
  }

  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .element(_, let children): children.flatMap(\.texts)
    }
  }
}

struct Folder: Sendable, Hashable {
  var files: [String: Int] = [:]
  var folders: [String: Folder] = [:]

  static let files = dictionary(keys: string(of: .letters), values: integer(in: 0...1_000_000))

  static let generator = recursive(files.map { Folder(files: $0) }) { smaller in
    combine(
      files, dictionary(keys: string(of: .letters), values: smaller),
      into: Folder.init(files:folders:))
  }

  var sizes: [Int] { files.map(\.value) + folders.flatMap { $0.value.sizes } }
}

indirect enum Formula: Sendable, Hashable {
  case variable(Int)
  case not(Formula)
  case all([Formula])
  case any([Formula])

  static let generator = recursive(integer(in: 0..<5).map(Formula.variable)) { formula in
    oneOf(
      formula.map(Formula.not), list(of: formula).map(Formula.all),
      list(of: formula).map(Formula.any))
  }

  var hasEmptyAny: Bool {
    switch self {
    case .variable: false
    case .not(let one): one.hasEmptyAny
    case .all(let parts): parts.contains(where: \.hasEmptyAny)
    case .any(let parts): parts.isEmpty || parts.contains(where: \.hasEmptyAny)
    }
  }
}

indirect enum Pattern: Sendable, Hashable {
  case character(Character)
  case sequence([Pattern])
  case choice(Pattern, Pattern)
  case star(Pattern)

  static let generator = recursive(
    PropertyTesting.character(of: .lowercase).map(Pattern.character)
  ) { smaller in
    oneOf(
      list(of: smaller, count: 0...4).map(Pattern.sequence),
      combine(smaller, smaller, into: Pattern.choice), smaller.map(Pattern.star))
  }

  var starsStar: Bool {
    switch self {
    case .character: false
    case .star(.star): true
    case .star(let one): one.starsStar
    case .sequence(let parts): parts.contains(where: \.starsStar)
    case .choice(let one, let other): one.starsStar || other.starsStar
    }
  }
}

struct User: Sendable, Hashable {
  var name = ""
  var email: String?
  var tags: Set<String> = []
  var age = 0

  static let generator = combine(
    string(), optional(of: string()), set(of: string(of: .lowercase)), integer(in: 0...120),
    into: User.init(name:email:tags:age:))
}

enum Coupon: Sendable, CaseIterable { case tenth, half, free }

struct Purchase: Sendable, Hashable {
  struct Line: Sendable, Hashable {
    var price: Double
    var quantity: Int
  }

  var lines: [Line]
  var coupon: Coupon?

  static let line = combine(double(in: 0...1000), integer(in: 1...1000), into: Line.init)
  static let generator = combine(
    list(of: line), optional(of: element(of: Coupon.self)), into: Purchase.init)
}

indirect enum Schema: Sendable, Hashable {
  case int, string
  case list(Schema)
  case map(Schema, Schema)
  case optional(Schema)

  static let generator = recursive(element(of: [Schema.int, .string])) { smaller in
    oneOf(
      smaller.map(Schema.list), combine(smaller, smaller, into: Schema.map),
      smaller.map(Schema.optional))
  }

  var isTwiceOptional: Bool {
    switch self {
    case .int, .string: false
    case .optional(.optional): true
    case .list(let one), .optional(let one): one.isTwiceOptional
    case .map(let one, let other): one.isTwiceOptional || other.isTwiceOptional
    }
  }
}
