public import MarqueePlatform

/// A parsed link: a place in the catalog, or an address.
///
/// ```
/// switch item.link.flatMap(CatalogLink.init) {
/// case .screen(let name, let section)?: print("shows \(name), from \(section ?? "its top")")
/// case .address(let url)?: print("asks the system to open \(url)")
/// case .section, .item, nil: print("stays on the screen")
/// }
/// ```
public enum CatalogLink: Hashable, Sendable {
  /// A screen by its name, and optionally one of its sections: `screen:Learn`, `screen:Learn#new`.
  /// The name ends at the first `#`.
  case screen(String, section: String?)
  /// A section of the screen by its identifier: `section:new`.
  case section(String)
  /// An item of the screen by its identifier: `item:clay`.
  case item(String)
  /// An address with any other scheme. Content can come from a server, so an app must decide which
  /// schemes it opens.
  case address(URL)

  /// Schemes that run code or read files on the device.
  package static let forbiddenSchemes: Set = ["javascript", "data", "vbscript", "file"]

  /// Parses a link.
  ///
  /// - Parameter link: A link as authors write it.
  /// - Returns: `nil` for a text that has no scheme, has nothing after it, or is not a URL, and for
  ///   the schemes `javascript`, `data`, `vbscript` and `file`, which no catalog needs.
  public init?(_ link: String) {
    let bytes = Array(link.utf8)
    guard let text = LinkText(bytes[...]), !text.parts.contains(where: \.isEmpty) else {
      return nil
    }
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    switch text.target {
    case .screen(let name, let section): self = .screen(part(name), section: section.map(part))
    case .section(let name): self = .section(part(name))
    case .item(let name): self = .item(part(name))
    case .address:
      guard !Self.forbiddenSchemes.contains(part(text.scheme).lowercased()),
        let url = URL(string: link)
      else { return nil }
      self = .address(url)
    }
  }
}
