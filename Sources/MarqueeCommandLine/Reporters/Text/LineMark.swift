struct LineMark {
  /// The line's number, from 1.
  let line: Int
  /// The marked bytes, as offsets into the text.
  let bytes: Range<Int>
  /// The words after the mark, safe to print; empty for none.
  let label: String
  /// The color; secondary for another place that is involved.
  let role: TextStyle.Role
  /// The columns of the displayed line, from 0, once it is laid out.
  var columns = 0..<0

  var isPrimary: Bool { role != .secondary }
}
