import Conformance

/// Lists the wrong engines that test the rules.
struct FaultsCommand: Command {
  static let name = "faults"
  static let says = "list the wrong engines that test the rules"
  static let operands = "[NAME…]"
  static let options = [
    Option(
      "--planted", nil,
      "those planted by somebody who did not know the rules; any rule may catch one"),
    Option.list, Option.format,
  ]
  static let operandValues = Option.Values.words((Fault.all + Fault.planted).map(\.name))

  private let faults: [Fault]
  private let isJSON: Bool
  private let listsNames: Bool

  init(_ arguments: Arguments) throws(Misuse) {
    let isPlanted = arguments.has("--planted")
    listsNames = arguments.has(Option.list.name)
    try arguments.refuse([Option.format.name], with: Option.list.name)
    var faults: [Fault] = []
    for name in arguments.operands {
      do { faults.append(try Fault.named(name)) } catch { throw Misuse(error.description) }
      if faults.dropLast().contains(where: { $0.name == name }) {
        throw Misuse("the fault \(name) is given twice")
      }
      if isPlanted != Fault.planted.contains(where: { $0.name == name }) {
        throw Misuse("the fault \(name) is \(isPlanted ? "not " : "")one of --planted")
      }
    }
    self.faults = !faults.isEmpty ? faults : isPlanted ? Fault.planted : Fault.all
    isJSON = try arguments.isJSON()
  }

  func run() -> ExitStatus {
    if listsNames {
      Console.say(faults.map(\.name).joined(separator: "\n"))
    } else if isJSON {
      Console.say(JSONReport.pretty(faults.map(JSONReport.ListedFault.init)))
    } else {
      Console.say(faults.map(\.text).joined(separator: "\n"))
      if faults.count > 1 {
        Console.say("\n\(faults.count) wrong engines; fuzz --fault NAME judges one")
      }
    }
    return .clean
  }
}
