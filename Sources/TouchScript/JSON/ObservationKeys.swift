/// The keys of one kind of observation, as traces are read and written by.
///
/// They follow from what `Observation.Kind` states.
struct ObservationKeys: Sendable {
  let kind: Observation.Kind
  /// Where in `members` what stands behind a key is.
  let table: JSONTable
  let members: [Member]
  /// The members in the order in which they are written.
  let written: [Member]
  /// The kind as a key, as it is written.
  let key: [UInt8]
  /// The words of the field that is one, by their places in `words`.
  let wordTable: JSONTable
  let words: [Observation.Word]
  let wordNoun: String
  /// What only this kind has, where nothing is said of it; nil: nothing.
  let rest: Observation.Detail?
  /// Whether the time is written before the kind.
  let isBehindTime: Bool

  /// What stands behind a key.
  struct Member: Sendable {
    let name: String
    let key: [UInt8]
    let part: Observation.Kind.Part
    /// Where the property is among those of what only this kind has.
    let property: Int
    let isRequired: Bool
    /// The field of reports that it is.
    let report: Reports.Field?
  }

  static let all = Observation.Kind.allCases.map(ObservationKeys.init)

  /// The kinds by their names, and the time, which has the place behind the last kind.
  static let kinds = JSONTable(Observation.Kind.names + [timeName])
  static let time = Int32(Observation.Kind.allCases.count)
  static let timeName = "at"
  static let timeKey = JSONWriter.key(timeName)

  /// How files say that it was the delegate that was asked, and the key of the view that was.
  static let asked = ["delegate", "view"]

  private init(_ kind: Observation.Kind) {
    self.kind = kind
    key = JSONWriter.key(kind.name)
    let fields = kind.entry.fields
    members = fields.flatMap { field in
      field.keys.enumerated().map { place, key in
        Member(
          name: key.name, key: JSONWriter.key(key.name), part: field.part, property: place,
          isRequired: key.isRequired, report: field.report)
      }
    }
    table = JSONTable(members.map(\.name))
    written = members.sorted { $0.name < $1.name }
    let word = fields.first { !$0.words.isEmpty }
    words = word?.words.map(\.word) ?? []
    wordTable = JSONTable(words.map(\.text))
    wordNoun = word?.noun ?? ""
    rest = fields.lazy.compactMap(\.rest).first
    isBehindTime = Self.timeName < kind.name
  }
}

extension Observation.Kind.Field {
  /// The keys of the field in a file, and what stands behind them.
  var keys: [Shape.Key] {
    func key(_ shape: @autoclosure @escaping @Sendable () -> Shape, isRequired: Bool = true)
      -> [Shape.Key]
    {
      [Shape.Key(name, shape(), isRequired: isRequired)]
    }
    switch part {
    case .who, .other(_, isOptional: false), .text: return key(.text)
    case .other(_, isOptional: true): return key(.text, isRequired: false)
    case .delegateOrView:
      return key(
        .forms(
          "asked",
          [
            Shape.Form(name: ObservationKeys.asked[0], arguments: []),
            Shape.Form(
              name: ObservationKeys.asked[1],
              arguments: [Shape.Key(ObservationKeys.asked[1], .text)]),
          ]))
    case .answer(let isOptional): return key(.flag, isRequired: !isOptional)
    case .phase: return key(TouchPhase.shape)
    case .eventPhase: return key(EventPhase.shape)
    case .state: return key(RecognizerState.shape)
    case .word:
      let words = words.map(\.text)
      return key(.words(words))
    case .touch: return key(TouchKey.shape)
    case .touches: return key(.list(TouchKey.shape))
    case .finger: return key(.whole)
    case .fingers: return key(.list(.whole))
    case .point: return key(.measuredPoint)
    case .names: return key(.list(.text))
    case .rest: return rest?.record.map { type(of: $0).keys } ?? []
    }
  }
}

/// The keys of a touch in a file.
enum TouchKey: String, CaseIterable {
  case finger, phase, view, window, tapCount, timestamp, location, previousLocation
  case locationInReceiver, identity

  /// What stands behind the key, whether it may not be left out, and the field of reports that it is.
  private var stated: (shape: Shape, isRequired: Bool, report: Reports.Field?) {
    switch self {
    case .finger: (.whole, true, nil)
    case .phase: (TouchPhase.shape, true, nil)
    case .view, .window: (.text, false, nil)
    case .tapCount: (.whole, true, .tapCount)
    case .timestamp: (.whole, true, .timestamp)
    case .location: (.measuredPoint, true, .location)
    case .previousLocation: (.measuredPoint, true, .previousLocation)
    case .locationInReceiver: (.measuredPoint, false, .locationInReceiver)
    case .identity: (.whole, false, .identity)
    }
  }

  var isRequired: Bool { stated.isRequired }
  var report: Reports.Field? { stated.report }

  /// What a touch is in a file.
  static let shape = Shape.object(
    "touch",
    allCases.map { key in
      let stated = key.stated
      return Shape.Key(
        key.rawValue, stated.shape, isRequired: stated.isRequired && stated.report == nil)
    })
}

/// Which keys may be left out in files because the engine does not report what stands behind them.
///
/// What is not reported is read as if it were not there, so that any value does where none is given.
struct UnreportedKeys: Sendable {
  /// A bit for each key of a touch that may not be left out.
  let requiredOfTouch: UInt64
  /// For each kind of observation, a bit for each key that may not be left out.
  private let required: [UInt64]

  /// Nothing may be left out.
  static let none = UnreportedKeys(reporting: .all)

  init(reporting reports: Reports) {
    let missing = reports.missing.intersection(.fields)
    func bits(_ keys: [(isRequired: Bool, report: Reports.Field?)]) -> UInt64 {
      keys.enumerated().reduce(0) { bits, key in
        key.element.isRequired && !(key.element.report.map(missing.contains) ?? false)
          ? bits | 1 << UInt64(key.offset) : bits
      }
    }
    requiredOfTouch = bits(TouchKey.allCases.map { ($0.isRequired, $0.report) })
    required = ObservationKeys.all.map { bits($0.members.map { ($0.isRequired, $0.report) }) }
  }

  /// The keys of a kind of observation that may not be left out.
  func required(of kind: Observation.Kind) -> UInt64 { required[Int(kind.rawValue)] }
}

extension Reports.Field? {
  /// What is said of a value that is not there.
  var complaint: String {
    guard let field = self else { return "missing" }
    return
      "missing; an engine that cannot tell it lists \("-\(field.name)".quoted) in its 'reports'"
  }
}

/// The words of an enumeration, found without making strings of them.
struct WordTable<Value: Word>: Sendable {
  private let table = JSONTable(Value.allCases.map(\.rawValue))
  private let words = Array(Value.allCases)

  @inline(__always)
  func read(_ reader: inout JSONReader) throws(JSONReader.Unread) -> Value {
    let start = reader.place
    let word = try reader.text()
    let place = table[word]
    guard place != JSONTable.free else {
      throw reader.unknown(
        Value.noun, word.string, known: Value.allCases.map(\.rawValue), at: start)
    }
    return words[Int(place)]
  }
}
