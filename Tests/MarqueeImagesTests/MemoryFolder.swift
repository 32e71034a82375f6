import MarqueeDiagnostics
import MarqueeImages
import Synchronization
import TestSupport

final class MemoryFolder: ImageFileReader {
  let entries: [FileEntry]
  private let files: [String: [UInt8]]
  private let opened = Mutex<[String]>([])

  /// Makes a folder of files; entries of other kinds have no bytes.
  ///
  /// - Parameter locked: Files that are listed but cannot be opened.
  init(
    _ files: [String: [UInt8]], others: [String: FileKind] = [:], locked: Set<String> = [],
    modificationTime: Int64 = 0
  ) {
    self.files = files.filter { !locked.contains($0.key) }
    // A dictionary has no fixed order, and the library must not depend on it.
    entries =
      files.map { path, bytes in
        FileEntry(
          path: path, kind: .regular,
          identity: FileIdentity(
            byteCount: bytes.count, modificationTime: modificationTime,
            fileNumber: path.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) }))
      }
      + others.map { path, kind in
        FileEntry(
          path: path, kind: kind,
          identity: FileIdentity(byteCount: 0, modificationTime: 0, fileNumber: 0))
      }
  }

  /// The paths of the files that have been opened, sorted.
  var openedFiles: [String] { opened.withLock { $0.sorted() } }

  func withSource<Result>(
    of entry: FileEntry, _ body: (any ByteSource) -> Result
  ) -> Result? {
    opened.withLock { $0.append(entry.path) }
    return files[entry.path].map { body(MemoryByteSource($0)) }
  }

  /// Loads the folder, of which nothing is known.
  func load(lookup: ImageLookup = .uiKit) async -> ImageLibrary {
    var known: [FileEntry: ImageInspection] = [:]
    return load(knowing: &known, lookup: lookup)
  }

  /// Inspects images of the folder.
  ///
  /// - Parameter known: Files in it are not opened; gets the results.
  @discardableResult
  func load(
    _ choice: ImageFolder.Choice = .all, knowing known: inout [FileEntry: ImageInspection],
    lookup: ImageLookup = .uiKit
  ) -> ImageLibrary {
    var folder = ImageFolder(entries, reader: self, known: known, lookup: lookup)
    folder.inspect(choice)
    known = folder.inspections
    return folder.images
  }
}
