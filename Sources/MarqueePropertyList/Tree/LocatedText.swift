package import MarqueeDiagnostics
import MarqueeScreen

/// The resolved text of a string or key, with the source of each of its bytes.
package struct LocatedText: Hashable, Sendable {
  /// The text as UTF-8.
  package internal(set) var bytes: [UInt8] = []
  /// The starts of runs of bytes, in the text and in the source; sorted, the first at 0.
  private var runs: [Run] = []
  private var sourceEnd: UInt32 = 0

  private struct Run: Hashable, Sendable {
    let textStart: Int
    let sourceStart: UInt32
    /// Whether text and source advance together; otherwise the run is a single reference.
    let isCopied: Bool
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the source of a range of the text; a reference such as `&amp;` is never split.
  ///
  /// - Parameter range: Offsets into ``bytes``, clamped to them.
  /// - Complexity: O(log *references*).
  package func sourceRange(of range: Range<Int>) -> SourceRange {
    let start = sourceOffset(range.lowerBound, atEnd: false)
    let end = range.isEmpty ? start : sourceOffset(range.upperBound, atEnd: true)
    return SourceRange(start: start, end: end)
  }

  /// Appends source bytes that are copied as they are.
  mutating func appendCopy(of source: ArraySlice<UInt8>) {
    runs.append(
      Run(textStart: bytes.count, sourceStart: UInt32(source.startIndex), isCopied: true))
    bytes += source
    sourceEnd = UInt32(source.endIndex)
  }

  mutating func append(_ character: Unicode.Scalar, referencedIn source: Range<Int>) {
    runs.append(
      Run(textStart: bytes.count, sourceStart: UInt32(source.lowerBound), isCopied: false))
    bytes += String(character).utf8
    sourceEnd = UInt32(source.upperBound)
  }

  private func sourceOffset(_ offset: Int, atEnd: Bool) -> UInt32 {
    guard offset < bytes.count || !atEnd else { return sourceEnd }
    let index = runIndex(of: atEnd ? offset - 1 : offset)
    guard index >= 0 else { return sourceEnd }
    let run = runs[index]
    if run.isCopied { return run.sourceStart + UInt32(offset - run.textStart) }
    guard atEnd else { return run.sourceStart }
    return index + 1 < runs.count ? runs[index + 1].sourceStart : sourceEnd
  }

  /// Returns the index of the last run that begins at or before an offset of the text; -1 for none.
  private func runIndex(of offset: Int) -> Int {
    runs.partitioningIndex { $0.textStart > offset } - 1
  }
}
