import TouchScript

/// A scenario in the shape in which it is spelled: views inside views, references by number, and
/// the script finger by finger. Its meaning is the scenario that `Draft.scenario` makes of it.
struct Draft: Hashable, Sendable {
  var dialect = Scenario.Dialect.ios13
  var windows: [View] = []
  var application = Scenario.Application()
  var links = Links()
  var script = Script()
  var orderSeed = 0

  /// A view with what hangs on it. The id and the parent of `view` mean nothing.
  struct View: Hashable, Sendable {
    var name: String?
    var view = Scenario.View(id: "")
    var controller: Controller?
    var recognizers: [Recognizer] = []
    var subviews: [View] = []
  }

  /// A view's controller. The id and the view of `controller` mean nothing.
  struct Controller: Hashable, Sendable {
    var name: String?
    var controller = Scenario.Controller(id: "", view: "")
    /// Controllers are listed round by round, each in the order of their views.
    var round = 0
  }

  /// A recognizer. The id and the view of `recognizer`, and its lists, mean nothing.
  struct Recognizer: Hashable, Sendable {
    var name: String?
    var recognizer = Scenario.Recognizer(id: "", view: "")
    /// Recognizers are listed round by round, each in the order of their views.
    var round = 0
  }

  /// What refers to something elsewhere in the scene, by numbers in pre-order.
  struct Links: Hashable, Sendable {
    var targets: [Target] = []
    var nexts: [Next] = []
    var hitTests: [Pair] = []
    /// What recognizers and their delegates list, in the order of `NameList.all`.
    var lists = NameList.all.map { _ in [Pair]() }
    /// Controllers, each with the one that presented it.
    var presenters: [Pair] = []
    var recognizerTargets: [RecognizerTarget] = []
  }

  /// A reference from one view, recognizer or controller to another.
  struct Pair: Hashable, Sendable {
    var from = 0
    var to = 0
  }

  /// A responder by its number among its kind.
  enum Responder: Hashable, Sendable {
    case view(Int)
    case controller(Int)
    case application
    case delegate
  }

  /// An override of `next`.
  struct Next: Hashable, Sendable {
    var view = 0
    var responder = Responder.application
  }

  /// A registration with a control.
  struct Target: Hashable, Sendable {
    var control = 0
    var receiver = Receiver.firstResponder
    var action = "act"
    var events: [ControlEvent] = [.touchUpInside]

    enum Receiver: Hashable, Sendable {
      case firstResponder
      case responder(Responder)
      case released
    }
  }

  /// A registration with a recognizer.
  struct RecognizerTarget: Hashable, Sendable {
    var recognizer = 0
    /// Nil: what is released before the first touch.
    var receiver: Responder?
    var action = "act"
  }

  /// What happens, finger by finger.
  struct Script: Hashable, Sendable {
    var touches: [Touch] = []
    var changes: [Change] = []
    var waits: [Int] = []
    /// What happens in callbacks; names are those of places, as in changes.
    var reactions: [Scenario.Reaction] = []
  }

  /// One finger's touch. Times and places of samples are relative to the sample before.
  struct Touch: Hashable, Sendable {
    var finger = 0
    var time = 0
    var x = 0.0
    var y = 0.0
    var moves: [Sample] = []
    var lift: Sample?
  }

  /// A move or a lift: how much later and farther than the sample before.
  struct Sample: Hashable, Sendable {
    var wait = 1
    var dx = 0.0
    var dy = 0.0
  }

  /// A change at a time. Whatever it names goes by the name of its place, such as `v3`.
  struct Change: Hashable, Sendable {
    var time = 0
    var change = Scenario.Change.bringToFront(Draft.viewName(1))
  }
}

/// The names of places: by number among all of their kind, in pre-order, from 1.
extension Draft {
  @Sendable static func viewName(_ place: Int) -> String { "v\(place)" }
  @Sendable static func controllerName(_ place: Int) -> String { "c\(place)" }
  @Sendable static func recognizerName(_ place: Int) -> String { "r\(place)" }
}
