import MarqueeSupport

extension ImageLibrary {
  /// Opens and inspects images of a listing, several at a time.
  ///
  /// Images of equal size in bytes are read completely, to find those of equal content.
  ///
  /// - Parameters:
  ///   - entries: The listing of the image folders.
  ///   - reader: Opens the files.
  ///   - depth: How much of each image is read.
  ///   - cache: Images in it are not opened; it receives the results of this run, and drops files
  ///     that are gone.
  ///   - lookup: How the app finds loose files.
  ///   - choice: The images to open, given the names of all.
  package static func load(
    _ entries: [FileEntry], reader: some ImageFileReader, depth: ReadingDepth,
    cache: inout ImageInspectionCache, lookup: ImageLookup = .uiKit,
    choosing choice: (ImageLibrary) -> ImageLoading.Choice = { _ in .all }
  ) -> ImageLibrary {
    let loading = ImageLoading(
      entries, reader: reader, depth: depth, cache: cache, lookup: lookup, choosing: choice)
    let inspections = Workers.all.map(loading.files, inRunsOf: batchSize) { file in
      (file, loading.inspect(file, reader: reader))
    }
    let found = Dictionary(inspections) { first, _ in first }
    let (library, newCache) = loading.finish(with: found)
    cache = newCache
    return library
  }

  /// Large enough to outweigh the cost of starting a batch, and small enough to keep all cores
  /// busy.
  private static let batchSize = 32
}
