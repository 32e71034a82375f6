extension ImageLibrary {
  /// Opens and reads all pictures of a listing, several at a time.
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
    let found = await withTaskGroup(of: [(FileEntry, ImageInspection)].self) { group in
      for batch in index.pictures.batches(of: batchCount) {
        group.addTask {
          batch.map { ($0, inspect($0, reader: reader, depth: depth, cache: known)) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    cache = ImageInspectionCache()
    var inspections: [String: ImageInspection] = [:]
    inspections.reserveCapacity(found.count)
    for (file, inspection) in found {
      inspections[file.path] = inspection
      cache.insert(inspection, for: file)
    }
    return ImageLibrary(index, contents: contents(of: index, reader), inspections: inspections)
  }

  /// Reads one picture, or remembers what was found in it before.
  private static func inspect(
    _ file: FileEntry, reader: some ImageFileReader, depth: ReadingDepth,
    cache: ImageInspectionCache
  ) -> ImageInspection {
    guard file.kind == .regular else {
      return ImageInspection(fault: .notARegularFile(file.kind), depth: depth)
    }
    if let known = cache.inspection(of: file, depth: depth) { return known }
    return reader.withSource(of: file) { ImageInspection(of: $0, depth: depth) }
      ?? ImageInspection(fault: .unreadable, depth: depth)
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
