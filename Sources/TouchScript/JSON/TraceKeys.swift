// The keys of traces in files: those of observations follow from what `Observation.Kind` states.

extension Trace {
  /// The only key of a trace.
  static let eventsName = "events"
  /// The key of an event's time, beside that of its observation.
  static let timeName = "at"
  /// How files say that it was the delegate that was asked, and the key of the view that was.
  static let askedDelegate = "delegate"
  static let askedView = "view"
}

extension Observation.Kind.Field {
  /// What stands behind the key.
  func shape(in entry: Observation.Kind.Entry) -> Shape {
    switch part {
    case .who, .other, .text: .text
    case .delegateOrView:
      .forms(
        "asked",
        [
          Shape.Form(name: Trace.askedDelegate, arguments: []),
          Shape.Form(
            name: Trace.askedView,
            arguments: [Shape.Key(Trace.askedView, .text)]),
        ])
    case .answer: .flag
    case .phase: TouchPhase.shape
    case .eventPhase: EventPhase.shape
    case .state: RecognizerState.shape
    case .word(let words): .words(words.table.names)
    case .touch: TouchKey.shape
    case .touches: .list(TouchKey.shape)
    case .finger: .whole
    case .fingers: .list(.whole)
    case .point: .measuredPoint
    case .names: .list(.text)
    case .rest(let property):
      entry.rest?.record.map { type(of: $0).keys[property].shape } ?? .null
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
      let (shape, isRequired, report) = key.stated
      return Shape.Key(key.rawValue, shape, isRequired: isRequired && report == nil)
    })
}

/// Which keys may not be left out in files: none of what the engine reports, but for what has a default.
///
/// What is not reported is read as if it were not there, so that any value does where none is given.
struct RequiredKeys: Sendable {
  /// A bit for each key of a touch.
  let ofTouch: UInt64
  /// For each kind of observation, a bit for each key.
  private let ofKinds: [UInt64]

  private static let ofAll = RequiredKeys(.all)

  /// The keys that an engine with some reports may not leave out.
  static func reporting(_ reports: Reports) -> RequiredKeys {
    reports == .all ? ofAll : RequiredKeys(reports)
  }

  private init(_ reports: Reports) {
    func bits(_ keys: [(isRequired: Bool, report: Reports.Field?)]) -> UInt64 {
      keys.enumerated().reduce(0) { bits, key in
        key.element.isRequired && key.element.report.map(reports.contains) ?? true
          ? bits | 1 << UInt64(key.offset) : bits
      }
    }
    ofTouch = bits(TouchKey.allCases.map { ($0.isRequired, $0.report) })
    ofKinds = Observation.Kind.allCases.map { kind in
      bits(kind.entry.fields.map { ($0.isRequired, $0.report) })
    }
  }

  /// A bit for each key of a kind of observation.
  func of(_ kind: Observation.Kind) -> UInt64 { ofKinds[Int(kind.rawValue)] }
}

extension Reports.Field? {
  /// What is said of a value that is not there.
  var complaint: String {
    guard let field = self else { return "missing" }
    return
      "missing; an engine that cannot tell it lists \("-\(field.name)".quoted) in its 'reports'"
  }
}

/// Words and what they stand for, found without making strings of them.
final class WordTable<Value: Sendable>: Sendable {
  /// What one of the words is called in errors.
  private let noun: String
  let table: JSONTable
  private let values: [Value]

  init(_ noun: String, _ words: [(text: String, value: Value)]) {
    self.noun = noun
    table = JSONTable(words.map(\.text))
    values = words.map(\.value)
  }

  @inline(__always)
  func read(_ reader: inout JSONReader) throws(JSONReader.Unread) -> Value {
    let start = reader.place
    let word = try reader.text()
    if let place = table[word] { return values[place] }
    throw reader.unknown(noun, word.string, known: table.names, at: start)
  }
}

extension WordTable where Value: Word {
  /// The words of an enumeration.
  convenience init() { self.init(Value.noun, Value.allCases.map { ($0.rawValue, $0) }) }
}
