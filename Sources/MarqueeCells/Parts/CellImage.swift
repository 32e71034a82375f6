package import MarqueeScreen

package struct CellImage: Hashable, Sendable {
  /// The source of the image; `nil` for none.
  package var source: ItemImage?
  /// The radius of its corners in points.
  package var cornerRadius: Double
  package var placeholder: String

  package init(
    name: String?, link: String? = nil, cornerRadius: Double = 0, placeholder: String = ""
  ) {
    source = ItemImage(name: name, link: link)
    self.cornerRadius = cornerRadius
    self.placeholder = placeholder
  }

  /// - Parameter placeholder: The words in its place; `nil` for the host of an image at a URL.
  init(of item: some ItemModel, cornerRadius: Double = 0, placeholder: String? = nil) {
    self.init(
      name: item.shownImageName, link: item.shownImageLink, cornerRadius: cornerRadius,
      placeholder: placeholder ?? WebLink.host(of: item.shownImageLink) ?? "")
  }

  /// The image's name; `nil` for an image at a URL.
  package var name: String? {
    guard case .named(let name) = source else { return nil }
    return name
  }
}
