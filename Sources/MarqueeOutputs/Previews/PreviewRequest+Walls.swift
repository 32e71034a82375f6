import MarqueeCells
import MarqueeCompiler
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
package import MarqueeValidation

extension PreviewRequest {
  /// The number of variants on a wall.
  ///
  /// - Parameter settings: The settings of the content.
  /// - Returns: `nil` if no walls are made, or there are not too many variants.
  package func excessiveVariantCount(_ settings: Settings) -> Int? {
    let count = wallChoice(settings, for: .base).count
    return makesWalls && count > WallChoice.maximumVariantCount ? count : nil
  }

  /// What the walls show; if no devices or text sizes are given, those that screens are judged on.
  private func wallChoice(_ settings: Settings, for audience: Audience) -> WallChoice {
    WallChoice(
      devices: devices.isEmpty ? settings.devices : devices,
      orientations: orientations.isEmpty ? Orientation.allCases : orientations,
      appearances: appearances.isEmpty
        ? settings.theme.appearance == .dark ? [.dark] : Appearance.allCases : appearances,
      categories: textSizes.isEmpty ? settings.textSizes : textSizes, directions: directions,
      locales: (locales.isEmpty ? [settings.locale] : locales).map {
        DisplayLocale(for: audience, base: $0)
      })
  }

  /// The devices that files show; with walls, also those that screens are judged on.
  func shownDevices(of report: ContentReport) -> [Device] {
    guard makesWalls, devices.isEmpty, format == .html else { return shownDevices }
    return (shownDevices + report.settings.devices).distinct
  }

  func walls(
    of report: ContentReport, _ images: PreviewImages, _ names: PreviewNames
  ) -> [PreviewFile] {
    guard makesWalls else { return [] }
    return zip(previews(of: report, images, names), report.screens).map { preview, screen in
      let name = screen.outputName
      let variants = wallChoice(report.settings, for: screen.parsed.file.id.audience).variants
      let page = RelativeURI.reference(forPath: "\(ContentPath.name(of: name)).html")
      return PreviewFile(
        name: "\(name).wall.html",
        bytes: WallPage(
          preview, variants, judge: screen.judge(in: report, paths: names.paths), page: page
        ).html, isMain: true, screen: name)
    }
  }
}
