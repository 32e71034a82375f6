import MarqueeDiagnostics

/// Plain text messages of SARIF, in which some characters have a meaning.
enum SARIFMessage {
  /// The message string that shows a text as it is.
  ///
  /// Braces are doubled, for `{0}` is a placeholder (§3.11.5). Where the text would be read as an
  /// embedded link, `[words](target)`, its brackets get a backslash (§3.11.6), so that no author
  /// puts a link into a report.
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
