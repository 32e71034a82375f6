import MarqueeDiagnostics

/// The lines that a version control system puts around two versions of a text.
extension XMLScanner {
  private static let start = Array("<<<<<<<".utf8)
  private static let middle = Array("=======".utf8)
  private static let end = Array(">>>>>>>".utf8)

  /// Reports each merge conflict in the text instead of all other faults, which it causes.
  ///
  /// - Returns: Whether there is one.
  mutating func reportMergeConflicts() -> Bool {
    var conflicts: [Range<Int>] = []
    var offset = 0
    while let start = line(beginningWith: Self.start, from: offset) {
      guard let middle = line(beginningWith: Self.middle, from: start.upperBound),
        let end = line(beginningWith: Self.end, from: middle.upperBound)
      else { break }
      conflicts.append(start)
      offset = end.upperBound
    }
    guard !conflicts.isEmpty else { return false }
    diagnostics = []
    for conflict in conflicts { report(.mergeConflict, at: conflict) }
    return true
  }

  /// Returns the next line that begins with some bytes, without its line break.
  private func line(beginningWith marker: [UInt8], from start: Int) -> Range<Int>? {
    var offset = start
    while let found = text.firstIndex(of: marker, from: offset) {
      if found == 0 || text[found - 1].isLineBreak {
        return found..<(text[found...].firstIndex(where: \.isLineBreak) ?? text.count)
      }
      offset = found + 1
    }
    return nil
  }
}
