import MarqueeCells
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeFigures
import MarqueeLayout
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver

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
  /// The devices of walls, if none are given.
  var usualWallDevices: [Device] = Device.all
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
      directions and locales that are given, or both orientations in light and dark, and rings \
      what is wrong in each.
      """,
    defaults: PreviewCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "folder", sets: \.output,
        help: "The folder for the files; created if missing"),
      .value(
        "site", placeholder: "folder", sets: \.site,
        help: "The folder for a site: an index with images and a search, and pages that lead to "
          + "each other and share their files"),
      .value(
        "format", letter: "f", placeholder: "format", sets: \.format, help: "What is written"),
      .list(
        "device", letter: "d", placeholder: "device", addsTo: \.devices,
        help: "A device, such as 'iphone-15' or 393x852@3; all known ones if none"),
      .list(
        "orientation", placeholder: "word", addsTo: \.orientations,
        help: "How the device of an image is held; portrait if none"),
      .list(
        "appearance", placeholder: "word", addsTo: \.appearances,
        help: "The colors of an image; light if none"),
      .list(
        "text-size", placeholder: "size", addsTo: \.textSizes,
        help: "The text size of an image; large if none"),
      .list(
        "locale", placeholder: "locale", addsTo: \.locales,
        help: "How prices, ratings and counts are written; en_US if none; no money is converted"),
      .list(
        "direction", placeholder: "word", addsTo: \.directions,
        help: "From which side an image is read; as in the locale if not given"),
      .value(
        "width", placeholder: "columns", sets: \.width,
        help: "How wide a drawing in characters is; as the terminal, or 80, if not given"),
      .flag(
        "wall", sets: \.makesWalls,
        help: "Write a page with all variants of each screen as well"),
      .flag(
        "link-images", sets: \.linksImages,
        help: "Link images instead of embedding them"),
      .flag(
        "watch", sets: \.watches,
        help: "Keep pages up to date with the content until stopped; links images"),
      .flag("open", sets: \.opens, help: "Open the first page in a browser"),
      .value(
        "editor", placeholder: "editor", sets: \.editor,
        help: "The editor that pages open lines in, or an address with '{path}' and '{line}'; "
          + "pages then hold absolute paths"),
      .value(
        "show", placeholder: "file:line", sets: \.shownPlace,
        help: "Show a line's cell in the open pages of '--watch', and end"),
      .value(
        "against", placeholder: "old", sets: \.old,
        help: "Show what changed since an old version, before and after: a folder, a property list "
          + "or 'git:REV', as in 'marquee diff'; in pages, or in Markdown with small images"),
    ],
    operand: .oneOrNone(
      "path", sets: \.path, help: "A content folder or a property list; 'Content' if none"))

  func run(on console: Console) -> ExitCode {
    if let error = conflict { return Self.refuse(error, on: console) }
    guard site.isEmpty || output == site else { return runSite(on: console) }
    guard !output.isEmpty || (format == .text && !watches && !opens) else {
      let error = UsageError.missingOption("--output", placeholder: "folder")
      return Self.refuse(error, on: console)
    }
    if let error = fault { return Self.refuse(error, on: console) }
    let path = path ?? ContentInput.defaultPath
    do {
      if let shownPlace { return try PreviewShow(shownPlace, output, on: console).run() }
      if writesImages { try OutputPlace.check(output, isOutside: path) }
      if let old {
        return try PreviewAgainst(self, old: DiffOperand(old), path: path, console: console).run()
      }
      if watches, format == .html {
        return try PreviewWatch(self, path: path, console: console).run()
      }
      let pipeline = try ContentPipeline(folder: path)
      let report = pipeline.run()
      console.warn(ofErrorsIn: report, soNotAllIs: "shown")
      var command = self
      command.usualWallDevices = Self.wallDevices(of: pipeline.content.settings)
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

  /// Whether images are written, in addition to pages or instead of them.
  private var writesImages: Bool { !site.isEmpty || format == .svg }

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
    return report.screens.compactMap(\.checked).map { screen in
      screen.preview(
        images: images.sources(forPage: screen.source.outputName), locale: locale, faults: faults,
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
      device: device, orientation: orientation, category: textSize, appearance: appearance,
      direction: direction ?? locale.direction)
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
