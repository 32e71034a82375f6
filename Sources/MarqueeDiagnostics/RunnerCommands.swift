import MarqueeScreen

/// Keeps the program that runs a build from reading text as a command.
///
/// Runners search everything that a build prints for commands:
/// - GitHub Actions: `::name::` at the start of a line, white space before it trimmed, and
///   `##[name]` anywhere in a line (actions/runner, `ActionCommand.cs`).
/// - Azure Pipelines: `##vso[name]` and `##[name]` anywhere in a line.
/// - TeamCity: `##teamcity[name]`.
///
/// One character of each command is replaced by its code point, as are other characters that a
/// terminal would obey: `#<U+0023>[error]`, `<U+003A>:error::`. The text stays readable, and the
/// replacement shows that the author did not type it.
package enum RunnerCommands {
  private static let hash = UInt8(ascii: "#")
  private static let colon = UInt8(ascii: ":")
  private static let lineFeed = UInt8(ascii: "\n")

  /// What is shown instead of the second `#`.
  package static let shownHash = "<U+0023>"
  private static let shownColon = "<U+003A>"

  /// Returns the second `#` of each `##name[`, as indices of the text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func hashes(in text: ArraySlice<UInt8>) -> [Int] {
    var found: [Int] = []
    var index = text.startIndex
    while index + 2 < text.endIndex {
      guard text[index] == hash, text[index + 1] == hash else {
        index += 1
        continue
      }
      var end = index + 2
      while end < text.endIndex, text[end].isASCIILetter { end += 1 }
      if end < text.endIndex, text[end] == UInt8(ascii: "[") { found.append(index + 1) }
      // A third '#' can be the second one of a command.
      index = max(index + 1, end - 1)
    }
    return found
  }

  /// Returns one or more lines of text, as bytes, without anything that a runner reads as a
  /// command.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func disarm(_ text: [UInt8]) -> [UInt8] {
    let marks = (hashes(in: text[...]) + leadingColons(in: text)).sorted()
    return replace(marks, in: text) { $0 == hash ? shownHash : shownColon }
  }

  /// Returns a text with the second `#` of each command replaced.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func replaceHashes(in text: [UInt8], with shown: String) -> [UInt8] {
    replace(hashes(in: text[...]), in: text) { _ in shown }
  }

  private static func replace(
    _ marks: [Int], in text: [UInt8], with shown: (UInt8) -> String
  ) -> [UInt8] {
    var result: [UInt8] = []
    var start = text.startIndex
    for mark in marks {
      result += text[start..<mark]
      result += shown(text[mark]).utf8
      start = mark + 1
    }
    return marks.isEmpty ? text : result + text[start...]
  }

  /// Returns one or more lines of text without anything that a runner reads as a command.
  package static func disarm(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let disarmed = disarm(bytes)
    return disarmed.count == bytes.count ? text : String(decoding: disarmed, as: UTF8.self)
  }

  /// Returns the first colon of each line that begins with `::`.
  private static func leadingColons(in text: [UInt8]) -> [Int] {
    var found: [Int] = []
    var lineStart = 0
    while lineStart < text.count {
      var index = lineStart
      while index < text.count, text[index] <= 0x20, text[index] != lineFeed { index += 1 }
      // The runner trims all Unicode white space; non-ASCII text is rare enough to examine slowly.
      if index < text.count, text[index] >= 0x80 { index = endOfBlanks(in: text, from: index) }
      if index + 1 < text.count, text[index] == colon, text[index + 1] == colon {
        found.append(index)
      }
      lineStart = (text[index...].firstIndex(of: lineFeed) ?? text.count) + 1
    }
    return found
  }

  /// Returns the end of white space and invisible characters.
  private static func endOfBlanks(in text: [UInt8], from start: Int) -> Int {
    var end = start
    for scalar in String(
      decoding: text[start...].prefix { $0 != colon && $0 != lineFeed }, as: UTF8.self
    )
    .unicodeScalars {
      guard scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint else {
        break
      }
      end += UTF8.width(scalar)
    }
    return end
  }
}
