import MarqueeDiagnostics
package import MarqueeScreen

extension LinkText {
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
    case web(WebAddress.Fault)
  }

  package init(valid text: ArraySlice<UInt8>) throws(Fault) {
    guard !WhiteSpace.trimming(text).isEmpty else { throw .empty }
    guard let link = LinkText(text) else { throw .noScheme }
    self = link
    for name in names { try Self.checkName(text[name.range]) }
    guard names.isEmpty else { return }
    let rest = text[link.rest]
    let scheme = String(decoding: text[link.scheme], as: UTF8.self).lowercased()
    if let target = ReferenceTarget(rawValue: scheme) { throw .otherCase(link.scheme, target) }
    guard !CatalogLink.forbiddenSchemes.contains(scheme) else {
      throw .forbiddenScheme(link.scheme)
    }
    let isWeb = scheme == "https" || scheme == "http"
    if rest.starts(with: "//".utf8), !isWeb, Suggestion.nearest(to: scheme, among: ["https"]) != nil
    {
      throw .misspeltScheme(link.scheme, "https")
    }
    do throws(WebAddress.Fault) {
      if isWeb { _ = try WebAddress(text) } else { try WebAddress.checkCharacters(of: rest) }
    } catch {
      throw .web(error)
    }
    guard rest.contains(where: { $0 != UInt8(ascii: "/") }) else { throw .noTarget }
  }

  private static func checkName(_ name: ArraySlice<UInt8>) throws(Fault) {
    guard !name.isEmpty else { throw .noTarget }
    guard WhiteSpace.trimming(name).count == name.count else { throw .invalidName(name.indices) }
    if let character = UnseenCharacter.first(in: name) { throw .invalidName(character) }
  }
}

extension LinkText.Fault {
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
