import MarqueeDiagnostics
import MarqueePropertyList

/// A text with parts of others, which knows where each came from.
struct MovedText {
  private struct Part {
    let file: String
    let origin: Range<Int>
    let start: Int
  }

  private(set) var bytes: [UInt8] = []
  private var parts: [Part] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func write(_ text: String) { bytes += text.utf8 }

  mutating func copy(_ range: Range<Int>, of document: PropertyListDocument) {
    guard !range.isEmpty else { return }
    parts.append(Part(file: document.source.name, origin: range, start: bytes.count))
    bytes += document.source.text[range]
  }

  /// Copies a range without some ranges in it.
  mutating func copy(
    _ range: Range<Int>, of document: PropertyListDocument, without cuts: [Range<Int>]
  ) {
    var start = range.lowerBound
    for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      copy(start..<cut.lowerBound, of: document)
      start = cut.upperBound
    }
    copy(start..<range.upperBound, of: document)
  }

  mutating func append(_ other: MovedText) {
    parts += other.parts.map {
      Part(file: $0.file, origin: $0.origin, start: $0.start + bytes.count)
    }
    bytes += other.bytes
  }

  /// Where a range of another text is in this one; `nil` if it was not copied as a whole.
  func range(of range: Range<Int>, in file: String) -> Range<Int>? {
    guard
      let part = parts.first(where: {
        $0.file == file && $0.origin.lowerBound <= range.lowerBound
          && range.upperBound <= $0.origin.upperBound
      })
    else { return nil }
    let start = part.start + range.lowerBound - part.origin.lowerBound
    return start..<(start + range.count)
  }
}
