import Conformance
import Foundation

/// Writes the list of known failures that a report calls for.
struct KnownCommand: Command {
  static let name = "known"
  static let says = "print the list of known failures that a JSON report calls for, or update one"
  static let operands = "REPORT"
  static let options = [
    Option(
      "--write", "FILE",
      "update the list in FILE: reasons stay, rules that hold are removed")
  ]
  static let operandValues = Option.Values.files

  private let seen: Observed
  private let place: URL?
  private let update: KnownFailures.Update

  init(_ arguments: Arguments) throws(Misuse) {
    guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
      throw Misuse("known takes one report, as a file, or - for standard input")
    }
    let name = Input.name(of: operand)
    let report = try Input.text(operand)
    place = arguments.text("--write").map { URL(filePath: $0) }
    var list = ""
    if let place, FileManager.default.fileExists(atPath: place.path) {
      list = try Input.text(place.path)
    }
    do throws(KnownFailures.Malformed) {
      seen = try Observed(report: report, named: name)
      update = try KnownFailures.updating(
        list, named: place?.lastPathComponent.quotedOnOneLine ?? "the list", by: seen)
    } catch {
      throw Misuse(error.description)
    }
  }

  func run() -> ExitStatus {
    guard let place else {
      if !update.text.isEmpty { Console.say(String(update.text.dropLast())) }
      return .clean
    }
    do {
      try WholeFile.write(Data(update.text.utf8), to: place)
    } catch {
      Console.complain("\(place.path.quotedOnOneLine) cannot be written")
      return .failed
    }
    func said(_ words: [String], _ verb: String) {
      if !words.isEmpty { Console.say("\(verb): \(words.joined(separator: ", "))") }
    }
    said(update.added, "added")
    said(update.removed, "removed, since they hold")
    if update.added.isEmpty, update.removed.isEmpty { Console.say("nothing to change") }
    return .clean
  }
}
