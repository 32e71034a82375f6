/// The weight of a font.
///
/// These are the weights that text styles use; other weights are near one of them.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  /// The weight of most text.
  case regular
  /// A little heavier, for emphasis.
  case medium
  /// The weight of headlines.
  case semibold
  /// The weight of strong titles.
  case bold
}
