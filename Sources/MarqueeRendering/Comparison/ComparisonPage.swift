import MarqueeScreen

/// A page that shows both versions of a screen and lists the changes.
///
/// Without scripts, both are shown side by side, and the list links to the rings; a script adds the
/// slider.
package struct ComparisonPage: Sendable {
  package var screen: ComparedScreen
  package var versions: (old: String, new: String)
  /// The changes, in the order of the screen.
  package var lines: [ChangeLine]
  package var index: String

  package init(
    _ screen: ComparedScreen, versions: (old: String, new: String), lines: [ChangeLine],
    index: String
  ) {
    self.screen = screen
    self.versions = versions
    self.lines = lines
    self.index = index
  }

  package var html: [UInt8] {
    let labels = Dictionary(
      first: lines.compactMap { line in line.place.map { ($0, line.text) } })
    var marks: SVGMarks?
    let before = screen.side(.before, labels: labels, sharing: &marks)
    let after = screen.side(.after, labels: labels, sharing: &marks)
    let name = screen.diff.name
    let controls = before != nil && after != nil ? Self.controls : nil
    let entries = lines.map { line in
      entry(
        line, (before?.ringed ?? [], before?.hidden ?? []),
        (after?.ringed ?? [], after?.hidden ?? []))
    }
    return ComparisonStyle.document(
      title: "\(name), before and after – Marquee",
      body: """
        \(marks?.sharedDefinitions)<header><a href="\(index)">All screens</a>\
        <h1><bdi>\(name)</bdi></h1>\(Self.legend)\(controls)</header>\
        <main><div id="sides">\(figure(.before, versions.old, before?.node))\
        \(figure(.after, versions.new, after?.node))</div>\
        <section id="changes" tabindex="0" aria-labelledby="changes-title">\
        <h2 id="changes-title">Changes</h2><ol>\(entries)</ol></section></main>
        """,
      script: PageScript.compare.bytes,
      files: ContentSecurityPolicy.Files(imagesOf: [screen.old, screen.new].compactMap(\.self)))
  }

  /// The changes with rings on a side, and those of them whose item is out of sight.
  private typealias Places = (ringed: Set<ChangePlace>, hidden: Set<ChangePlace>)

  private func figure(
    _ side: ChangeMark.Side, _ version: String, _ image: MarkupNode?
  ) -> MarkupNode {
    let word = side == .before ? "Before" : "After"
    let nothing: MarkupNode = """
      <p class="nothing">This version does not have the screen.</p>
      """
    return """
      <figure class="\(side.rawValue)"><figcaption><strong>\(word)</strong> \
      <bdi>\(version)</bdi></figcaption>\(image ?? nothing)</figure>
      """
  }

  /// A change, linked to its ring in the new version, or else in the old one.
  ///
  /// - Parameters:
  ///   - before: The changes with rings in the old version, and those that are out of sight.
  ///   - after: The same of the new version.
  private func entry(
    _ line: ChangeLine, _ before: Places, _ after: Places
  ) -> MarkupNode {
    let kind: MarkupNode? = line.kind.map {
      #"\#($0.sign)<span class="kind">\#($0.rawValue)</span>"#
    }
    let words: MarkupNode = "\(kind)<bdi>\(line.text)</bdi>"
    var content = [words]
    // The items of an added or removed section link to its ring.
    let places = [line.place, line.place.map { ChangePlace(section: $0.section) }]
      .compactMap(\.self)
    if let place = places.first(where: { before.ringed.contains($0) || after.ringed.contains($0) })
    {
      let sides: [ChangeMark.Side] =
        (after.ringed.contains(place) ? [.after] : [])
        + (before.ringed.contains(place) ? [.before] : [])
      content = sides.enumerated().map { index, side in
        let isHidden = (side == .before ? before : after).hidden.contains(place)
        let remark = isHidden ? ", out of sight" : ""
        let address = "#\(side.rawValue)-\(place.id)"
        guard index == 0 else {
          return """
            <a href="\(address)" class="also">before\(remark)\
            <span class="unseen">: \(line.text)</span></a>
            """
        }
        let note: MarkupNode? = isHidden ? #"<span class="remark">\#(remark)</span>"# : nil
        return #"<a href="\#(address)" class="to">\#(words)\#(note)</a>"#
      }
    }
    if !line.details.isEmpty {
      let details: [MarkupNode] = line.details.map { "<li><bdi>\($0.nodes)</bdi></li>" }
      content.append("<ul>\(details)</ul>")
    }
    let level = line.place.map { $0.item == nil ? "section" : "item" } ?? "screen"
    return #"<li class="\#(level)">\#(content)</li>"#
  }

  private static var legend: MarkupNode {
    let kinds: [MarkupNode] = ChangeMark.Kind.allCases.map {
      "<li>\($0.sign)\($0.rawValue)</li>"
    }
    return #"<ul class="legend" aria-label="Legend">\#(kinds)</ul>"#
  }

  /// Controls that need a script and are hidden without one.
  private static let controls: MarkupNode = """
    <div id="controls" hidden>\
    <label><input type="checkbox" id="sliding"> One over the other</label>\
    <label id="range" hidden>Split <input type="range" id="split" min="0" max="100" value="50" \
    aria-label="How much of the old version is seen, in per cent"></label></div>
    """
}
