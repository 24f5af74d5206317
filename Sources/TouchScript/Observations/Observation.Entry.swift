extension Observation.Kind {
  /// What is stated of a kind of observation, once for all that is done with it.
  struct Entry: Sendable {
    /// The level that it belongs to.
    let level: Reports.Level
    /// What it is made of, in the order of reading.
    let fields: [Field]
    /// The object that gets the call, as relations compare it; nil: they do not, as it may differ between
    /// scenes that mean the same.
    let told: Told?
    /// The observation on one line.
    let line: Template
    /// The observation as a probe on a device prints it.
    let device: Template
    /// Among which names the numbers of such an observation count.
    let spaces: Spaces

    init(
      _ level: Reports.Level, _ fields: Field..., told: Told? = nil, line: Template,
      device: Template
    ) {
      (self.level, self.fields, self.told) = (level, fields, told)
      (self.line, self.device) = (line.with(fields), device.with(fields))
      spaces = fields.reduce(into: Spaces()) { spaces, field in
        switch field.part {
        case .who(let space): spaces.subject = space
        case .other(let space, _): spaces.object = space
        case .names(let space): spaces.names = space
        default: break
        }
      }
    }
  }

  /// The object that gets a call, and in which role.
  public struct Told: Hashable, Sendable {
    /// The role in which it is called: the same responder may be called as a control too.
    public let role: String
    /// Whether it is the other one, and not the one that was called.
    public let isOther: Bool
    /// What depends on the order of calls, where UIKit leaves that open.
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

  /// The object that gets the call, as relations compare traces; nil: they do not compare it.
  public var told: Told? { Self.entries[Int(rawValue)].told }

  /// Whether relations compare it.
  public var isTold: Bool { Self.toldKinds & 1 << UInt64(rawValue) != 0 }

  /// A bit for each kind that relations compare.
  private static let toldKinds = allCases.reduce(into: UInt64(0)) { bits, kind in
    if kind.told != nil { bits |= 1 << UInt64(kind.rawValue) }
  }

  /// The level that it belongs to.
  public var level: Reports.Level { Self.entries[Int(rawValue)].level }

  /// Among which names numbers count.
  struct Spaces: Sendable {
    var subject = Trace.Names.Space.responders
    var object = Trace.Names.Space.responders
    var names = Trace.Names.Space.responders
  }

  var spaces: Spaces { Self.allSpaces[Int(rawValue)] }

  private static let allSpaces = entries.map(\.spaces)

  /// Whether it is a recognizer that is called.
  package var isOfRecognizer: Bool { spaces.subject == .recognizers }

  /// Whether the text of an observation of this kind is the name of an action.
  var namesAction: Bool {
    Self.entries[Int(rawValue)].fields.contains {
      if case .text(isAction: true) = $0.part { true } else { false }
    }
  }

  /// A property of an observation: its key in files, and which of the properties it is.
  struct Field: Sendable {
    let name: String
    let part: Part
    /// What an engine may not be able to tell, if it is that.
    var report: Reports.Field?
    /// What a word is called in errors, where it is one of a list, and the words that may stand there.
    var noun = ""
    var words: [(text: String, word: Observation.Word)] = []
    /// What stands between names on one line.
    var separator = ", "
    /// What only this kind has, where nothing is said of it.
    var rest: Observation.Detail?
  }

  /// Which property of an observation a field is.
  enum Part: Sendable {
    /// The object that was called.
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
    /// What only this kind has, each of its properties under its own key.
    case rest
  }
}

extension Observation.Kind.Field {
  static func who(_ name: String, _ space: Trace.Names.Space = .responders) -> Self {
    Self(name: name, part: .who(space))
  }

  static func other(
    _ name: String, _ space: Trace.Names.Space = .responders, isOptional: Bool = false
  ) -> Self {
    Self(name: name, part: .other(space, isOptional: isOptional))
  }

  static func delegateOrView(_ name: String) -> Self { Self(name: name, part: .delegateOrView) }
  static func answer(_ name: String) -> Self { Self(name: name, part: .answer(isOptional: false)) }
  static func flag(_ name: String, _ report: Reports.Field? = nil) -> Self {
    Self(name: name, part: .answer(isOptional: true), report: report)
  }
  static func state(_ name: String, _ report: Reports.Field? = nil) -> Self {
    Self(name: name, part: .state, report: report)
  }
  static func finger(_ name: String) -> Self { Self(name: name, part: .finger) }
  static func fingers(_ name: String, _ report: Reports.Field? = nil) -> Self {
    Self(name: name, part: .fingers, report: report)
  }
  static func point(_ name: String) -> Self { Self(name: name, part: .point) }
  static func names(
    _ name: String, _ space: Trace.Names.Space = .responders, joined separator: String = ", "
  ) -> Self {
    Self(name: name, part: .names(space), separator: separator)
  }
  static func text(_ name: String, isAction: Bool = false) -> Self {
    Self(name: name, part: .text(isAction: isAction), rest: .text(""))
  }
  static func rest(_ new: Observation.Detail, _ report: Reports.Field? = nil) -> Self {
    Self(name: "", part: .rest, report: report, rest: new)
  }

  /// One of a list of words, which errors call `noun`.
  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ noun: String, _ wrap: (Word) -> Observation.Word
  ) -> Self {
    Self(
      name: name, part: .word, noun: noun, words: Word.allCases.map { ($0.rawValue, wrap($0)) })
  }

  static let recognizer = who("recognizer", .recognizers)
  static let asked = word("asked", "asked", Observation.Word.asked)
  static let answer = Self(name: "answer", part: .answer(isOptional: false))
  static let phase = Self(name: "phase", part: .phase)
  static let eventPhase = Self(name: "phase", part: .eventPhase)
  static let touch = Self(name: "touch", part: .touch)
  static let touches = Self(name: "touches", part: .touches)
}
