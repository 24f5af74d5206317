import TouchScript

extension Query {
  /// What is so, in plain words: `“row” is not selected`.
  var words: String {
    let name = happening.name.quotedName
    let verb = { (yes: String, no: String) in "\(name) \(isWanted ? yes : no)" }
    return switch happening.verb {
    case .hit: verb("is hit", "is not hit")
    case .receives: verb("gets touchesBegan", "gets no touchesBegan")
    case .cancelled: verb("gets touchesCancelled", "gets no touchesCancelled")
    case .recognized: verb("recognizes", "does not recognize")
    case .action: "the action of \(verb("is called", "is not called"))"
    case .select: "the row \(verb("is selected", "is not selected"))"
    case .scrolls: verb("scrolls", "does not scroll")
    case .event:
      verb(
        "sends \(happening.event?.rawValue ?? "")",
        "does not send \(happening.event?.rawValue ?? "")")
    }
  }
}
