import PropertyTesting
import TouchScript

/// Every scenario that can be written, and how a search finds the telling ones.
///
/// The *language* (folder `Language`) says which scenarios there are and how each is spelled as
/// choices; replaying, shrinking and tokens know nothing else. The *casting* (folder `Casting`) says
/// which of them a search tries: it builds view trees, sets of recognizers and touch sequences around
/// a *sketch* (folder `Sketches`) that aims at some rules, and is never recorded. What the casting can never produce: more than three
/// windows or some twenty views, more than five fingers, names of one's own, measures between what
/// surely is a gesture and what surely is none.
public enum Scenarios {
  /// Which scenarios a search tries. All are spelled in the same language.
  public enum Scope: String, Sendable, CaseIterable {
    /// Taps: views, buttons and plain controls, and recognizers of taps.
    case taps
    /// Everything that the language has words for.
    case everything
    /// A sixth of the cases of `taps`, the others of `everything`: what is simple is not drowned.
    case both

    /// What a search tries if it is not told.
    public static let `default` = Scope.both
  }

  /// Draws valid scenarios of the default scope, and spells all that keep within the language's
  /// limits, whatever their scope.
  public static let generator = generator(of: .default)

  /// Draws valid scenarios of a scope, and spells all that keep within the language's limits.
  public static func generator(of scope: Scope) -> AnyGenerator<Scenario> {
    AnyGenerator(Language.scenario.proposed(by: Cast(scope: scope)))
  }

  /// Draws valid scenarios of everything that are about one sketch, and spells the same as the others.
  public static func generator(of sketch: Sketch) -> AnyGenerator<Scenario> {
    AnyGenerator(Language.scenario.proposed(by: Cast(scope: .everything, sketch: sketch)))
  }
}

/// Draws scenarios as the casting makes them up; they are spelled in the language.
private struct Cast: Generator {
  let scope: Scenarios.Scope
  var sketch: Sketch?

  func draw(from source: inout Source) -> Scenario {
    let isBoth = scope == .both
    let isOfTaps = isBoth && source.random.next() % 6 == 0
    let itsScope = isOfTaps ? .taps : isBoth ? .everything : scope
    var casting = Casting(&source, scope: itsScope, only: sketch)
    return casting.scenario()
  }

  func spell(_ value: Scenario, into spelling: inout Spelling) throws(Unspellable) {
    try Language.scenario.spell(value, into: &spelling)
  }
}
