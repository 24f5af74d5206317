extension Observation.Kind {
  /// What is stated of a kind of observation, once for all that is done with it, and what follows from it.
  final class Entry: Sendable {
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
    /// What only this kind has, where nothing is said of it.
    let rest: Observation.Detail?
    /// Whether its text is the name of an action.
    let namesAction: Bool
    /// Where in `fields` the one of a key is.
    let table: JSONTable
    /// The fields in the order in which they are written, with their keys.
    let written: [(key: [UInt8], field: Field)]

    init(
      _ level: Reports.Level, _ stated: Field..., told: Told? = nil, line: Template,
      device: Template
    ) {
      (self.level, self.told) = (level, told)
      (self.line, self.device) = (line, device)
      fields = stated.flatMap(\.single)
      rest = stated.lazy.compactMap(\.rest).first
      namesAction = fields.contains {
        if case .text(isAction: true) = $0.part { true } else { false }
      }
      table = JSONTable(fields.map(\.name))
      written = fields.sorted { $0.name < $1.name }.map { (JSONWriter.key($0.name), $0) }
      spaces = fields.reduce(into: Spaces()) { spaces, field in
        switch field.part {
        case .who(let space): spaces.subject = space
        case .other(let space): spaces.object = space
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
    /// Which other touches come with it, unless an event is sent at that time.
    case company
  }

  /// The object that gets the call, as relations compare traces; nil: they do not compare it.
  public var told: Told? { entry.told }

  /// Whether relations compare it.
  public var isTold: Bool { Self.toldKinds & 1 << UInt64(rawValue) != 0 }

  /// A bit for each kind that relations compare.
  private static let toldKinds = allCases.reduce(into: UInt64(0)) { bits, kind in
    if kind.told != nil { bits |= 1 << UInt64(kind.rawValue) }
  }

  /// The level that it belongs to.
  public var level: Reports.Level { entry.level }

  /// Among which names numbers count.
  struct Spaces: Sendable {
    var subject = Trace.Names.Space.responders
    var object = Trace.Names.Space.responders
    var names = Trace.Names.Space.responders
  }

  var spaces: Spaces { entry.spaces }

  /// Whether it is a recognizer that is called.
  package var isOfRecognizer: Bool { spaces.subject == .recognizers }

  /// A property of an observation: its key in files, and which of the properties it is.
  final class Field: Sendable {
    let name: String
    let part: Part
    /// What an engine may not be able to tell, if it is that.
    let report: Reports.Field?
    /// Whether it may not be left out; a flag that is left out is false.
    let isRequired: Bool
    /// What stands between names on one line.
    let separator: String
    /// What only this kind has, where nothing is said of it.
    let rest: Observation.Detail?

    init(
      _ name: String, _ part: Part, _ report: Reports.Field? = nil, isRequired: Bool = true,
      separator: String = ", ", rest: Observation.Detail? = nil
    ) {
      (self.name, self.part, self.report, self.isRequired) = (name, part, report, isRequired)
      (self.separator, self.rest) = (separator, rest)
    }
  }

  /// Which property of an observation a field is.
  enum Part: Sendable {
    /// The object that was called.
    case who(Trace.Names.Space)
    /// The other one.
    case other(Trace.Names.Space)
    /// The view that was asked, or the delegate.
    case delegateOrView
    case answer
    case phase
    /// The phase of an event that is no touch.
    case eventPhase
    case state
    case word(WordTable<Observation.Word>)
    case touch, touches
    case finger, fingers
    case point
    case names(Trace.Names.Space)
    case text(isAction: Bool)
    /// What only this kind has: the property at a place among those of its record.
    case rest(Int)
  }
}

extension Observation.Kind.Field {
  static func who(_ name: String, _ space: Trace.Names.Space = .responders)
    -> Observation.Kind.Field
  {
    Observation.Kind.Field(name, .who(space))
  }

  static func other(
    _ name: String, _ space: Trace.Names.Space = .responders, isRequired: Bool = true
  ) -> Observation.Kind.Field {
    Observation.Kind.Field(name, .other(space), isRequired: isRequired)
  }

  static func names(
    _ name: String, _ space: Trace.Names.Space = .responders, joined separator: String = ", "
  ) -> Observation.Kind.Field {
    Observation.Kind.Field(name, .names(space), separator: separator)
  }

  /// What only one kind has, each of its properties under its own key.
  static func rest(_ new: Observation.Detail, _ report: Reports.Field? = nil)
    -> Observation.Kind.Field
  {
    Observation.Kind.Field("", .rest(0), report, rest: new)
  }

  /// One of a list of words, which errors call `noun`.
  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ noun: String, _ wrap: (Word) -> Observation.Word
  ) -> Observation.Kind.Field {
    Observation.Kind.Field(
      name, .word(WordTable(noun, Word.allCases.map { ($0.rawValue, wrap($0)) })))
  }

  static let recognizer = who("recognizer", .recognizers)
  static let asked = word("asked", "asked", Observation.Word.asked)
  static let answer = Observation.Kind.Field("answer", .answer)
  static let phase = Observation.Kind.Field("phase", .phase)
  static let eventPhase = Observation.Kind.Field("phase", .eventPhase)
  static let touch = Observation.Kind.Field("touch", .touch)
  static let touches = Observation.Kind.Field("touches", .touches)

  /// The fields that stand behind keys of their own.
  fileprivate var single: [Observation.Kind.Field] {
    guard let record = rest?.record else { return [self] }
    return type(of: record).keys.enumerated().map {
      Observation.Kind.Field($1.name, .rest($0), report, isRequired: $1.isRequired)
    }
  }
}
