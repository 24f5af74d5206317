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

  /// Draws valid scenarios of a scope that need none but some features, and spells all that keep within
  /// the language's limits.
  public static func generator(
    of scope: Scope, within features: Scenario.Features = .all
  ) -> AnyGenerator<Scenario> {
    AnyGenerator(Language.scenario.proposed(by: Cast(scope: scope, features: features)))
  }

  /// Draws valid scenarios of everything that are about one sketch and need none but some features, and
  /// spells the same as the others.
  public static func generator(
    of sketch: Sketch, within features: Scenario.Features = .all
  ) -> AnyGenerator<Scenario> {
    AnyGenerator(
      Language.scenario.proposed(
        by: Cast(scope: .everything, features: features, sketch: sketch)))
  }
}

/// Draws scenarios as the casting makes them up; they are spelled in the language.
private struct Cast: Generator {
  let scope: Scenarios.Scope
  let features: Scenario.Features
  var sketch: Sketch?

  func draw(from source: inout Source) -> Scenario {
    let isBoth = scope == .both
    let isOfTaps = isBoth && source.random.next() % 6 == 0
    let itsScope = isOfTaps ? .taps : isBoth ? .everything : scope
    var casting = Casting(&source, scope: itsScope, only: sketch, within: features)
    let scenario = casting.scenario()
    if features == .all { return scenario }
    // What is left of a scene need not be one; then another is made.
    if (try? scenario.validate()) != nil { return scenario }
    for _ in 0..<16 {
      var casting = Casting(&source, scope: itsScope, only: sketch, within: features)
      let other = casting.scenario()
      if (try? other.validate()) != nil { return other }
    }
    return Scenario(views: [Scenario.View(id: "v1", kind: .window, frame: .screen)])
  }

  func spell(_ value: Scenario, into spelling: inout Spelling) throws(Unspellable) {
    try Language.scenario.spell(value, into: &spelling)
  }
}
