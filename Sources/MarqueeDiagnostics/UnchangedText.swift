/// The parts of a text that edits have left unchanged, and their current places.
///
/// It maps one version of a text to another, however often the text was edited, without searching
/// for what they share.
package struct UnchangedText: Hashable, Sendable {
  /// A part that both versions contain.
  package struct Part: Hashable, Sendable {
    /// The offset of its first byte in the text before all edits.
    package let before: Int
    /// The offset of its first byte in the text after all edits.
    package let after: Int
    /// How many bytes it has, from 1.
    package let count: Int
  }

  /// The parts, in the order in which both versions contain them.
  package private(set) var parts: [Part]

  /// Starts with a text that has not been edited yet.
  package init(byteCount: Int) {
    parts = byteCount > 0 ? [Part(before: 0, after: 0, count: byteCount)] : []
  }

  /// Records edits of the current text.
  ///
  /// - Parameter edits: The edits, sorted by place, none overlapping another.
  /// - Complexity: O(*p* + *e*) in the parts and edits.
  package mutating func apply(_ edits: [TextEdit]) {
    var result: [Part] = []
    result.reserveCapacity(parts.count + edits.count)
    var rest = parts[...]
    // How far the edits so far have moved the text after them.
    var shift = 0
    var start = 0
    for edit in edits {
      keep(start..<max(start, Int(edit.range.start)), movedBy: shift, from: &rest, in: &result)
      start = Int(edit.range.end)
      shift += edit.replacement.count - edit.range.offsets.count
    }
    keep(start..<Int.max, movedBy: shift, from: &rest, in: &result)
    parts = result
  }

  /// Returns the edits that make one version of the other, sorted by place.
  ///
  /// - Parameters:
  ///   - text: The text after all edits.
  ///   - byteCount: The length of the text before all edits.
  package func edits(to text: [UInt8], of byteCount: Int) -> [TextEdit] {
    var edits: [TextEdit] = []
    var (before, after) = (0, 0)
    for part in parts + [Part(before: byteCount, after: text.count, count: 0)] {
      if before < part.before || after < part.after {
        edits.append(
          TextEdit(
            SourceRange(before..<part.before), replacement: Array(text[after..<part.after])))
      }
      (before, after) = (part.before + part.count, part.after + part.count)
    }
    return edits
  }

  /// Adds the unchanged parts of a range that is not edited; a part that extends past the range
  /// stays in `rest`.
  private func keep(
    _ range: Range<Int>, movedBy shift: Int, from rest: inout ArraySlice<Part>,
    in result: inout [Part]
  ) {
    while let part = rest.first {
      let bytes = (part.after..<part.after + part.count).clamped(to: range)
      if !bytes.isEmpty {
        let skipped = bytes.lowerBound - part.after
        result.append(
          Part(
            before: part.before + skipped, after: bytes.lowerBound + shift, count: bytes.count))
      }
      guard part.after + part.count <= range.upperBound else { return }
      rest.removeFirst()
    }
  }
}
