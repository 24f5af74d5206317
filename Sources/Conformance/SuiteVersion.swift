import Invariants

/// Which version of the suite this is; see the article "Stability".
public enum SuiteVersion {
  /// The version, by the rules of semantic versioning.
  public static let current = "1.0.0"
  /// The last version that brought rules, as `--rules-of` takes it.
  public static let rules = Rulebook.editions.last?.version ?? ""
}
