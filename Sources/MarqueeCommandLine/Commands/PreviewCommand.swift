import MarqueeCells
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeFigures
import MarqueeLayout
import MarqueeOutputs
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

/// `marquee preview`: shows screens as on a phone.
struct PreviewCommand: RunnableCommand {
  var path: String?
  var output = ""
  var site = ""
  var format: PreviewFormat = .html
  var devices: [Device] = []
  var orientations: [Orientation] = []
  var appearances: [Appearance] = []
  var textSizes: [TextSizeCategory] = []
  var locales: [DisplayLocale] = []
  var directions: [ReadingDirection] = []
  var makesWalls = false
  /// The devices of walls, if none are given: those that screens are judged on.
  var usualWallDevices = Settings.defaultDevices
  /// The text sizes of walls, if none are given.
  var usualWallTextSizes: [TextSizeCategory] = [.large]
  var width: DrawingWidth?
  var linksImages = false
  var watches = false
  var opens = false
  var editor: EditorChoice?
  var shownPlace: ShownPlace?
  var old: String?

  static let syntax = CommandSyntax(
    "marquee preview", summary: "Show screens as a phone would",
    discussion: """
      Home.plist becomes the page Home.html, which shows the screen on every device and needs no \
      other file, or the image Home.iphone-15.svg. A screen with errors is shown as far as it \
      could be read. The drawing in characters is printed where no folder is given. A wall, \
      Home.wall.html, shows all combinations of the devices, orientations, appearances, text sizes, \
      directions and locales that are given, or those of the settings on both sides, in light and \
      dark, and rings what is wrong in each.
      """,
    defaults: PreviewCommand(),
    options: placeOptions + viewOptions + pageOptions,
    operand: .oneOrNone(
      "path", sets: \.path, help: "A content folder or a property list; 'Content' if none"))

  func run(on console: Console) -> ExitCode {
    guard site.isEmpty || output == site else { return runSite(on: console) }
    let path = path ?? ContentInput.defaultPath
    do {
      if let shownPlace { return try PreviewShow(shownPlace, output, on: console).run() }
      try checkPlace(of: path)
      if let old {
        return try PreviewAgainst(self, old: DiffOperand(old), path: path, console: console).run()
      }
      if watches {
        return try PreviewWatch(self, path: path, console: console).run()
      }
      let pipeline = try ContentPipeline(folder: path)
      let report = pipeline.run()
      console.warn(ofErrorsIn: report, soNotAllIs: "shown")
      var command = self
      command.usualWallDevices = pipeline.content.settings.devices
      command.usualWallTextSizes = pipeline.content.settings.textSizes
      if let error = command.wallFault { return Self.refuse(error, on: console) }
      let names = PreviewNames(of: pipeline.content, at: path, editor)
      let files =
        site.isEmpty
        ? command.files(
          of: report, try command.images(of: report), names, columns(on: console))
        : try siteFiles(of: report, names)
      if output.isEmpty {
        // Only text drawings go to standard output.
        for file in files { console.print(String(decoding: file.bytes, as: UTF8.self)) }
      } else {
        try write(files, of: pipeline.content, at: path, on: console)
      }
      // What could not be read has no page on which to report it.
      let code = console.tell(ofUnread: pipeline.content)
      guard opens, let page = files.first(where: { $0.isMain }) else { return code }
      let opening = openInBrowser(page, on: console)
      return opening == .success ? code : opening
    } catch {
      console.printError("marquee: error: \(error.message)")
      return .ioError
    }
  }

  /// Refuses an output folder whose files the content would have as its own.
  private func checkPlace(of path: String) throws(FileError) {
    guard !output.isEmpty else { return }
    let writesImages = !site.isEmpty || format == .svg || format == .markdown
    if writesImages {
      try OutputPlace.check(output, isOutside: path)
    } else if LocalFiles.kind(of: path) == .folder {
      try OutputPlace.check(folder: output, isNotPartOf: path)
    }
  }

  /// Opens a written file.
  @discardableResult
  func openInBrowser(_ file: PreviewFile, on console: Console) -> ExitCode {
    let path = "\(output)/\(file.name)"
    guard !Browser.open(path) else { return .success }
    console.printError(
      "marquee: error: '\(path)' is written, but '\(Browser.program)' could not be started to "
        + "open it")
    return .ioError
  }

  /// How the written files refer to the images.
  func images(of report: ContentReport) throws(FileError) -> PreviewImages {
    let style: PreviewImages.Style =
      format == .text ? .named : watches ? .followed : linksImages ? .linked : .embedded
    return try PreviewImages(report, for: shownDevices, output: output, style: style)
  }

  /// The pages for some screens.
  func pages(
    of report: ContentReport, _ images: PreviewImages, _ names: PreviewNames, changes: Bool
  ) -> [PreviewPage] {
    previews(of: report, images, names).map { preview in
      PreviewPage(
        preview, devices: shownDevices,
        changes: changes
          ? ChangeScripts(
            page: RelativeURI.reference(forPath: ContentPath.name(of: preview.title)),
            index: RelativePath.up(from: preview.title) + "index.html") : nil)
    }
  }

  /// The previews of some screens.
  func previews(
    of report: ContentReport, _ images: PreviewImages, _ names: PreviewNames
  ) -> [Preview] {
    let faults = report.sharedFaults
    return report.screens.map(\.checked).map { screen in
      screen.preview(
        images: images.sources(forPage: screen.file.outputName), locale: locale, faults: faults,
        paths: names.paths, editor: names.editor)
    }
  }

  /// The files for some screens.
  ///
  /// - Parameter columns: The width of text drawings.
  private func files(
    of report: ContentReport, _ images: PreviewImages, _ names: PreviewNames, _ columns: Int
  ) -> [PreviewFile] {
    switch format {
    case .html:
      let pages = pages(of: report, images, names, changes: false)
      return [PreviewFile.index(of: pages)] + walls(of: report, images, names)
        + pages.map { PreviewFile.page($0) }
    case .svg:
      return previews(of: report, images, names).flatMap { preview in
        shownDevices.map { device in
          PreviewFile(
            name: imageName(preview, device),
            bytes: ScreenImage(preview, settings(device)).svg, isMain: true, screen: preview.title)
        }
      }
    case .text:
      return previews(of: report, images, names).flatMap { preview in
        shownDevices.map { device in
          PreviewFile(
            name: imageName(preview, device),
            bytes: Array(
              ScreenDrawing(preview, settings(device), columns: columns).text.utf8), isMain: true,
            screen: preview.title)
        }
      }
    // Markdown shows two versions, so only ``PreviewAgainst`` writes it.
    case .markdown: return []
    }
  }

  var shownDevices: [Device] {
    if !devices.isEmpty { return devices }
    // A page can switch between all devices, the most common one first; an image shows one.
    let common = Device.iPhone15
    guard format == .html else { return [common] }
    let others = Device.all + (makesWalls ? usualWallDevices : [])
    return others.reduce(into: [common]) { shown, device in
      if !shown.contains(device) { shown.append(device) }
    }
  }

  /// The settings for an image of a screen on a device.
  func settings(_ device: Device) -> ImageSettings {
    ImageSettings(
      ScreenView.ID(
        device, orientation, textSize: textSize, direction: direction ?? locale.direction),
      appearance)
  }

  private func imageName(_ preview: Preview, _ device: Device) -> String {
    var words = [preview.title, device.name]
    if orientation != .portrait { words.append(orientation.argument) }
    if appearance != .light { words.append(appearance.argument) }
    if textSize != .large { words.append(textSize.argument) }
    if locale != .enUS { words.append(locale.argument) }
    if let direction, direction != locale.direction { words.append(direction.argument) }
    return words.joined(separator: ".") + (format == .svg ? ".svg" : ".txt")
  }

  /// The width of text drawings; in a file it does not depend on the terminal.
  private func columns(on console: Console) -> Int {
    let usual = output.isEmpty ? console.width : nil
    return width?.value ?? usual ?? ScreenDrawing.usualColumnCount
  }
}
