import MarqueeSupport

/// The work of reading images, in steps: what the names alone tell, the files to look into, and
/// the library that knows what was found.
///
/// The host decides in which order and on how many threads the files are looked into.
package struct ImageLoading: Sendable {
  /// Which images are opened.
  package enum Choice: Sendable {
    /// All.
    case all
    /// Those of sets with these names, and where `findingDuplicates` those that share their size in
    /// bytes with another file, for only they can have the same content.
    case named(Set<String>, findingDuplicates: Bool)
  }

  /// The images as far as their names and the asset catalogs tell.
  package let names: ImageLibrary
  /// The files to look into.
  package let files: [FileEntry]
  /// All images.
  private let listed: [FileEntry]
  private let depth: ReadingDepth
  private let known: ImageInspectionCache
  private let sharedSizes: Set<Int>

  /// Reads the asset catalogs of a listing, and finds out which images to look into.
  ///
  /// - Parameters:
  ///   - entries: The listing of the folders of images.
  ///   - reader: Opens the files.
  ///   - depth: How much of each image is looked at.
  ///   - cache: Images that are in it are not opened.
  ///   - lookup: How the app finds loose files.
  ///   - choice: Which images are opened, given the names of all.
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

  /// Reads one image, or remembers what was found in it before.
  ///
  /// Images of equal size in bytes are read in full, to tell those of equal content.
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

  /// The library that knows what was found, and a cache of that and of what was known before of
  /// files that are still there.
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

  /// The sizes in bytes that several files have: only they can have the same content.
  private static func sharedSizes(of files: [FileEntry]) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for file in files where file.kind == .regular && file.identity.byteCount > 0 {
      counts[file.identity.byteCount, default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 }.keys)
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
}
