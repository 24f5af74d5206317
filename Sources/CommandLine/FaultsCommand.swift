import Conformance
import Invariants

/// Lists the wrong engines that test the rules.
struct FaultsCommand: Command {
  static let name = "faults"
  static let says = "list the wrong engines that test the rules"
  static let operands = "[NAME…]"
  static let options = [Option.list, Option.format]
  static let operandValues = Option.Values.words(WrongEngine.all.map(\.name))

  private let faults: [WrongEngine]
  private let isJSON: Bool
  private let listsNames: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    listsNames = arguments.has(Option.list.name)
    try arguments.refuse([Option.format.name], with: Option.list.name)
    var faults: [WrongEngine] = []
    for name in arguments.operands {
      guard let fault = WrongEngine.all.first(where: { $0.name == name }) else {
        throw Misuse(WrongEngine.UnknownName(name: name).description)
      }
      if faults.contains(where: { $0.name == name }) {
        throw Misuse("the fault \(name) is given twice")
      }
      faults.append(fault)
    }
    self.faults = faults.isEmpty ? WrongEngine.all : faults
    isJSON = try arguments.isJSON()
  }

  func run() -> ExitStatus {
    if listsNames {
      Console.say(faults.map(\.name).joined(separator: "\n"))
    } else if isJSON {
      Console.say(JSONReport.pretty(faults.map(JSONReport.ListedFault.init)))
    } else if faults.count == WrongEngine.all.count {
      Console.say(WrongEngine.textByChapter)
      Console.say("\n\(faults.count) wrong engines; fuzz --fault NAME judges one")
    } else {
      Console.say(faults.map(\.text).joined(separator: "\n"))
    }
    return .clean
  }
}
