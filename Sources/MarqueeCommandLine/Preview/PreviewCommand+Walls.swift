import MarqueeCells
import MarqueeCompiler
import MarqueeFigures
import MarqueeLayout
import MarqueeOutputs
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

extension PreviewCommand {
  // Pages and images have one value of each; only a wall has several.

  var orientation: Orientation { orientations.first ?? .portrait }
  var appearance: Appearance { appearances.first ?? .light }
  var textSize: TextSizeCategory { textSizes.first ?? .large }
  var locale: DisplayLocale { locales.first ?? .enUS }
  var direction: ReadingDirection? { directions.first }

  /// What is wrong with the variants of the walls; `nil` if nothing is.
  var wallFault: UsageError? {
    let maximum = WallChoice.maximumVariantCount
    guard makesWalls, wallChoice.count > maximum else { return nil }
    return .tooMany("variants", count: wallChoice.count, maximum: maximum)
  }

  /// What the walls show.
  var wallChoice: WallChoice {
    WallChoice(
      devices: devices.isEmpty ? usualWallDevices : devices,
      orientations: orientations.isEmpty ? Orientation.allCases : orientations,
      appearances: appearances.isEmpty ? Appearance.allCases : appearances,
      categories: textSizes.isEmpty ? usualWallTextSizes : textSizes, directions: directions,
      locales: locales.isEmpty ? [.enUS] : locales)
  }

  /// The walls of some screens.
  func walls(
    of report: ContentReport, _ images: PreviewImages, _ names: PreviewNames
  ) -> [PreviewFile] {
    guard makesWalls else { return [] }
    let variants = wallChoice.variants
    let faults = report.sharedFaults
    return report.screens.map(\.checked).map { screen in
      let name = screen.file.outputName
      let preview = screen.preview(
        images: images.sources(forPage: name), locale: locale, faults: faults, paths: names.paths,
        editor: names.editor, holdsInAllViews: true)
      let problems = screen.problems(
        in: variants.map(\.view), images: report.images, settings: report.settings,
        paths: names.paths)
      let page = RelativeURI.reference(forPath: "\(ContentPath.name(of: name)).html")
      return PreviewFile(
        name: "\(name).wall.html",
        bytes: WallPage(preview, variants, problems: problems, page: page).html, isMain: true,
        screen: name)
    }
  }
}
