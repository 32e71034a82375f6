package import MarqueeScreen

/// An image in a cell.
package struct CellImage: Hashable, Sendable {
  /// Where the image comes from; `nil` for none.
  package var source: ItemImage?
  /// The radius of its corners in points.
  package var cornerRadius: Double
  /// What is in its place where there is none.
  package var placeholder: String

  /// Takes the name of an image, or the link to one.
  package init(
    name: String?, link: String? = nil, cornerRadius: Double = 0, placeholder: String = ""
  ) {
    source = ItemImage(name: name, link: link)
    self.cornerRadius = cornerRadius
    self.placeholder = placeholder
  }

  /// The image's name; `nil` for one that is loaded from an address.
  package var name: String? {
    guard case .named(let name) = source else { return nil }
    return name
  }
}
