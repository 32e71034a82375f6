/// A text in Markdown, or without marks.
struct Markup: Codable, Hashable, Sendable {
  enum Format: String, Codable, Hashable, Sendable {
    case markdown
    case plaintext
  }

  let kind: Format
  let value: String

  /// Joins paragraphs in Markdown, as this server writes it.
  init(_ paragraphs: [String], as format: Format) {
    kind = format
    let paragraphs = format == .markdown ? paragraphs : paragraphs.compactMap(Self.plain)
    value = paragraphs.joined(separator: "\n\n")
  }

  /// A paragraph without its marks; `nil` for an image.
  private static func plain(_ paragraph: String) -> String? {
    guard !paragraph.hasPrefix("![") else { return nil }
    var text = Array(paragraph.utf8)[...]
    if text.starts(with: "~~~".utf8) {
      text = text.drop { $0 != UInt8(ascii: "\n") }.dropFirst().dropLast("\n~~~".utf8.count)
      return String(decoding: text, as: UTF8.self)
    }
    var plain: [UInt8] = []
    while let byte = text.popFirst() {
      if byte == UInt8(ascii: "`") {
        let fence = [byte] + text.prefix { $0 == byte }
        let code = text[(text.startIndex + fence.count - 1)...]
        let end = code.firstRange(of: fence) ?? code.endIndex..<code.endIndex
        plain += code[..<end.lowerBound]
        text = text[end.upperBound...]
      } else if byte == UInt8(ascii: "["), let middle = text.firstRange(of: Array("](".utf8)) {
        plain += text[..<middle.lowerBound]
        text = text[middle.upperBound...].drop { $0 != UInt8(ascii: ")") }.dropFirst()
      } else if byte != UInt8(ascii: "*") {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
