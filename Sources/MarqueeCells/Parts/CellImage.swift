package import MarqueeScreen

package struct CellImage: Hashable, Sendable {
  package var source: ItemImage?
  /// The radius of its corners in points.
  package var cornerRadius: Double
  package var placeholder: String
  package var fit: Theme.ImageFit

  /// - Parameter cornerRadius: The radius of its corners if the theme has none; 0 for an image
  ///   without corners.
  package init(
    name: String?, link: String? = nil, cornerRadius: Double = 0, placeholder: String = "",
    _ theme: Theme = Theme()
  ) {
    source = ItemImage(name: name, link: link)
    self.cornerRadius = cornerRadius == 0 ? 0 : theme.cardRadius ?? cornerRadius
    self.placeholder = placeholder
    fit = theme.imageFit
  }

  /// - Parameter placeholder: The words in its place; `nil` for the host of an image at a URL.
  init(
    of item: some ItemModel, cornerRadius: Double = 0, placeholder: String? = nil, _ theme: Theme
  ) {
    self.init(
      name: item.shownImageName, link: item.shownImageLink, cornerRadius: cornerRadius,
      placeholder: placeholder ?? WebLink.host(of: item.shownImageLink) ?? "", theme)
  }

  /// The image's name; `nil` for an image at a URL.
  package var name: String? {
    guard case .named(let name) = source else { return nil }
    return name
  }
}
