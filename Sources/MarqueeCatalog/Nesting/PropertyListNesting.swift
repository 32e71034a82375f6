/// Checks whether the values of a property list are nested too deeply to be decoded.
///
/// `PropertyListDecoder` recurses for each level, and a thread may have only 512 KB of stack. The
/// depth found here is never less than the decoder's; in a damaged file it can be more.
enum PropertyListNesting {
  /// The deepest nesting of values; the root is the first level.
  static let maximumDepth = 128

  /// Whether a property list is nested deeper than ``maximumDepth``.
  ///
  /// - Parameter bytes: A property list of any encoding, or any other bytes.
  /// - Complexity: O(*n*) in the bytes.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return BinaryNesting.isTooDeep(bytes) }
    let text = ASCIIUnits(bytes)
    let start = text.endOfSpace(from: 0)
    return text[start] == UInt8(ascii: "<")
      ? MarkupNesting.isTooDeep(text, from: start) : BracketNesting.isTooDeep(text, from: start)
  }
}
