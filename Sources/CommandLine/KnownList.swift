import Conformance
import Foundation

/// The list of known failures that a run brings up to date.
struct KnownList {
  let file: URL
  let text: String
  /// What it lists now.
  let known: KnownFailures

  /// Updates the list with what reports say of the rules, and says what changed; whether it could be written.
  func update(with reports: [Report], isWhole: Bool = true) -> Bool {
    let name = file.lastPathComponent.quotedOnOneLine
    guard isWhole else {
      Console.complain("\(name) stays as it is, since the report is incomplete")
      return true
    }
    do {
      let update = try KnownFailures.updating(
        text, named: name, by: reports)
      try WholeFile.write(Data(update.text.utf8), to: file)
      let changes = [("added", update.added), ("removed, since they hold", update.removed)]
        .filter { !$0.1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))" }
      Console.remark(
        "\(name): "
          + (changes.isEmpty ? "nothing to change" : changes.joined(separator: "; ")))
      return true
    } catch {
      Console.complain("\(file.path.quotedOnOneLine) cannot be written")
      return false
    }
  }
}

extension Arguments {
  /// The list that `--update-known` names, which need not be there yet.
  func knownList() throws(Misuse) -> KnownList? {
    try self.text(Option.updateKnown.name).map { path throws(Misuse) in
      let file = URL(filePath: path)
      let text = FileManager.default.fileExists(atPath: path) ? try Input.text(path) : ""
      do throws(KnownFailures.Malformed) {
        let known = try KnownFailures(text, named: file.lastPathComponent.quotedOnOneLine)
        return KnownList(file: file, text: text, known: known)
      } catch {
        throw Misuse("\(Option.updateKnown.name): \(error.description)")
      }
    }
  }
}
