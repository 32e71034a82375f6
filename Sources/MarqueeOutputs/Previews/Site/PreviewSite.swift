import MarqueeCells
import MarqueeCompiler
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

/// A site of all screens, which persists from one version of the content to the next.
struct PreviewSite {
  private let request: PreviewRequest
  private let devices: [Device]
  private var images: PreviewImages
  /// The images of the index by screen name, with what they show.
  private var thumbnails: [String: (preview: Preview, assets: [Appearance: SiteAsset])] = [:]

  init(_ request: PreviewRequest) {
    self.request = request
    devices = request.shownDevices
    images = PreviewImages(for: devices, style: .shared)
  }

  mutating func pages(
    of report: ContentReport, _ names: PreviewNames
  ) throws(FileError) -> [PreviewPage] {
    try images.update(report)
    let screens = report.screens
    let links = SiteLinks(screens)
    let faults = SharedFaults(report)
    let titles = screens.map(\.outputName)
    return screens.enumerated().map { number, screen in
      let name = titles[number]
      let up = SitePath.up(fromPage: name)
      func neighbor(_ number: Int) -> SitePlace.Neighbor? {
        guard titles.indices.contains(number) else { return nil }
        return SitePlace.Neighbor(
          title: titles[number], address: SitePath.address(ofPage: titles[number], fromPage: name))
      }
      let assets = "\(up)\(SiteAsset.folder)/"
      // The site's devices are not always those of the settings.
      let views = JudgedViews(
        of: report.settings, for: screen.parsed.file.id.audience, on: devices)
      return PreviewPage(
        screen.preview(
          images: images.sources(forPage: name), request,
          faults: faults, paths: names.paths, editor: names.editor),
        devices: devices,
        changes: request.followsContent
          ? ChangeScripts(
            page: RelativeURI.reference(forPath: ContentPath.name(of: name)),
            index: up + SitePath.index) : nil,
        place: SitePlace(
          index: up + SitePath.index, assets: assets, previous: neighbor(number - 1),
          next: neighbor(number + 1), destinations: links.destinations(of: screen)),
        judge: screen.judge(
          in: report, paths: names.paths, only: views.counting + views.further))
    }
  }

  var sharedFiles: [PreviewFile] { Self.files(of: [.style, .script] + images.assets) }

  /// The names of the shared files that the images of a page refer to.
  static func imageFiles(of preview: Preview) -> [String] {
    preview.images.values.flatMap(\.sources).compactMap { source in
      source.hasPrefix("data:") ? nil : "\(SiteAsset.folder)/\(ContentPath.name(of: source))"
    }
  }

  /// The files of the index, with the index itself last.
  mutating func indexFiles(for pages: [PreviewPage]) -> [PreviewFile] {
    let entries = pages.map { page in
      SiteIndexPage.Entry(
        preview: page.preview,
        address: RelativeURI.reference(forPath: "\(SitePath.page(page.preview.title)).html"),
        thumbnails: thumbnails(of: page.preview).mapValues(\.path))
    }
    let titles = Set(pages.map(\.preview.title))
    thumbnails = thumbnails.filter { titles.contains($0.key) }
    let assets = thumbnails.values.flatMap(\.assets.values).sorted { $0.name < $1.name }
    return Self.files(of: [.indexScript] + assets) + [
      PreviewFile(
        name: SitePath.index, bytes: SiteIndexPage(entries, device: devices[0]).html,
        isMain: true)
    ]
  }

  /// The files of some assets, each once: screens without items have identical images.
  private static func files(of assets: [SiteAsset]) -> [PreviewFile] {
    var names: Set<String> = []
    return assets.filter { names.insert($0.name).inserted }.map { asset in
      PreviewFile(name: asset.path, bytes: asset.bytes, isMain: false)
    }
  }

  /// A screen's images in the index, by appearance.
  private mutating func thumbnails(of preview: Preview) -> [Appearance: SiteAsset] {
    if let known = thumbnails[preview.title], known.preview == preview { return known.assets }
    let thumbnail = DrawnScreen(topOf: preview, on: devices[0])
    var assets: [Appearance: SiteAsset] = [:]
    for appearance in Appearance.allCases {
      let shown = preview.scene.theme.appearance == .dark ? .dark : appearance
      let embedded = images.embedded(thumbnail.imageNames, for: devices[0], shown)
      assets[appearance] = SiteAsset("screen", "svg", thumbnail.svg(shown, images: embedded))
    }
    thumbnails[preview.title] = (preview, assets)
    return assets
  }
}
