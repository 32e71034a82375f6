#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where the image of an item comes from.
public enum ItemImage: Hashable, Sendable {
  /// An image of the app's bundle, by the name with which the app asks for it.
  case named(String)
  /// An image that is loaded from an address.
  case link(URL)
}

extension ItemImage {
  /// Takes the name of an image, or the link to one; `nil` where there is neither.
  ///
  /// Where there are both, the name counts: its image is there without a network.
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
  /// The image of the item; `nil` for an item without one, and for a link that is not a URL.
  public var image: ItemImage? { ItemImage(name: imageName, link: imageLink) }
}
