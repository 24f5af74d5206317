import Foundation
import TouchEngine

/// An application with one window of 400 × 800 points.
struct App {
  let application = UIApplication()
  let window: UIWindow

  init() {
    window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), application: application)
    window.isHidden = false
  }

  /// Adds siblings that do not contain the points touched, in front of one that does.
  func addSiblings(_ count: Int, to parent: UIView) {
    parent.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
    for index in 1..<count { parent.addSubview(UIView(frame: Self.aside(index))) }
  }

  /// Nests views in one another, each a little in from the one before.
  func addChain(_ depth: Int) {
    var view: UIView = window
    for _ in 0..<depth {
      let inner = UIView(frame: Self.nested)
      view.addSubview(inner)
      view = inner
    }
  }

  /// Attaches taps to one view: all of them claim the touch, and one gets it.
  func addTaps(_ count: Int) {
    let view = UIView(frame: Self.nested)
    window.addSubview(view)
    for _ in 0..<count { view.addGestureRecognizer(UITapGestureRecognizer()) }
  }

  /// A finger comes down and lifts.
  func touch(_ x: CGFloat, _ y: CGFloat) {
    let location = CGPoint(x: x, y: y)
    application.touch([FingerSample(finger: 0, phase: .began, location: location)])
    application.touch([FingerSample(finger: 0, phase: .ended, location: location)])
  }

  /// Below the points that are touched.
  static func aside(_ index: Int) -> CGRect {
    CGRect(x: CGFloat(index % 40) * 10, y: 500 + CGFloat(index / 40 % 30) * 10, width: 9, height: 9)
  }

  /// In a view of 400 points, where (100, 100) of the window stays inside however deep.
  static let nested = CGRect(x: 0, y: 0, width: 400, height: 400)
}

/// The same trees of engine views and of bare ones.
struct Twins {
  let window: UIWindow
  let bare: BareView
  let app = App()

  init() {
    window = app.window
    bare = BareView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  /// Many siblings, one of which has the point.
  static func flat(_ count: Int) -> Twins {
    let twins = Twins()
    twins.app.addSiblings(count, to: twins.window)
    twins.bare.subviews.append(BareView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
    for index in 1..<count { twins.bare.subviews.append(BareView(frame: App.aside(index))) }
    return twins
  }

  /// Views in one another.
  static func chain(_ depth: Int) -> Twins {
    let twins = Twins()
    twins.app.addChain(depth)
    var view = twins.bare
    for _ in 0..<depth {
      let inner = BareView(frame: App.nested)
      view.subviews.append(inner)
      view = inner
    }
    return twins
  }

  /// A tree as screens have it: four views in each, the last of them with the point.
  static func bushy(levels: Int) -> Twins {
    let twins = Twins()
    func grow(_ view: UIView, _ bare: BareView, _ levels: Int) {
      guard levels > 0 else { return }
      let size = CGSize(width: bare.bounds.width / 2, height: bare.bounds.height / 2)
      for (column, row) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let frame = CGRect(
          x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
          height: size.height)
        let inner = UIView(frame: frame)
        let bareInner = BareView(frame: frame)
        view.addSubview(inner)
        bare.subviews.append(bareInner)
        grow(inner, bareInner, levels - 1)
      }
    }
    grow(twins.window, twins.bare, levels)
    return twins
  }
}
