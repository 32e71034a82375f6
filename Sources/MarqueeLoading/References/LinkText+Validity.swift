import MarqueeDiagnostics
package import MarqueeScreen

extension LinkText {
  package init(valid text: ArraySlice<UInt8>) throws(LinkFault) {
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
    if isWeb { _ = try WebAddress(text) } else { try WebAddress.checkCharacters(of: rest) }
    guard rest.contains(where: { $0 != UInt8(ascii: "/") }) else { throw .noTarget }
  }

  private static func checkName(_ name: ArraySlice<UInt8>) throws(LinkFault) {
    guard !name.isEmpty else { throw .noTarget }
    guard WhiteSpace.trimming(name).count == name.count else { throw .invalidName(name.indices) }
    if let character = UnseenCharacter.first(in: name) { throw .invalidName(character) }
  }
}
