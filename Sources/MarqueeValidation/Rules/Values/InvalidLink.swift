import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// A link that leads nowhere.
  static let invalidLink = Rule(
    "invalid-link", group: .values, severity: .error,
    summary: "a link is not a complete 'https://' address",
    rationale: """
      The app cannot make a URL from the text, so an image stays empty or a tap does nothing. Only \
      links to the web are supported: another kind, such as 'javascript:' or 'file:', would do what \
      nobody expects from a catalog.
      """,
    examples: [
      .bad(.item(of: "businessBanner"), ["link": "⟦example.com/business⟧"]),
      .bad(.item(of: "businessBanner"), ["link": "⟦https:///business⟧"]),
      .bad(.item(of: "businessBanner"), ["link": "https://example.com/?a=1&amp;for⟦ ⟧teams"]),
      .good(
        .item(of: "businessBanner"),
        ["link": "HTTPS://example.com:8443/für%20teams?a[]=1&amp;b=2#top"]),
    ]
  ) { context, report in
    context.forEachString(where: { $0 == .link }) { occurrence, value in
      let text = context.text(of: value)
      do throws(WebLink.Fault) {
        _ = try WebLink(text.bytes)
      } catch {
        report.add(
          at: value, range: error.range.map(text.sourceRange),
          Message.isInvalid(occurrence.field, error),
          fixIts: error.help.map { [FixIt($0, applicability: .displayOnly)] } ?? [])
      }
    }
  }
}

extension WebLink.Fault {
  /// The part of the link that is at fault; `nil` for the whole.
  fileprivate var range: Range<Int>? {
    switch self {
    case .invalidCharacter(let range), .invalidPercent(let range): range
    case .empty, .otherScheme, .noHost, .invalidPort: nil
    }
  }

  /// What to do about it, where that is clear.
  fileprivate var help: String? {
    switch self {
    case .invalidCharacter: "write it percent-encoded, as '%20' for a space"
    case .invalidPercent: "write '%25' for a percent sign"
    case .empty, .otherScheme, .noHost, .invalidPort: nil
    }
  }
}

private enum Message {
  static func isInvalid(_ field: Field, _ fault: WebLink.Fault) -> String {
    switch fault {
    case .empty: "'\(field.key)' is empty"
    case .otherScheme: "'\(field.key)' does not begin with 'https://'"
    case .noHost: "'\(field.key)' has no host"
    case .invalidPort: "'\(field.key)' has a port that does not exist"
    case .invalidCharacter: "'\(field.key)' contains a character that a link cannot contain"
    case .invalidPercent: "'\(field.key)' has a percent sign without two digits after it"
    }
  }
}
