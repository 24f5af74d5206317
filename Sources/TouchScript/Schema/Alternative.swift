/// A value that something may have instead.
struct Alternative<Value> {
  /// Where in the value, such as `.shouldBegin`; empty: it is the value itself.
  var path = ""
  /// The value in words, after an equals sign, a plus or a minus.
  var words: String
  var value: Value
  /// How large the difference is.
  var weight: Int

  /// The same difference in what the value is a part of.
  func map<Whole>(at name: String = "", _ make: (Value) -> Whole) -> Alternative<Whole> {
    Alternative<Whole>(path: name + path, words: words, value: make(value), weight: weight)
  }
}

/// What the values that something may have instead depend on.
struct Alternatives {
  /// The scenario that the value is in.
  let scenario: Scenario
  var meaning = Meaning()
  /// How much heavier a difference here is than in a flag of a part itself, and how much it is heavier
  /// still in a property of a property.
  var weight = 0
  var step = 1

  func set<Value>(_ words: String, _ value: Value, _ weight: Int) -> Alternative<Value> {
    Alternative(words: "= \(words)", value: value, weight: weight + self.weight)
  }

  /// The names that may stand here.
  var names: [Scenario.ID] {
    switch meaning.role {
    case .reference(.recognizer): scenario.recognizers.map(\.id)
    case .reference(.view): scenario.views.map(\.id)
    default: []
    }
  }

  /// The numbers that are tried.
  var numbers: [Double] {
    switch meaning.bounds {
    case .number(let range): [range.lowerBound, range.upperBound]
    case .coordinate: [8, 22, 44]
    case .distance: [0, 30, 1_000]
    default: []
    }
  }
}

// MARK: - By type

extension Spellable {
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] { [] }
}

extension Bool {
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    [true, false].map { all.set("\($0)", $0, 0) }
  }
}

extension Int {
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    if all.meaning.bounds == .duration {
      return [100, 300, 600, 1_000].map { all.set("\($0) ms", $0, 1) }
    }
    return (0...3).map { all.set("\($0)", $0, 1) }
  }
}

extension Fractional {
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    all.numbers.map { all.set($0.minimal, Self($0), 1) }
  }
}

extension Word {
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    allCases.map { all.set($0.rawValue, $0, 2) }
  }
}

extension String {
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    all.names.map { all.set($0.shown, $0, 2) }
  }
}

extension Optional where Wrapped: Spellable {
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    Wrapped.alternatives(to: value ?? nil, all).map { $0.map(Optional.some) }
  }
}

extension Array where Element: Spellable {
  /// The list with one member more, or one less; only words and names are added.
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    let list = value ?? []
    let areWords = Element.self is any Word.Type
    let haveNames = areWords || Element.self is String.Type
    var found = list.indices.map { index in
      var rest = list
      let words = haveNames ? rest[index].shown : "number \(index + 1) of it"
      rest.remove(at: index)
      return Alternative(words: "-= \(words)", value: rest, weight: 3 + all.weight)
    }
    for more in haveNames ? Element.alternatives(to: nil, all) : [] where !list.contains(more.value)
    {
      found.append(
        Alternative(
          words: "+" + more.words, value: list + [more.value], weight: 3 + all.weight))
      if areWords { found.append(all.set(more.value.shown, [more.value], 3)) }
    }
    return found
  }
}

extension Variant {
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    forms.flatMap { form in
      form.examples(all).map { words, whole in
        all.set(form.name + words, whole, form.arguments.isEmpty ? 2 : 3)
      }
    }
  }
}

extension Composite {
  static func alternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    propertyAlternatives(to: value, all)
  }

  static func propertyAlternatives(to value: Self?, _ all: Alternatives) -> [Alternative<Self>] {
    let value = value ?? blank
    var inner = all
    inner.weight += all.step
    return schema.properties.filter { !$0.key.isRequired }
      .flatMap { $0.alternatives(value, inner) }
  }
}
