/// One thing that probes see happen, named for the method that was called, and spelled with names.
///
/// A call that encloses others stands where it was entered; its answer is filled in at the end.
/// `Observation.Kind` lists what there is, and which of the properties here each kind uses; all
/// others are as on a new observation. In a trace, the same is flat: see `Trace.Event`.
public struct Observation: Hashable, Sendable {
  /// What was observed.
  public var kind: Kind
  /// Who was called: a responder or a recognizer.
  public var who: Trace.ID?
  /// The other one that it is about: who answered or was asked, received or was sent.
  public var other: Trace.ID?
  /// The answer that was given, or whether it is so.
  public var answer: Bool
  /// The phase that was told.
  public var phase: TouchPhase
  /// The recognizer's state.
  public var state: RecognizerState
  /// The one of several methods, questions or events.
  public var word: Word?
  /// The touches that were handed over.
  public var touches: [TouchState]
  /// The fingers that it tells of.
  public var fingers: [Int]
  /// The point in the coordinates of who was called.
  public var point: Point
  /// The responders or recognizers that were read off.
  public var names: [Trace.ID]
  /// What only this kind has to say.
  public var detail: Detail?

  /// Makes an observation; what is left out is not said.
  public init(
    _ kind: Kind, who: Trace.ID? = nil, other: Trace.ID? = nil, answer: Bool = false,
    phase: TouchPhase = .stationary, state: RecognizerState = .possible, word: Word? = nil,
    touches: [TouchState] = [], fingers: [Int] = [], point: Point = .zero,
    names: [Trace.ID] = [], detail: Detail? = nil
  ) {
    self.kind = kind
    self.who = who
    self.other = other
    self.answer = answer
    self.phase = phase
    self.state = state
    self.word = word
    self.touches = touches
    self.fingers = fingers
    self.point = point
    self.names = names
    self.detail = detail
  }

  /// Makes the observation of a touch method.
  init(_ kind: Kind, _ who: Trace.ID, _ call: TouchCall, state: RecognizerState = .possible) {
    self.init(
      kind, who: who, phase: call.phase, state: state, touches: call.touches,
      fingers: call.allFingers)
  }

  /// What only some observations have to say.
  public enum Detail: Hashable, Sendable {
    /// The name of an action, or what the engine said.
    case text(String)
    /// What a recognizer measured.
    case reading(GestureReading)
    /// A new recognizer's properties.
    case recognizer(RecognizerDefaults)
    /// A new view's properties.
    case view(ViewDefaults)
    /// A control's flags and value.
    case control(ControlState)
  }
}

extension Observation {
  /// The name of an action, or what the engine said; empty where neither is told.
  public var text: String { detail?.text ?? "" }
  /// What a recognizer measured; nil where that is not told.
  public var reading: GestureReading? { detail?.reading }
  /// A new recognizer's properties; nil where they are not told.
  public var recognizerDefaults: RecognizerDefaults? { detail?.recognizerDefaults }
  /// A new view's properties; nil where they are not told.
  public var viewDefaults: ViewDefaults? { detail?.viewDefaults }
  /// A control's flags and value; nil where they are not told.
  public var control: ControlState? { detail?.control }
}

extension Observation.Detail {
  /// The name of an action, or what the engine said.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// What a recognizer measured.
  public var reading: GestureReading? {
    if case .reading(let reading) = self { reading } else { nil }
  }
  /// A new recognizer's properties.
  public var recognizerDefaults: RecognizerDefaults? {
    if case .recognizer(let defaults) = self { defaults } else { nil }
  }
  /// A new view's properties.
  public var viewDefaults: ViewDefaults? {
    if case .view(let defaults) = self { defaults } else { nil }
  }
  /// A control's flags and value.
  public var control: ControlState? {
    if case .control(let state) = self { state } else { nil }
  }
}
