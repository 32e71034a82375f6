import MarqueeDiagnostics

/// Makes JSON safe to print in a terminal, and in a build's log.
enum TerminalSafeJSON {
  /// The same JSON with `\u…` escapes for what a terminal or editor would obey instead of showing.
  ///
  /// JSON requires escapes only for controls below U+0020; but U+009B begins a control sequence
  /// too, and a bidirectional control reorders the line. Outside strings JSON is printable ASCII,
  /// so every other scalar is in a string, where an escape has the same meaning. The same holds for
  /// `##name[`, which a CI runner finds anywhere in a line; no line begins with `::`, because a
  /// string begins with a quotation mark.
  static func escape(_ json: [UInt8]) -> [UInt8] {
    let json = RunnerCommands.replaceHashes(in: json, with: #"\u0023"#)
    if json.allSatisfy({ $0 < 0x7F }) { return json }
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if scalar.value < 0x7F || VisibleText.standIn(for: scalar) == nil {
        result.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          result.append(text: "\\u" + unit.hexadecimal(digitCount: 4))
        }
      }
    }
    return Array(String(result).utf8)
  }
}
