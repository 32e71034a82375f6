public import Foundation

/// What the build has put into this target's bundle: the JSON of screens, and images.
public enum CatalogContent {
  /// The bundle.
  public static let bundle = Bundle.module
}
