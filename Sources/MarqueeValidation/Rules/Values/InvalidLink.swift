import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension Rule {
  static let invalidLink = Rule(
    "invalid-link", group: .values, severity: .error,
    summary: "a link is not a complete address, and no place in the catalog",
    rationale: """
      The app cannot make a URL from the text, so an image stays empty or a tap does nothing. A link \
      to an image and a banner's link begin with 'https://'. Where a tap can lead anywhere, as in \
      'link', an address has a scheme, 'https:' or an app's own as 'myapp:', and a place in the \
      catalog is written 'screen:Learn', 'screen:Learn#new', 'section:new' or 'item:clay', with the \
      path of a screen's file without its extension, or an 'id'. Schemes that run code or read \
      files are never opened: 'javascript:', 'data:', 'vbscript:' and 'file:'. An address that can be \
      opened and probably leads nowhere is a warning: two addresses in a row, one with 'undefined' or \
      'null' for a part that a program did not know, or one with the full \
      stop or the bracket of the sentence that it was copied from.
      """,
    examples: [
      .bad(.item(of: "businessBanner"), ["link": "⟦example.com/business⟧"]),
      .good(.item(of: "list"), ["text": "Help", "link": "myapp://title/1"]),
    ]
  ) { context, report in
    context.forEachString(where: \.isLink) { occurrence, value in
      let text = context.text(of: value)
      // An image is only loaded from the web.
      let kind = context.catalog.shows(occurrence, as: .image) ? .link : occurrence.kind
      if text.trimmed.count < text.bytes.count,
        LinkFault(of: text.trimmed, kind) == nil
      {
        let ends = [
          text.bytes.startIndex..<text.trimmed.startIndex,
          text.trimmed.endIndex..<text.bytes.endIndex,
        ].filter { !$0.isEmpty }.map(text.sourceRange)
        return report.add(
          at: value, range: ends.first, "'\(occurrence.field.key)' has white space around the link",
          fixIts: [context.fixIt("remove the white space", replacing: ends, by: "")])
      }
      guard let fault = LinkFault(of: text.bytes, kind) else {
        guard let doubt = LinkDoubt(of: text.bytes) else { return }
        let range = text.sourceRange(of: doubt.range)
        return report.add(
          at: value, range: range, severity: .warning,
          "'\(occurrence.field.key)' \(doubt.phrase)",
          fixIts: [
            FixIt(
              doubt.help, applicability: .displayOnly,
              edits: doubt.isSurplus ? [TextEdit(range, replacement: "")] : [])
          ])
      }
      report.add(
        at: value, range: fault.range.map(text.sourceRange),
        "'\(occurrence.field.key)' \(fault.phrase)",
        fixIts: fault.help.map(Array.advice) ?? [])
    }
  }
}
