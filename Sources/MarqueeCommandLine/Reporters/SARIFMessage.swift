import MarqueeDiagnostics

/// Plain text messages in SARIF, where some characters have a special meaning.
enum SARIFMessage {
  /// The message string that displays as the given text.
  ///
  /// Braces are doubled, because `{0}` is a placeholder (§3.11.5). Brackets that would be read as
  /// an embedded link, `[words](target)`, get a backslash (§3.11.6), so that no author can put a
  /// link into a report.
  static func escape(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let holdsLink = zip(scalars, scalars.dropFirst()).contains { $0 == "]" && $1 == "(" }
    var result = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar {
      case "{", "}": result.append(text: "\(scalar)\(scalar)")
      case "[" where holdsLink, "]" where holdsLink, "\\" where holdsLink:
        result.append(text: "\\\(scalar)")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
