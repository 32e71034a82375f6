import MarqueeScreen

package enum EditorAddress: Hashable, Sendable {
  /// A URL with `{path}`, and optionally `{line}` and `{column}`.
  case template(String)
  case command(String)

  package static let names = ["vscode", "xcode", "idea"]

  /// Reads the name of an editor, or a URL template; `nil` if the template is unsafe or has no
  /// path.
  ///
  /// A page follows the URL when it is clicked. The URL must not run a script in the page, replace
  /// the page, or reach a server.
  package init?(_ text: String) {
    switch text {
    case "vscode": self = .template("vscode://file{path}:{line}:{column}")
    case "idea": self = .template("idea://open?file={path}&line={line}&column={column}")
    // Xcode has no URL that includes a line.
    case "xcode": self = .command("xed --line {line} {path}")
    default:
      guard text.contains("{path}"), let scheme = Self.scheme(of: text),
        !Self.refusedSchemes.contains(scheme), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
      else { return nil }
      self = .template(text)
    }
  }

  /// A description of valid names and templates, for messages.
  package static let expectation =
    "'vscode', 'xcode', 'idea' or an address of an editor with '{path}', such as "
    + "'txmt://open?url=file://{path}&line={line}'"

  private static let refusedSchemes: Set<String> = [
    "about", "blob", "data", "file", "filesystem", "ftp", "http", "https", "javascript", "vbscript",
    "view-source", "ws", "wss",
  ]

  private static func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address[..<colon].lowercased()
    guard scheme.utf8.first?.isASCIILetter == true,
      scheme.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) })
    else { return nil }
    return scheme
  }
}
