/// Finds out whether the values of a property list are nested too deeply to be decoded.
///
/// `PropertyListDecoder` calls itself for each level, and a thread may have only 512 KB of stack.
/// The depth found here is never less than the decoder's own; in a damaged file it may be more.
enum PropertyListNesting {
  /// How deep values can be nested, the root being the first level.
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
