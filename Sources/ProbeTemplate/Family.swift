/// Classes whose probes are made alike and override the same methods.
struct Family {
  /// The type in `Sources/Stage/Probes` that does the work of the overridden methods.
  let worker: String
  /// What the probes do, for their documentation.
  let does: String
  /// What an object is made of besides its worker.
  var parameters = ""
  /// How UIKit's part is made, and what the worker does with the new object.
  let making: String
  /// The overridden methods, in groups.
  let overrides: [String]

  // MARK: Responders

  static let scene = Family(
    worker: "ResponderProbe", does: "notes what reaches it",
    parameters: ", application: UIApplication", making: "super.init(application: application)",
    overrides: [Overrides.touches, Overrides.otherEvents])

  static let responder = Family(
    worker: scene.worker, does: scene.does, making: "super.init()",
    overrides: scene.overrides + [Overrides.firstResponder, Overrides.actions])

  static let application = Family(
    worker: "ApplicationProbe", does: "notes what it receives",
    parameters: ", thresholds: Stage.Thresholds, orderSeed: Int",
    making: "super.init(thresholds: thresholds, orderSeed: orderSeed)",
    overrides: [Overrides.events, Overrides.sendingActions] + responder.overrides)

  // MARK: Views

  static let view = view(
    overriding: [Overrides.chain, Overrides.hitTesting] + responder.overrides)

  static let control = view(overriding: [Overrides.tracking] + view.overrides)

  static let scrollView = view(
    overriding: [Overrides.contentTouches, Overrides.contentSize] + view.overrides)

  static let cell = view(
    overriding: [Overrides.content, Overrides.fixedFrame] + view.overrides,
    making: "super.init(style: .default, reuseIdentifier: nil)")

  static let cellContent = view(overriding: [Overrides.fixedFrame] + view.overrides)

  static let window = view(
    overriding: [Overrides.events] + view.overrides,
    making: """
      if let scene = probe.windowScene {
        super.init(windowScene: scene)
      } else {
        super.init(frame: .zero, application: probe.application)
      }
      """)

  private static func view(
    overriding overrides: [String], making: String = "super.init(frame: .zero)"
  ) -> Family {
    Family(
      worker: "ViewProbe", does: "notes what is asked of it",
      making: making + "\nprobe.prepare(self)", overrides: overrides)
  }

  // MARK: Recognizers

  static let recognizer = Family(
    worker: "RecognizerProbe", does: "notes what it receives, is asked and decided to be",
    making: """
      super.init(target: nil, action: nil)
      probe.attach(self)
      probe.prepare(self)
      """,
    overrides: [Overrides.recognizing, Overrides.relations])
}
