/// A link as authors write it, cut into its parts.
///
/// No other code cuts links, so apps, rules, sites and editors agree where one leads.
package struct LinkText: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    /// A screen, and optionally one of its sections: `screen:Learn`, `screen:Learn#new`.
    ///
    /// The name ends at the first `#`, as a path does in an address; so every section can be linked
    /// to, and no screen whose name has a `#`.
    case screen(name: Range<Int>, section: Range<Int>?)
    /// A section with an authored identifier: `section:new`.
    case section(Range<Int>)
    /// An item with an authored identifier: `item:clay`.
    case item(Range<Int>)
    /// What comes after any other scheme.
    case address(Range<Int>)
  }

  package let scheme: Range<Int>
  package let target: Target

  /// Cuts a link, whose names may still be empty.
  ///
  /// - Parameter text: UTF-8; the ranges are indices into it.
  /// - Returns: `nil` for a text without a scheme (RFC 3986).
  /// - Complexity: O(*n*) in the bytes.
  package init?(_ text: ArraySlice<UInt8>) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(text[..<colon]) else {
      return nil
    }
    scheme = text.startIndex..<colon
    let rest = text[(colon + 1)...]
    // 'example.com:8080' is a host with its port.
    if text[scheme].contains(UInt8(ascii: ".")), rest.first?.isASCIIDigit == true { return nil }
    switch ReferenceTarget(rawValue: String(decoding: text[scheme], as: UTF8.self)) {
    case .screen:
      let mark = rest.firstIndex(of: UInt8(ascii: "#"))
      target = .screen(
        name: rest.startIndex..<(mark ?? rest.endIndex),
        section: mark.map { ($0 + 1)..<rest.endIndex })
    case .section: target = .section(rest.indices)
    case .item: target = .item(rest.indices)
    case nil: target = .address(rest.indices)
    }
  }

  /// What the link names, in the order of its text.
  package var parts: [Range<Int>] {
    switch target {
    case .screen(let name, let section): [name] + [section].compactMap(\.self)
    case .section(let part), .item(let part), .address(let part): [part]
    }
  }

  /// Whether a text, without a colon, is a scheme (RFC 3986).
  package static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    text.first?.isASCIILetter == true
      && text.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) }
  }
}
