package import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
package import MarqueeValidation

/// The result of *emit* for a screen: everything that is needed to write it, to report its
/// diagnostics, and to check it together with other screens.
///
/// It is made from the screen's property list, the settings, the library and the images that the
/// screen names, and depends on nothing else. A cache keeps it, and a file carries it to
/// `marquee link`.
package struct ScreenObject: Hashable, Sendable {
  package let file: String
  /// The path of the output without its extension: `Home` for `Home.plist`.
  package let outputName: String
  /// The settings that it was compiled with; see ``ContentFolder/settingsDigest``.
  package let settings: ContentDigest
  /// What is written; `nil` if the screen has errors.
  package let json: [UInt8]?
  /// Its diagnostics, in the order of the file.
  package let diagnostics: [Diagnostic]
  package let summary: ScreenSummary
  /// The digest of what it uses from the library; see ``LibraryDigests``.
  let libraryDigest: ContentDigest
  /// Whether a diagnostic points into the library.
  let showsLibraryPlaces: Bool
  /// The digest of what was known about the images that it names; see ``ImageDigests``.
  let imageDigest: ContentDigest
  /// Whether each of those names led to an image, even if it is misspelled.
  let hasAllImages: Bool
  /// The text that its diagnostics and those of folder-wide checks point into; empty if none can.
  package let excerpt: SourceFile

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether the images and the library items that it uses are unchanged.
  func isCurrent(_ images: ImageDigests, _ library: LibraryDigests) -> Bool {
    images.digest(of: summary.references.images) == imageDigest && hasCurrentLibrary(library)
  }

  /// Whether the library items that it uses are unchanged.
  func hasCurrentLibrary(_ library: LibraryDigests) -> Bool {
    library.digest(of: summary.references, showsPlaces: showsLibraryPlaces) == libraryDigest
  }
}

extension ScreenObject {
  /// Emits a screen.
  ///
  /// - Parameters:
  ///   - style: How the JSON is written.
  ///   - content: The content folder.
  ///   - digests: What is known about the images that it names.
  ///   - library: What is known about the library.
  ///   - workers: The threads that do the work.
  init(
    of checked: ScreenReport, _ style: JSONStyle, in content: ContentFolder,
    _ digests: ImageDigests, _ library: LibraryDigests, _ workers: Workers
  ) {
    let showsLibraryPlaces = library.isPointedInto(by: checked.found)
    let images = checked.summary.references.images
    let isPointedInto = !checked.found.isEmpty || checked.summary.hasPlaces
    self.init(
      file: checked.file, outputName: checked.outputName,
      settings: content.settingsDigest,
      json: checked.hasErrors
        ? nil : checked.scene.screen.jsonBytes(style: style, workers: workers),
      diagnostics: checked.found, summary: checked.summary,
      libraryDigest: library.digest(
        of: checked.summary.references, showsPlaces: showsLibraryPlaces),
      showsLibraryPlaces: showsLibraryPlaces, imageDigest: digests.digest(of: images),
      hasAllImages: digests.resolves(images),
      excerpt: isPointedInto
        ? checked.parsed.text : SourceFile(name: checked.file, text: []))
  }
}
