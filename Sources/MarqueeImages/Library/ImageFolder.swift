import MarqueeDiagnostics
package import MarqueeScreen

/// The images of a listing, which are opened and inspected as they are asked for, each once.
package struct ImageFolder: Sendable {
  package enum Choice: Sendable {
    case all
    case named(Set<String>)
    /// Those with as many bytes as another file, because only they can have equal content.
    case possibleDuplicates
  }

  /// All images; those that were not asked for have only what names and asset catalogs show.
  package private(set) var images: ImageLibrary
  private let listed: [FileEntry]
  private let reader: any ImageFileReader
  /// The inspections of an earlier run of this process.
  private let known: [FileEntry: ImageInspection]
  /// The sizes in bytes that several files share.
  private let sharedSizes: Set<Int>
  private var found: [FileEntry: ImageInspection] = [:]

  /// Reads the asset catalogs of a listing, and opens no image.
  ///
  /// - Parameters:
  ///   - entries: The listing of the image folders.
  ///   - reader: Opens the files.
  ///   - known: The ``inspections`` of an earlier run; these files are not opened again.
  ///   - lookup: How the app finds loose files.
  package init(
    _ entries: [FileEntry], reader: some ImageFileReader,
    known: [FileEntry: ImageInspection] = [:], lookup: ImageLookup = .uiKit
  ) {
    let index = ImageIndex(entries)
    self.reader = reader
    self.known = known
    listed = index.images
    sharedSizes = Self.sharedSizes(of: index.images)
    images = ImageLibrary(
      index, contents: Self.contents(of: index, reader),
      inspections: Dictionary(first: index.images.map { ($0.path, ImageInspection()) }),
      lookup: lookup)
  }

  package var inspections: [FileEntry: ImageInspection] {
    known.merging(found) { _, new in new }
  }

  /// Inspects images, unless they are inspected already.
  ///
  /// - Parameter workers: The threads that do the work.
  /// - Complexity: O(*n*) in the bytes of the images that are opened, and in the number of all
  ///   images if any is.
  package mutating func inspect(_ choice: Choice, workers: Workers = .all) {
    let files = files(of: choice).filter { found[$0] == nil }
    guard !files.isEmpty else { return }
    let inspections = workers.map(files, inRunsOf: Self.batchSize) { [folder = self] file in
      (file, folder.inspect(file))
    }
    let new = Dictionary(inspections) { first, _ in first }
    found.merge(new) { first, _ in first }
    images = images.replacingInspections(by: new)
  }

  /// Large enough to outweigh the start of a batch, and small enough to keep all cores busy.
  private static let batchSize = 32

  private func files(of choice: Choice) -> [FileEntry] {
    switch choice {
    case .all: return listed
    case .named(let names):
      let used = Set(
        images.sets.filter { names.contains($0.name) }.flatMap(\.variants).map(\.file.path))
      return listed.filter { used.contains($0.path) }
    case .possibleDuplicates:
      return listed.filter {
        $0.kind == .regular && sharedSizes.contains($0.identity.byteCount)
      }
    }
  }

  /// Inspects an image, unless it is known; a file that could not be read is read again.
  ///
  /// Images of equal size in bytes are read completely, to find those of equal content.
  private func inspect(_ file: FileEntry) -> ImageInspection {
    guard file.kind == .regular else {
      return ImageInspection(fault: .notARegularFile(file.kind))
    }
    let needsDigest = sharedSizes.contains(file.identity.byteCount)
    if let known = known[file], known.fault != .unreadable, known.digest != nil || !needsDigest {
      return known
    }
    let inspection = reader.withSource(of: file) { source in
      guard needsDigest else { return ImageInspection(of: source) }
      let source = Self.inMemory(source)
      var inspection = ImageInspection(of: source)
      inspection.digest = ContentDigest(of: source)
      return inspection
    }
    return inspection ?? ImageInspection(fault: .unreadable)
  }

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
