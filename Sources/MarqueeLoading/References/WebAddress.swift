import MarqueeScreen

/// An address on the web, as read by `URL(string:)` in every release of Foundation.
package struct WebAddress {
  /// The range of `https` or `http`.
  package let scheme: Range<Int>
  /// The user name before the host, with its `@`; `nil` for none.
  package let user: Range<Int>?
  /// The server's name, without user and port.
  package let host: ArraySlice<UInt8>
  package let isSecure: Bool

  /// Reads a link.
  ///
  /// - Parameter text: UTF-8; the ranges of faults are indices into it.
  package init(_ text: ArraySlice<UInt8>) throws(LinkFault) {
    guard !text.isEmpty else { throw .empty }
    guard let prefix = WebPrefix(of: text) else { throw .otherScheme }
    let length = prefix.rawValue.utf8.count
    scheme = text.startIndex..<(text.startIndex + length - "://".utf8.count)
    isSecure = prefix == .https
    let rest = text.dropFirst(length)
    try Self.checkCharacters(of: rest)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    user = authority.lastIndex(of: UInt8(ascii: "@")).map { authority.startIndex..<($0 + 1) }
    host = try Self.checkAuthority(authority)
    if WebPrefix(of: rest) != nil { throw .repeatedScheme(text.startIndex..<rest.startIndex) }
  }

  /// The link that a text was probably meant to be that begins with a host, as `www.example.com/a
  /// b`; `nil` for any other text.
  package static func completing(_ text: ArraySlice<UInt8>) -> String? {
    let text = text.drop { $0 == UInt8(ascii: "/") }
    let host = text.prefix { !"/?#:".utf8.contains($0) }
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !host.contains(UInt8(ascii: " ")), labels.count > 1, let last = labels.last,
      last.count > 1, last.allSatisfy(\.isASCIILetter),
      !fileExtensions.contains(String(decoding: last, as: UTF8.self).lowercased())
    else { return nil }
    let words = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let link = Array(WebPrefix.https.rawValue.utf8) + words.joined(separator: "%20".utf8)
    // Its fault does not matter: the text as it is written is reported.
    return (try? WebAddress(link[...])).map { _ in String(decoding: link, as: UTF8.self) }
  }

  /// The last parts of names that are files rather than hosts.
  private static let fileExtensions = ["html", "jpeg", "jpg", "json", "pdf", "plist", "png", "svg"]

  static func checkCharacters(of text: ArraySlice<UInt8>) throws(LinkFault) {
    if let character = UnseenCharacter.first(in: text) { throw .invalidCharacter(character) }
    for index in text.indices {
      switch text[index] {
      case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
        UInt8(ascii: "|"), UInt8(ascii: "}"):
        throw .invalidCharacter(index..<(index + 1))
      case UInt8(ascii: "%"):
        let digits = text[index...].dropFirst().prefix(2)
        guard digits.count == 2, digits.allSatisfy(isHexadecimalDigit) else {
          throw .invalidPercent(index..<(index + 1))
        }
      default: break
      }
    }
  }

  /// Checks everything before the path: the host, with an optional user before and port after it.
  ///
  /// - Returns: The host.
  private static func checkAuthority(
    _ authority: ArraySlice<UInt8>
  ) throws(LinkFault) -> ArraySlice<UInt8> {
    let hostStart = authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 }
    let hostAndPort = authority[(hostStart ?? authority.startIndex)...]
    let host: ArraySlice<UInt8>
    if hostAndPort.first == UInt8(ascii: "[") {
      guard let end = hostAndPort.firstIndex(of: UInt8(ascii: "]")) else { throw .noHost }
      host = hostAndPort[...end]
      guard host.count > 2 else { throw .noHost }
    } else {
      host = hostAndPort.prefix { $0 != UInt8(ascii: ":") }
      let dot = UInt8(ascii: ".")
      // A name may end with a dot.
      let named = host.last == dot ? host.dropLast() : host
      guard !named.isEmpty, named.first != dot,
        !named.indices.contains(where: { named[$0] == dot && host[$0...].dropFirst().first == dot })
      else { throw .noHost }
      if let mark = host.firstIndex(where: ",;!$&'()*=".utf8.contains) {
        throw .invalidHost(mark..<(mark + 1))
      }
    }
    guard isPort(hostAndPort[host.endIndex...]) else { throw .invalidPort }
    return host
  }

  /// Whether a text is a colon and a port, or empty.
  private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
    guard let colon = text.first else { return true }
    let digits = text.dropFirst()
    guard colon == UInt8(ascii: ":"), digits.allSatisfy(\.isASCIIDigit) else { return false }
    // A colon without a number means the default port.
    return digits.isEmpty || UInt16(String(decoding: digits, as: UTF8.self)) != nil
  }

  private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
