package import MarqueeImages

/// The files of a content folder that may be images, listed but not opened.
package struct ImageFiles: Sendable {
  /// The listing.
  package let entries: [FileEntry]

  /// Takes a listing.
  package init(_ entries: [FileEntry]) {
    self.entries = entries
  }

  /// Opens images on all cores, and checks that they are valid.
  ///
  /// - Parameters:
  ///   - cache: The results of earlier runs, whose images are not opened again; receives the new
  ///     results.
  ///   - lookup: How the app finds loose files.
  ///   - choice: The images to open, given the names of all.
  package func load(
    cache: inout ImageInspectionCache, lookup: ImageLookup = .uiKit,
    choosing choice: (ImageLibrary) -> ImageLoading.Choice = { _ in .all }
  ) -> ImageLibrary {
    ImageLibrary.load(
      entries, reader: LocalImageReader(), depth: .whole, cache: &cache, lookup: lookup,
      choosing: choice)
  }
}
