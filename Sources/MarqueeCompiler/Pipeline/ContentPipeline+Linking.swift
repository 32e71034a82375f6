import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeValidation

extension ContentPipeline {
  /// Checks the screens of the content folder together, whether they were just checked or come from
  /// objects.
  ///
  /// - Parameters:
  ///   - screens: The summaries of all screens.
  ///   - found: The diagnostics of each screen's own checks, in the same order.
  ///   - images: The images; those that the screens name are already inspected. This also inspects
  ///     those that the library names and, for a whole folder, possible duplicates.
  func link(
    _ screens: [ScreenSummary], _ found: [FolderFindings.Screen], _ images: inout FolderImages
  ) -> FolderFindings {
    let library = CheckedLibrary(content, workers)
    // What only screens know of the settings is reported there, too.
    let libraryFiles = Set(
      content.libraryFiles.map(\.file.name) + [content.settingsFile?.name].compactMap(\.self))
    func isInLibrary(_ diagnostic: Diagnostic) -> Bool {
      libraryFiles.contains(diagnostic.place.file)
    }
    let inLibrary = found.map { $0.diagnostics.filter(isInLibrary) }
    let own = found.map { ($0.file, $0.diagnostics.filter { !isInLibrary($0) }) }
    let faulty = zip(found, inLibrary).filter { $1.contains { $0.severity == .error } }
    images.inspect([library.imageNames])
    if content.hasAllScreens { images.inspect(.possibleDuplicates) }
    return FolderFindings(
      of: content, images: images.library,
      libraryDiagnostics: library.diagnostics(
        content.settings, images: images.library, screens, found: inLibrary.flatMap(\.self), workers
      ),
      folderDiagnostics: folderDiagnostics(screens, library, images.library), screens: own,
      faultyScreens: Set(faulty.map(\.0.file)))
  }

  /// The diagnostics of the folder as a whole; none if not all of its screens are known.
  private func folderDiagnostics(
    _ screens: [ScreenSummary], _ library: CheckedLibrary, _ images: ImageLibrary?
  ) -> [Diagnostic] {
    guard content.hasAllScreens, !screens.isEmpty || content.root != nil else { return [] }
    return Validator(settings: content.settings).validate(
      screens + library.summaries, library: content.library.library, images: images,
      faults: content.faults, propertyLists: content.propertyLists,
      foreignLists: content.foreignLists, isAppFolder: content.isAppFolder,
      folder: content.root ?? ".")
  }

  /// Links objects that were compiled one by one.
  ///
  /// The content folder gives the settings, the library and the images; its screens are not read.
  ///
  /// - Parameter objects: All screens of the content.
  /// - Returns: The linked objects, and the files of those that were compiled with other images or
  ///   library items than the folder has now.
  package func link(
    _ objects: [ScreenObject]
  ) -> (content: CompiledContent, outdated: [String]) {
    var images = FolderImages(of: content, workers)
    var digests = ImageDigests(of: images.library, below: content.root)
    let named = objects.map(\.summary.references.images)
    digests.inspect(named, in: &images, workers)
    let library = LibraryDigests(of: content)
    let outdated = zip(objects, named).filter { object, named in
      // What was suggested for a missing name depends on all images, which no build system lists.
      let knowsImages = images.library != nil && (object.hasAllImages || digests.resolves(named))
      return !object.hasCurrentLibrary(library)
        || knowsImages && digests.digest(of: named) != object.imageDigest
    }
    let findings = link(objects.map(\.summary), objects.map { ($0.file, $0.diagnostics) }, &images)
    return (
      CompiledContent(objects: objects, madeCount: 0, cacheError: nil, findings: findings),
      outdated.map(\.0.file)
    )
  }
}
