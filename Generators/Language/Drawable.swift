import PropertyTesting
import TouchScript

/// A value of a scenario that is drawn by its type, its role and its bounds.
protocol Drawable: Hashable, Sendable {
  /// All values of a property or an argument.
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self>
  /// A value, or nil where it is the plain one, which costs nothing.
  static func rarely(_ slot: Slot, besides plain: Self) -> AnyGenerator<Self?>
  /// The members of a list in the only order in which some lists may have them, each once.
  static func inOrder(_ list: [Self]) -> [Self]
  /// A value that tells, drawn at random; nil: the scene has nothing that it could name.
  static func sample(_ slot: Slot, _ samples: inout Samples) -> Self?
}

extension Drawable {
  static func rarely(_ slot: Slot, besides plain: Self) -> AnyGenerator<Self?> {
    Language.rarely(slot.tag, values(slot, simplest: plain))
  }

  static func inOrder(_ list: [Self]) -> [Self] { list }
}

extension Slot {
  /// The unit of its values: its name, unless others of that name are measured otherwise.
  var tag: Tag {
    switch type {
    case is Float.Type: "alpha"
    case is TouchPhase.Type: "method"
    case is Bool.Type where name == "to": "flag"
    case is Scenario.Recognizer.Kind.Type: "recognizerKind"
    case is Scenario.TouchHandling.Type: "handling"
    default: Tag(name)
    }
  }
}

// MARK: - Lists and what may be missing

extension Optional: Drawable where Wrapped: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    AnyGenerator(
      Wrapped.values(slot, simplest: simplest ?? nil).map(to: { Optional($0) }, from: { $0 }))
  }
}

extension Array: Drawable where Element: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    let least = slot.bounds == .filled || slot.bounds == .ordered ? 1 : 0
    return AnyGenerator(
      list(slot.tag, of: Element.values(slot, simplest: nil), count: least...Language.most)
        .map(to: { inOrder($0, slot) }, from: { $0 }))
  }

  /// The property's list is its value; where there is none, it is the plain one.
  static func rarely(_ slot: Slot, besides plain: Self) -> AnyGenerator<Self?> {
    AnyGenerator(
      rare(slot.tag, of: Element.values(slot, simplest: nil), atMost: Language.most)
        .map(to: { $0.isEmpty ? nil : inOrder($0, slot) }, from: { $0 ?? [] }))
  }

  static func inOrder(_ list: Self, _ slot: Slot) -> Self {
    switch slot.bounds {
    case .ordered, .distinct, .ascending: Element.inOrder(list)
    default: list
    }
  }
}

// MARK: - Truths and numbers

extension Bool: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    AnyGenerator(boolean(slot.tag, simplest: simplest ?? false))
  }

  static func rarely(_ slot: Slot, besides plain: Self) -> AnyGenerator<Self?> {
    Language.rarely(slot.tag, boolean(slot.tag, simplest: !plain))
  }
}

extension Int: Drawable {
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    let range: ClosedRange =
      switch (slot.role, slot.bounds) {
      case (.finger, _): Scenario.Limits.fingers
      case (_, .whole(let range)): range
      case (_, .duration): Language.milliseconds
      default: -1_000_000_000...1_000_000_000
      }
    return AnyGenerator(integer(slot.tag, in: range, origin: simplest))
  }

  static func inOrder(_ list: [Self]) -> [Self] { Set(list).sorted() }
}

// MARK: - Words

/// An enumeration whose cases are drawn in their order, and that of a new part never.
protocol DrawnWord: Drawable, CaseIterable {
  /// The cases that there are, the simplest first.
  static var drawn: [Self] { get }
}

extension DrawnWord {
  static var drawn: [Self] { Array(allCases) }

  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    let simplest = simplest.map { [$0] } ?? []
    return AnyGenerator(element(slot.tag, of: simplest + drawn.filter { !simplest.contains($0) }))
  }

  static func rarely(_ slot: Slot, besides plain: Self) -> AnyGenerator<Self?> {
    Language.rarely(slot.tag, element(slot.tag, of: drawn.filter { $0 != plain }))
  }

  static func inOrder(_ list: [Self]) -> [Self] { allCases.filter(list.contains) }
}

extension Scenario.Dialect: DrawnWord {}
extension Scenario.Recognizer.Kind: DrawnWord {}
extension Scenario.Recognizer.SwipeDirection: DrawnWord {}
extension Scenario.Recognizer.Edge: DrawnWord {}
extension Scenario.Forwarding: DrawnWord {}
extension RecognizerState: DrawnWord {}
extension EventPhase: DrawnWord {}

extension Scenario.View.Kind: DrawnWord {
  /// The kinds of views but windows: these are where views are in no other.
  static let drawn: [Self] =
    [.view, .button] + allCases.filter { ![.view, .button, .window].contains($0) }
}

extension ControlEvent: DrawnWord {
  /// The events of controls, the most usual first.
  static let drawn: [Self] = [.touchUpInside] + allCases.filter { $0 != .touchUpInside }
}

extension TouchPhase: DrawnWord {
  /// The phases for which there is a method.
  static let drawn: [Self] = [.began, .moved, .ended, .cancelled]
}

// MARK: - Parts and forms

extension Scenario.Scrolling: DrawnPart {}
extension Scenario.Overrides: DrawnPart {}
extension Scenario.Application: DrawnPart {}
extension Scenario.Application.Delegate: DrawnPart {}
extension Scenario.Recognizer.Delegate: DrawnPart {}
extension Scenario.Recognizer.Decision: DrawnPart {}
extension Scenario.Target: DrawnPart {}
extension Scenario.RecognizerTarget: DrawnPart {}
extension Scenario.Reaction: DrawnPart {}

extension Scenario.Change: DrawnForm {}
extension Scenario.Reaction.Trigger: DrawnForm {}
extension Scenario.Overrides.HitTest: DrawnForm {}
extension Scenario.Overrides.PointInside: DrawnForm {}

extension Scenario.TouchHandling: Drawable {
  /// All methods alike, or each its own way.
  static func values(_ slot: Slot, simplest: Self?) -> AnyGenerator<Self> {
    let words = Scenario.Forwarding.drawn
    let alike = element("alike", of: words).map(
      to: { Self($0) }, from: { $0 == Self($0.began) ? $0.began : nil })
    let mixed = record(of: Self()) {
      Part(\.began, element("began", of: words))
      Part(\.moved, element("moved", of: words))
      Part(\.ended, element("ended", of: words))
      Part(\.cancelled, element("cancelled", of: words))
    }
    return Language.oneOf(slot.tag, alike, mixed)
  }
}
