import Invariants

extension Arguments {
  /// What is to be judged: rules, and relations between two scenes.
  struct Selection {
    var invariants: [Invariant]
    var relations: [Relation]
  }

  /// The rules and relations asked for with `--rules`, or as operands, without those of `--skip`.
  func selection(of operands: [String] = []) throws(Misuse) -> Selection {
    var wanted =
      try operands.isEmpty ? matching("--rules") ?? everything : matching(operands)
    if let skipped = try matching("--skip") {
      wanted.invariants.removeAll { wanted in skipped.invariants.contains { $0.id == wanted.id } }
      wanted.relations.removeAll { wanted in skipped.relations.contains { $0.id == wanted.id } }
    }
    guard !wanted.invariants.isEmpty || !wanted.relations.isEmpty else {
      throw Misuse("--skip leaves no rule to judge")
    }
    return wanted
  }

  private var everything: Selection {
    Selection(invariants: Invariants.all + engine.own.invariants, relations: Relations.all)
  }

  private func matching(_ option: String) throws(Misuse) -> Selection? {
    guard let list = text(option) else { return nil }
    let selections = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !selections.contains("") else {
      throw Misuse(
        "\(option) takes rules or chapters such as HT,GR-11, not \(list.quotedOnOneLine)")
    }
    return try matching(selections)
  }

  private func matching(_ selections: [String]) throws(Misuse) -> Selection {
    let own = Set(selections.flatMap(engine.own.matching).map(\.id))
    let others = selections.filter { engine.own.matching($0).isEmpty }
    let relations = others.map(Relations.matching)
    let rules = zip(others, relations).filter { $1.isEmpty }.map(\.0)
    let wanted = Set(relations.joined().map(\.id))
    do {
      return Selection(
        invariants: (rules.isEmpty ? [] : try Invariants.matching(rules))
          + engine.own.invariants.filter { own.contains($0.id) },
        relations: Relations.all.filter { wanted.contains($0.id) })
    } catch {
      throw Misuse(complaint(about: error.selection))
    }
  }

  private func complaint(about selection: String) -> String {
    let name = selection.uppercased()
    if let reason = Rulebook[name]?.reason { return "the rule \(name) is not checked: \(reason)" }
    let chapters = Rulebook.chapters.map(\.letters)
    if chapters.contains(name) { return "no rule of the chapter \(name) is checked yet" }
    let ids = RuleNames.all + engine.own.invariants.map(\.id)
    if let meant = RuleNames.meant(by: name, among: ids)
      ?? (name.contains("-") ? ids.nearest(to: name) : nil)
    {
      return "there is no rule \(selection.quotedOnOneLine); did you mean \(meant)?"
    }
    if let chapter = Rulebook.chapters.first(where: { $0.title.uppercased().hasPrefix(name) }) {
      return "there is no rule or chapter \(selection.quotedOnOneLine); "
        + "did you mean \(chapter.letters)?"
    }
    let nearest = Rulebook.all.map(\.id).contains { $0.hasPrefix(name.prefix(3)) }
    return "there is no rule or chapter \(selection.quotedOnOneLine); "
      + ((nearest && name.count > 3) || name.hasPrefix("M-")
        ? "touchstone rules lists the rules"
        : "the chapters are \(chapters.joined(separator: ", ")), and M is for the relations")
  }
}
