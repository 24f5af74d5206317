import Generators
import PropertyTesting
import Testing
import TouchEngine
import TouchScript

@testable import SceneRecorder
@testable import Stage

/// The file to paste into an app, on the engine of this package in the place of UIKit.
@Suite("From an app to a scene")
struct SceneRecorderTests {
  @Test("The views and recognizers of a made-up app are written down as they are")
  func scenes() throws {
    let search = Search(Scenarios.generator(of: .everything), seed: 16)
    var compared = 0
    for index in 0..<400 {
      let scenario = search.value(ofCase: index).recordable
      guard !scenario.recognizers.contains(where: { [.custom, .scrollPan].contains($0.kind) }),
        !scenario.hasOpenedControls, (try? scenario.validate()) != nil
      else { continue }
      let stage = StagedScene(scenario, thresholds: .init())
      let recorder = SceneRecorder(stage.views.compactMap { $0 as? TouchEngine.UIWindow })
      let recorded = try Scenario(json: recorder.json)
      #expect(recorded == scenario.listedByView, "case \(index)")
      compared += 1
    }
    #expect(compared > 150)
  }

  @Test("What fingers do is written down, and does the same in the scene")
  func touches() throws {
    let app = App()
    let recorder = SceneRecorder([app.window])
    app.window.recorder = recorder
    app.play()
    let recorded = try Scenario(json: recorder.json)
    #expect(recorder.remarks == ["What the delegate of \"tap\" answers must be written by hand."])
    #expect(recorded.script.count == 9)
    let trace = Stage().perform(recorded)
    let log = trace.log(form: .timed).split(separator: "\n").map { String($0) }
    let replayed = log.map { $0.drop { $0.isNumber || $0 == " " }.dropFirst(4) }
      .filter { $0.hasPrefix("V(") && !$0.hasPrefix("V(scene") && !$0.hasPrefix("V(app") }
      .map { String($0.prefix { $0 != " " }) }
    #expect(app.diary.lines == replayed)
    #expect(replayed.contains("V(box).cancelled"))
    #expect(log.contains { $0.contains("action(tap)") })
  }

  @Test("A name is made up where the app gives none, or one that cannot be")
  func names() throws {
    let window = TouchEngine.UIWindow(
      frame: .init(x: 0, y: 0, width: 320, height: 480), application: UIApplication())
    for name in [nil, "scene", "_mine", "twice", "twice", "view3"] {
      let view = TouchEngine.UIView(frame: .init(x: 0, y: 0, width: 10.06, height: 10))
      view.accessibilityIdentifier = name
      window.addSubview(view)
    }
    let recorded = try Scenario(json: SceneRecorder([window]).json)
    #expect(
      recorded.views.map(\.id) == [
        "window1", "view1", "view2", "view3", "twice", "view4", "view5",
      ])
    #expect(recorded.views[1].frame.width == 10, "a multiple of 1/8")
  }

  @Test("A collection view and its cells keep their names, and are a scroll view and views")
  func collections() throws {
    class UICollectionView: TouchEngine.UIScrollView {}
    class UICollectionViewCell: TouchEngine.UIView {}
    final class AppsCell: UICollectionViewCell {}
    let window = TouchEngine.UIWindow(
      frame: .init(x: 0, y: 0, width: 320, height: 480), application: UIApplication())
    let list = UICollectionView(frame: .init(x: 0, y: 0, width: 320, height: 480))
    list.addSubview(AppsCell(frame: .init(x: 0, y: 0, width: 320, height: 40)))
    window.addSubview(list)
    let recorded = try Scenario(json: SceneRecorder([window]).json)
    #expect(recorded.views.map(\.id) == ["window1", "collectionView1", "collectionCell1"])
    #expect(recorded.views.map(\.kind) == [.window, .scrollView, .view])
  }
}

/// An app of a few lines, which keeps a diary of what its views hear.
private final class App {
  final class Diary {
    var lines: [String] = []

    func note(_ view: TouchEngine.UIView, _ phase: String) {
      lines.append("V(\(view.accessibilityIdentifier ?? "")).\(phase)")
    }
  }

  final class Window: RecordingWindow {
    var diary: Diary?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary?.note(self, "began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary?.note(self, "moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary?.note(self, "ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary?.note(self, "cancelled")
    }
  }

  final class Box: TouchEngine.UIView {
    var diary: Diary?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary?.note(self, "began")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary?.note(self, "moved")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary?.note(self, "ended")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary?.note(self, "cancelled")
      super.touchesCancelled(touches, with: event)
    }
  }

  final class Silent: UIGestureRecognizerDelegate {}

  let application = UIApplication()
  let window: Window
  let diary = Diary()
  private let silent = Silent()

  init() {
    window = Window(
      frame: .init(x: 0, y: 20, width: 320, height: 460), application: application)
    window.accessibilityIdentifier = "window"
    window.diary = diary
    window.makeKeyAndVisible()
    let box = Box(frame: .init(x: 20, y: 20, width: 200, height: 100))
    box.accessibilityIdentifier = "box"
    box.isMultipleTouchEnabled = true
    box.diary = diary
    window.addSubview(box)
    let tap = TouchEngine.UITapGestureRecognizer()
    tap.name = "tap"
    tap.delegate = silent
    box.addGestureRecognizer(tap)
    let button = TouchEngine.UIButton(frame: .init(x: 20, y: 200, width: 100, height: 44))
    button.accessibilityIdentifier = "button"
    window.addSubview(button)
  }

  /// A tap in the box; two fingers, of which one moves; and a call that comes in.
  func play() {
    send(100, 0, .began, 60, 80)
    send(160, 0, .ended, 60, 80)
    send(1_000, 1, .began, 60, 80)
    send(1_020, 2, .began, 90, 80)
    send(1_040, 1, .moved, 60, 110)
    send(1_400, 2, .ended, 90, 80)
    send(1_500, 1, .ended, 60, 110)
    send(2_500, 0, .began, 60, 300)
    application.advance(to: 2_600)
    application.interrupt()
  }

  private func send(
    _ time: Int, _ finger: Int, _ phase: UITouch.Phase, _ x: Double, _ y: Double
  ) {
    application.advance(to: time)
    application.touch([FingerSample(finger: finger, phase: phase, location: .init(x: x, y: y))])
  }
}

extension Scenario {
  /// The same as far as an app can be asked for it: what classes override and delegates answer, who
  /// waits for whom and who receives actions is not to be read.
  fileprivate var recordable: Scenario {
    var scenario = Scenario()
    scenario.views = views.map { view in
      var view = view
      view.overrides = .init()
      view.targets = []
      if [.tableCell, .cellContent].contains(view.kind) { view.kind = .view }
      if ![.segmentedControl, .pageControl].contains(view.kind) { view.items = 2 }
      if !view.kind.isControl { view.isEnabled = true }
      if view.kind != .window { view.level = 0 }
      if view.kind.isScrollView {
        view.isMultipleTouchEnabled = false
      } else {
        view.scrolling = .init()
      }
      return view
    }
    scenario.recognizers = recognizers.map { recognizer in
      var plain = Recognizer(id: recognizer.id, view: recognizer.view, kind: recognizer.kind)
      plain.cancelsTouchesInView = recognizer.cancelsTouchesInView
      plain.delaysTouchesBegan = recognizer.delaysTouchesBegan
      plain.delaysTouchesEnded = recognizer.delaysTouchesEnded
      plain.isEnabled = recognizer.isEnabled
      switch recognizer.kind {
      case .tap: (plain.taps, plain.touches) = (recognizer.taps, recognizer.touches)
      case .longPress:
        (plain.taps, plain.touches) = (recognizer.taps, recognizer.touches)
        plain.minimumPressDuration = recognizer.minimumPressDuration
        plain.allowableMovement = recognizer.allowableMovement
      case .pan:
        plain.minimumTouches = recognizer.minimumTouches
        plain.maximumTouches = recognizer.maximumTouches
      case .swipe: (plain.touches, plain.directions) = (recognizer.touches, recognizer.directions)
      case .screenEdgePan: plain.edges = recognizer.edges
      default: break
      }
      return plain
    }
    return scenario
  }

  /// Whether views stand in controls that UIKit builds of views of its own.
  fileprivate var hasOpenedControls: Bool {
    let closed: [View.Kind] = [
      .switch, .slider, .segmentedControl, .stepper, .pageControl, .textField,
    ]
    let ids = views.filter { closed.contains($0.kind) }.map(\.id)
    return views.contains { $0.parent.map(ids.contains) == true }
  }

  /// The same with recognizers in the order of their views, as an app lists them.
  fileprivate var listedByView: Scenario {
    var scenario = self
    scenario.recognizers = views.flatMap { view in recognizers.filter { $0.view == view.id } }
    return scenario
  }
}
