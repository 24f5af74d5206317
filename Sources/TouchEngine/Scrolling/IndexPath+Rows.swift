import Foundation

/// Rows of a table, as UIKit extends Foundation's index paths.
extension IndexPath {
  /// The place of a row in a section, both counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The number of the section; `NSNotFound` in a path that has none. Setting it in such a path does
  /// nothing.
  public var section: Int {
    get { count > 0 ? self[0] : NSNotFound }
    set { if count > 0 { self[0] = newValue } }
  }

  /// The number of the row in its section; `NSNotFound` in a path that has none. Setting it in such a
  /// path does nothing.
  public var row: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { if count > 1 { self[1] = newValue } }
  }
}
