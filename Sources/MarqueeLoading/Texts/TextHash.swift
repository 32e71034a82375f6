import MarqueeDiagnostics
package import MarqueePropertyList
import MarqueeSupport

/// The hash of a text, for the tables of this module; it differs from process to process.
///
/// Screens have hundreds of thousands of texts, and four bytes tell nearly all of them apart. Equal
/// hashes do not prove equal texts.
package struct TextHash: Hashable, Sendable {
  package let bits: UInt32

  /// Hashes a text.
  ///
  /// - Complexity: O(*n*) in its bytes.
  package init(of bytes: Span<UInt8>) {
    var hasher = Hasher()
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    bits = UInt32(truncatingIfNeeded: hasher.finalize())
  }
}

extension PropertyListDocument {
  /// The hash of a string's text; nothing is copied unless the text has references or CDATA.
  package func textHash(of index: ValueIndex) -> TextHash {
    guard !self[index].flags.contains(.hasMarkup) else {
      return text(of: index).bytes.withSpan { TextHash(of: $0) }
    }
    return source.text.withSpan { TextHash(of: $0.extracting(self[index].content.offsets)) }
  }

  /// The hash of a string's words with one space between each, as ``AuthoredText/words`` has them.
  package func wordsHash(of index: ValueIndex) -> TextHash {
    AuthoredText(of: index, in: self).words.bytes.withSpan { TextHash(of: $0) }
  }
}
