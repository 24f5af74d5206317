import PropertyTesting
import TouchScript

/// Every scenario that can be written, and how a search finds the telling ones.
///
/// The *language* (folder `Language`) says which scenarios there are and how each is spelled as
/// choices; replaying, shrinking and tokens know nothing else. The *casting* (folder `Casting`) says
/// which of them a search tries: it builds view trees, sets of recognizers and touch sequences that
/// aim at the rules, and is never recorded. What the casting can never produce: more than three
/// windows or twelve views, more than four fingers, names of one's own.
public enum Scenarios {
  /// Draws valid scenarios and spells all that keep within the language's limits.
  public static let generator = AnyGenerator(Language.scenario.proposed(by: Cast()))
}

/// Draws scenarios as the casting makes them up; they are spelled in the language.
private struct Cast: Generator {
  func draw(from source: inout Source) -> Scenario {
    var casting = Casting(&source)
    return casting.scenario()
  }

  func spell(_ value: Scenario, into spelling: inout Spelling) throws(Unspellable) {
    try Language.scenario.spell(value, into: &spelling)
  }
}
