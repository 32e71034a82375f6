public import Foundation

/// The files that the build puts into this target's bundle: the JSON of screens, and images.
public enum CatalogContent {
  /// The bundle.
  public static let bundle = Bundle.module
}
