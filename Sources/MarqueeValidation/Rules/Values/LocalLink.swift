import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// A link to a host that phones outside one network cannot reach.
  static let localLink = Rule(
    "local-link", group: .values, severity: .warning,
    summary: "a link leads to a host that only one machine or network knows",
    rationale: """
      'localhost' is the phone itself, and a name without a dot or with '.local' is only known in one \
      network. Such a link was written for a trial; outside that network it leads nowhere.
      """,
    examples: [
      .bad(.item(of: "businessBanner"), ["link": "https://⟦localhost⟧:8080/business"]),
      .bad(.item(of: "businessBanner"), ["link": "https://⟦example⟧/business"]),
      .bad(.item(of: "list"), ["text": "Help", "link": "https://⟦192.168.1.7⟧/help"]),
      .good(.item(of: "businessBanner"), ["link": "https://example.com/localhost"]),
    ]
  ) { context, report in
    context.forEachString(where: \.isLink) { occurrence, value in
      let text = context.text(of: value)
      // Another rule reports a text that is not a link.
      guard let link = try? WebLink(text.bytes), isLocal(link.host) else { return }
      report.add(
        at: value, range: text.sourceRange(of: link.host.indices),
        "'\(occurrence.field.key)' leads to '\(String(decoding: link.host, as: UTF8.self))', "
          + "which other phones do not find")
    }
  }

  private static func isLocal(_ host: ArraySlice<UInt8>) -> Bool {
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
