import MarqueeLayout

/// From which side a screen is read; its leading edge is there.
public enum ReadingDirection: String, Hashable, Sendable, CaseIterable {
  /// The leading edge is on the left.
  case leftToRight = "ltr"
  /// The leading edge is on the right, as in Arabic and Hebrew.
  case rightToLeft = "rtl"
}
