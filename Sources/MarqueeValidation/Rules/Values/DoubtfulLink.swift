import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let doubtfulLink = Rule(
    "doubtful-link", group: .values, severity: .warning,
    parts: ["insecure-link", "link-with-user", "local-link"],
    summary: "a link is not encrypted, has a user's name, or leads where other phones cannot go",
    rationale: """
      Apps refuse to load what is not encrypted unless a setting allows it, and what is loaded can \
      be read and changed on the way: try whether the host answers under 'https://'. What is before \
      '@' can look like the site that a link leads to, and is not; a password in it can be read by \
      everybody who has the app. 'localhost' is the phone itself, and a name without a dot or with \
      '.local' is only known in one network.
      """,
    examples: [
      .bad(.item(of: "businessBanner"), ["link": "⟦http⟧://example.com/business"]),
      .good(.item(of: "businessBanner"), ["link": "https://example.com/localhost?a@b=http://a"]),
    ]
  ) { context, report in
    context.forEachString(where: \.isLink) { occurrence, value in
      let text = context.text(of: value)
      // Another rule reports a text that is not a link.
      guard let link = try? WebAddress(text.bytes) else { return }
      let name = "'\(occurrence.field.key)'"
      func add(
        _ part: RuleIdentifier, _ range: Range<Int>, _ message: String, _ fixIts: [FixIt] = []
      ) {
        report.add(
          at: value, range: text.sourceRange(of: range), part: part, message, fixIts: fixIts)
      }
      if !link.isSecure {
        add(
          "insecure-link", link.scheme, "\(name) is not encrypted",
          [text.shown("write 'https'", replacing: link.scheme, by: "https")])
      }
      if let user = link.user {
        add(
          "link-with-user", user, "\(name) has a user's name before its host",
          [text.shown("remove the part before the host", replacing: user, by: "")])
      }
      if isLocal(link.host) {
        let host = String(decoding: link.host, as: UTF8.self)
        add(
          "local-link", link.host.indices,
          "\(name) leads to '\(host)', which other phones do not find")
      }
    }
  }

  private static func isLocal(_ host: ArraySlice<UInt8>) -> Bool {
    let last = host.lastIndex(of: UInt8(ascii: ".")).map { host[($0 + 1)...] } ?? []
    // Nearly all hosts end as 'com' does.
    if 2...4 ~= last.count, last.allSatisfy(\.isASCIILetter) { return false }
    let name = String(decoding: host, as: UTF8.self).lowercased()
    if name.hasPrefix("[") { return name == "[::1]" }
    let labels = name.split(separator: ".")
    if labels.count == 4, labels.allSatisfy({ UInt8($0) != nil }) {
      // Loopback, and the private networks of RFC 1918.
      return switch (UInt8(labels[0]), UInt8(labels[1])) {
      case (127, _), (10, _), (192, 168): true
      case (172, let second?): (16...31).contains(second)
      default: false
      }
    }
    return labels.count == 1 || labels.last == "local" || labels.last == "localhost"
  }
}

extension AuthoredText {
  /// A fix-it that is only shown.
  fileprivate func shown(
    _ title: String, replacing range: Range<Int>, by replacement: String
  ) -> FixIt {
    FixIt(
      title, applicability: .displayOnly,
      edits: [TextEdit(sourceRange(of: range), replacement: replacement)])
  }
}
