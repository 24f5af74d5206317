import Foundation

/// Rows of words and figures, printed in columns.
struct Table {
  private var rows: [[String]]

  /// Starts with the names of the columns.
  init(_ names: String...) {
    rows = [names]
  }

  /// Adds a row below the others.
  mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  /// Prints a title and the rows, the first column to the left and the others to the right.
  func print(_ title: String) {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    Swift.print("\n\(title)\n")
    for row in rows {
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }
      Swift.print(cells.joined(separator: "  "))
    }
  }
}

extension Double {
  /// The number with so many digits after the point.
  func digits(_ count: Int) -> String { String(format: "%.\(count)f", self) }
}

extension [Int] {
  /// The middle one in order of size; of two, the larger.
  var median: Int { isEmpty ? 0 : sorted()[count / 2] }

  /// The median with the least and the greatest, such as `40 (36-58)`.
  var summary: String { "\(median) (\(self.min() ?? 0)-\(self.max() ?? 0))" }

  var mean: Double { Double(reduce(0, +)) / Double(Swift.max(1, count)) }
}
