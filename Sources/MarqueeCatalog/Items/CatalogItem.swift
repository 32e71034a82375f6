/// An item of a section, as its author wrote it.
///
/// ```
/// switch item.content {
/// case let poster as Poster: show(poster.imageName)
/// case let course as Course: show(course.title)
/// default: break
/// }
/// ```
public struct CatalogItem: Sendable {
  /// The item, with what screens need to know of it.
  package var model: any ItemModel

  /// Takes an item.
  package init(_ model: some ItemModel) {
    self.model = model
  }

  /// What the item is.
  public var kind: ItemKind { model.kind }

  /// The item itself, such as a ``Poster`` or a ``Course``.
  public var content: any Hashable & Sendable { model }

  /// The author's own name for the item, where there is one.
  public var id: String? { model.id }

  /// The name of the image in the content folder, where the item has one.
  public var imageName: String? { model.shownImageName }
}

extension CatalogItem: Hashable {
  /// Compares the items themselves.
  public static func == (left: CatalogItem, right: CatalogItem) -> Bool {
    left.model.isEqual(to: right.model)
  }

  /// Hashes the item itself.
  public func hash(into hasher: inout Hasher) {
    model.hash(into: &hasher)
  }
}
