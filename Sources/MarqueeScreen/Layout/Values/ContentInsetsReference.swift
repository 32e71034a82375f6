/// The area that a section stays inside, across the layout's direction, before its own insets.
///
/// The counterpart of UIKit's `UIContentInsetsReference`.
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
  /// The reference of the layout's configuration; in the configuration itself, the safe area.
  case automatic
  /// The whole view.
  case none
  /// The safe area.
  case safeArea
  /// The view's margins.
  case layoutMargins
  /// The readable width; taken to be the width inside the margins.
  case readableContent
}
