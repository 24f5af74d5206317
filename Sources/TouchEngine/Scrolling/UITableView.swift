import Foundation

/// Rows below one another that can be selected.
///
/// A row is selected after the table's own `touchesEnded`, when its touch has climbed from the cell to
/// the table, and the event is over: so what takes the touch from its view keeps the row from being
/// selected. Stack traces of UIKit show the selection outside of `touchesEnded`, run by the handler
/// after the drawing commit (https://github.com/RocketChat/Rocket.Chat.iOS/issues/2181).
/// Source: rulebook TV-01, TV-02, TV-04 to TV-06, TV-11.
///
/// How rows are found and loaded is in `UITableView+Rows.swift`, how they are selected in
/// `UITableView+Selection.swift`.
///
/// Departures from UIKit: all rows are made at once, when `dataSource` is set and when `reloadData()`
/// is called, and cells are not reused; only one row is selected at a time; there are no headers,
/// footers, editing, swipe actions or automatic row heights; and `delegate` is declared by
/// `UIScrollView`, so that it reads as a `UIScrollViewDelegate`. As a table's it ought to be a
/// `UITableViewDelegate`.
open class UITableView: UIScrollView {
  /// How high rows are by default, in points.
  public static let defaultRowHeight: CGFloat = 44

  /// How sections look, which is no matter to touches.
  public enum Style: Int, Hashable, Sendable {
    /// One list.
    case plain
    /// Groups.
    case grouped
    /// Groups with rounded corners.
    case insetGrouped
  }

  /// Where in the table a row is brought by scrolling.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Into the bounds, by the shortest way; when a row is selected, nowhere.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }

  /// How sections look.
  public let style: Style
  /// Gives the table its rows; not retained. Setting it loads them.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// How high rows are, in points, unless the delegate says otherwise. A change matters from the next
  /// loading on.
  open var rowHeight: CGFloat = UITableView.defaultRowHeight
  /// Whether rows can be selected by tapping them.
  open var allowsSelection = true

  /// The loaded rows, in their order.
  final var rows: [Row] = []
  /// How many of them each section has.
  final var sectionSizes: [Int] = []
  final var isLoading = false
  /// The row that is selected; nil: none is.
  public internal(set) final var indexPathForSelectedRow: IndexPath?
  /// The cell of the row that a finger is on.
  final var pressedCell: UITableViewCell?
  final weak var pressingTouch: UITouch?

  /// Makes a table at `frame`, in its superview's coordinates, in points.
  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// The table's own coordinates, in which its rows are. When the width changes, the rows follow.
  open override var bounds: CGRect {
    didSet { if bounds.width != oldValue.width { layOutRows() } }
  }

  /// Where the table is in its superview. When the width changes, the rows follow.
  open override var frame: CGRect {
    didSet { if frame.width != oldValue.width { layOutRows() } }
  }

  /// Asks the data source for all rows anew. No row is selected any more. Cells that the data source
  /// gives again stay in the table; new ones are put behind its other subviews.
  ///
  /// While the data source is being asked, nothing happens.
  open func reloadData() { load() }

  // MARK: Touches

  /// Highlights the row that a touch came down in, if there is none yet.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }

  /// Has the row selected whose touch lifted, wherever it lifted. Source: rulebook TV-02, TV-11.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    lift(touches)
  }

  /// Selects nothing. Source: rulebook TV-01, TV-02.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelPress(touches)
  }
}
