import MarqueeSupport

/// The steps of loading images: what names alone show, the files to inspect, and the library with
/// the results.
package struct ImageLoading: Sendable {
  /// The images to open.
  package enum Choice: Sendable {
    /// All.
    case all
    /// Those of sets with these names, and with `findingDuplicates` also those that have the same
    /// number of bytes as another file, because only they can have equal content.
    case named(Set<String>, findingDuplicates: Bool)
  }

  /// The library as far as names and asset catalogs show it.
  package let names: ImageLibrary
  /// The files to inspect.
  package let files: [FileEntry]
  /// All images.
  private let listed: [FileEntry]
  private let depth: ReadingDepth
  private let known: ImageInspectionCache
  private let sharedSizes: Set<Int>

  /// Reads the asset catalogs of a listing, and determines which images to inspect.
  ///
  /// - Parameters:
  ///   - entries: The listing of the image folders.
  ///   - reader: Opens the files.
  ///   - depth: How much of each image is read.
  ///   - cache: Images in it are not opened.
  ///   - lookup: How the app finds loose files.
  ///   - choice: Returns the images to open, given the names of all.
  package init(
    _ entries: [FileEntry], reader: some ImageFileReader, depth: ReadingDepth,
    cache: ImageInspectionCache, lookup: ImageLookup = .uiKit,
    choosing choice: (ImageLibrary) -> Choice = { _ in .all }
  ) {
    let index = ImageIndex(entries)
    self.depth = depth
    known = cache
    listed = index.images
    sharedSizes = Self.sharedSizes(of: index.images)
    names = ImageLibrary(
      index, contents: Self.contents(of: index, reader),
      inspections: Dictionary(
        index.images.map { ($0.path, ImageInspection(depth: depth)) },
        uniquingKeysWith: { first, _ in first }), lookup: lookup)
    switch choice(names) {
    case .all:
      files = index.images
    case .named(let wanted, let findsDuplicates):
      let used = Set(
        names.sets.filter { wanted.contains($0.name) }.flatMap(\.variants).map(\.file.path))
      let sharedSizes = sharedSizes
      files = index.images.filter { file in
        used.contains(file.path)
          || findsDuplicates && file.kind == .regular
            && sharedSizes.contains(file.identity.byteCount)
      }
    }
  }

  /// Inspects an image, or returns its inspection from the cache.
  ///
  /// Images of equal size in bytes are read completely, to find those of equal content.
  package func inspect(_ file: FileEntry, reader: some ImageFileReader) -> ImageInspection {
    guard file.kind == .regular else {
      return ImageInspection(fault: .notARegularFile(file.kind), depth: depth)
    }
    let needsDigest = sharedSizes.contains(file.identity.byteCount)
    let known = known.inspection(of: file, depth: depth)
    if let known, known.digest != nil || !needsDigest { return known }
    let inspection = reader.withSource(of: file) { source in
      guard needsDigest else { return ImageInspection(of: source, depth: depth) }
      let source = Self.inMemory(source)
      var inspection = known ?? ImageInspection(of: source, depth: depth)
      inspection.digest = ContentDigest(of: source)
      return inspection
    }
    return inspection ?? ImageInspection(fault: .unreadable, depth: depth)
  }

  /// Makes the library with the results, and a cache of these and of earlier results for files that
  /// still exist.
  package func finish(
    with found: [FileEntry: ImageInspection]
  ) -> (library: ImageLibrary, cache: ImageInspectionCache) {
    var cache = ImageInspectionCache()
    for file in listed {
      let inspection = found[file] ?? known.inspection(of: file, depth: .header)
      if let inspection { cache.insert(inspection, for: file) }
    }
    return (names.replacingInspections(by: found), cache)
  }

  /// Returns the sizes in bytes that several files share: only these files can have equal content.
  private static func sharedSizes(of files: [FileEntry]) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for file in files where file.kind == .regular && file.identity.byteCount > 0 {
      counts[file.identity.byteCount, default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  /// Reads a small source into memory, because a digest needs all of it anyway.
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
      // Reading one byte more than allowed shows that a file is too large.
      contents[file.path] =
        reader.withSource(of: file) { source in
          source.read(0..<min(source.byteCount, ContentsReading.maximumByteCount + 1))
        }?.flatMap(\.self)
    }
    return contents
  }
}
