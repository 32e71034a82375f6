import MarqueeScreen

/// A link that a page can contain: one to a web site.
///
/// A link in content can be anything, such as `javascript:`; only this type is written as a link.
package struct WebLink: Hashable, Sendable {
  package let address: String

  /// Makes a link from an address that begins with `https://` or `http://`; `nil` for any other.
  package init?(_ address: String) {
    guard WebPrefix(of: address.utf8) != nil,
      !address.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F })
    else { return nil }
    self.address = address
  }

  static func host(of address: String?) -> String? { address.flatMap(WebLink.init)?.host }

  /// The name of the site: `example.com`.
  ///
  /// A user name before it is omitted, because it can look like a site's name. A backslash ends the
  /// host, as it does in browsers.
  package var host: String {
    let afterScheme = address.unicodeScalars.drop { $0 != "/" }.drop { $0 == "/" }
    let authority = afterScheme.prefix { !["/", "?", "#", "\\"].contains($0) }
    let start = authority.lastIndex(of: "@").map(authority.index(after:))
    return String(authority[(start ?? authority.startIndex)...])
  }
}
