/// Which version of the suite this is.
public enum SuiteVersion {
  /// The version. It is 0.9 until the first release.
  public static let current = "0.9"
}
