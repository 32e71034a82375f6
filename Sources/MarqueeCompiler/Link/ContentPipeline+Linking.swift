import MarqueeImages
import MarqueeLoading
package import MarqueeManifests
import MarqueeScreen
import MarqueeValidation

extension ContentPipeline {
  /// What became of screens that were linked.
  package struct Linked: Sendable {
    /// The screens, and what is wrong with the folder as a whole.
    package let content: ContentReport
    /// The names of screens that were compiled with other images than the folder has now.
    package let outdated: [String]
  }

  /// Judges screens together that were compiled one by one.
  ///
  /// The content folder gives the settings and the images; its property lists are not read.
  ///
  /// - Parameter screens: All screens of the content.
  package func link(_ screens: [CompiledScreen]) -> Linked {
    var imageCache = ImageInspectionCache()
    let library = CheckedLibrary(content, workers)
    let summaries = screens.map(\.summary)
    let names = summaries.map(\.references.imageNames)
    let images = images(for: names + [library.imageNames], openingAll: false, &imageCache)
    let digests = ImageDigests(images, of: names, below: content.root, workers: workers)
    // What was suggested for a missing name depends on all images, which no build system lists.
    let outdated = screens.filter { screen in
      let names = screen.summary.references.imageNames
      return images != nil && (screen.hasAllImages || digests.resolves(names))
        && digests.digest(of: names) != screen.imageDigest
    }
    return Linked(
      content: ContentReport(
        of: content, screens.map { ScreenReport($0, source: nil) }, images: images,
        libraryDiagnostics: library.diagnostics(
          content.settings, images: images, summaries, workers),
        folderDiagnostics: checkFolder(summaries, library, images: images)),
      outdated: outdated.map(\.file))
  }
}

extension ContentReport {
  /// An index of the screens; `nil` if one of them could not be compiled, or where these are not
  /// all screens of the content.
  package var index: ScreenIndex? {
    guard isWhole, !screens.contains(where: \.hasErrors) else { return nil }
    return ScreenIndex(
      screens.map { screen in
        ScreenIndex.Entry(
          name: screen.outputName, file: "\(screen.outputName).json",
          sectionCount: screen.compiled.summary.sectionCount,
          itemCount: screen.compiled.summary.itemCount)
      })
  }
}
