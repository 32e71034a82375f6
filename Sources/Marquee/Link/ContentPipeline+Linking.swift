import MarqueeImages
package import MarqueeScreen
import MarqueeValidation

extension ContentPipeline {
  /// Judges screens together that were compiled one by one.
  ///
  /// The content folder gives the settings and the pictures; its property lists are not read.
  ///
  /// - Parameter screens: All screens of the content.
  /// - Returns: The same screens, and what is wrong with the folder as a whole.
  package func link(_ screens: [CompiledScreen]) -> CompiledContent {
    var imageCache = ImageInspectionCache()
    let summaries = screens.map(\.summary)
    let images = images(for: summaries.map(\.imageNames), openingAll: false, &imageCache)
    return CompiledContent(
      screens: screens, settingsDiagnostics: content.settingsDiagnostics,
      folderDiagnostics: checkFolder(summaries, images: images), compiledCount: 0,
      cacheTrouble: nil, isWhole: content.hasAllScreens, settingsSource: content.settingsSource,
      files: [],
      imageSources: images?.sources ?? [])
  }
}

extension CompiledContent {
  /// An index of the screens; `nil` where one of them could not be compiled, or where these are not
  /// all screens of the content.
  package var index: ScreenIndex? {
    guard isWhole, !screens.contains(where: \.hasErrors) else { return nil }
    return ScreenIndex(
      screens.map { screen in
        ScreenIndex.Entry(
          name: screen.outputName, file: "\(screen.outputName).json",
          sectionCount: screen.summary.sectionCount, itemCount: screen.summary.itemCount)
      })
  }
}
