/// The version of this package.
public enum Version {
  /// As `1.2.0`.
  public static let current = "0.1.0"
}
