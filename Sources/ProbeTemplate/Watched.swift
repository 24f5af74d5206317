/// A class of UIKit's that the stage watches with a probe: a subclass that notes every call.
struct Watched {
  /// What the class overrides, and what stands behind it.
  let family: Family
  /// UIKit's class.
  let base: String
  /// What scenes call the class by, if they make it by its kind.
  var kind: String?
  /// A protocol that the probe conforms to besides.
  var conformance: String?
  /// What the probe is called.
  let name: String
  /// What it inherits: the class, or what stands for it in `BeyondUIKit.swift`.
  let superclass: String

  /// - Parameters:
  ///   - name: nil: `Probe` in place of UIKit's prefix.
  ///   - superclass: nil: the class.
  init(
    _ family: Family, _ base: String, kind: String? = nil, conformance: String? = nil,
    name: String? = nil, superclass: String? = nil
  ) {
    self.superclass = superclass ?? base
    self.family = family
    self.base = base
    self.kind = kind
    self.conformance = conformance
    self.name =
      name ?? "Probe" + base.dropFirst("UI".count).replacing("GestureRecognizer", with: "")
  }

  /// What is watched: **a new class is one line here.** Then `swift run ProbeTemplate`.
  static let all = [
    Watched(.application, "UIApplication", superclass: "WatchedApplication"),
    Watched(.scene, "UIWindowScene", superclass: "WatchedWindowScene"),
    Watched(.responder, "UIViewController"),
    Watched(.responder, "UIResponder", conformance: "UIApplicationDelegate", name: "ProbeDelegate"),

    Watched(.window, "UIWindow", kind: "window", superclass: "WatchedWindow"),
    Watched(.view, "UIView", kind: "view"),
    Watched(.view, "UILabel", kind: "label"),
    Watched(.view, "UIImageView", kind: "imageView"),
    Watched(.control, "UIControl", kind: "control"),
    Watched(.control, "UIButton", kind: "button"),
    Watched(.control, "UITextField", kind: "textField"),
    Watched(.control, "UISwitch", kind: "switch"),
    Watched(.control, "UISlider", kind: "slider"),
    Watched(.control, "UIStepper", kind: "stepper"),
    Watched(.control, "UISegmentedControl", kind: "segmentedControl"),
    Watched(.control, "UIPageControl", kind: "pageControl"),
    Watched(.scrollView, "UIScrollView", kind: "scrollView"),
    Watched(.scrollView, "UITableView", kind: "tableView"),
    Watched(.cell, "UITableViewCell", kind: "tableCell", superclass: "WatchedTableViewCell"),
    Watched(.cellContent, "UITableViewCellContentView", kind: "cellContent"),

    Watched(.recognizer, "UITapGestureRecognizer", kind: "tap"),
    Watched(.recognizer, "UILongPressGestureRecognizer", kind: "longPress"),
    Watched(.recognizer, "UIPanGestureRecognizer", kind: "pan"),
    Watched(.recognizer, "UISwipeGestureRecognizer", kind: "swipe"),
    Watched(.recognizer, "UIPinchGestureRecognizer", kind: "pinch"),
    Watched(.recognizer, "UIRotationGestureRecognizer", kind: "rotation"),
    Watched(.recognizer, "UIScreenEdgePanGestureRecognizer", kind: "screenEdgePan"),
    Watched(.recognizer, "UIGestureRecognizer", kind: "custom", name: "ProbeCustom"),
  ]
}
