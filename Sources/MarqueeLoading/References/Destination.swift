package import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen

/// The target of a tap: an address with a scheme, or a place in the catalog.
///
/// Only what is needed to report faults is parsed.
package enum Destination {
  /// An address, such as `https://example.com` or `myapp://title/1`.
  case address
  /// A screen, and optionally one of its sections: `screen:Learn`, `screen:Learn#new`.
  case screen(name: Range<Int>, section: Range<Int>?)
  /// A section with an authored identifier: `section:new`.
  case section(Range<Int>)
  /// An item with an authored identifier: `item:clay`.
  case item(Range<Int>)

  package enum Fault: Error, Hashable {
    case empty
    case noScheme
    /// A scheme that runs code or reads files, which content is not trusted to do.
    case forbiddenScheme(Range<Int>)
    /// A scheme that is almost `https`.
    case misspeltScheme(Range<Int>, String)
    /// Nothing comes after the scheme.
    case noTarget
    /// `Screen:` instead of `screen:`.
    case otherCase(Range<Int>, ReferenceTarget)
    /// A catalog name begins or ends with white space, or contains an invisible character.
    case invalidName(Range<Int>)
    case web(WebLink.Fault)
  }

  /// Reads a destination.
  ///
  /// - Parameter text: UTF-8; the ranges are indices into it.
  /// - Complexity: O(*n*) in the bytes.
  package init(_ text: ArraySlice<UInt8>) throws(Fault) {
    guard !WhiteSpace.trimming(text).isEmpty else { throw .empty }
    guard let colon = Self.endOfScheme(in: text) else { throw .noScheme }
    let written = String(decoding: text[..<colon], as: UTF8.self)
    let scheme = written.lowercased()
    let rest = text[(colon + 1)...]
    if let target = ReferenceTarget(rawValue: scheme) {
      guard written == scheme else { throw .otherCase(text.startIndex..<colon, target) }
      self = try Self.place(target, rest)
      return
    }
    guard !CatalogLink.forbiddenSchemes.contains(scheme) else {
      throw .forbiddenScheme(text.startIndex..<colon)
    }
    if rest.starts(with: "//".utf8), !["https", "http"].contains(scheme),
      Suggestion.nearest(to: scheme, among: ["https"]) != nil
    {
      throw .misspeltScheme(text.startIndex..<colon, "https")
    }
    do throws(WebLink.Fault) {
      if scheme == "https" || scheme == "http" {
        _ = try WebLink(text)
      } else {
        try WebLink.checkCharacters(of: rest)
      }
    } catch {
      throw .web(error)
    }
    guard rest.contains(where: { $0 != UInt8(ascii: "/") }) else { throw .noTarget }
    self = .address
  }

  /// The position of the colon after a scheme; `nil` for a text without a scheme (RFC 3986).
  private static func endOfScheme(in text: ArraySlice<UInt8>) -> Int? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else {
      return nil
    }
    let scheme = text[..<colon]
    guard isScheme(scheme) else { return nil }
    // 'example.com:8080' is a host with its port.
    let isHost = scheme.contains(UInt8(ascii: "."))
    if isHost, let next = text[(colon + 1)...].first, isDigit(next) { return nil }
    return colon
  }

  /// Whether a text, without a colon, is a scheme (RFC 3986).
  package static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    text.first?.isASCIILetter == true && text.allSatisfy(isOfScheme)
  }

  private static func place(
    _ target: ReferenceTarget, _ rest: ArraySlice<UInt8>
  ) throws(Fault) -> Destination {
    guard target == .screen else {
      let name = try checkedName(rest)
      return target == .section ? .section(name) : .item(name)
    }
    let mark = rest.lastIndex(of: UInt8(ascii: "#"))
    let name = try checkedName(rest[..<(mark ?? rest.endIndex)])
    guard let mark else { return .screen(name: name, section: nil) }
    return .screen(name: name, section: try checkedName(rest[(mark + 1)...]))
  }

  private static func checkedName(_ name: ArraySlice<UInt8>) throws(Fault) -> Range<Int> {
    guard !name.isEmpty else { throw .noTarget }
    guard WhiteSpace.trimming(name).count == name.count else { throw .invalidName(name.indices) }
    if let character = UnseenCharacter.first(in: name) { throw .invalidName(character) }
    return name.indices
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || isDigit(byte) || "+-.".utf8.contains(byte)
  }
}

extension Destination.Fault {
  /// The faulty part of the text; `nil` for the whole.
  package var range: Range<Int>? {
    switch self {
    case .forbiddenScheme(let range), .otherCase(let range, _), .invalidName(let range),
      .misspeltScheme(let range, _):
      range
    case .web(let fault): fault.range
    case .empty, .noScheme, .noTarget: nil
    }
  }

  package var help: String? {
    switch self {
    case .noScheme:
      "write an address such as 'https://example.com', or a place in the catalog: "
        + "'screen:Learn', 'section:new', 'item:clay'"
    case .misspeltScheme(_, let scheme): "write '\(scheme)'"
    case .otherCase(_, let target): "write '\(target.rawValue)'"
    case .web(let fault): fault.help
    case .empty, .forbiddenScheme, .noTarget, .invalidName: nil
    }
  }

  /// The fault, in words that follow the field's name.
  package var phrase: String {
    switch self {
    case .empty: "is empty"
    case .noScheme: "must begin with 'https://', 'screen:' or the like"
    case .forbiddenScheme:
      "has a scheme that is never opened, for it runs code or reads files of the device"
    case .misspeltScheme: "has a misspelt scheme"
    case .noTarget: "has nothing after its scheme"
    case .otherCase: "must begin in lower case"
    case .invalidName: "has a name with a space at its end, or an invisible character"
    case .web(let fault): fault.phrase
    }
  }
}
