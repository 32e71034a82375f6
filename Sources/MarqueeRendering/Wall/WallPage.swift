import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

/// A page that shows many variants of one screen at once, in a single file.
package struct WallPage: Sendable {
  package var preview: Preview
  /// The variants, grouped by device.
  package var variants: [WallVariant]
  package var judge: ViewJudge?
  /// The address of the interactive page; `nil` if there is none.
  package var page: String?

  package init(
    _ preview: Preview, _ variants: [WallVariant],
    judge: ViewJudge? = nil, page: String? = nil
  ) {
    self.preview = preview
    self.variants = variants
    self.judge = judge
    self.page = page
  }

  /// The page.
  ///
  /// It needs no other files than linked images.
  package var html: [UInt8] {
    let drawing = WallDrawing(preview, variants, judge)
    return PageResources.document(
      title: "\(preview.title), all variants – Marquee", style: style(of: drawing),
      script: PageScript.wall.bytes, files: ContentSecurityPolicy.Files(imagesOf: [preview]),
      body: "\(drawing.definitions)\(header(of: drawing))\(main(of: drawing))\(Self.dialog)")
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
    let link: MarkupNode? = page.map {
      #"<a class="page-link" href="\#($0)">Interactive page</a>"#
    }
    return """
      <header class="bar wall-bar"><h1>\(preview.title)</h1>\
      <p id="summary" role="status">\(remark)</p>\
      <form id="wall-controls" aria-label="View" hidden>\
      <label><span>Size</span>\
      <input type="range" name="size" min="40" max="300" step="10" value="100"></label>\
      <label><span>Page</span><select name="appearance">\
      <option value="automatic">Automatic</option><option value="light">Light</option>\
      <option value="dark">Dark</option></select></label>\
      <label class="check"><input type="checkbox" name="problems">\
      <span>Only with problems</span></label></form>\(link)</header>
      """
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
    let groups: [MarkupNode] = sections.enumerated().map { index, section in
      """
      <section class="device-group" aria-labelledby="device-\(index)">\
      <h2 id="device-\(index)">\(section.title)</h2>\
      <ul class="variants">\(section.items)</ul></section>
      """
    }
    return #"<main class="wall">\#(groups)</main>"#
  }

  private func item(for drawn: WallDrawing.Drawn, caption: String) -> MarkupNode {
    let count = Self.text(of: drawn.problems.count)
    let problems: MarkupNode =
      drawn.problems.isEmpty
      ? #"<p class="fine">\#(count)</p>"#
      : """
      <details><summary>\(count)</summary>\
      <ol class="problems">\(Self.list(of: drawn.problems))</ol></details>
      """
    var link: MarkupNode?
    if let page, drawn.variant.locale == preview.locale {
      let fragment = drawn.variant.fragment(pageDirection: preview.direction)
      link = """
        <a class="open" href="\(page)#\(fragment)" aria-label="Open \(caption)">Open</a>
        """
    }
    return """
      <li class="variant" data-problems="\(drawn.problems.count)">\
      <button class="thumbnail" type="button" aria-haspopup="dialog" \
      aria-label="\(caption), \(count)">\(image(of: drawn))</button>\
      <p class="caption">\(caption)</p>\(problems)\(link)</li>
      """
  }

  private func image(of drawn: WallDrawing.Drawn) -> MarkupNode {
    // Phones are drawn almost as large as tablets, so that their texts are legible.
    let longest = max(drawn.size.width, drawn.size.height)
    let scale = longest == 0 ? 1 : (longest > 1_100 ? 460 : 400) / longest
    return """
      <svg width="\(drawn.size.width * scale)" height="\(drawn.size.height * scale)" \
      viewBox="0 0 \(drawn.size.width) \(drawn.size.height)" aria-hidden="true" \
      focusable="false" xml:space="preserve" xml:lang="\(drawn.variant.locale.language.tag)">\
      \(drawn.nodes)</svg>
      """
  }

  /// The largest number of problems listed for a variant.
  private static let maximumListedCount = 40

  private static func list(of problems: [PreviewDiagnostic]) -> [MarkupNode] {
    let listed: [MarkupNode] = problems.prefix(maximumListedCount).map {
      #"<li class="\#($0.severity.rawValue)">\#($0.text)</li>"#
    }
    let left = problems.count - listed.count
    return listed + (left > 0 ? ["<li>and \(left) more</li>"] : [])
  }

  private static func text(of count: Int) -> String {
    count == 0 ? "no problems" : count == 1 ? "1 problem" : "\(count) problems"
  }

  // MARK: Dialog

  private static let dialog: MarkupNode = """
    <dialog id="large" aria-labelledby="variant-title"><div class="large-bar">\
    <h2 id="variant-title"></h2><button id="previous" type="button">Previous</button>\
    <button id="next" type="button">Next</button><a id="variant-open">Open</a>\
    <button id="close" type="button">Close</button></div>\
    <div class="large-body"><div id="variant-image"></div>\
    <ol id="variant-problems" class="problems" tabindex="0" aria-label="Problems"></ol></div>\
    </dialog>
    """
}
