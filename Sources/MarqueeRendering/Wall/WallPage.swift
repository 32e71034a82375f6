import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
package import MarqueeSolver

/// A page that shows many variants of one screen at once, in a single file.
package struct WallPage: Sendable {
  package var preview: Preview
  /// The variants, grouped by device.
  package var variants: [WallVariant]
  /// Returns the diagnostics of a single view; those of ``preview`` apply to all views.
  package var problems: @Sendable (ScreenView) -> [PreviewDiagnostic]
  /// The address of the interactive page; `nil` if there is none.
  package var page: String?

  package init(
    _ preview: Preview, _ variants: [WallVariant],
    problems: @escaping @Sendable (ScreenView) -> [PreviewDiagnostic] = { _ in [] },
    page: String? = nil
  ) {
    self.preview = preview
    self.variants = variants
    self.problems = problems
    self.page = page
  }

  /// The page.
  ///
  /// It needs no other files than linked images.
  package var html: [UInt8] {
    let drawing = WallDrawing(preview, variants, problems)
    return PageResources.document(
      title: "\(preview.title), all variants – Marquee", style: style(of: drawing),
      script: PageScript.wall.bytes, files: ContentSecurityPolicy.Files(imagesOf: [preview]),
      body: [drawing.definitions].compactMap(\.self) + [
        header(of: drawing), main(of: drawing), Self.dialog,
      ])
  }

  /// The style, with the fonts for text outside the drawings.
  private func style(of drawing: WallDrawing) -> [UInt8] {
    let messages = drawing.drawn.flatMap { $0.problems.map(\.text) }
    let texts = ([preview.title] + messages).map { Array($0.utf8) }
    let fonts = FontFaces(of: texts + [PageScript.wall.bytes, PageStyle.wall.bytes])
    return PageResources.style(with: fonts) + PageStyle.wall.bytes
  }

  // MARK: Controls

  private func header(of drawing: WallDrawing) -> MarkupNode {
    let count = drawing.drawn.count
    let found = drawing.drawn.count { !$0.problems.isEmpty }
    let remark =
      "\(count) variant\(count == 1 ? "" : "s"), \(found == 0 ? "none" : "\(found)") with problems"
    let link = page.map { page in
      [MarkupNode.make("a", ["class": "page-link", "href": page], [.text("Interactive page")])]
    }
    return .make(
      "header", ["class": "bar wall-bar"],
      [
        .make("h1", [:], [.text(preview.title)]),
        .make("p", ["id": "summary", "role": "status"], [.text(remark)]),
        .make(
          "form", ["id": "wall-controls", "aria-label": "View", "hidden": nil],
          [
            .make(
              "label", [:],
              [
                .make("span", [:], [.text("Size")]),
                .make(
                  "input",
                  [
                    "type": "range", "name": "size", "min": "40", "max": "300", "step": "10",
                    "value": "100",
                  ]),
              ]),
            .make(
              "label", [:],
              [
                .make("span", [:], [.text("Page")]),
                .make(
                  "select", ["name": "appearance"],
                  [("automatic", "Automatic"), ("light", "Light"), ("dark", "Dark")].map {
                    .make("option", ["value": $0.0], [.text($0.1)])
                  }),
              ]),
            .make(
              "label", ["class": "check"],
              [
                .make("input", ["type": "checkbox", "name": "problems"]),
                .make("span", [:], [.text("Only with problems")]),
              ]),
          ]),
      ] + (link ?? []))
  }

  // MARK: Variants

  private func main(of drawing: WallDrawing) -> MarkupNode {
    var sections: [(title: String, items: [MarkupNode])] = []
    let namesLocale = Set(variants.map(\.locale)).count > 1
    for drawn in drawing.drawn {
      let title = drawn.variant.settings.view.device.title
      if sections.last?.title != title { sections.append((title, [])) }
      sections[sections.count - 1].items.append(
        item(for: drawn, caption: drawn.variant.caption(namesLocale: namesLocale)))
    }
    let nodes = sections.enumerated().map { index, section in
      MarkupNode.make(
        "section", ["class": "device-group", "aria-labelledby": "device-\(index)"],
        [
          .make("h2", ["id": "device-\(index)"], [.text(section.title)]),
          .make("ul", ["class": "variants"], section.items),
        ])
    }
    return .make("main", ["class": "wall"], nodes)
  }

  private func item(for drawn: WallDrawing.Drawn, caption: String) -> MarkupNode {
    let count = Self.text(of: drawn.problems.count)
    var children: [MarkupNode] = [
      .make(
        "button",
        [
          "class": "thumbnail", "type": "button", "aria-haspopup": "dialog",
          "aria-label": "\(caption), \(count)",
        ], [image(of: drawn)]),
      .make("p", ["class": "caption"], [.text(caption)]),
    ]
    if drawn.problems.isEmpty {
      children.append(.make("p", ["class": "fine"], [.text(count)]))
    } else {
      children.append(
        .make(
          "details", [:],
          [
            .make("summary", [:], [.text(count)]),
            .make("ol", ["class": "problems"], Self.list(of: drawn.problems)),
          ]))
    }
    if let page, drawn.variant.locale == preview.locale {
      let fragment = drawn.variant.fragment(pageDirection: preview.direction)
      children.append(
        .make(
          "a",
          ["class": "open", "href": "\(page)#\(fragment)", "aria-label": "Open \(caption)"],
          [.text("Open")]))
    }
    return .make(
      "li", ["class": "variant", "data-problems": String(drawn.problems.count)], children)
  }

  private func image(of drawn: WallDrawing.Drawn) -> MarkupNode {
    // Phones are drawn almost as large as tablets, so that their texts are legible.
    let longest = max(drawn.size.width, drawn.size.height)
    let scale = longest == 0 ? 1 : (longest > 1_100 ? 460 : 400) / longest
    return .make(
      "svg",
      [
        "width": SVGNumber.text(drawn.size.width * scale),
        "height": SVGNumber.text(drawn.size.height * scale),
        "viewBox":
          "0 0 \(SVGNumber.text(drawn.size.width)) \(SVGNumber.text(drawn.size.height))",
        "aria-hidden": "true", "focusable": "false", "xml:space": "preserve",
        "xml:lang": drawn.variant.locale.language.tag,
      ], drawn.nodes)
  }

  /// The largest number of problems listed for a variant.
  private static let maximumListedCount = 40

  private static func list(of problems: [PreviewDiagnostic]) -> [MarkupNode] {
    let listed = problems.prefix(maximumListedCount).map { problem in
      MarkupNode.make("li", ["class": problem.severity.rawValue], [.text(problem.text)])
    }
    let left = problems.count - listed.count
    return listed + (left > 0 ? [.make("li", [:], [.text("and \(left) more")])] : [])
  }

  private static func text(of count: Int) -> String {
    count == 0 ? "no problems" : count == 1 ? "1 problem" : "\(count) problems"
  }

  // MARK: Dialog

  private static let dialog = MarkupNode.make(
    "dialog", ["id": "large", "aria-labelledby": "variant-title"],
    [
      .make(
        "div", ["class": "large-bar"],
        [
          .make("h2", ["id": "variant-title"]),
          .make("button", ["id": "previous", "type": "button"], [.text("Previous")]),
          .make("button", ["id": "next", "type": "button"], [.text("Next")]),
          .make("a", ["id": "variant-open"], [.text("Open")]),
          .make("button", ["id": "close", "type": "button"], [.text("Close")]),
        ]),
      .make(
        "div", ["class": "large-body"],
        [
          .make("div", ["id": "variant-image"]),
          .make(
            "ol",
            [
              "id": "variant-problems", "class": "problems", "tabindex": "0",
              "aria-label": "Problems",
            ]),
        ]),
    ])
}
