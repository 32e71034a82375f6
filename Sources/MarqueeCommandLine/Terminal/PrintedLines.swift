import MarqueeDiagnostics

/// The bytes of lines that a terminal and a build's log show: nothing in them is obeyed, except the
/// colors of a ``TextStyle``.
///
/// Everything printed for people comes through here, so what was not escaped before is escaped now.
enum PrintedLines {
  private static let marks = Set(TextStyle.parameters.keys)

  /// Returns lines of text.
  ///
  /// - Parameters:
  ///   - text: Whole lines.
  ///   - kept: Characters besides line feeds that are printed as they are.
  ///   - isPainted: Whether parts are painted, and everything that an author wrote is escaped.
  ///   - disarms: Whether a line cannot be a command to a CI runner.
  static func bytes(
    _ text: String, keeping kept: Set<Unicode.Scalar> = [], isPainted: Bool = false,
    disarmingCommands disarms: Bool = true
  ) -> [UInt8] {
    let kept = kept.union(["\n"]).union(isPainted ? marks : [])
    let escaped = VisibleText.escape(text, keeping: kept)
    let lines = disarms ? RunnerCommands.disarm(escaped) : escaped
    guard isPainted else { return Array(lines.utf8) }
    var colored = String.UnicodeScalarView()
    for scalar in lines.unicodeScalars {
      if let parameters = TextStyle.parameters[scalar] {
        colored.append(text: "\u{1B}[\(parameters)m")
      } else {
        colored.append(scalar)
      }
    }
    return Array(String(colored).utf8)
  }
}
