import MarqueeSupport

/// How a place in a file is opened in an editor.
package enum EditorAddress: Hashable, Sendable {
  /// By an address with `{path}`, and perhaps `{line}` and `{column}`.
  case template(String)
  /// By a command in a terminal, with the same words.
  case command(String)

  /// The editors that have a name of their own.
  package static let names = ["vscode", "xcode", "idea"]

  /// Reads the name of an editor, or a template; `nil` for one that is not safe or leads nowhere.
  ///
  /// A page follows the address when it is clicked. It must not be one that runs a script in the
  /// page, shows another page in its place, or is sent to a server.
  package init?(_ text: String) {
    switch text {
    case "vscode": self = .template("vscode://file{path}:{line}:{column}")
    case "idea": self = .template("idea://open?file={path}&line={line}&column={column}")
    // Xcode has no address with a line.
    case "xcode": self = .command("xed --line {line} {path}")
    default:
      guard text.contains("{path}"), let scheme = Self.scheme(of: text),
        !Self.refusedSchemes.contains(scheme), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
      else { return nil }
      self = .template(text)
    }
  }

  /// What a name or a template must be, for messages.
  package static let expectation =
    "'vscode', 'xcode', 'idea' or an address of an editor with '{path}', such as "
    + "'txmt://open?url=file://{path}&line={line}'"

  private static let refusedSchemes: Set<String> = [
    "about", "blob", "data", "file", "filesystem", "ftp", "http", "https", "javascript", "vbscript",
    "view-source", "ws", "wss",
  ]

  /// The scheme of an address in lower case.
  private static func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address[..<colon].lowercased()
    guard let first = scheme.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      scheme.utf8.allSatisfy(isOfScheme)
    else { return nil }
    return scheme
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
