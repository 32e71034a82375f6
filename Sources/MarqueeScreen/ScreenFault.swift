/// The reason why sections cannot form a screen: a collection view would raise an exception or show
/// nothing.
public enum ScreenFault: Error, Hashable, Sendable {
  /// Two sections have this identifier.
  case duplicateSection(String)
  /// Two items of the screen have this identifier, in the same section or in different ones.
  case duplicateItem(String)
  /// A section refers to a layout that the screen does not have.
  case missingLayout(String, section: String)
  /// A layout has a number or a structure that cannot be laid out.
  case invalidLayout(String, LayoutFault.Reason)
  /// An item is not of the kind of its section's type.
  case wrongItemKind(ItemKind, item: String)
}

extension ScreenFault: CustomStringConvertible {
  /// The fault in one sentence.
  public var description: String {
    switch self {
    case .duplicateSection(let id): "Two sections have the identifier '\(id)'."
    case .duplicateItem(let id): "Two items have the identifier '\(id)'."
    case .missingLayout(let name, let section):
      "The section '\(section)' names the layout '\(name)', which is not one of the screen's."
    case .invalidLayout(let name, let reason): "The layout '\(name)' is unusable: \(reason)."
    case .wrongItemKind(let kind, let item):
      "The item '\(item)' is of the kind '\(kind)', which its section does not hold."
    }
  }
}
