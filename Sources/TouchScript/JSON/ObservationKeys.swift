/// The keys of one kind of observation, as traces are read and written by.
///
/// They follow from what `Observation.Kind` states, and from the properties of what stands beside its
/// fields.
struct ObservationKeys: Sendable {
  let kind: Observation.Kind
  /// Where in `members` what stands behind a key is.
  let table: JSONTable
  let members: [Member]
  /// The members in the order in which they are written.
  let written: [Int]
  /// A bit for each member that may not be left out.
  let required: UInt64
  /// The kind as a key, as it is written.
  let key: [UInt8]
  /// The words of the field that is one, by their places in `words`.
  let wordTable: JSONTable
  let words: [Observation.Word]
  let wordNoun: String
  /// What stands beside the fields; nil: nothing does.
  let detail: Part?
  /// Whether the time is written before the kind.
  let isBehindTime: Bool

  /// What stands behind a key.
  struct Member: Sendable {
    let name: String
    let key: [UInt8]
    let part: Part
    /// Among whom the name or names behind the key count.
    var space = Trace.Names.Space.responders
    /// Where the property is among those of what stands beside the fields.
    var property = 0
    /// The field of reports that it is.
    var field: Reports.Field?
  }

  /// What a member is; `Observation.Kind.Shape` says more of each.
  enum Part: UInt8, Sendable {
    case who, other, optionalOther, delegateOrView, answer, flag, phase, eventPhase, state, word
    case touch, touches, finger, fingers, point, names, text
    case reading, recognizerDefaults, viewDefaults, control

    /// Whether it is a property of what stands beside the fields.
    var isBesideFields: Bool { rawValue >= Self.reading.rawValue }
  }

  static let all = Observation.Kind.allCases.map(ObservationKeys.init)

  /// The kinds by their names, and the time, which has the place behind the last kind.
  static let kinds = JSONTable(Observation.Kind.names + [timeName])
  static let time = Int32(Observation.Kind.allCases.count)
  static let timeName = "at"
  static let timeKey = JSONWriter.key(timeName)

  private init(_ kind: Observation.Kind) {
    self.kind = kind
    key = JSONWriter.key(kind.name)
    var members: [Member] = []
    var names: [String] = []
    var required: UInt64 = 0
    var words: [(text: String, word: Observation.Word)] = []
    var wordNoun = ""
    /// The field whose keys are added.
    var stated: Observation.Kind.Field?
    func add(
      _ name: String, _ part: Part, _ space: Trace.Names.Space = .responders,
      property: Int = 0, isRequired: Bool = true
    ) {
      let field = stated.flatMap(kind.reported)
      if isRequired { required |= 1 << UInt64(members.count) }
      names.append(name)
      members.append(
        Member(
          name: name, key: JSONWriter.key(name), part: part, space: space, property: property,
          field: field))
    }
    func add<Owner>(_ properties: [Property<Owner>], _ part: Part) {
      for (place, property) in properties.enumerated() {
        add(property.name, part, property: place, isRequired: property.key.isRequired)
      }
    }
    for field in kind.entry.fields {
      let name = field.name
      stated = field
      switch field.shape {
      case .who(let space): add(name, .who, space)
      case .other(let space, isOptional: false): add(name, .other, space)
      case .other(let space, isOptional: true): add(name, .optionalOther, space, isRequired: false)
      case .delegateOrView: add(name, .delegateOrView)
      case .answer(isOptional: false): add(name, .answer)
      case .answer(isOptional: true): add(name, .flag, isRequired: false)
      case .phase: add(name, .phase)
      case .eventPhase: add(name, .eventPhase)
      case .state: add(name, .state)
      case .word:
        (words, wordNoun) = (field.words, field.noun)
        add(name, .word)
      case .touch: add(name, .touch)
      case .touches: add(name, .touches)
      case .finger: add(name, .finger)
      case .fingers: add(name, .fingers)
      case .point: add(name, .point)
      case .names(let space): add(name, .names, space)
      case .text: add(name, .text)
      case .reading: add(GestureReading.properties, .reading)
      case .recognizerDefaults: add(RecognizerDefaults.properties, .recognizerDefaults)
      case .viewDefaults: add(ViewDefaults.properties, .viewDefaults)
      case .control: add(ControlState.properties, .control)
      }
    }
    self.members = members
    detail = members.lazy.map(\.part).first(where: \.isBesideFields)
    isBehindTime = Self.timeName < kind.name
    self.required = required
    table = JSONTable(names)
    written = names.indices.sorted { names[$0] < names[$1] }
    wordTable = JSONTable(words.map(\.text))
    self.words = words.map(\.word)
    self.wordNoun = wordNoun
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
