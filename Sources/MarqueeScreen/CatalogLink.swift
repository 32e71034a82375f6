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
    guard let text = LinkText(bytes[...]), !text.rest.isEmpty else { return nil }
    let names = text.names.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    guard !names.contains("") else { return nil }
    switch text.names.first?.target {
    case .screen: self = .screen(names[0], section: names.dropFirst().first)
    case .section: self = .section(names[0])
    case .item: self = .item(names[0])
    case nil:
      let scheme = String(decoding: bytes[text.scheme], as: UTF8.self).lowercased()
      guard !Self.forbiddenSchemes.contains(scheme), let url = URL(string: link) else { return nil }
      self = .address(url)
    }
  }
}
