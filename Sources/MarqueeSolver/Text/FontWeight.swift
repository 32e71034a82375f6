/// How heavy a text is drawn.
///
/// The weights that text styles use; others are near one of them.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  /// The weight of most text.
  case regular
  /// A little heavier, for what should stand out.
  case medium
  /// The weight of headlines.
  case semibold
  /// The weight of strong titles.
  case bold
}
