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
      lines.compactMap { line in line.place.map { ($0, line.text) } },
      uniquingKeysWith: { first, _ in first })
    var marks: SVGMarks?
    let before = screen.side(.before, labels: labels, sharing: &marks)
    let after = screen.side(.after, labels: labels, sharing: &marks)
    let name = screen.diff.name
    let isPair = before != nil && after != nil
    let body: [MarkupNode] = [
      .make(
        "header", [:],
        [
          .make("a", ["href": index], [.text("All screens")]),
          .make("h1", [:], [.make("bdi", [:], [.text(name)])]), Self.legend,
        ] + (isPair ? Self.controls : [])),
      .make(
        "main", [:],
        [
          .make(
            "div", ["id": "sides"],
            [
              figure(.before, versions.old, before?.node),
              figure(.after, versions.new, after?.node),
            ]),
          .make(
            "section", ["id": "changes", "tabindex": "0", "aria-labelledby": "changes-title"],
            [
              .make("h2", ["id": "changes-title"], [.text("Changes")]),
              .make(
                "ol", [:],
                lines.map { line in
                  entry(
                    line, (before?.ringed ?? [], before?.hidden ?? []),
                    (after?.ringed ?? [], after?.hidden ?? []))
                }),
            ]),
        ]),
    ]
    return ComparisonStyle.document(
      title: "\(name), before and after – Marquee",
      body: [marks?.sharedDefinitions].compactMap(\.self) + body,
      script: PageScript.compare.bytes,
      files: ContentSecurityPolicy.Files(imagesOf: [screen.old, screen.new].compactMap(\.self)))
  }

  /// The changes with rings on a side, and those of them whose item is out of sight.
  private typealias Places = (ringed: Set<ChangePlace>, hidden: Set<ChangePlace>)

  private func figure(
    _ side: ChangeMark.Side, _ version: String, _ image: MarkupNode?
  ) -> MarkupNode {
    let word = side == .before ? "Before" : "After"
    let nothing = MarkupNode.make(
      "p", ["class": "nothing"], [.text("This version does not have the screen.")])
    return .make(
      "figure", ["class": side.rawValue],
      [
        .make(
          "figcaption", [:],
          [.make("strong", [:], [.text(word)]), .text(" "), .make("bdi", [:], [.text(version)])]),
        image ?? nothing,
      ])
  }

  /// A change, linked to its ring in the new version, or else in the old one.
  ///
  /// - Parameters:
  ///   - before: The changes with rings in the old version, and those that are out of sight.
  ///   - after: The same of the new version.
  private func entry(
    _ line: ChangeLine, _ before: Places, _ after: Places
  ) -> MarkupNode {
    let words: [MarkupNode] =
      (line.kind.map { [$0.sign, .make("span", ["class": "kind"], [.text($0.rawValue)])] } ?? [])
      + [.make("bdi", [:], [.text(line.text)])]
    var content = words
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
        let remark = isHidden ? Self.hiddenWords : ""
        return .make(
          "a", ["href": "#\(side.rawValue)-\(place.id)", "class": index == 0 ? "to" : "also"],
          index == 0
            ? words + (remark.isEmpty ? [] : [.make("span", ["class": "remark"], [.text(remark)])])
            : [
              .text("before\(remark)"),
              .make("span", ["class": "unseen"], [.text(": \(line.text)")]),
            ])
      }
    }
    if !line.details.isEmpty {
      content.append(
        .make(
          "ul", [:],
          line.details.map { .make("li", [:], [.make("bdi", [:], $0.nodes)]) }))
    }
    let level = line.place.map { $0.item == nil ? "section" : "item" } ?? "screen"
    return .make("li", ["class": level], content)
  }

  private static let hiddenWords = ", out of sight"

  private static let legend = MarkupNode.make(
    "ul", ["class": "legend", "aria-label": "Legend"],
    ChangeMark.Kind.allCases.map { .make("li", [:], [$0.sign, .text($0.rawValue)]) })

  /// Controls that need a script and are hidden without one.
  private static let controls: [MarkupNode] = [
    .make(
      "div", ["id": "controls", "hidden": nil],
      [
        .make(
          "label", [:],
          [
            .make("input", ["type": "checkbox", "id": "sliding"]),
            .text(" One over the other"),
          ]),
        .make(
          "label", ["id": "range", "hidden": nil],
          [
            .text("Split "),
            .make(
              "input",
              [
                "type": "range", "id": "split", "min": "0", "max": "100", "value": "50",
                "aria-label": "How much of the old version is seen, in per cent",
              ]),
          ]),
      ])
  ]
}
