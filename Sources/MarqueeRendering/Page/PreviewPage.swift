import MarqueeCells
import MarqueeScreen
package import MarqueeSolver

/// A page that shows one screen on several devices, in a single file.
package struct PreviewPage: Sendable {
  package var preview: Preview
  /// The selectable devices; the first one is shown initially.
  package var devices: [Device]
  /// The scripts next to the page that report changes; `nil` for a static page.
  package var changes: ChangeScripts?
  /// The place of the page in a site; `nil` for a separate page.
  package var place: SitePlace?
  /// What finds the diagnostics of each view; `nil` to show those of the preview in all views.
  package var judge: ViewJudge?

  package init(
    _ preview: Preview, devices: [Device], changes: ChangeScripts? = nil, place: SitePlace? = nil,
    judge: ViewJudge? = nil
  ) {
    self.judge = judge
    self.preview = preview
    self.devices = devices
    self.changes = changes
    self.place = place
  }

  /// The page as it is shown before all of its views are judged: with the usual text size judged
  /// first, and as many other views as take only a moment; `nil` if these are all.
  package var early: PreviewPage? {
    let itemCount = preview.screen.sections.reduce(1) { $0 + $1.items.count }
    let views = ScreenView.ID.all(devices)
    let count = max(1, Self.cellsJudgedEarly / itemCount)
    guard let judge, judge.judged == nil, count < views.count else { return nil }
    let sorted = views.filter { $0.textSize == .large } + views.filter { $0.textSize != .large }
    var page = self
    page.judge = ViewJudge(judged: Array(sorted.prefix(count)), judge.find)
    return page
  }

  /// How many cells are judged in less than a tenth of a second, counted in each view.
  private static let cellsJudgedEarly = 12_000

  /// The page.
  ///
  /// It needs no other files than images beside it and the scripts in ``changes``.
  package var html: [UInt8] {
    let data = data
    return html(content: data.json, data)
  }

  /// A page that is kept up to date, for a ``content`` that was computed already.
  package func html(content: [UInt8]) -> [UInt8] { html(content: content, nil) }

  private func html(content: [UInt8], _ data: PageData?) -> [UInt8] {
    let body: MarkupNode = """
      \(PageMarkup.controls)<noscript><p class="plain">This page needs JavaScript. \
      'marquee preview --format svg' makes images, which need none.</p></noscript>\
      \(dataNode(content))
      """
    if let place { return html(at: place, body) }
    return PageResources.document(
      title: "\(preview.title) – Marquee", style: style(for: content, data),
      script: PageResources.script,
      files: changes == nil
        ? ContentSecurityPolicy.Files(imagesOf: [preview]) : .imagesAndChanges,
      imageSites: LinkedImage.sites(of: preview.screen),
      body: body)
  }

  /// The content of the page, as JSON without `<`.
  package var content: [UInt8] { data.json }

  private var data: PageData {
    // Nobody who looks at a site decides what it loads.
    PageData(
      preview, devices: devices, destinations: place?.destinations ?? [],
      linksImages: place == nil, judge: judge)
  }

  private func dataNode(_ content: [UInt8]) -> MarkupNode {
    let scripts: MarkupNode? = changes.map {
      """
       data-version-script="\($0.versionScript)" data-content-script="\($0.contentScript)" \
      data-show-script="\($0.showScript)" data-index="\($0.index)"
      """
    }
    return #"<script type="application/json" id="data"\#(scripts)>\#(raw: content)</script>"#
  }

  /// The style, with the fonts for the characters in the page.
  ///
  /// If its content will change in unknown ways, all characters are needed. In a page of more than
  /// 4 MiB, the complete fonts are a small part, and searching for characters takes long.
  private func style(for content: [UInt8], _ data: PageData?) -> [UInt8] {
    guard let data, changes == nil, content.count <= 1 << 22 else {
      return PageResources.wholeStyle
    }
    let texts = [content, PageMarkup.controls.bytes, PageResources.script, PageResources.rules]
    return PageResources.style(with: FontFaces(of: texts, cells: cellTexts(of: data)))
  }

  private func cellTexts(of data: PageData) -> [CellText] {
    var texts = preview.chrome.tabs.map { CellText($0.title, .caption2, weight: .medium) }
    if let title = preview.chrome.title {
      texts.append(CellText(title, .largeTitle, weight: .bold))
    }
    for (section, cells) in zip(preview.screen.sections, data.cells) {
      if section.type.isNumbered {
        texts.append(CellText("0123456789", .largeTitle, weight: .bold))
      }
      preview.scene.header(of: section)?.forEachText { texts.append($0) }
      for cell in cells { cell.forEachText { texts.append($0) } }
    }
    return texts
  }
}
