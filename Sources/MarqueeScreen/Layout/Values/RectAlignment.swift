/// The edge or corner of a section at which a boundary supplementary item lies.
///
/// The counterpart of UIKit's `NSRectAlignment`.
public enum RectAlignment: String, Hashable, Sendable, CaseIterable {
  /// Centered both ways.
  case none
  /// In the middle of the upper edge.
  case top
  /// In the upper corner where reading starts.
  case topLeading
  /// In the middle of the edge where reading starts.
  case leading
  /// In the lower corner where reading starts.
  case bottomLeading
  /// In the middle of the lower edge.
  case bottom
  /// In the lower corner where a line ends.
  case bottomTrailing
  /// In the middle of the edge where a line ends.
  case trailing
  /// In the upper corner where a line ends.
  case topTrailing
}
