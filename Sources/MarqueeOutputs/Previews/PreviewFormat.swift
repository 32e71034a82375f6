/// What previews are written as.
public enum PreviewFormat: String, CaseIterable, Sendable {
  /// A page for each screen, and an index.
  case html
  /// An image for each screen and device.
  case svg
  /// A drawing in characters for each screen and device.
  case text
  /// What changed, for a pull request, with small images; only if versions are compared.
  case markdown
}
