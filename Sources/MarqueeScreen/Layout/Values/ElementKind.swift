/// The kinds of supplementary views that screens have.
///
/// The values are those of UIKit's constants of the same names.
public enum ElementKind {
  /// A section's header.
  public static let sectionHeader = "UICollectionElementKindSectionHeader"
  /// A section's footer.
  public static let sectionFooter = "UICollectionElementKindSectionFooter"
}
