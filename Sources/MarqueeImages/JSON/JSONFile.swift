package import MarqueeDiagnostics

/// A JSON text as it is in a file, with or without a byte order mark.
package struct JSONFile: Sendable {
  package let source: SourceFile
  /// The value, or what keeps the text from being one.
  package let value: Result<JSONValue, JSONFault>

  /// Reads the bytes of a file.
  ///
  /// - Parameter name: The name shown in diagnostics.
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8], name: String) {
    let mark = SVGRoot.byteOrderMark
    source =
      bytes.starts(with: mark)
      ? SourceFile(
        name: name, text: Array(bytes[mark.count...]), encoding: .utf8WithByteOrderMark)
      : SourceFile(name: name, text: bytes)
    value = Result { [source] () throws(JSONFault) in try JSONReader.read(source.text) }
  }

  /// The first mark of a merge conflict that git has written; `nil` if no line begins with one.
  ///
  /// A text with such a line is not JSON, because no line of JSON can begin with it.
  package var conflict: SourceRange? {
    let marks = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }
    for line in source.text.split(separator: UInt8(ascii: "\n")) {
      guard let mark = marks.first(where: line.starts) else { continue }
      return SourceRange(line.startIndex..<line.startIndex + mark.count)
    }
    return nil
  }
}
