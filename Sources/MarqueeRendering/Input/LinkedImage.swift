import MarqueeCells
import MarqueeScreen

/// An image at a URL, which a browser loads if somebody asks it to; Marquee never does.
struct LinkedImage: Hashable {
  let address: String
  /// The site in a policy: `https://example.com`.
  let site: String

  /// Makes a link that a page may load; `nil` for any other.
  ///
  /// The site becomes a part of a page's policy, so it has only the characters of names.
  init?(_ image: ItemImage?) {
    guard case .link(let url) = image, let link = WebLink("\(url)") else { return nil }
    let host = link.host.lowercased()
    let site = "https://\(host)"
    guard link.address.lowercased().hasPrefix(site), !host.isEmpty,
      host.utf8.allSatisfy(Self.allowed.contains)
    else { return nil }
    address = link.address
    self.site = site
  }

  private static let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-.:".utf8)

  /// The sites of a screen's images, sorted, each once.
  static func sites(of screen: Screen) -> [String] {
    let images = screen.sections.lazy.flatMap(\.items).map(\.image)
    return Set(images.compactMap(LinkedImage.init).map(\.site)).sortedByBytes()
  }
}

extension CellPart {
  /// The image of the part that a page may load; `nil` if there is none.
  var linkedImage: LinkedImage? {
    switch self {
    case .image(let image), .ranked(_, let image): LinkedImage(image.source)
    default: nil
    }
  }
}
