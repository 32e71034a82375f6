/// A link as authors write it, cut into its parts.
///
/// No other code cuts links, so apps, rules, sites and editors agree where one leads.
package struct LinkText: Sendable {
  package let scheme: Range<Int>
  /// What comes after the scheme.
  package let rest: Range<Int>
  /// The names in the catalog; none for an address with any other scheme.
  ///
  /// The name of a screen ends at the first `#`, as a path does in an address; so every section can
  /// be linked to, and no screen whose name has a `#`.
  package let names: [(target: ReferenceTarget, range: Range<Int>)]

  /// Cuts a link, whose names may still be empty.
  ///
  /// - Parameter text: UTF-8; the ranges are indices into it.
  /// - Returns: `nil` for a text without a scheme (RFC 3986).
  package init?(_ text: ArraySlice<UInt8>) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(text[..<colon]) else {
      return nil
    }
    let rest = text[(colon + 1)...]
    (scheme, self.rest) = (text.startIndex..<colon, rest.indices)
    // 'example.com:8080' is a host with its port.
    if text[scheme].contains(UInt8(ascii: ".")), rest.first?.isASCIIDigit == true { return nil }
    let target = ReferenceTarget(rawValue: String(decoding: text[scheme], as: UTF8.self))
    if target == .screen, let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      names = [(.screen, rest.startIndex..<mark), (.section, (mark + 1)..<rest.endIndex)]
    } else {
      names = target.map { [($0, rest.indices)] } ?? []
    }
  }

  /// Whether a text, without a colon, is a scheme (RFC 3986).
  package static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    text.first?.isASCIILetter == true
      && text.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) }
  }
}
