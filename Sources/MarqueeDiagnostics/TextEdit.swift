import MarqueeScreen

/// Replaces a range of a source text.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced; an empty range inserts.
  public var range: SourceRange
  /// The UTF-8 bytes that replace it.
  public var replacement: [UInt8]

  /// Makes an edit that replaces a range by bytes.
  package init(_ range: SourceRange, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  package init(_ range: SourceRange, replacement: String) {
    self.init(range, replacement: Array(replacement.utf8))
  }
}

extension TextEdit {
  /// Returns the text after the edits of all fix-its that fit together.
  ///
  /// Fix-its are applied in the given order, each completely or not at all. A fix-it is skipped if
  /// its edits touch a range that an earlier one edits, or reach past the end of the text.
  ///
  /// - Returns: The new text and how many fix-its were applied.
  /// - Complexity: O(*n* + *e* log *e*) in the bytes of the text and the number of edits.
  public static func apply(_ fixIts: [FixIt], to text: [UInt8]) -> (text: [UInt8], applied: Int) {
    let (edits, applied) = fitting(fixIts, in: text)
    return (apply(edits, to: text), applied)
  }

  /// Returns the edits of all fix-its that fit together, sorted by place, and how many fix-its
  /// these are.
  package static func fitting(
    _ fixIts: [FixIt], in text: [UInt8]
  ) -> (edits: [TextEdit], applied: Int) {
    var accepted: [TextEdit] = []
    var applied = 0
    // `accepted` is sorted by place, so an edit is compared only with its neighbors.
    for fixIt in fixIts {
      var inserted = 0
      for edit in fixIt.edits {
        guard Int(edit.range.end) <= text.count, accepted.hasRoom(for: edit) else { break }
        accepted.insert(edit, at: accepted.firstIndex(notBefore: edit))
        inserted += 1
      }
      if inserted == fixIt.edits.count {
        applied += 1
      } else {
        for edit in fixIt.edits.prefix(inserted) {
          accepted.remove(at: accepted.firstIndex(notBefore: edit))
        }
      }
    }
    return (accepted, applied)
  }

  /// Returns the text after edits that are sorted by place and do not overlap.
  package static func apply(_ edits: [TextEdit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var offset = 0
    for edit in edits {
      result += text[offset..<Int(edit.range.start)]
      result += edit.replacement
      offset = Int(edit.range.end)
    }
    result += text[offset...]
    return result
  }
}

extension [TextEdit] {
  /// Whether an edit fits among these edits, which are sorted by start.
  ///
  /// Two edits must neither overlap nor start at the same place: their order would be a guess.
  fileprivate func hasRoom(for edit: TextEdit) -> Bool {
    let index = firstIndex(notBefore: edit)
    if index > 0, self[index - 1].range.overlaps(edit.range) { return false }
    guard index < count else { return true }
    return !self[index].range.overlaps(edit.range) && self[index].range.start != edit.range.start
  }

  /// Returns the index of the first edit that starts at or after another; they are sorted by start.
  fileprivate func firstIndex(notBefore edit: TextEdit) -> Int {
    partitioningIndex { $0.range.start >= edit.range.start }
  }
}
