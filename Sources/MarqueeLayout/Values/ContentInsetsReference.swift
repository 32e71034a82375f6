/// What a section keeps clear of, across the layout's direction, before its own insets.
///
/// The counterpart of UIKit's `UIContentInsetsReference`.
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
  /// What the layout's configuration says; there it means the safe area.
  case automatic
  /// Nothing: it uses the whole view.
  case none
  /// The safe area.
  case safeArea
  /// The view's margins.
  case layoutMargins
  /// The width in which text reads well; taken to be that within the margins.
  case readableContent
}
