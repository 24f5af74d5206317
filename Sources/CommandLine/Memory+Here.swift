import Conformance
import Foundation

extension Memory {
  /// The memory of the folder in which the command runs.
  static func here(of subject: Subject) -> Memory {
    let place = URL(filePath: FileManager.default.currentDirectoryPath)
    return Memory(in: folder(from: place), of: subject)
  }
}
