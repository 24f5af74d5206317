extension Fault {
  /// The fault as a list has it: its name, what it does wrong, and what must notice it.
  public var text: String {
    let rules = breaks.joined(separator: ", ")
    let expected = smallest == nil ? "against \(rules)" : "caught by \(rules)"
    return "\(name)\n" + "    \(says)".wrapped(to: 100, indent: "    ") + "\n"
      + "    \(expected)".wrapped(to: 100, indent: "    ")
  }
}

extension JSONReport {
  /// One entry of `faults --format json`.
  public struct ListedFault: Encodable {
    let name: String
    let says: String
    let breaks: [String]
    let smallest: Nullable<SceneSize>
    let planted: Bool

    /// Makes the record of a fault.
    public init(_ fault: Fault) {
      name = fault.name
      says = fault.says
      breaks = fault.breaks
      smallest = Nullable(fault.smallest)
      planted = Fault.planted.contains { $0.name == fault.name }
    }
  }
}
