extension ImageLibrary {
  /// Opens and inspects all images of a listing, several at a time.
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

  /// Processes each file, several files at a time, and returns the results by file.
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

  /// Enough images for a task to be worth starting, and few enough to keep all cores busy to the
  /// end.
  private static let batchCount = 64
}

extension Array {
  fileprivate func batches(of count: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
  }
}
