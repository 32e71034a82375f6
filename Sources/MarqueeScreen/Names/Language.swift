/// A language of content by its BCP 47 tag, such as `ko`, `pt-BR` or `zh-Hans`.
package struct Language: Hashable, Comparable, Sendable {
  /// The tag with hyphens and each part in its usual case: `zh-Hant-TW` for `zh_hant_tw`.
  package let tag: String
  /// The language without script and region: `zh`.
  package let code: String
  /// The script of four letters: `Hant`.
  package let script: String?
  /// The region of two letters or three digits: `TW`.
  package let region: String?

  /// Reads a tag; of a text that is none, such as `english`, the code is the whole.
  package init(_ text: String) {
    let parts = text.split { $0 == "-" || $0 == "_" }.map(String.init)
    var rest = parts.dropFirst()[...]
    code = parts.first?.lowercased() ?? ""
    script =
      rest.first?.utf8.count == 4
      ? rest.popFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() } : nil
    region = [2, 3].contains(rest.first?.utf8.count) ? rest.popFirst()?.uppercased() : nil
    tag = ([code] + [script, region].compactMap(\.self) + rest).joined(separator: "-")
  }

  /// The language without the last part of its tag: `zh-Hant` for `zh-Hant-TW`; `nil` without one.
  package var general: Language? {
    tag.lastIndex(of: "-").map { Language(String(tag[..<$0])) }
  }

  package static func < (left: Language, right: Language) -> Bool {
    left.tag.precedesByBytes(right.tag)
  }
}
