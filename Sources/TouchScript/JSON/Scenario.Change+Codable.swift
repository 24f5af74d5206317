extension Scenario.Change: Spellable {
  /// Changes that are said with a word.
  static let words = [
    "interrupt", "showHomeScreen", "showApplication", "beginIgnoringInteractionEvents",
    "endIgnoringInteractionEvents", "remoteControl",
  ]

  /// Changes that are said with an object of one key.
  static let objects = [
    "bringToFront", "sendToBack", "removeFromSuperview", "addSubview", "setHidden", "setAlpha",
    "setUserInteractionEnabled", "setEnabled", "setFrame", "setTransform", "setBoundsOrigin",
    "setRecognizerEnabled", "removeRecognizer", "addRecognizer", "becomeFirstResponder",
    "resignFirstResponder", "motion", "press", "present", "dismiss", "sendActions",
    "animate", "makeKeyWindow", "removeTargets",
  ]

  static var shape: FileShape {
    func object(_ subject: String, _ key: String, _ value: FileShape = .leaf) -> FileShape {
      .object([subject, key], [key: value])
    }
    return .object(
      objects,
      [
        "addSubview": object("view", "to"), "setHidden": object("view", "to"),
        "setAlpha": object("view", "to"), "setUserInteractionEnabled": object("view", "to"),
        "setEnabled": object("control", "to"), "setFrame": object("view", "to", Rect.shape),
        "setTransform": object("view", "to", Transform.shape),
        "setBoundsOrigin": object("view", "to", Point.shape),
        "setRecognizerEnabled": object("recognizer", "to"),
        "addRecognizer": object("recognizer", "to"), "present": object("controller", "by"),
        "sendActions": object("control", "for"), "removeTargets": object("control", "for"),
        "animate": .object(["view", "milliseconds", "allowsUserInteraction"], [:]),
      ])
  }

  /// Reads a word such as `"interrupt"`, or an object of one key such as `{"bringToFront": "a"}` or
  /// `{"setHidden": {"view": "a", "to": true}}`.
  public init(from decoder: any Decoder) throws {
    let choice = try Choice(decoder, "change", words: Self.words, objects: Self.objects)
    func of<Value: Spellable>(_ key: String) throws -> Value {
      try choice.object().required(key)
    }
    switch choice.name {
    case "interrupt": self = .interrupt
    case "showHomeScreen": self = .showHomeScreen
    case "showApplication": self = .showApplication
    case "beginIgnoringInteractionEvents": self = .beginIgnoringInteractionEvents
    case "endIgnoringInteractionEvents": self = .endIgnoringInteractionEvents
    case "remoteControl": self = .remoteControl
    case "bringToFront": self = .bringToFront(try choice.value())
    case "sendToBack": self = .sendToBack(try choice.value())
    case "removeFromSuperview": self = .removeFromSuperview(try choice.value())
    case "removeRecognizer": self = .removeRecognizer(try choice.value())
    case "becomeFirstResponder": self = .becomeFirstResponder(try choice.value())
    case "resignFirstResponder": self = .resignFirstResponder(try choice.value())
    case "motion": self = .motion(try choice.value())
    case "press": self = .press(try choice.value())
    case "dismiss": self = .dismiss(try choice.value())
    case "addSubview": self = .addSubview(try of("view"), to: try of("to"))
    case "setHidden": self = .setHidden(try of("view"), try of("to"))
    case "setAlpha": self = .setAlpha(try of("view"), try of("to"))
    case "setUserInteractionEnabled":
      self = .setUserInteractionEnabled(try of("view"), try of("to"))
    case "setEnabled": self = .setEnabled(try of("control"), try of("to"))
    case "setFrame": self = .setFrame(try of("view"), try of("to"))
    case "setTransform": self = .setTransform(try of("view"), try of("to"))
    case "setBoundsOrigin": self = .setBoundsOrigin(try of("view"), try of("to"))
    case "setRecognizerEnabled":
      self = .setRecognizerEnabled(try of("recognizer"), try of("to"))
    case "addRecognizer": self = .addRecognizer(try of("recognizer"), to: try of("to"))
    case "present": self = .present(try of("controller"), by: try of("by"))
    case "animate":
      self = .animate(
        try of("view"), milliseconds: try of("milliseconds"),
        allowsUserInteraction: try choice.object().value("allowsUserInteraction", or: false))
    case "makeKeyWindow": self = .makeKeyWindow(try choice.value())
    case "removeTargets": self = .removeTargets(try of("control"), for: try of("for"))
    default: self = .sendActions(try of("control"), for: try of("for"))
    }
  }

  /// Writes a word, or an object of one key.
  public func encode(to encoder: any Encoder) throws {
    func word() throws { try Choice.encode(name, to: encoder) }
    func object(_ value: some Spellable) throws { try Choice.encode(name, value, to: encoder) }
    func object(_ fields: [(String, any Spellable)]) throws {
      try Choice.encode(name, fields, to: encoder)
    }
    switch self {
    case .interrupt, .showHomeScreen, .showApplication, .beginIgnoringInteractionEvents,
      .endIgnoringInteractionEvents, .remoteControl:
      try word()
    case .bringToFront(let id), .sendToBack(let id), .removeFromSuperview(let id),
      .removeRecognizer(let id), .becomeFirstResponder(let id), .resignFirstResponder(let id),
      .dismiss(let id), .makeKeyWindow(let id):
      try object(id)
    case .motion(let phase), .press(let phase): try object(phase)
    case .addSubview(let id, let superview): try object([("view", id), ("to", superview)])
    case .setHidden(let id, let flag), .setUserInteractionEnabled(let id, let flag):
      try object([("view", id), ("to", flag)])
    case .setAlpha(let id, let alpha): try object([("view", id), ("to", alpha)])
    case .setEnabled(let id, let flag): try object([("control", id), ("to", flag)])
    case .setFrame(let id, let frame): try object([("view", id), ("to", frame)])
    case .setTransform(let id, let transform): try object([("view", id), ("to", transform)])
    case .setBoundsOrigin(let id, let origin): try object([("view", id), ("to", origin)])
    case .setRecognizerEnabled(let id, let flag): try object([("recognizer", id), ("to", flag)])
    case .addRecognizer(let id, let view): try object([("recognizer", id), ("to", view)])
    case .present(let id, let presenter): try object([("controller", id), ("by", presenter)])
    case .sendActions(let id, let events), .removeTargets(let id, let events):
      try object([("control", id), ("for", events)])
    case .animate(let id, let milliseconds, let flag):
      let allowed: [(String, any Spellable)] = flag ? [("allowsUserInteraction", flag)] : []
      try object([("view", id), ("milliseconds", milliseconds)] + allowed)
    }
  }

  /// The name of the case, which is the change's word or key.
  var name: String {
    switch self {
    case .bringToFront: "bringToFront"
    case .sendToBack: "sendToBack"
    case .removeFromSuperview: "removeFromSuperview"
    case .addSubview: "addSubview"
    case .setHidden: "setHidden"
    case .setAlpha: "setAlpha"
    case .setUserInteractionEnabled: "setUserInteractionEnabled"
    case .setEnabled: "setEnabled"
    case .setFrame: "setFrame"
    case .setTransform: "setTransform"
    case .setBoundsOrigin: "setBoundsOrigin"
    case .setRecognizerEnabled: "setRecognizerEnabled"
    case .removeRecognizer: "removeRecognizer"
    case .addRecognizer: "addRecognizer"
    case .interrupt: "interrupt"
    case .showHomeScreen: "showHomeScreen"
    case .showApplication: "showApplication"
    case .beginIgnoringInteractionEvents: "beginIgnoringInteractionEvents"
    case .endIgnoringInteractionEvents: "endIgnoringInteractionEvents"
    case .becomeFirstResponder: "becomeFirstResponder"
    case .resignFirstResponder: "resignFirstResponder"
    case .motion: "motion"
    case .press: "press"
    case .remoteControl: "remoteControl"
    case .present: "present"
    case .dismiss: "dismiss"
    case .sendActions: "sendActions"
    case .animate: "animate"
    case .makeKeyWindow: "makeKeyWindow"
    case .removeTargets: "removeTargets"
    }
  }
}
