import Conformance
import Generators
import Invariants
import TouchEngine
import TouchScript

/// A named wrong engine: UIKit's behavior but for one mistake.
///
/// The suite is tested by these. Each must be caught by one of the rules it names, and shrink to its
/// smallest scene: `Tests/Checks/run conviction`. `Mistake` says what the engine does wrong; this type says
/// which rules the mistake breaks, since the engine does not know rules and scenes.
public struct Fault: Sendable, Identifiable, CustomStringConvertible {
  /// Its name on the command line, such as `forward-subviews`.
  public let name: String
  /// Its name.
  public var description: String { name }
  /// What the engine does wrong; of several mistakes the first.
  public let mistake: Mistake
  /// What it does wrong besides.
  public private(set) var others: [Mistake] = []
  /// That, in one sentence.
  public let says: String
  /// The rules that it may be caught by, and relations between two scenes.
  public let breaks: [String]
  /// The size of the smallest scene that shows it. Often a window alone is enough, for it is a view
  /// like any other; where a rule speaks of the next touch, that touch counts. Nil: nobody knows.
  public let smallest: SceneSize?
  /// Among which scenarios it is looked for, whatever the default is: the narrowest that show it,
  /// for in wider ones it takes many more cases.
  public internal(set) var scope: Scenarios.Scope

  /// The name.
  public var id: String { name }

  /// The wrong engine's behavior.
  public var behavior: Behavior {
    var mistakes: Mistakes = [mistake]
    for other in others { mistakes.insert(other) }
    return Behavior(mistakes: mistakes)
  }

  /// The fault that is called like its mistake.
  init(
    _ mistake: Mistake, breaks: [String], smallest: SceneSize, scope: Scenarios.Scope = .taps
  ) {
    self.init(
      mistake.kebabName, of: mistake, mistake.rawValue, breaks: breaks, smallest: smallest,
      scope: scope)
  }

  /// A mistake under another name and in other words: as it shows where another rule looks.
  init(
    _ name: String, of mistake: Mistake, _ says: String, breaks: [String], smallest: SceneSize,
    scope: Scenarios.Scope = .taps
  ) {
    self.name = name
    self.mistake = mistake
    self.says = says
    self.breaks = breaks
    self.smallest = smallest
    self.scope = scope
  }

  /// An engine with several faults at once.
  private init(_ first: Fault, and others: [Fault]) {
    let all = [first] + others
    name = all.map(\.name).joined(separator: ",")
    mistake = first.mistake
    self.others = others.map(\.mistake)
    says = all.map(\.says).joined(separator: " ")
    var known: Set<Rule.ID> = []
    breaks = all.flatMap(\.breaks).filter { known.insert($0).inserted }
    smallest = others.isEmpty ? first.smallest : nil
    scope = others.isEmpty ? first.scope : .default
  }

  /// A planted mistake, and the rules that are to catch it.
  init(planted mistake: Mistake, breaks: [String]) {
    name = mistake.kebabName
    self.mistake = mistake
    says = mistake.rawValue
    self.breaks = breaks
    smallest = nil
    scope = .default
  }

  /// All faults that were made for the rules, chapter by chapter.
  public static let all: [Fault] = [
    hitTesting,
    windows,
    delivery,
    chain,
    recognition,
    coordination,
    ownClasses.inEverything,
    gestureDelivery,
    gestureStates,
    gestureQuestions,
    gestureTargets.inEverything,
    requirements.inEverything,
    lateness.inEverything,
    taps,
    newRecognizers.inEverything,
    longPresses.inEverything,
    pans.inEverything,
    swipes.inEverything,
    twoFingers.inEverything,
    continuous.inEverything,
    controls,
    trackingOfControls.inEverything,
    sendingOfControls,
    protectionOfControls,
    scrolling.inEverything,
    touches.inEverything,
    interruptions.inEverything,
    customisation.inEverything,
    responders.inEverything,
    relations.inEverything,
  ].flatMap { $0 }

  /// The engine that has all the faults named in a list such as `never-self,tap-at-zero`.
  public static func mixed(_ names: String) throws(UnknownFault) -> Fault {
    var faults: [Fault] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      let fault = try named(String(name))
      if !faults.contains(where: { $0.mistake == fault.mistake }) { faults.append(fault) }
    }
    return faults.count == 1 ? faults[0] : Fault(faults[0], and: Array(faults.dropFirst()))
  }

  /// The fault called `name`.
  public static func named(_ name: String) throws(UnknownFault) -> Fault {
    let known = all.first { $0.name == name } ?? planted.first { $0.name == name }
    guard let fault = known else {
      throw UnknownFault(name: name)
    }
    return fault
  }

  /// Whether there is a fault of that name.
  public static func isNamed(_ name: String) -> Bool { (try? named(name)) != nil }

  /// A name that no fault has.
  public struct UnknownFault: Error, Hashable, CustomStringConvertible {
    /// The name that was asked for.
    public let name: String

    /// Says what is wrong, in one sentence, with the nearest name there is.
    public var description: String {
      let names = (Fault.all + Fault.planted).map(\.name)
      let nearest =
        names.nearest(to: name).map { "; did you mean \($0)?" } ?? "; touchstone faults lists them"
      return "there is no fault \(name.quotedOnOneLine)\(nearest)"
    }
  }
}

extension Mistake {
  /// Its name as one types it: `.contentDelay20ms` is `content-delay-20ms`.
  fileprivate var kebabName: String {
    // Byte by byte: whenever the command starts, it makes the names of all mistakes.
    var name: [UInt8] = []
    var followsDigit = true
    for byte in "\(self)".utf8 {
      let isUppercase = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      if isUppercase || isDigit && !followsDigit { name.append(UInt8(ascii: "-")) }
      name.append(isUppercase ? byte + 0x20 : byte)
      followsDigit = isDigit
    }
    return String(decoding: name, as: UTF8.self)
  }
}

extension [Fault] {
  /// The faults, looked for beyond taps.
  fileprivate var inEverything: [Fault] {
    map { fault in
      var fault = fault
      fault.scope = .everything
      return fault
    }
  }
}
