/// A text in memory, with the name that diagnostics use for it.
///
/// Every place inside Marquee is a byte offset into ``text``; lines and columns appear only where
/// a person or an editor reads them (``LineTable``).
public struct SourceFile: Hashable, Sendable {
  /// The largest text that can be read, in bytes: 1 GiB.
  package static let maximumByteCount = 1 << 30

  /// The name shown to people: a path relative to the working folder, or `<stdin>`.
  public let name: String
  /// The text as UTF-8, without a byte order mark.
  public let text: [UInt8]
  /// How the text is stored on disk; an edited text is written back in the same encoding.
  public let encoding: TextEncoding

  /// Makes a source file from text that has been decoded already.
  ///
  /// - Parameters:
  ///   - name: The name shown in diagnostics.
  ///   - text: UTF-8 bytes without a byte order mark, at most ``maximumByteCount`` of them.
  ///   - encoding: The encoding that the text was stored in.
  package init(name: String, text: [UInt8], encoding: TextEncoding = .utf8) {
    self.name = name
    self.text = text
    self.encoding = encoding
  }

  /// Returns the bytes of a range as a string; a partial character becomes U+FFFD.
  ///
  /// The range is clamped to the text.
  public func string(in range: SourceRange) -> String {
    String(decoding: text[range.offsets.clamped(to: 0..<text.count)], as: UTF8.self)
  }
}
