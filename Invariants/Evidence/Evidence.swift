import TouchScript

/// One trace of one scenario, prepared for all invariants.
///
/// It has three layers: what was asked (`Script`), what was seen (`Story`), and what was due
/// (`Forecast`). A layer reads only those before it; where one is laid beside another, that is
/// here. What only some rules ask for is made when the first of them does, so that evidence is for
/// one thread at a time. Nothing here is taken from an engine, and no trace, however absurd, makes
/// it trap.
public final class Evidence {
  /// What was asked, from the scenario alone.
  let script: Script
  /// What was seen, from the trace.
  let story: Story
  /// What the engine reports: nothing follows from the absence of the rest.
  let reports: Reports
  /// Whether what happens in the scene follows from something that the engine does not report, such as a
  /// callback in which the app reacts: then nobody can judge it.
  public let isOpaque: Bool
  /// What was due.
  let forecast: Forecast
  /// The touches of the script, in the order of touch-down.
  let contacts: [Touch]
  /// The needs that no touch meets, as far as is known: rules that have one of them say nothing.
  var commonDoubts: Touch.Need

  /// Prepares the evidence that `trace` is for what `scenario` asks.
  public init(_ scenario: Scenario, _ trace: Trace) {
    let trace = trace.bound(to: scenario).withoutPrivateParts()
    let scenario = scenario.asTaken(by: trace)
    reports = trace.reports
    isOpaque = reports != .all && scenario.hidesWhatFollows(from: reports)
    script = Script(scenario, trace.names)
    story = Story(trace, script)
    forecast = Forecast(script, story.cues)
    contacts = zip(story.contacts, story.accounts).map { [story, forecast] in
      Touch($0, $1, story, forecast)
    }
    commonDoubts = contacts.commonDoubts
  }

  /// What was to be played.
  public var scenario: Scenario { script.scenario }
  /// What was seen.
  public var trace: Trace { story.trace }
  /// What is in the scene and the script.
  public var ingredients: Ingredients { script.ingredients }

  /// What has been found out about recognizers; see `doubt(about:_:)`.
  lazy var recognizerDoubts = Array(repeating: RecognizerDoubts(), count: scene.recognizers.count)
  /// What fingers do for recognizers, no matter what these received; see `askedAttempts`.
  private(set) lazy var askedAttempts = findAskedAttempts()
  /// What the engine says nothing of, though it is due.
  private(set) lazy var silence = findSilence()
  /// The hit tests, call by call.
  private(set) lazy var hitCalls = HitCall.all(in: self)
  /// The calls on views that do not override `hitTest(_:with:)`, where the state of the scene is known.
  private(set) lazy var plainCalls = hitCalls.filter(\.isPlain)
  /// What controls with registrations sent by themselves, time by time.
  private(set) lazy var sendings = findSendings()
  /// The calls of each touch, phase by phase, as they went up the chain.
  private(set) lazy var forwardings = Forwarding.all(in: self)
  /// What plain views must receive because nobody is in the way.
  private(set) lazy var owedCalls = OwedCall.all(in: self)
  /// The responder chains that were read off, link by link.
  private(set) lazy var links = ChainLink.all(in: self)
  /// The gestures that fingers have surely made, no matter who received them.
  private(set) lazy var ripeGestures = findRipeGestures()
}

extension Trace {
  /// Whether the first window of which a chain was read off is followed by the application, though it
  /// is in a scene: public evidence leaves both open, and an engine does the one or the other.
  /// Source: rulebook RC-06, RE-67.
  fileprivate func leavesScenesOut(of scenario: Scenario) -> Bool {
    guard scenario.dialect == .ios13 else { return false }
    for event in events where event.kind == .chain {
      let chain = [event.who] + listedNumbers(of: event)
      let window = chain.firstIndex {
        scenario.views.indices.contains($0) && scenario.views[$0].kind == .window
          && scenario.views[$0].overrides.next == nil
      }
      guard let window, chain.indices.contains(window + 1) else { continue }
      return chain[window + 1] == names.application
    }
    // Where no chain was read off, touches went to the application past the scene, or did not.
    let scene = names.responder(Scenario.Reserved.scene)
    let calls = events.lazy.filter { $0.kind == .responder }
    return calls.contains { $0.who == names.application } && !calls.contains { $0.who == scene }
  }
}

extension Scenario {
  /// The same as far as an engine heeds it, where it need not heed all: scenes in the chain, and the
  /// answers for whole events, which it may never ask for. Source: rulebook RC-06, GC-03, RE-11, RE-67.
  fileprivate func asTaken(by trace: Trace) -> Scenario {
    let leavesScenesOut = trace.leavesScenesOut(of: self)
    let answersForEvents = recognizers.indices.contains(where: {
      recognizers[$0].delegate?.shouldReceiveEvent != nil
    })
    let neverAsks =
      answersForEvents && trace.reports.contains(.shouldReceiveEvent)
      && !trace.events.contains { $0.kind == .shouldReceiveEvent }
    guard leavesScenesOut || neverAsks else { return self }
    var scenario = self
    if leavesScenesOut { scenario.dialect = .ios12 }
    if neverAsks {
      for place in recognizers.indices {
        scenario.recognizers[place].delegate?.shouldReceiveEvent = nil
      }
    }
    return scenario
  }
}

/// The layers' parts that rules ask for most.
extension Evidence {
  /// The scene as it is at the beginning.
  var scene: Scene { script.scene }
  /// The lasting time of the script, in milliseconds.
  var end: Int { script.end }

  var facts: [Trace.Event] { story.facts }
  /// The events of each kind of fact.
  var events: EventGroups { story.events }
  /// The touches in the events of the trace.
  var touches: TouchFacts { story.touches }
  /// The events of the script, in order.
  var deliveries: [Delivery] { story.deliveries }
  /// For every fact the delivery it belongs to; `Scene.none` for what stands between events.
  var deliveryOfFact: [Int] { story.deliveryOfFact }
  /// The fingers of which the app does not hear.
  var absentees: [Absentee] { story.absentees }
  /// What the app did inside callbacks, in order.
  var reactions: [AppReaction] { story.reactions }
  /// For every recognizer its calls, questions, actions and resets, as events.
  var recognizerFacts: EventGroups { story.recognizerFacts }
  /// What recognizers did from reset to reset; each recognizer's in order.
  var attempts: [Attempt] { story.attempts }
  /// Every recognition: an action that was sent.
  var recognitions: [Recognition] { story.recognitions }
  /// For every view its tracking calls and control events, as events; empty for all but controls.
  var controlFacts: EventGroups { story.controlFacts }

  /// How the scene is as the script goes on; there is always a first one.
  var moments: [SceneMoment] { forecast.moments }
  /// Where the views are at the beginning.
  var geometry: SceneGeometry { forecast.moments[0].geometry }
  /// What the app did to recognizers while the script went on, in order.
  var recognizerChanges: [RecognizerChange] { forecast.recognizerChanges }

  /// How the scene is at an event of the trace.
  func moment(at event: Int) -> SceneMoment { moments[moments.place(at: event)] }

  /// How the scene is when an event of the script comes.
  func moment(of delivery: Int) -> SceneMoment { moments[forecast.moment(of: delivery)] }
}
