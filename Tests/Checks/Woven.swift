import Catalogue
import Dispatch
import Foundation
import Synchronization

/// The copy of this program whose engine has all sections of the catalogue woven in:
/// `Tests/Variants/run` builds it. One process plays one set of sections.
enum Woven {
  /// All sections of `Tests/Variants`.
  static let catalogue = Result {
    try Catalogue(folder: packageFolder.appending(path: "Tests/Variants"))
  }

  /// The section of a name; nil: there is none.
  static func section(_ name: String) -> Section? { try? catalogue.get()[name] }

  /// Whether this program is that copy.
  static let isThis = ProcessInfo.processInfo.environment["TOUCHSTONE_WOVEN"] != nil

  /// The sections that are on in this process.
  static let sections = (ProcessInfo.processInfo.environment["TOUCHSTONE_VARIANTS"] ?? "")
    .split(separator: ",").map(String.init)

  /// Makes sure that sections can be on.
  static func require() throws(Complaint) {
    guard isThis else { throw Complaint("it plays the woven engine: Tests/Variants/run CHECK") }
  }

  /// Runs this program again with other sections on, and gives what it prints.
  static func run(_ words: [String], with sections: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TOUCHSTONE_VARIANTS": sections.joined(separator: ",")]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus < 2 else {
      throw Complaint(
        "with \(sections.joined(separator: ",")) on, \(words[0]) ended with status "
          + "\(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// Does something with all items, on all cores; the results are in order.
func concurrently<Item: Sendable, Output: Sendable, Failure: Error>(
  _ items: [Item], _ work: @Sendable (Item) throws(Failure) -> Output
) throws(Failure) -> [Output] {
  let results = Mutex([Result<Output, Failure>?](repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let result = Result { () throws(Failure) in try work(items[index]) }
    results.withLock { $0[index] = result }
  }
  return try results.withLock { $0.compactMap(\.self) }
    .map { result throws(Failure) in try result.get() }
}
