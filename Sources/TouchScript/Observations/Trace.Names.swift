extension Trace {
  /// The names that the numbers in a trace stand for.
  ///
  /// A scenario's own names have numbers from 0, in the order of the scenario: responders are its
  /// views, its controllers, and then the application, the delegate and the window scene;
  /// recognizers are counted by themselves. All other names have numbers below `none`.
  public struct Names: Sendable {
    /// In the place of a number: nobody.
    public static let none = -1
    /// In the place of a number: somebody who is not in the scenario.
    public static let unknown = -2

    /// What is counted by itself.
    public enum Space: Sendable {
      /// Views, controllers, the application, its delegate and the window scene.
      case responders
      /// Gesture recognizers.
      case recognizers
    }

    private let cast: Cast
    private var strangers = JSONTable()

    /// The names of a scenario.
    public init(_ scenario: Scenario) { cast = Cast(scenario) }

    /// No names yet: whoever turns up is a stranger.
    public init() { cast = .empty }

    /// Every responder's name, by number.
    public var responders: [Scenario.ID] { cast.responders.names }
    /// Every recognizer's name, by number.
    public var recognizers: [Scenario.ID] { cast.recognizers.names }

    /// The number of the application; `unknown` without a scenario.
    public var application: Int { cast.application }

    /// The number of a responder; `unknown` where the scenario has none of that name.
    public func responder(_ name: Scenario.ID) -> Int {
      cast.responders[name] ?? Self.unknown
    }

    /// The number of a recognizer; `unknown` where the scenario has none of that name.
    public func recognizer(_ name: Scenario.ID) -> Int {
      cast.recognizers[name] ?? Self.unknown
    }

    /// The number under which a trace keeps a name, which is noted if it is not in the scenario.
    public mutating func number(_ name: Scenario.ID, in space: Space) -> Number {
      if let known = cast[space][name] { return Number(truncatingIfNeeded: known) }
      let place = strangers[name] ?? strangers.append(name)
      return Number(truncatingIfNeeded: Self.unknown - place)
    }

    /// The same of a name where it is read.
    @inline(__always)
    mutating func number(_ word: JSONWord, in space: Space) -> Number {
      if let known = cast[space][word] { return Number(truncatingIfNeeded: known) }
      return number(word.string, in: space)
    }

    /// The name that a trace keeps under a number; nil for nobody.
    public func name(_ number: Number, in space: Space) -> Scenario.ID? {
      let number = Int(number)
      if number == Self.none { return nil }
      let names = number >= 0 ? cast[space].names : strangers.names
      let place = number >= 0 ? number : Self.unknown - number
      return names.indices.contains(place) ? names[place] : nil
    }

    /// The numbers that stand for anybody or nobody.
    func numbers(in space: Space) -> Range<Int> {
      Self.unknown + 1 - strangers.names.count..<cast[space].names.count
    }

    /// Whether these are the names of `scenario`, in their order.
    func areNames(of scenario: Scenario) -> Bool { cast.isCast(of: scenario) }

    /// Whether every number stands for the same name in both.
    func areSame(as other: Names) -> Bool {
      cast.isSame(as: other.cast) && strangers.names == other.strangers.names
    }
  }

  /// A place in the trace's table of names: at least 0 for a name of the scenario, -1 for nobody,
  /// and less for a name that is not in the scenario.
  public typealias Number = Int32
}

/// The names of a scenario; traces of one scenario may share it.
private final class Cast: Sendable {
  let responders: JSONTable
  let recognizers: JSONTable
  let application: Int

  static let empty = Cast(responders: JSONTable(), recognizers: JSONTable())

  private init(responders: JSONTable, recognizers: JSONTable) {
    self.responders = responders
    self.recognizers = recognizers
    application = responders[Scenario.Reserved.application] ?? Trace.Names.unknown
  }

  convenience init(_ scenario: Scenario) {
    self.init(
      responders: JSONTable(scenario.responderNames),
      recognizers: JSONTable(scenario.recognizers.map(\.id)))
  }

  subscript(space: Trace.Names.Space) -> JSONTable {
    space == .responders ? responders : recognizers
  }

  func isCast(of scenario: Scenario) -> Bool {
    responders.names == scenario.responderNames
      && recognizers.names.elementsEqual(scenario.recognizers.lazy.map(\.id))
  }

  func isSame(as other: Cast) -> Bool {
    self === other
      || responders.names == other.responders.names
        && recognizers.names == other.recognizers.names
  }
}

extension Scenario {
  /// Every responder's name, in the order in which traces count.
  fileprivate var responderNames: [ID] {
    views.map(\.id) + controllers.map(\.id)
      + [Reserved.application, Reserved.delegate, Reserved.scene]
  }
}
