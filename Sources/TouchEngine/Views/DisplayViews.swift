import Foundation

/// A view that shows text. By default it takes no touches. Source: rulebook HT-26.
///
/// Only the text itself is modelled.
open class UILabel: UIView {
  /// The text; nil: none.
  open var text: String?

  /// Makes a label at `frame`, in its superview's coordinates, in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

/// A view that shows an image. By default it takes no touches. Source: rulebook HT-26.
///
/// Images are not modelled.
open class UIImageView: UIView {
  /// Makes an image view at `frame`, in its superview's coordinates, in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

/// A view that shows that something goes on. It takes touches as any view. Source: rulebook HT-26.
open class UIActivityIndicatorView: UIView {
  /// Whether it is shown as moving.
  public private(set) var isAnimating = false

  /// Shows it as moving.
  open func startAnimating() { isAnimating = true }
  /// Shows it as standing still.
  open func stopAnimating() { isAnimating = false }
}

/// A view that shows how far something has come. It takes touches as any view.
/// Source: rulebook HT-26.
open class UIProgressView: UIView {
  /// From 0 to 1; what is beyond means the nearer end.
  open var progress: Float {
    get { share.number }
    set { share.set(newValue) }
  }
  private var share = BoundedValue<Float>(upTo: 1)

  /// Sets the progress; nothing is animated here.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A view that lines up its subviews. It takes touches as any view. Source: rulebook HT-26.
///
/// Layout is not modelled: the frames are the app's to set.
open class UIStackView: UIView {
  private var line: [UIView] = []

  /// Makes a view that lines up `views`, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The subviews that are lined up, in their order.
  open var arrangedSubviews: [UIView] { line.filter { $0.superview === self } }

  /// Adds `view` at the end of the line, and as a subview.
  open func addArrangedSubview(_ view: UIView) {
    removeArrangedSubview(view)
    if view.superview !== self { addSubview(view) }
    line.append(view)
  }

  /// Takes `view` out of the line; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { line.removeAll { $0 === view } }
}
