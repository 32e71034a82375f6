import MarqueeDiagnostics

/// The part of an annotation that lies in one line.
struct LineMark {
  /// The line's number, from 1.
  var line: Int
  /// The marked bytes, as offsets into the text.
  var bytes: Range<Int>
  /// The words after the mark; empty for none.
  var label: String
  /// How the place is marked.
  var kind: Annotation.Kind

  /// The marks of an annotation: one, or the first and last line of a range of several lines.
  ///
  /// On the first line, the mark reaches to the line's end; on the last, it starts at the first
  /// nonblank character and carries the label.
  static func marks(of annotation: Annotation, text: [UInt8], lines: LineTable) -> [LineMark] {
    let range = annotation.range.offsets.clamped(to: 0..<text.count)
    let first = annotation.location.start.line
    var last = annotation.location.end.line
    // A range that ends with a line break does not include the next line.
    if last > first, annotation.location.end.column == 1 { last -= 1 }
    guard let firstLine = lines.range(ofLine: first)?.offsets,
      let lastLine = lines.range(ofLine: last)?.offsets
    else { return [] }
    let end = min(range.upperBound, lastLine.upperBound)
    guard first < last else {
      let start = min(range.lowerBound, end)
      return [mark(first, start..<end, annotation.label)]
    }
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let start = text[lastLine.lowerBound..<end].firstIndex { !isBlank($0) } ?? end
    let lower = min(range.lowerBound, firstLine.upperBound)
    return [
      mark(first, lower..<firstLine.upperBound, ""), mark(last, start..<end, annotation.label),
    ]

    func mark(_ line: Int, _ bytes: Range<Int>, _ label: String) -> LineMark {
      LineMark(line: line, bytes: bytes, label: label, kind: annotation.kind)
    }
  }
}
