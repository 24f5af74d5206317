import Invariants

/// Parts of pages that list rules.
extension HTML {
  typealias Standing = ReportIndex.Standing

  /// A verdict as a sign and a word, with a number or without.
  static func verdict(_ standing: Standing, _ count: Int? = nil) -> String {
    let number = count.map { "<strong>\($0)</strong> " } ?? ""
    return
      "<span class=\"v v-\(standing.look)\">\(number)<span class=\"w\">\(standing.rawValue)</span></span>"
  }

  /// How strongly a rule binds.
  static func chip(_ strength: Rule.Strength) -> String {
    "<span class=\"chip \(strength)\">\(strength)</span>"
  }

  /// The strengths that can be chosen, with their chips.
  static let strengths = Rule.Strength.allCases.sorted(by: >).map { ("\($0)", "\($0)") }

  /// The patterns of the bars' parts, once in a page.
  static let patterns = """
    <svg class="sr" aria-hidden="true"><defs><pattern id="p-idle" width="7" height="7" \
    patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="p-ground" width="7" \
    height="7"/><path class="p-mark" d="M0 0V7"/></pattern><pattern id="p-open" width="6" height="6" \
    patternUnits="userSpaceOnUse"><rect class="p-ground" width="6" height="6"/><circle class="p-dot" \
    cx="3" cy="3" r="1"/></pattern></defs></svg>
    """

  /// How many rules stand how, as a bar; what is broken is higher than the rest.
  static func bar(_ verdicts: [ReportIndex.Verdict], _ engine: Int = 0, label: String) -> String {
    var start = 0.0
    var parts = ""
    var words: [String] = []
    for standing in Standing.allCases {
      let count = verdicts.count(standing, engine)
      words.append("\(count) \(standing.rawValue)")
      if count == 0 { continue }
      let width = 100 * Double(count) / Double(max(1, verdicts.count))
      let height = standing == .broken ? "height=\"100%\"" : "y=\"16%\" height=\"68%\""
      parts +=
        "<rect class=\"\(standing.look)\" x=\"\(Markup.number(start))%\" "
        + "width=\"\(Markup.number(width))%\" \(height)/>"
      start += width
    }
    let says = sentence(label + words.joined(separator: ", "))
    return "<svg class=\"bar\" role=\"img\" aria-label=\"\(says)\">\(parts)</svg>"
  }

  /// A search, and what can be switched off. Without scripts it is not shown.
  static func filter(_ choices: [(value: String, label: String)]) -> String {
    let boxes = choices.map {
      "<label><input type=\"checkbox\" value=\"\($0.value)\" checked>\($0.label)</label>"
    }
    return """
      <div class="filter js" role="search"><input type="search" id="find" \
      placeholder="Search: tap, HT-19" aria-label="Search rules" aria-keyshortcuts="/">\
      \(boxes.joined())<span id="count" aria-live="polite"></span></div>
      """
  }

  /// Where among a trace's calls the wrong one is. Of many calls not each has a tick.
  static func place(of violation: Violation, in count: Int) -> String {
    let last = max(1, count - (violation.isMissing ? 0 : 1))
    let step = max(1, (last + 43) / 44)
    let wrong = min(max(0, violation.event), last)
    func x(_ place: Int) -> Double { 4 + 128 * Double(place) / Double(last) }
    let ticks = stride(from: 0, through: last, by: step).filter { $0 != wrong }
      .map { "M\(Markup.number(x($0))) 4v6" }
    let says =
      "call \(wrong + 1) of \(max(count, wrong + 1)) is \(violation.isMissing ? "missing" : "wrong")"
    return """
      <svg class="at" viewBox="0 0 136 14" role="img" aria-label="\(says)">\
      <path d="\(ticks.joined())"/><path class="x" \
      d="M\(Markup.number(x(wrong) - 4)) 3l8 8m0 -8l-8 8"/></svg>
      """
  }

  /// A rule's statement, what follows its first sentence paler.
  static func statement(of rule: Rule) -> String {
    let (first, rest) = rule.parts
    return statement(plain(first))
      + (rest.isEmpty ? "" : " <span class=\"soft\">\(statement(plain(rest)))</span>")
  }
}

extension Rule {
  /// The statement in two: up to the first `.`, `;` or `:` that ends a part of it, and the rest.
  var parts: (first: String, rest: String) {
    var depth = 0
    var isCode = false
    let letters = Array(statement)
    for (place, letter) in letters.enumerated() {
      switch letter {
      case "`": isCode.toggle()
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ".", ";", ":":
        guard depth == 0, !isCode, place + 2 < letters.count, letters[place + 1] == " ",
          place >= Self.leastHeadline || letter == ".",
          letter != "." || !letters[place + 2].isLowercase
        else { continue }
        return (String(letters[...place]), String(letters[(place + 2)...]))
      default: continue
      }
    }
    return (statement, "")
  }

  /// The first part, for a title.
  var headline: String {
    let (first, rest) = parts
    if rest.isEmpty || first.last == "." { return first }
    return first.dropLast() + (first.last == ":" ? " …" : ".")
  }

  /// Less than that is no title.
  private static let leastHeadline = 24
}

extension Exhibit {
  /// The scene as a small picture, for a list; names in it begin with `prefix`.
  func thumbnail(_ prefix: String) -> String {
    let picture = small(prefix)
    return picture.svg(says: PageParts.says(picture, scenario))
  }

  /// The same to be shown by reference, and a reference to it.
  func symbol(_ id: String) -> (definition: String, reference: String) {
    let picture = small(id + "k")
    let box =
      "viewBox=\"0 0 \(Markup.number(picture.crop.width)) \(Markup.number(picture.height))\""
    return (
      "<symbol id=\"\(id)\" \(box)><g class=\"views\">\(picture.elements)</g></symbol>",
      "<svg class=\"views\" \(box) aria-hidden=\"true\"><use href=\"#\(id)\"/></svg>"
    )
  }

  private func small(_ prefix: String) -> ScenePicture {
    ScenePicture(scenario, trace, width: 160, least: 0.62, text: 12, prefix: prefix)
  }
}
