/// The reading direction of a screen, which determines the side of its leading edge.
public enum ReadingDirection: String, Hashable, Sendable, CaseIterable {
  /// The leading edge is on the left.
  case leftToRight = "ltr"
  /// The leading edge is on the right, as in Arabic and Hebrew.
  case rightToLeft = "rtl"
}
