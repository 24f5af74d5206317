// Paste this file into an app: it writes down the views and recognizers of its windows, and what fingers do
// there, as a scene in JSON, which `touchstone explain`, `replay`, `show` and `shrink` read.
//
//     let recorder = SceneRecorder([window])     // when all is on the screen
//     recorder.note(event)                       // first thing in sendEvent of the window or application
//     print(recorder.json)                       // when what was to be seen has happened
//
// It reads UIKit's public API alone. Where there is no UIKit, it is compiled against the engine of this
// package, by which it is tested.

import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TouchEngine
#endif

/// Writes an app's windows, and the touches in them, down as a scene.
#if canImport(UIKit)
  @MainActor
#endif
final class SceneRecorder {
  /// What a scene cannot have of the app, or what cannot be read, in sentences: it is left out.
  private(set) var remarks: [String] = []

  private var views: [[String: Any]] = []
  private var controllers: [[String: Any]] = []
  private var recognizers: [[String: Any]] = []
  private var script: [[String: Any]] = []
  /// The names that are used; these three are the app's own.
  private var names: Set<String> = ["application", "delegate", "scene"]
  private var fingers: [(touch: UITouch, number: Int)] = []
  private var start: TimeInterval?
  private var last: [(touch: ObjectIdentifier, phase: Int, time: TimeInterval)] = []

  /// Writes down the views and recognizers as they are now: of windows, from back to front.
  init(_ windows: [UIWindow]) {
    for window in windows { add(window, in: nil) }
  }

  /// The scene so far, with what fingers have done since it was begun.
  var json: String {
    let scene: [String: Any] = [
      "views": views, "controllers": controllers, "recognizers": recognizers, "script": script,
    ]
    let data = try? JSONSerialization.data(
      withJSONObject: scene, options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  // MARK: Fingers

  /// Writes down what fingers do: give it each event before the app gets it. An event that several
  /// windows are sent is written once.
  func note(_ event: UIEvent) {
    let touches = (event.allTouches ?? []).filter { $0.phase != .stationary }
    let seen = touches.map { (ObjectIdentifier($0), $0.phase.rawValue, $0.timestamp) }
      .sorted { $0.0 < $1.0 }
    let isKnown =
      seen.count == last.count
      && zip(seen, last).allSatisfy { $0 == ($1.touch, $1.phase, $1.time) }
    guard let seconds = touches.map(\.timestamp).max(), !isKnown else { return }
    last = seen.map { (touch: $0.0, phase: $0.1, time: $0.2) }
    let begin = start ?? seconds
    start = begin
    // Two events of one millisecond are still two.
    let earliest = (script.last?["at"] as? Int).map { $0 + 1 } ?? 0
    let time = max(earliest, Int(((seconds - begin) * 1000).rounded()))
    if touches.contains(where: { $0.phase == .cancelled }) {
      // The system took them all away.
      fingers = []
      script.append(["at": time, "changes": ["interrupt"]])
      return
    }
    let samples = touches.compactMap { sample(of: $0) }.sorted { $0.finger < $1.finger }
    fingers.removeAll { $0.touch.phase == .ended }
    if !samples.isEmpty { script.append(["at": time, "touches": samples.map(\.json)]) }
  }

  private func sample(of touch: UITouch) -> (finger: Int, json: [String: Any])? {
    let phase: String
    if touch.phase == .began {
      phase = "began"
      let free = (0...).first { number in !fingers.contains { $0.number == number } }
      fingers.append((touch, free ?? 0))
    } else if touch.phase == .moved {
      phase = "moved"
    } else if touch.phase == .ended {
      phase = "ended"
    } else {
      return nil
    }
    // A finger that came down before the scene was begun is none of it.
    guard let finger = fingers.first(where: { $0.touch === touch })?.number else { return nil }
    let origin = touch.window?.frame.origin ?? .zero
    let place = touch.location(in: nil)
    let json: [String: Any] = [
      "finger": finger, "phase": phase,
      "location": point(CGPoint(x: place.x + origin.x, y: place.y + origin.y)),
    ]
    return (finger, json)
  }

  // MARK: Views

  private func add(_ view: UIView, in parent: String?) {
    let kind = kind(of: view)
    let name = name(view.accessibilityIdentifier, noun(of: view, of: kind))
    #if canImport(UIKit)
      let anchor = view.layer.anchorPoint
    #else
      let anchor = view.anchorPoint
    #endif
    let (size, center) = (view.bounds.size, view.center)
    var entry: [String: Any] = ["id": name, "kind": kind]
    entry["parent"] = parent
    // The frame before the transform, which says more than `frame` does.
    entry["frame"] = [
      "x": grid(center.x - anchor.x * size.width), "y": grid(center.y - anchor.y * size.height),
      "width": grid(size.width), "height": grid(size.height),
    ]
    if view.bounds.origin != .zero { entry["boundsOrigin"] = point(view.bounds.origin) }
    if anchor != CGPoint(x: 0.5, y: 0.5) {
      entry["anchorPoint"] = ["x": Double(anchor.x), "y": Double(anchor.y)]
    }
    if view.transform != .identity {
      let turn = view.transform
      entry["transform"] = [
        "a": Double(turn.a), "b": Double(turn.b), "c": Double(turn.c), "d": Double(turn.d),
        "tx": Double(turn.tx), "ty": Double(turn.ty),
      ]
    }
    if view.alpha != 1 { entry["alpha"] = Double(view.alpha) }
    if view.isHidden { entry["isHidden"] = true }
    if !view.isOpaque { entry["isOpaque"] = false }
    entry["isUserInteractionEnabled"] = view.isUserInteractionEnabled
    if view.clipsToBounds { entry["clipsToBounds"] = true }
    // A new scroll view takes several touches by itself.
    if view.isMultipleTouchEnabled, !(view is UIScrollView) {
      entry["isMultipleTouchEnabled"] = true
    }
    if view.isExclusiveTouch { entry["isExclusiveTouch"] = true }
    if let control = view as? UIControl, !control.isEnabled { entry["isEnabled"] = false }
    if let window = view as? UIWindow, window.windowLevel != .normal {
      entry["level"] = Int(window.windowLevel.rawValue)
    }
    if let control = view as? UISegmentedControl { entry["items"] = control.numberOfSegments }
    if let control = view as? UIPageControl { entry["items"] = control.numberOfPages }
    if let scrollView = view as? UIScrollView {
      let content = scrollView.contentSize
      entry["scrolling"] = [
        "contentSize": ["width": grid(content.width), "height": grid(content.height)],
        "delaysContentTouches": scrollView.delaysContentTouches,
        "canCancelContentTouches": scrollView.canCancelContentTouches,
        "isScrollEnabled": scrollView.isScrollEnabled,
        "isPagingEnabled": scrollView.isPagingEnabled,
      ]
    }
    views.append(entry)
    if let controller = view.next as? UIViewController, parent != nil {
      let name = self.name(controller.restorationIdentifier, "controller")
      controllers.append(["id": name, "view": self.views[views.count - 1]["id"] ?? ""])
    }
    for recognizer in view.gestureRecognizers ?? [] { add(recognizer, of: view, called: name) }
    // What UIKit builds such a control of is not the app's.
    let closed = ["switch", "slider", "segmentedControl", "stepper", "pageControl", "textField"]
    if closed.contains(kind) { return }
    for subview in view.subviews {
      if className(of: subview).hasPrefix("_UI") {
        remarks.append("\(className(of: subview)) in \"\(name)\" is UIKit's own, and left out.")
      } else {
        add(subview, in: name)
      }
    }
  }

  private func kind(of view: UIView) -> String {
    if (view.superview as? UITableViewCell)?.contentView === view { return "cellContent" }
    return switch view {
    case is UIWindow: "window"
    case is UITableView: "tableView"
    case is UIScrollView: "scrollView"
    case is UITableViewCell: view.superview is UITableView ? "tableCell" : "view"
    case is UIButton: "button"
    case is UISwitch: "switch"
    case is UISlider: "slider"
    case is UISegmentedControl: "segmentedControl"
    case is UIStepper: "stepper"
    case is UIPageControl: "pageControl"
    case is UITextField: "textField"
    case is UIControl: "control"
    case is UILabel: "label"
    case is UIImageView: "imageView"
    default: "view"
    }
  }

  // MARK: Recognizers

  private func add(_ recognizer: UIGestureRecognizer, of view: UIView, called viewName: String) {
    // A scroll view in a scene has its own by itself.
    let isOwn =
      (view as? UIScrollView)?.panGestureRecognizer === recognizer
      || className(of: recognizer).hasPrefix("UIScrollView")
    if isOwn { return }
    var entry: [String: Any] = ["view": viewName]
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      entry["kind"] = "tap"
      entry["taps"] = tap.numberOfTapsRequired
      entry["touches"] = tap.numberOfTouchesRequired
    case let press as UILongPressGestureRecognizer:
      entry["kind"] = "longPress"
      entry["taps"] = press.numberOfTapsRequired
      entry["touches"] = press.numberOfTouchesRequired
      entry["minimumPressDuration"] = Int((press.minimumPressDuration * 1000).rounded())
      entry["allowableMovement"] = Double(press.allowableMovement)
    case let pan as UIScreenEdgePanGestureRecognizer:
      entry["kind"] = "screenEdgePan"
      let edges: [(UIRectEdge, String)] = [
        (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
      ]
      entry["edges"] = edges.filter { pan.edges.contains($0.0) }.map(\.1)
    case let pan as UIPanGestureRecognizer:
      entry["kind"] = "pan"
      entry["minimumTouches"] = pan.minimumNumberOfTouches
      if pan.maximumNumberOfTouches < 1_000 { entry["maximumTouches"] = pan.maximumNumberOfTouches }
    case let swipe as UISwipeGestureRecognizer:
      entry["kind"] = "swipe"
      entry["touches"] = swipe.numberOfTouchesRequired
      let directions: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
      ]
      entry["directions"] = directions.filter { swipe.direction.contains($0.0) }.map(\.1)
    case is UIPinchGestureRecognizer: entry["kind"] = "pinch"
    case is UIRotationGestureRecognizer: entry["kind"] = "rotation"
    default:
      remarks.append(
        "\(className(of: recognizer)) on \"\(viewName)\" is no recognizer of UIKit's, and left out."
      )
      return
    }
    let name = name(recognizer.name, entry["kind"] as? String ?? "recognizer")
    entry["id"] = name
    if !recognizer.cancelsTouchesInView { entry["cancelsTouchesInView"] = false }
    if recognizer.delaysTouchesBegan { entry["delaysTouchesBegan"] = true }
    if !recognizer.delaysTouchesEnded { entry["delaysTouchesEnded"] = false }
    if !recognizer.isEnabled { entry["isEnabled"] = false }
    if recognizer.delegate != nil {
      entry["delegate"] = [String: Any]()
      remarks.append("What the delegate of \"\(name)\" answers must be written by hand.")
    }
    recognizers.append(entry)
  }

  // MARK: Names and numbers

  /// A name that the app gave, if it can be one; else the kind and a number.
  private func name(_ given: String?, _ kind: String) -> String {
    if let given, !given.isEmpty, !given.hasPrefix("_"), names.insert(given).inserted {
      return given
    }
    for number in 1... where names.insert("\(kind)\(number)").inserted { return "\(kind)\(number)" }
    return kind
  }

  /// What a view without a name is called: collection views and their cells are a scroll view and plain
  /// views in a scene, but keep their name.
  private func noun(of view: UIView, of kind: String) -> String {
    for mirror in sequence(first: Mirror(reflecting: view), next: \.superclassMirror) {
      switch String(describing: mirror.subjectType) {
      case "UICollectionView": return "collectionView"
      case "UICollectionViewCell": return "collectionCell"
      default: continue
      }
    }
    return kind
  }

  private func className(of object: AnyObject) -> String { String(describing: type(of: object)) }

  private func point(_ point: CGPoint) -> [String: Double] {
    ["x": grid(point.x), "y": grid(point.y)]
  }

  /// The nearest multiple of 1/8, on which all points of a scene lie.
  private func grid(_ value: CGFloat) -> Double { (Double(value) * 8).rounded() / 8 }
}
