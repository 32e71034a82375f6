extension ImageLibrary {
  /// Opens and reads all images of a listing, several at a time.
  ///
  /// Images of equal size in bytes are read in full, to tell those of equal content.
  ///
  /// - Parameters:
  ///   - entries: The listing of the folders of images.
  ///   - reader: Opens the files.
  ///   - depth: How much of each image is looked at.
  ///   - cache: Images that are in it are not opened; gets what was found in this run, and
  ///     forgets files that are gone.
  ///   - lookup: How the app finds loose files.
  package static func load(
    _ entries: [FileEntry], reader: some ImageFileReader, depth: ReadingDepth,
    cache: inout ImageInspectionCache, lookup: ImageLookup = .uiKit
  ) async -> ImageLibrary {
    let loading = ImageLoading(
      entries, reader: reader, depth: depth, cache: cache, lookup: lookup)
    let found = await concurrently(loading.files) { loading.inspect($0, reader: reader) }
    let (library, newCache) = loading.finish(with: found)
    cache = newCache
    return library
  }

  /// Does some work for each file, several files at a time; gives the results by file.
  private static func concurrently<Result: Sendable>(
    _ files: [FileEntry], _ work: @escaping @Sendable (FileEntry) -> Result
  ) async -> [FileEntry: Result] {
    await withTaskGroup(of: [(FileEntry, Result)].self) { group in
      for batch in files.batches(of: batchCount) {
        group.addTask { batch.map { ($0, work($0)) } }
      }
      var results: [FileEntry: Result] = [:]
      results.reserveCapacity(files.count)
      for await batch in group {
        for (file, result) in batch { results[file] = result }
      }
      return results
    }
  }

  /// Enough images for a task to outweigh its start, few enough to keep all cores busy to the end.
  private static let batchCount = 64
}

extension Array {
  fileprivate func batches(of count: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
  }
}
