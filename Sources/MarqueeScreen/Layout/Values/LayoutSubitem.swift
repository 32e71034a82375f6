/// What a group places: an item, or another group.
///
/// In UIKit a group is a kind of item; here they are separate cases.
public indirect enum LayoutSubitem: Hashable, Sendable {
  /// One cell.
  case item(LayoutItem)
  /// A group, which takes one place in its parent and arranges its own subitems.
  case group(LayoutGroup)
}
