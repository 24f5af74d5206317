import Foundation

/// A row of a table.
///
/// The cell passes touches on, as any view does: the table it is in selects it. Departures from
/// UIKit: no text, image or accessories; the content view always fills the cell; and cells are not
/// reused.
open class UITableViewCell: UIView {
  /// How a cell looks, which is no matter to touches.
  public enum CellStyle: Int, Hashable, Sendable {
    /// One line of text.
    case `default`
    /// Text and a value at the right.
    case value1
    /// A value with its label at the left.
    case value2
    /// Two lines of text.
    case subtitle
  }

  /// What kind of row the cell is for; nil: none in particular.
  public let reuseIdentifier: String?
  private var filling: UIView?
  private var storedIsSelected = false
  private var storedIsHighlighted = false

  /// Makes a cell, with its content view.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.defaultRowHeight))
    insertSubview(contentView, at: 0)
  }

  /// What the app adds the cell's subviews to. It is what a touch of the row hits.
  /// Source: rulebook TV-05, TV-07.
  open var contentView: UIView {
    if let filling { return filling }
    let made = makeContentView()
    filling = made
    made.frame = bounds
    return made
  }

  /// Makes the content view, once. UIKit has no such method: here an app, or a test of the engine,
  /// can have a content view of its own class.
  open func makeContentView() -> UIView { UITableViewCellContentView() }

  /// The cell's own coordinates. When the size changes, the content view fills the cell.
  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { filling?.frame = bounds } }
  }

  /// Where the cell is in the table. When the size changes, the content view fills the cell.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { filling?.frame = bounds } }
  }

  // MARK: State

  /// Whether the row is selected. Setting it does not select the row in the table.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is drawn as pressed.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Has the cell appear selected or not: at once, animated or not. The table calls it as well.
  open func setSelected(_ selected: Bool, animated: Bool) { storedIsSelected = selected }

  /// Has the cell appear pressed or not: at once, animated or not. The table calls it as well.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
  }
}

/// What fills a cell: the hit view of a touch of the row. In UIKit the class is private, and known by
/// its name. Source: rulebook TV-05.
open class UITableViewCellContentView: UIView {}
