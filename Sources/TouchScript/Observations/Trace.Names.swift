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

    private var responderTable = JSONTable()
    private var recognizerTable = JSONTable()
    private var strangers = JSONTable()

    /// The names of a scenario.
    public init(_ scenario: Scenario) {
      responderTable = JSONTable(scenario.responderNames)
      recognizerTable = JSONTable(scenario.recognizers.map(\.id))
      application = responder(Scenario.Reserved.application)
    }

    /// No names yet: all that turn up are strangers.
    public init() {}

    /// Every responder's name, by number.
    public var responders: [Scenario.ID] { responderTable.names }
    /// Every recognizer's name, by number.
    public var recognizers: [Scenario.ID] { recognizerTable.names }

    /// The number of the application; `unknown` without a scenario.
    public private(set) var application = Names.unknown

    /// The number of a responder; `unknown` where the scenario has none of that name.
    public func responder(_ name: Scenario.ID) -> Int { responderTable[name] ?? Self.unknown }

    /// The number of a recognizer; `unknown` where the scenario has none of that name.
    public func recognizer(_ name: Scenario.ID) -> Int { recognizerTable[name] ?? Self.unknown }

    private subscript(space: Space) -> JSONTable {
      space == .responders ? responderTable : recognizerTable
    }

    /// The number under which a trace keeps a name, which is noted if it is not in the scenario.
    public mutating func number(_ name: Scenario.ID, in space: Space) -> Number {
      if let known = self[space][name] { return Number(truncatingIfNeeded: known) }
      let place = strangers[name] ?? strangers.append(name)
      return Number(truncatingIfNeeded: Self.unknown - place)
    }

    /// The same of a name where it is read.
    @inline(__always)
    mutating func number(_ word: JSONWord, in space: Space) -> Number {
      if let known = self[space][word] { return Number(truncatingIfNeeded: known) }
      return number(word.string, in: space)
    }

    /// The name that a trace keeps under a number; nil for nobody.
    public func name(_ number: Number, in space: Space) -> Scenario.ID? {
      let number = Int(number)
      if number == Self.none { return nil }
      let names = number >= 0 ? self[space].names : strangers.names
      let place = number >= 0 ? number : Self.unknown - number
      return names.indices.contains(place) ? names[place] : nil
    }

    /// Whether some names are an engine's own.
    var hasPrivate: Bool { strangers.names.contains { $0.hasPrefix(Self.privatePrefix) } }

    /// The numbers that stand for anybody or nobody.
    func numbers(in space: Space) -> Range<Int> {
      Self.unknown + 1 - strangers.names.count..<self[space].names.count
    }

    /// Whether these are the names of `scenario`, in their order.
    func areNames(of scenario: Scenario) -> Bool {
      responders == scenario.responderNames
        && recognizers.elementsEqual(scenario.recognizers.lazy.map(\.id))
    }

    /// Whether every number stands for the same name in both.
    func areSame(as other: Names) -> Bool {
      responders == other.responders && recognizers == other.recognizers
        && strangers.names == other.strangers.names
    }
  }

  /// A place in the trace's table of names: at least 0 for a name of the scenario, -1 for nobody,
  /// and less for a name that is not in the scenario.
  public typealias Number = Int32
}

extension Scenario {
  /// Every responder's name, in the order in which traces count.
  fileprivate var responderNames: [ID] {
    views.map(\.id) + controllers.map(\.id)
      + [Reserved.application, Reserved.delegate, Reserved.scene]
  }
}
