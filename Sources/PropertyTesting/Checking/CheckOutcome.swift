/// What came of checking a property, whatever its values are.
public struct CheckOutcome: Sendable {
  /// In how many cases the property held.
  public var held = 0
  /// How many cases were discarded, by `assume` or since nothing could be drawn.
  public var discarded = 0
  /// Whether so many cases were discarded that it gave up.
  public var gaveUp = false
  /// What the cases were labelled with, the most frequent first.
  public var labels: [Label] = []

  /// How many cases had a label.
  public struct Label: Sendable, Hashable {
    /// The label.
    public let name: String
    /// The share of the cases that had it.
    public let share: Proportion
    /// The share that it must have, if it must.
    public let required: Double?

    /// Whether the share is surely smaller than it must be.
    public var isTooRare: Bool { required.map { share.interval.upperBound < $0 } ?? false }
  }

  /// The labels as lines of percentages; empty if there are none.
  public var labelLines: [String] {
    labels.map { label in
      let tenths = Int((label.share.share * 1000).rounded())
      return "\(tenths / 10).\(tenths % 10) % \(label.name)"
    }
  }

  /// What is wrong though no case failed, in sentences.
  public var complaints: [String] {
    let waste =
      "only \(held) of \(held + discarded) cases were kept, the others discarded by assume or filter."
      + " Generate what the property needs rather than wait for it, with map or flatMap."
    return (gaveUp ? [waste] : [])
      + labels.filter(\.isTooRare).map { label in
        "\"\(label.name)\" was to be at least \(Self.percent(label.required ?? 0)) of the cases, and was"
          + " \(label.share.count) of \(label.share.trials)."
      }
  }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
