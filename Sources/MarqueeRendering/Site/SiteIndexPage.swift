import MarqueeCatalog
package import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
package import MarqueeSolver

/// The page with links to all screens of a site, each with an image.
///
/// Everything except the search works without scripts.
package struct SiteIndexPage: Sendable {
  package struct Entry: Hashable, Sendable {
    package var preview: Preview
    /// The page's address, relative to the index; a URI reference.
    package var address: String
    package var thumbnails: [Appearance: String]

    package init(preview: Preview, address: String, thumbnails: [Appearance: String]) {
      self.preview = preview
      self.address = address
      self.thumbnails = thumbnails
    }
  }

  /// The screens, in their order.
  package var entries: [Entry]
  package var device: Device

  package init(_ entries: [Entry], device: Device) {
    self.entries = entries
    self.device = device
  }

  package var html: [UInt8] {
    SiteDocument(
      title: "Screens – Marquee", assets: "\(SiteAsset.folder)/", script: .indexScript,
      body: [
        .make("main", ["class": "site-index"], [header] + cards),
        .element(
          "script", [.init("type", "application/json"), .init("id", "words")], [.raw(words)]),
      ]
    ).html
  }

  /// The words of each screen, in the order of the screens, as JSON without `<`.
  private var words: [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.array(of: entries) { $0.string(ScreenWords.text(of: $1.preview)) }
    return ScriptData.escape(writer.bytes)
  }

  private var header: MarkupNode {
    let faulty = entries.count { $0.problems.count > 0 }
    return .make(
      "header", [:],
      [
        .make("h1", [:], [.text("Screens")]),
        .make(
          "p", ["class": "remark"],
          [.text("\(Self.counted(entries.count, "screen")), \(faulty) with problems")]),
        .make(
          "label", ["class": "query", "hidden": nil],
          [
            .make("span", [:], [.text("Search names and texts")]),
            .make(
              "input",
              ["type": "search", "id": "query", "autocomplete": "off", "spellcheck": "false"]),
          ]),
        .make(
          "label", ["class": "check"],
          [
            .make("input", ["type": "checkbox", "id": "only-problems"]),
            .make("span", [:], [.text("Only with problems")]),
          ]),
        .make("p", ["id": "found", "role": "status"]),
      ])
  }

  private var cards: [MarkupNode] {
    let none = MarkupNode.make("p", ["class": "none"], [.text("No screen has a problem.")])
    return [.make("ul", ["class": "cards"], entries.map(card))]
      + (entries.contains { !$0.problems.isEmpty } ? [] : [none])
  }

  private func card(_ entry: Entry) -> MarkupNode {
    let sections = entry.preview.screen.sections
    let counts = [
      Self.counted(sections.count, "section"),
      Self.counted(sections.reduce(0) { $0 + $1.items.count }, "item"),
    ]
    let problems = entry.problems.map { severity, count in
      MarkupNode.make(
        "span", ["class": severity.rawValue], [.text(Self.counted(count, severity.rawValue))])
    }
    return .make(
      "li", ["class": problems.isEmpty ? "card" : "card faulty"],
      [
        .make(
          "a", ["href": entry.address],
          [
            image(of: entry),
            .make("strong", [:], [.text(entry.preview.title)]),
            .make("span", ["class": "counts"], [.text(counts.joined(separator: ", "))]),
            .make(
              "span", ["class": "problems"],
              problems.isEmpty ? [.make("span", [:], [.text("No problems")])] : problems),
          ])
      ])
  }

  private func image(of entry: Entry) -> MarkupNode {
    let size = device.environment(.portrait).containerSize
    let dark = entry.thumbnails[.dark].map { address in
      MarkupNode.make(
        "source", ["srcset": address, "media": "(prefers-color-scheme: dark)"])
    }
    // The name is next to the image, so the image needs no text.
    let light = MarkupNode.make(
      "img",
      [
        "src": entry.thumbnails[.light] ?? "", "alt": "", "loading": "lazy", "decoding": "async",
        "width": SVGNumber.text(size.width), "height": SVGNumber.text(size.height),
      ])
    return .make("picture", [:], [dark, light].compactMap(\.self))
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension SiteIndexPage.Entry {
  /// The number of diagnostics of each severity, the worst first; severities without any are left
  /// out.
  fileprivate var problems: [(Severity, Int)] {
    Severity.allCases.reversed().compactMap { severity in
      let count = preview.diagnostics.count { $0.severity == severity }
      return count > 0 ? (severity, count) : nil
    }
  }
}
