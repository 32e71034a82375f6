/// What a group places: an item, or another group.
///
/// In UIKit a group is a kind of item; here the two are distinguished by a case.
public indirect enum LayoutSubitem: Hashable, Sendable {
  /// One cell.
  case item(LayoutItem)
  /// A group, which takes one place in its parent and fills itself.
  case group(LayoutGroup)
}
