extension Observation.Kind {
  /// What is stated of a kind of observation, once for all that is done with it.
  struct Entry: Sendable {
    /// What it is made of, in the order of reading.
    let fields: [Field]
    /// Who is told, as relations compare it; nil: they do not, as it may differ between scenes that
    /// mean the same.
    let told: Told?
    /// The observation on one line.
    let line: @Sendable (Observation) -> String
    /// The observation as a probe on a device prints it.
    let device: @Sendable (Observation) -> String

    init(
      _ fields: Field..., told: Told? = nil,
      line: @escaping @Sendable (Observation) -> String,
      device: @escaping @Sendable (Observation) -> String
    ) {
      self.fields = fields
      self.told = told
      self.line = line
      self.device = device
    }
  }

  /// Who is told of something, and in which role.
  public struct Told: Hashable, Sendable {
    /// As what somebody is told: the same responder may be told as a control too.
    public let role: String
    /// Whether it is the other one, and not the one that was called.
    public let isOther: Bool
    /// What depends on who is told first, where UIKit leaves that open.
    public let open: Openness

    static func to(_ role: String, isOther: Bool = false, open: Openness = .nothing) -> Told {
      Told(role: role, isOther: isOther, open: open)
    }
  }

  /// What of an observation depends on an order that UIKit leaves open.
  public enum Openness: Sendable {
    /// Nothing but its own place.
    case nothing
    /// Whether it comes at all.
    case whether
    /// The recognizer's state.
    case state
    /// Which other touches are told of with it, unless an event is sent at that time.
    case company
  }

  /// Who is told of it, as relations compare traces; nil: they do not compare it.
  public var told: Told? { entry.told }

  /// Whether relations compare who is told of it.
  public var isTold: Bool { Self.toldKinds & 1 << UInt64(rawValue) != 0 }

  /// A bit for each kind of which relations compare who is told.
  private static let toldKinds = allCases.reduce(into: UInt64(0)) { bits, kind in
    if kind.told != nil { bits |= 1 << UInt64(kind.rawValue) }
  }

  /// Among whom the numbers of an observation of this kind count.
  struct Spaces: Sendable {
    var subject = Trace.Names.Space.responders
    var object = Trace.Names.Space.responders
    var names = Trace.Names.Space.responders
  }

  var spaces: Spaces { Self.allSpaces[Int(rawValue)] }

  private static let allSpaces = entries.map { entry in
    entry.fields.reduce(into: Spaces()) { spaces, field in
      switch field.shape {
      case .who(let space): spaces.subject = space
      case .other(let space, _): spaces.object = space
      case .names(let space): spaces.names = space
      default: break
      }
    }
  }

  /// Whether the text of an observation of this kind is the name of an action.
  var namesAction: Bool {
    entry.fields.contains { if case .text(isAction: true) = $0.shape { true } else { false } }
  }

  /// A part of an observation: its key in files, and what stands there.
  struct Field: Sendable {
    let name: String
    let shape: Shape
    /// What a word is called in errors, where it is one of a list, and the words that may stand there.
    var noun = ""
    var words: [(text: String, word: Observation.Word)] = []
  }

  /// What stands in a field, and in which property of the observation it is.
  enum Shape: Sendable {
    /// Who was called.
    case who(Trace.Names.Space)
    /// The other one.
    case other(Trace.Names.Space, isOptional: Bool)
    /// The view that was asked, or the delegate.
    case delegateOrView
    /// The answer; `isOptional` where it is false if it is left out.
    case answer(isOptional: Bool)
    case phase
    /// The phase of an event that is no touch.
    case eventPhase
    case state
    /// One of a list of words.
    case word
    case touch, touches
    case finger, fingers
    case point
    case names(Trace.Names.Space)
    case text(isAction: Bool)
    case reading, recognizerDefaults, viewDefaults, control
  }
}

extension Observation.Kind.Field {
  static func who(_ name: String, _ space: Trace.Names.Space = .responders) -> Self {
    Self(name: name, shape: .who(space))
  }

  static func other(
    _ name: String, _ space: Trace.Names.Space = .responders, isOptional: Bool = false
  ) -> Self {
    Self(name: name, shape: .other(space, isOptional: isOptional))
  }

  static func delegateOrView(_ name: String) -> Self { Self(name: name, shape: .delegateOrView) }
  static func answer(_ name: String) -> Self {
    Self(name: name, shape: .answer(isOptional: false))
  }
  static func flag(_ name: String) -> Self { Self(name: name, shape: .answer(isOptional: true)) }
  static func state(_ name: String) -> Self { Self(name: name, shape: .state) }
  static func finger(_ name: String) -> Self { Self(name: name, shape: .finger) }
  static func fingers(_ name: String) -> Self { Self(name: name, shape: .fingers) }
  static func point(_ name: String) -> Self { Self(name: name, shape: .point) }
  static func names(_ name: String, _ space: Trace.Names.Space = .responders) -> Self {
    Self(name: name, shape: .names(space))
  }
  static func text(_ name: String, isAction: Bool = false) -> Self {
    Self(name: name, shape: .text(isAction: isAction))
  }

  /// One of a list of words, which errors call `noun`.
  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ noun: String, _ wrap: @escaping @Sendable (Word) -> Observation.Word
  ) -> Self {
    Self(
      name: name,
      shape: .word, noun: noun,
      words: Word.allCases.map { ($0.rawValue, wrap($0)) })
  }

  static let asked = word("asked", "asked", Observation.Word.asked)
  static let phase = Self(name: "phase", shape: .phase)
  static let eventPhase = Self(name: "phase", shape: .eventPhase)
  static let touch = Self(name: "touch", shape: .touch)
  static let touches = Self(name: "touches", shape: .touches)

  // These stand beside the other fields, each of their properties under its own key.
  static let reading = Self(name: "", shape: .reading)
  static let recognizerDefaults = Self(name: "", shape: .recognizerDefaults)
  static let viewDefaults = Self(name: "", shape: .viewDefaults)
  static let control = Self(name: "", shape: .control)
}
