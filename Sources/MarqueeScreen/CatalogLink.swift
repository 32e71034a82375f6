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
    guard let colon = link.firstIndex(of: ":") else { return nil }
    let scheme = link[..<colon]
    let target = String(link[link.index(after: colon)...])
    guard !scheme.isEmpty, !target.isEmpty else { return nil }
    switch ReferenceTarget(rawValue: String(scheme)) {
    case .screen:
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard !parts[0].isEmpty, parts.last?.isEmpty == false else { return nil }
      self = .screen(String(parts[0]), section: parts.count > 1 ? String(parts[1]) : nil)
    case .section: self = .section(target)
    case .item: self = .item(target)
    case nil:
      guard !Self.forbiddenSchemes.contains(scheme.lowercased()), let url = URL(string: link)
      else { return nil }
      self = .address(url)
    }
  }
}
