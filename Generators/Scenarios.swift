import PropertyTesting
import TouchScript

/// Every scenario that can be written, and how a search finds the telling ones.
///
/// The *language* (folder `Language`) says which scenarios there are and how each is spelled as
/// choices; replaying, shrinking and tokens know nothing else. The *casting* (folder `Casting`) says
/// which of them a search tries: it builds view trees, sets of recognizers and touch sequences around
/// a *sketch* (folder `Sketches`) that aims at some rules, and is never recorded. *Randomness* (folder
/// `Random`) disturbs such scenes, and makes others up of everything that the language has words for.
/// What a search never tries: more than three windows or some twenty views, more than five fingers, and
/// names of one's own.
public enum Scenarios {
  /// Which scenarios a search tries. All are spelled in the same language.
  public enum Scope: String, Sendable, CaseIterable {
    /// Taps: views, buttons and plain controls, and recognizers of taps.
    case taps
    /// Everything that the language has words for.
    case everything
    /// One case of twelve of `taps`, the others of `everything`: what is simple is not drowned.
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
    for _ in 0..<16 {
      let scenario = drawOnce(from: &source)
      // What is left of a scene without some features need not be one; then another is drawn.
      if features == .all || (try? scenario.validate()) != nil { return scenario }
    }
    return Scenario(views: [Scenario.View(id: "v1", kind: .window, frame: .screen)])
  }

  /// About a third of all cases is plain randomness. The others are made around sketches, and half of these
  /// are disturbed. A sketch that is asked for stays as it is, and so do cases of the scope `taps`.
  private func drawOnce(from source: inout Source) -> Scenario {
    let lot = scope == .both ? source.random.below(12) : 1
    let isOfTaps = scope == .taps || lot == 0
    if !isOfTaps, sketch == nil, source.random.below(3) == 0 {
      let scenario = PlainScene.scenario(seed: source.random.next())
      return features == .all ? scenario : scenario.kept(within: features)
    }
    let itsScope = isOfTaps ? Scenarios.Scope.taps : .everything
    var casting = Casting(&source, scope: itsScope, only: sketch, within: features)
    let scenario = casting.scenario()
    if sketch != nil || scope == .taps || source.random.below(2) == 0 { return scenario }
    let disturbed = scenario.disturbed(seed: source.random.next())
    return features == .all ? disturbed : disturbed.kept(within: features)
  }

  func spell(_ value: Scenario, into spelling: inout Spelling) throws(Unspellable) {
    try Language.scenario.spell(value, into: &spelling)
  }
}
