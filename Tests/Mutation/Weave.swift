import Catalogue
import Foundation

/// Makes a copy of the package whose engine has all sections of the catalogue woven in.
///
/// Of all but the engine there are links to the originals. `Tests/Variants/run` builds the copy.
enum Weave {
  static let help = """
    usage: Mutation weave [DOCUMENTS]
    Weaves the sections of the documents in a folder (Tests/Variants) into a copy of the package in
    .build/variants/package. Which of them are on says TOUCHSTONE_VARIANTS when the copy is played.
    """

  /// Weaves, and answers whether nothing is wrong with the documents.
  static func run(_ words: [String], in package: URL) throws -> Bool {
    if words.count > 1 || words.first?.hasPrefix("-") == true {
      print(help)
      return words.contains("--help")
    }
    let documents = URL(
      fileURLWithPath: words.first ?? package.appending(path: "Tests/Variants").path)
    let catalogue = try Catalogue(folder: documents)
    let weaver = try Weaver(catalogue, into: try Workshop(package: package).sources())
    for complaint in weaver.complaints { print(complaint) }
    if !weaver.complaints.isEmpty { return false }
    let copy = package.appending(path: ".build/variants/package")
    try Workshop.copy(package, to: copy)
    try Workshop.write(weaver.files, to: copy.appending(path: Workshop.mutated))
    print("\(catalogue.sections.count) sections are woven into \(copy.path)")
    return true
  }
}
