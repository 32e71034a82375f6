import MarqueeCells
package import MarqueeCompiler
package import MarqueeRendering
import MarqueeScreen
import MarqueeSolver

extension PreviewRequest {
  /// The files for the screens of a report, in the order to write them in.
  ///
  /// - Parameter names: How the previews name files.
  package func files(
    of report: ContentReport, _ names: PreviewNames
  ) throws(FileError) -> [PreviewFile] {
    if isSite { return try siteFiles(of: report, names) }
    let images = try images(of: report)
    switch format {
    case .html:
      let pages = pages(of: report, images, names)
      // The index does not lead to walls.
      let index = PreviewFile.index(of: pages, isMain: pages.count > 1 && !makesWalls)
      return [index] + walls(of: report, images, names) + pages.map { PreviewFile.page($0) }
    case .svg:
      return drawings(of: report, images, names) { DrawnScreen($0, settings($1, for: $0)).svg }
    case .text:
      return drawings(of: report, images, names) { preview, device in
        Array(DrawnScreen(preview, settings(device, for: preview)).text(columns: columns).utf8)
      }
    // Markdown shows two versions, so only ``PreviewComparison`` makes it.
    case .markdown: return []
    }
  }

  private func siteFiles(
    of report: ContentReport, _ names: PreviewNames
  ) throws(FileError) -> [PreviewFile] {
    var site = PreviewSite(self)
    let pages = try site.pages(of: report, names)
    // A page names shared files, and the index names pages, so they are written in that order.
    return site.sharedFiles + pages.map { PreviewFile.page($0) } + site.indexFiles(for: pages)
  }

  package func images(of report: ContentReport) throws(FileError) -> PreviewImages {
    var images = PreviewImages(
      for: shownDevices(of: report), output: output, style: imageStyle)
    try images.update(report)
    return images
  }

  package func pages(
    of report: ContentReport, _ images: PreviewImages, _ names: PreviewNames
  ) -> [PreviewPage] {
    zip(previews(of: report, images, names), report.screens).map { preview, screen in
      PreviewPage(
        preview, devices: shownDevices(of: report),
        changes: followsContent
          ? ChangeScripts(
            page: RelativeURI.reference(forPath: ContentPath.name(of: preview.title)),
            index: PathFromFolder.up(from: preview.title) + OutputFile.indexName) : nil,
        judge: screen.judge(in: report, paths: names.paths))
    }
  }

  func previews(
    of report: ContentReport, _ images: PreviewImages, _ names: PreviewNames
  ) -> [Preview] {
    let faults = SharedFaults(report)
    return report.screens.map { screen in
      screen.preview(
        images: images.sources(forPage: screen.outputName), self, faults: faults,
        paths: names.paths, editor: names.editor)
    }
  }

  private func drawings(
    of report: ContentReport, _ images: PreviewImages, _ names: PreviewNames,
    _ draw: (Preview, Device) -> [UInt8]
  ) -> [PreviewFile] {
    previews(of: report, images, names).flatMap { preview in
      shownDevices.map { device in
        PreviewFile(
          name: imageName(preview, device), bytes: draw(preview, device), isMain: true,
          screen: preview.title)
      }
    }
  }

  private func imageName(_ preview: Preview, _ device: Device) -> String {
    var words = [preview.title, device.name]
    if orientation != .portrait { words.append(orientation.rawValue) }
    let appearance = settings(device, for: preview).appearance
    if appearance != .light { words.append(appearance.rawValue) }
    if textSize != .large { words.append("\(textSize)") }
    if let locale = locales.first, locale != .enUS { words.append(locale.rawValue) }
    if let direction, direction != preview.locale.direction { words.append(direction.rawValue) }
    return words.joined(separator: ".") + (format == .svg ? ".svg" : ".txt")
  }
}
