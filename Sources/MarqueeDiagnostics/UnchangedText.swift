/// The parts of a text that edits have left as they are, and where these are now.
///
/// It says how two versions of a text correspond, however often the text was edited, without a
/// search for what they share.
package struct UnchangedText: Hashable, Sendable {
  /// A part that both versions hold.
  package struct Part: Hashable, Sendable {
    /// The offset of its first byte in the text before all edits.
    package let before: Int
    /// The offset of its first byte in the text after all edits.
    package let after: Int
    /// How many bytes it has, from 1.
    package let count: Int
  }

  /// The parts, in the order in which both versions hold them.
  package private(set) var parts: [Part]

  /// All of a text that is not edited yet.
  package init(byteCount: Int) {
    parts = byteCount > 0 ? [Part(before: 0, after: 0, count: byteCount)] : []
  }

  /// Takes note that the text, as it is now, is edited.
  ///
  /// - Parameter edits: The edits, sorted by place, none overlapping another.
  /// - Complexity: O(*p* + *e*) in the parts and edits.
  package mutating func apply(_ edits: [TextEdit]) {
    var result: [Part] = []
    result.reserveCapacity(parts.count + edits.count)
    var rest = parts[...]
    // By how much the edits so far have moved what follows them.
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

  /// Adds what the parts hold of a range that is not edited; of a part that goes on after the range
  /// the rest is left.
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
