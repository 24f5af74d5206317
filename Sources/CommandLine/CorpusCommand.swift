import Conformance
import Foundation

/// Looks into a corpus, and minimises it.
struct CorpusCommand: Command {
  static let name = "corpus"
  static let says = "count what the cases in a folder show, or delete those that add nothing"
  static let operands = "DIR"
  static let options = [
    Option("--minimise", nil, "delete cases until each one left shows something of its own")
  ]
  static let operandValues = Option.Values.folders

  private let corpus: Corpus
  private let minimises: Bool
  private let engine: Engine

  init(_ arguments: Arguments) throws(Misuse) {
    guard arguments.operands.count == 1 else { throw Misuse("corpus takes one folder") }
    corpus = try .existing(at: arguments.operands[0])
    minimises = arguments.has("--minimise")
    engine = arguments.engine
  }

  func run() -> ExitStatus {
    let system = engine.system(nil)
    do throws(CorpusError) {
      let result = try minimises ? corpus.minimise(on: system) : corpus.survey(on: system)
      if let complaint = result.complaint { Console.complain(complaint) }
      Console.say(result.text)
      return .clean
    } catch {
      Console.complain(error.description)
      return .failed
    }
  }
}

extension Corpus {
  /// The corpus in a folder that is there.
  static func existing(at path: String) throws(Misuse) -> Corpus {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue else {
      throw Misuse("there is no folder \(path.quotedOnOneLine)")
    }
    return Corpus(at: URL(filePath: path))
  }

  /// The corpus in a folder that is there, or that can be made.
  static func any(at path: String) throws(Misuse) -> Corpus {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isThere, !isFolder.boolValue {
      throw Misuse("--corpus takes a folder, and \(path.quotedOnOneLine) is a file")
    }
    return Corpus(at: URL(filePath: path))
  }
}
