import Testing
import TouchScript

/// A question about gestures as people ask it in public, with what its scene shows, and what an explanation
/// has to say of it.
struct EverydayQuestion: CustomTestStringConvertible {
  /// What is asked.
  let question: String
  /// What is played.
  let scenario: Scenario
  /// What whoever asks would like to be so, as a query; it is not.
  let wish: String
  /// The words of a sentence that says why not, and its first rule.
  let because: (words: String, rule: String)
  /// A single change that makes it so; nil: none of those that are tried does.
  let remedy: String?

  var testDescription: String { question }

  init(
    _ question: String, _ wish: String, because words: String, _ rule: String, remedy: String?,
    _ scenario: Scenario
  ) {
    self.question = question
    self.wish = wish
    because = (words, rule)
    self.remedy = remedy
    self.scenario = scenario
  }
}

extension EverydayQuestion {
  private static let screen = Rect(0, 0, 320, 480)
  private static let card = Rect(20, 40, 280, 200)
  private static let spot = Point(100, 100)

  private static func scene(
    holding time: Int = 60, at point: Point = spot, @SceneBuilder _ views: () -> SceneParts
  ) -> Scenario {
    let views = views()
    return Scenario {
      Window("window", screen) { views }
    } script: {
      Tap(at: point, holding: time)
    }.playedOut
  }

  /// A finger that goes by so much in so many milliseconds, in four steps.
  private static func drag(
    _ x: Double, _ y: Double, in time: Int = 120, from start: Point = spot,
    @SceneBuilder _ views: () -> SceneParts
  ) -> Scenario {
    let views = views()
    return Scenario {
      Window("window", screen) { views }
    } script: {
      Down(at: start)
      for step in 1...4 {
        After(time / 4)
        Move(to: Point(start.x + x * Double(step) / 4, start.y + y * Double(step) / 4))
      }
      After(10)
      Up()
    }.playedOut
  }

  /// Two fingers that come down together and part, or come together.
  private static func pinching(@SceneBuilder _ views: () -> SceneParts) -> Scenario {
    let views = views()
    return Scenario {
      Window("window", screen) { views }
    } script: {
      Down(at: Point(80, 140))
      Down(1, at: Point(200, 140))
      After(40)
      Move(to: Point(60, 120))
      Move(1, to: Point(220, 160))
      After(40)
      Move(to: Point(60, 60))
      Move(1, to: Point(220, 220))
      After(40)
      Up()
      Up(1)
    }.playedOut
  }

  static let all = hits + taps + drags + controls + deliveries

  // MARK: Who is hit

  private static let hits: [EverydayQuestion] = [
    .init(
      "Why is the tap on my UILabel never called?", "recognized tap",
      because: "isUserInteractionEnabled of \"label\" is false", "HT-05",
      remedy: "label.isUserInteractionEnabled = true",
      scene { Label("label", card).tap("tap") }),
    .init(
      "My button in a UIImageView does not react. Why?", "event save touchUpInside",
      because: "isUserInteractionEnabled of \"photo\" is false", "HT-05",
      remedy: "photo.isUserInteractionEnabled = true",
      scene { ImageView("photo", card) { Button("save", Rect(0, 0, 200, 100)) } }),
    .init(
      "Half of my button sticks out of its superview, and there it does not react. Why?",
      "event close touchUpInside", because: "\"bar\" does not contain the point", "HT-21",
      remedy: "bar.overrides.pointInside = always",
      scene { View("bar", Rect(0, 0, 320, 80)) { Button("close", Rect(60, 40, 100, 100)) } }),
    .init(
      "I set alpha to 0 to have an invisible button, and it is not tapped any more. Why?",
      "event secret touchUpInside", because: "alpha of \"secret\" is 0", "HT-06",
      remedy: "secret.alpha = 1", scene { Button("secret", card).alpha(0) }),
    .init(
      "The spinner's view is hidden, and so is the button in it. Why does the view behind get the tap?",
      "hit retry", because: "\"panel\" is hidden", "HT-04", remedy: "panel.isHidden = false",
      scene {
        View("panel", card) { Button("retry", Rect(0, 0, 280, 200)) }.isHidden()
      }),
    .init(
      "I disabled interaction of a container. Why do its buttons not react either?",
      "event pay touchUpInside", because: "isUserInteractionEnabled of \"form\" is false", "HT-05",
      remedy: "form.isUserInteractionEnabled = true",
      scene {
        View("form", card) { Button("pay", Rect(0, 0, 280, 200)) }.isUserInteractionEnabled(false)
      }),
    .init(
      "Two views overlap. Why does the one behind not get the touch?", "receives back",
      because: "\"front\" lies in front of it", "HT-12", remedy: "back in front of its siblings",
      scene {
        View("back", card)
        View("front", card)
      }),
    .init(
      "My window for banners lies over everything. Why does nothing below react?", "hit content",
      because: "the window \"banners\" is of a higher level", "HT-36",
      remedy: "banners.isUserInteractionEnabled = false",
      Scenario {
        Window("window", screen) { View("content", screen) }
        Window("banners", screen).level(1)
      } script: {
        Tap(at: spot, holding: 60)
      }.playedOut),
    .init(
      "A disabled button: why does the view behind it get the tap?", "hit next",
      because: "the control \"next\" is not enabled", "HT-30", remedy: "next.isEnabled = true",
      scene { View("page", card) { Button("next", Rect(0, 0, 280, 200)).isEnabled(false) } }),
  ]

  // MARK: Taps and presses

  private static let taps: [EverydayQuestion] = [
    .init(
      "A view and its superview both have a tap. Why does only the inner one act?",
      "recognized outer", because: "is nearer to the view that was hit", "GC-12",
      remedy: "inner.isEnabled = false",
      scene { View("list", card) { View("item", Rect(0, 0, 200, 150)).tap("inner") }.tap("outer") }),
    .init(
      "I added two taps to one view. Why is only one called?", "recognized first",
      because: "which was added later to the same view", "GC-14", remedy: "first added last",
      scene { View("card", card).tap("first").tap("second") }),
    .init(
      "Why does my tap not act when the finger rests a while?", "recognized tap",
      because: "longer than a tap may last", "KR-05", remedy: "finger 0 stays down for 200 ms",
      scene(holding: 5_000) { View("card", card).tap("tap") }),
    .init(
      "My long press does not begin on quick touches. How long must it be?", "recognized press",
      because: "minimumPressDuration is 500 ms", "KR-17",
      remedy: "press.minimumPressDuration = 100 ms",
      scene(holding: 300) { View("card", card).longPress("press") }),
    .init(
      "My long press fails when the finger trembles. Why?", "recognized press",
      because: "further than allowableMovement", "KR-18",
      remedy: "press.allowableMovement = 1000",
      drag(80, 0, in: 1_200) { View("card", card).longPress("press") }),
    .init(
      "Why is my double tap not recognized when I tap slowly?", "recognized zoom",
      because: "it looks for 2 taps", "KR-06", remedy: "zoom.taps = 1",
      Scenario {
        Window("window", screen) { View("photo", card).tap("zoom", taps: 2) }
      } script: {
        Tap(at: spot, holding: 60)
        After(1_500)
        Tap(at: spot, holding: 60)
      }.playedOut),
    .init(
      "Why does my two-finger tap not react to one finger?", "recognized undo",
      because: "it looks for 2 fingers", "KR-09", remedy: "undo.touches = 1",
      scene { View("canvas", card).tap("undo", touches: 2) }),
    .init(
      "The press on my cell begins, and then its tap is never called. Why?", "recognized open",
      because: "longer than a tap may last", "KR-05", remedy: "finger 0 stays down for 50 ms",
      scene(holding: 1_200) { View("cell", card).tap("open").longPress("menu") }),
    .init(
      "My delegate says no in gestureRecognizerShouldBegin. Is the action still called?",
      "recognized tap", because: "gestureRecognizerShouldBegin of its delegate is false", "GC-07",
      remedy: "tap.delegate.shouldBegin = true",
      scene { View("card", card).tap("tap", delegate: .init(shouldBegin: false)) }),
    .init(
      "I have disabled a recognizer. Does its view's superview's tap act now?", "recognized tap",
      because: "it is not enabled", "GC-05", remedy: "tap.isEnabled = true",
      scene { View("card", card).tap("tap", isEnabled: false) }),
  ]

  // MARK: Drags

  private static let drags: [EverydayQuestion] = [
    .init(
      "I have a pan and a swipe on one view. Why is the swipe never called?", "recognized swipe",
      because: "\"pan\" on the same view recognizes first", "GC-11",
      remedy: "pan.requiresFailureOf += swipe",
      drag(120, 0) { View("card", card).swipe("swipe").pan("pan") }),
    .init(
      "Pinch and rotation are on one view, and only one of them acts. Why?", "recognized zoom",
      because: "\"turn\" on the same view recognizes first", "GC-11", remedy: nil,
      pinching { View("photo", card).pinch("zoom").rotation("turn") }),
    .init(
      "My swipe is to the right. Why is it not called when I swipe left?", "recognized swipe",
      because: "to the right", "KR-39", remedy: "swipe.directions += left",
      drag(-90, 0, from: Point(200, 100)) { View("card", card).swipe("swipe") }),
    .init(
      "Why does my pan not begin with small moves?", "recognized pan",
      because: "a pan needs about 10", "KR-26", remedy: nil,
      drag(4, 0) { View("card", card).pan("pan") }),
    .init(
      "I have a pan from the left edge on the page, and a pager in it. Why does only the pager move?",
      "recognized back", because: "the scroll view \"pager\" begins to scroll at 30 ms", "TV-10",
      remedy: "pagerPan.requiresFailureOf += back",
      drag(160, 0, from: Point(1, 200)) {
        View("page", screen) {
          ScrollView("pager", screen).contentSize(Size(960, 480)).scrollPan("pagerPan")
        }
        .screenEdgePan("back", edges: [.left])
      }),
    .init(
      "A carousel is in a feed. Why does it not move when I drag up on it?",
      "recognized carouselPan",
      because: "it has nothing to scroll the way that the finger goes", "GC-09", remedy: nil,
      drag(4, -120, from: Point(200, 200)) {
        ScrollView("feed", screen) {
          ScrollView("carousel", Rect(0, 100, 320, 200)).contentSize(Size(1200, 200))
            .scrollPan("carouselPan")
        }
        .contentSize(Size(320, 2_000))
      }),
    .init(
      "My pan needs two fingers. Why does one not move it?", "recognized pan",
      because: "it takes 2 fingers or more", "KR-33", remedy: "pan.minimumTouches = 1",
      drag(80, 0) { View("map", card).pan("pan", minimumTouches: 2) }),
    .init(
      "I drag a card that has a press as well. Why does the press not begin?",
      "recognized press", because: "further than allowableMovement", "KR-18", remedy: nil,
      drag(0, 100) { View("card", card).longPress("press").pan("pan") }),
  ]

  // MARK: Controls

  private static let controls: [EverydayQuestion] = [
    .init(
      "A tap on the switch in my cell does not select the row. Why?", "select row",
      because: "the control \"wifi\" in it keeps the touch", "RC-20",
      remedy: "wifi.isUserInteractionEnabled = false",
      scene(at: Point(260, 22)) {
        TableView("table", screen) {
          Cell("row", Rect(0, 0, 320, 44)) {
            CellContent("content", Rect(0, 0, 320, 44)) { Switch("wifi", Rect(240, 6, 51, 31)) }
          }
        }
      }),
    .init(
      "My button has a long press. Why is touchUpInside not sent after it?",
      "event like touchUpInside", because: "\"menu\" recognized and takes the touch", "CT-36",
      remedy: "menu.cancelsTouchesInView = false",
      scene(holding: 900) { Button("like", card).longPress("menu") }),
    .init(
      "I drag off a button before I lift. Why is touchUpInside not sent?",
      "event buy touchUpInside", because: "the finger lifts outside", "CT-06", remedy: nil,
      drag(0, 250, from: Point(60, 60)) { Button("buy", Rect(20, 40, 100, 44)) }),
    .init(
      "A UIControl of mine is in a view with a tap. Why is touchUpInside not sent?",
      "event knob touchUpInside", because: "\"tap\" recognized and takes the touch", "CT-34",
      remedy: "tap.cancelsTouchesInView = false",
      scene { View("panel", card) { Control("knob", Rect(0, 0, 200, 150)) }.tap("tap") }),
    .init(
      "Does a tap on the stepper also call the tap of the cell behind it?", "recognized open",
      because: "keeps such touches for itself", "CT-31", remedy: nil,
      scene { View("cell", card) { Stepper("count", Rect(40, 40, 94, 32)) }.tap("open") }),
    .init(
      "Can two buttons be pressed at once? I want the first alone.", "not event no touchUpInside",
      because: "\"no\" sends touchUpInside", "CT-06", remedy: "yes.isExclusiveTouch = true",
      Scenario {
        Window("window", screen) {
          Button("yes", Rect(20, 40, 100, 44))
          Button("no", Rect(200, 40, 100, 44))
        }
      } script: {
        Down(at: Point(60, 60))
        After(20)
        Down(1, at: Point(240, 60))
        After(80)
        Up(1)
        After(20)
        Up()
      }.playedOut),
  ]

  // MARK: What views hear

  private static let deliveries: [EverydayQuestion] = [
    .init(
      "Since I added a pan, my view gets touchesCancelled. Why?", "not cancelled canvas",
      because: "cancelsTouchesInView is true", "GR-12",
      remedy: "pan.cancelsTouchesInView = false",
      drag(0, 80) { View("canvas", card).pan("pan") }),
    .init(
      "My view's touchesBegan is never called, only its tap. Why?", "receives pad",
      because: "\"tap\" held it back (delaysTouchesBegan)", "GR-21",
      remedy: "tap.delaysTouchesBegan = false",
      scene { View("pad", card).tap("tap", delaysTouchesBegan: true) }),
    .init(
      "touchesBegan of my view controller's view is not called below a scroll view. Why?",
      "receives page", because: "the scroll view \"scroll\" does not pass touches on", "RC-29",
      remedy: "scroll.isUserInteractionEnabled = false",
      scene(holding: 400) { View("page", screen) { ScrollView("scroll", card) } }),
    .init(
      "I override touchesBegan without super. Why does the superview hear nothing?",
      "receives board", because: "touchesBegan of \"piece\" does not call super", "RC-14",
      remedy: "piece.isUserInteractionEnabled = false",
      scene { View("board", screen) { View("piece", card).touches(.keeps) } }),
    .init(
      "My delegate keeps the tap from the collection. Why does it hear nothing there?",
      "recognized dismiss", because: "its delegate refuses touches of \"grid\"", "GC-02",
      remedy: "dismiss.delegate.refusesTouchesIn -= grid",
      scene {
        View("page", screen) { View("grid", card) }
          .tap("dismiss", delegate: .init(refusesTouchesIn: ["grid"]))
      }),
  ]
}
