/// A half-open range of UTF-8 byte offsets in a source file.
///
/// Offsets count from 0 in ``SourceFile/text``. An empty range marks a place between two bytes,
/// such as the end of a truncated file. Offsets have 32 bits to keep a located tree small, so a
/// source file is limited to 1 GiB.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: UInt32
  /// The offset after the last byte, never below `start`.
  public let end: UInt32

  /// Makes a range from 32-bit offsets; an `end` below `start` is raised to `start`.
  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = max(start, end)
  }

  /// Makes a range from integer offsets; values outside 0…`UInt32.max` are clamped.
  package init(_ range: Range<Int>) {
    self.init(
      start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound))
  }

  /// The range as offsets into an array of bytes.
  public var offsets: Range<Int> { Int(start)..<Int(end) }

  /// Whether the range contains no byte.
  public var isEmpty: Bool { start == end }

  /// Whether `other` lies inside this range; an empty range may lie on either boundary.
  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// Whether the two ranges share at least one byte.
  package func overlaps(_ other: SourceRange) -> Bool {
    start < other.end && other.start < end
  }
}
