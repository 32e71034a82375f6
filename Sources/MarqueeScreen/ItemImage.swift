public import MarqueePlatform

/// The source of an item's image.
public enum ItemImage: Hashable, Sendable {
  /// An image in the app's bundle, by the name with which the app requests it.
  case named(String)
  /// An image at a URL.
  case link(URL)
}

extension ItemImage {
  /// Makes a source from the name of an image or a link to one; `nil` if there is neither.
  ///
  /// A name takes precedence over a link, because its image is available without a network.
  package init?(name: String?, link: String?) {
    if let name {
      self = .named(name)
    } else if let url = link.flatMap(URL.init(string:)) {
      self = .link(url)
    } else {
      return nil
    }
  }
}

extension ScreenItem {
  /// The item's image; `nil` if the item has none, or its link is not a URL.
  public var image: ItemImage? { ItemImage(name: imageName, link: imageLink) }
}
