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
    let none: MarkupNode? =
      entries.contains { !$0.problems.isEmpty }
      ? nil : #"<p class="none">No screen has a problem.</p>"#
    return SiteDocument(
      title: "Screens – Marquee", assets: "\(SiteAsset.folder)/", script: .indexScript,
      body: """
        <main class="site-index">\(header)<ul class="cards">\(entries.map(card))</ul>\(none)</main>\
        <script type="application/json" id="words">\(raw: words)</script>
        """
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
    return """
      <header><h1>Screens</h1>\
      <p class="remark">\(entries.count.counted("screen")), \(faulty) with problems</p>\
      <label class="query" hidden><span>Search names and texts</span>\
      <input type="search" id="query" autocomplete="off" spellcheck="false"></label>\
      <label class="check"><input type="checkbox" id="only-problems">\
      <span>Only with problems</span></label><p id="found" role="status"></p></header>
      """
  }

  private func card(_ entry: Entry) -> MarkupNode {
    let sections = entry.preview.screen.sections
    let counts = [
      sections.count.counted("section"),
      sections.reduce(0) { $0 + $1.items.count }.counted("item"),
    ]
    let problems: [MarkupNode] = entry.problems.map { severity, count in
      """
      <span class="\(severity.rawValue)">\(count.counted(severity.rawValue))</span>
      """
    }
    return """
      <li class="\(problems.isEmpty ? "card" : "card faulty")"><a href="\(entry.address)">\
      \(image(of: entry))<strong>\(entry.preview.title)</strong>\
      <span class="counts">\(counts.joined(separator: ", "))</span>\
      <span class="problems">\(problems.isEmpty ? ["<span>No problems</span>"] : problems)</span>\
      </a></li>
      """
  }

  private func image(of entry: Entry) -> MarkupNode {
    let size = device.environment(.portrait).containerSize
    let dark: MarkupNode? = entry.thumbnails[.dark].map {
      #"<source srcset="\#($0)" media="(prefers-color-scheme: dark)">"#
    }
    // The name is next to the image, so the image needs no text.
    return """
      <picture>\(dark)<img src="\(entry.thumbnails[.light] ?? "")" alt="" loading="lazy" \
      decoding="async" width="\(SVGNumber.text(size.width))" \
      height="\(SVGNumber.text(size.height))"></picture>
      """
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
