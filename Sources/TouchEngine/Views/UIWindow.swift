import Foundation

/// A view without a superview, in which the views of an application are seen.
///
/// As in UIKit a new window is hidden; showing it puts it in front of the others of its level.
open class UIWindow: UIView {
  /// Windows of a higher level are in front of those of a lower one. Source: rulebook HT-36.
  public struct Level: Hashable, Sendable, RawRepresentable {
    /// The level as a number.
    public let rawValue: CGFloat

    /// Makes a level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows are by default.
    public static let normal = Level(rawValue: 0)
    /// Above the status bar.
    public static let alert = Level(rawValue: 2000)
    /// Between the two.
    public static let statusBar = Level(rawValue: 1000)
  }

  /// The window's level; NaN changes nothing, and is reported.
  open var windowLevel: Level {
    get { level }
    set {
      guard !newValue.rawValue.isNaN else {
        return report(.invalidGeometry, "A window's level was set to NaN.")
      }
      level = newValue
    }
  }
  private var level = Level.normal
  /// The scene that the window is in; nil before iOS 13.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var windowScene: UIWindowScene?
  /// The application that the window belongs to.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var application: UIApplication?
  /// Whether the window is the key window, which matters to no touch. Source: rulebook HT-40.
  public private(set) var isKeyWindow = false

  /// The window's first responder, which is not retained.
  weak var firstResponder: UIResponder?
  /// Whether the first responder is being asked to resign in favor of another.
  var isChangingFirstResponder = false

  /// Makes a hidden window in `scene`, at `frame` of the screen, in points.
  public init(windowScene scene: UIWindowScene, frame: CGRect = .zero) {
    application = scene.application
    windowScene = scene
    super.init(frame: frame)
    join(scene.application)
  }

  /// Makes a hidden window without a scene, as before iOS 13, at `frame` of the screen, in points.
  public init(frame: CGRect, application: UIApplication) {
    self.application = application
    super.init(frame: frame)
    join(application)
  }

  private func join(_ application: UIApplication) {
    window = self
    super.isHidden = true
    application.windows.append(self)
  }

  deinit {
    firstResponder = nil
    for subview in subviews { subview.record(nil) }
  }

  /// Whether the window is hidden; showing it puts it in front of the others of its level.
  open override var isHidden: Bool {
    didSet {
      guard oldValue, !isHidden, let application else { return }
      application.windows.removeAll { $0 === self }
      application.windows.append(self)
    }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window; the one that was key before is notified first.
  open func makeKey() {
    guard !isKeyWindow, let application else { return }
    for window in application.windows where window.isKeyWindow {
      window.isKeyWindow = false
      window.resignKey()
    }
    isKeyWindow = true
    becomeKey()
  }

  /// Tells a subclass that the window became the key window.
  open func becomeKey() {}
  /// Tells a subclass that the window is no longer the key window.
  open func resignKey() {}

  /// The controller whose view fills the window; its view is in the window from then on.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let rootViewController else { return }
      rootViewController.view.frame = bounds
      addSubview(rootViewController.view)
    }
  }

  /// The scene, if the window is in one; else the application. Source: rulebook RC-06.
  open override var next: UIResponder? {
    windowScene ?? application
  }

  /// Delivers an event to the recognizers and views of this window; one that is no touch, to the
  /// first responder. Source: rulebook SY-04, SY-08.
  open func sendEvent(_ event: UIEvent) { application?.deliver(event, in: self) }

  override var hostWindow: UIWindow? { self }
}
