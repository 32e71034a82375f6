extension ImageLibrary {
  /// Opens and reads all pictures of a listing, several at a time.
  ///
  /// Pictures of equal size in bytes are read in full, to tell those of equal content.
  ///
  /// - Parameters:
  ///   - entries: The listing of the folders of pictures.
  ///   - reader: Opens the files.
  ///   - depth: How much of each picture is looked at.
  ///   - cache: Pictures that are in it are not opened; gets what was found in this run, and nothing
  ///     else, so that it does not grow with files that are gone.
  package static func load(
    _ entries: [FileEntry], reader: some ImageFileReader, depth: ReadingDepth,
    cache: inout ImageInspectionCache
  ) async -> ImageLibrary {
    let index = ImageIndex(entries)
    let known = cache
    let sharedSizes = sharedSizes(of: index.pictures)
    let found = await concurrently(index.pictures) { file in
      let needsDigest = sharedSizes.contains(file.identity.byteCount)
      return inspect(file, reader, depth: depth, needsDigest: needsDigest, cache: known)
    }
    cache = ImageInspectionCache()
    for file in index.pictures {
      if let inspection = found[file.path] { cache.insert(inspection, for: file) }
    }
    return ImageLibrary(index, contents: contents(of: index, reader), inspections: found)
  }

  /// Does some work for each file, several files at a time; gives the results by path.
  private static func concurrently<Result: Sendable>(
    _ files: [FileEntry], _ work: @escaping @Sendable (FileEntry) -> Result
  ) async -> [String: Result] {
    await withTaskGroup(of: [(String, Result)].self) { group in
      for batch in files.batches(of: batchCount) {
        group.addTask { batch.map { ($0.path, work($0)) } }
      }
      var results: [String: Result] = [:]
      results.reserveCapacity(files.count)
      for await batch in group {
        for (path, result) in batch { results[path] = result }
      }
      return results
    }
  }

  /// The sizes in bytes that several files have: only they can have the same content.
  private static func sharedSizes(of files: [FileEntry]) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for file in files where file.kind == .regular && file.identity.byteCount > 0 {
      counts[file.identity.byteCount, default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  /// Reads one picture, or remembers what was found in it before.
  private static func inspect(
    _ file: FileEntry, _ reader: some ImageFileReader, depth: ReadingDepth, needsDigest: Bool,
    cache: ImageInspectionCache
  ) -> ImageInspection {
    guard file.kind == .regular else {
      return ImageInspection(fault: .notARegularFile(file.kind), depth: depth)
    }
    let known = cache.inspection(of: file, depth: depth)
    if let known, known.digest != nil || !needsDigest { return known }
    let inspection = reader.withSource(of: file) { source in
      guard needsDigest else { return ImageInspection(of: source, depth: depth) }
      let source = inMemory(source)
      var inspection = known ?? ImageInspection(of: source, depth: depth)
      inspection.digest = ContentDigest(of: source)
      return inspection
    }
    return inspection ?? ImageInspection(fault: .unreadable, depth: depth)
  }

  /// The same bytes in memory, where they are few: a digest needs all of them anyway.
  private static func inMemory(_ source: any ByteSource) -> any ByteSource {
    guard source.byteCount <= 1 << 20, let bytes = source.read(0..<source.byteCount),
      bytes.count == source.byteCount
    else { return source }
    return MemoryByteSource(bytes)
  }

  private static func contents(
    of index: ImageIndex, _ reader: some ImageFileReader
  ) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for file in index.contents where file.kind == .regular {
      // One byte more than is accepted tells that a file is too large.
      contents[file.path] =
        reader.withSource(of: file) { source in
          source.read(0..<min(source.byteCount, ContentsReading.maximumByteCount + 1))
        }?.flatMap(\.self)
    }
    return contents
  }

  /// Enough pictures for a task to outweigh its start, few enough to keep all cores busy to the end.
  private static let batchCount = 64
}

extension Array {
  fileprivate func batches(of count: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
  }
}
