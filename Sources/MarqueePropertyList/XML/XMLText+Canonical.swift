import MarqueeDiagnostics

extension XMLText {
  /// Returns an element's content as Xcode writes it: without CDATA, and with references only where
  /// Xcode has them.
  ///
  /// `&`, `<` and `>` become references. `&quot;` and `&apos;` stay: Xcode's editor writes them,
  /// and its libraries do not. Control characters that are references stay references. A text that
  /// `PropertyListDecoder` would read as a null value begins with a reference.
  ///
  /// - Parameters:
  ///   - source: UTF-8 bytes.
  ///   - range: The offsets of content without faults.
  static func canonical(_ source: [UInt8], in range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      // What is not a reference is copied.
      if source[offset] == UInt8(ascii: "&"),
        let reference = try? XMLReference(in: source, at: offset, limit: range.upperBound)
      {
        let written = source[offset..<reference.end]
        if quotes.contains(where: written.elementsEqual) {
          text += written
        } else {
          append(reference.character, to: &text)
        }
        offset = reference.end
      } else if source[offset] == UInt8(ascii: "<"), source.has(cdataStart, at: offset) {
        let start = offset + cdataStart.count
        let end = source.firstIndex(of: cdataEnd, from: start) ?? range.upperBound
        for byte in source[start..<min(end, range.upperBound)] {
          text.appendXML(byte)
        }
        offset = min(end + cdataEnd.count, range.upperBound)
      } else {
        text.appendXML(source[offset])
        offset += 1
      }
    }
    CanonicalXML.keepNullMarker(in: &text, from: 0)
    return text
  }

  private static let quotes = ["&quot;", "&apos;"].map { Array($0.utf8) }

  private static func append(_ character: Unicode.Scalar, to text: inout [UInt8]) {
    guard character.value >= 0x20 || character == "\t" || character == "\n" else {
      text += "&#\(character.value);".utf8
      return
    }
    text += [UInt8](xml: String(character))
  }
}
