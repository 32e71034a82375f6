import Dispatch
package import MarqueeImages
import Synchronization

/// The files of a content folder that may be pictures, listed but not opened.
package struct ImageFiles: Sendable {
  /// The listing.
  package let entries: [FileEntry]

  /// Takes a listing.
  package init(_ entries: [FileEntry]) {
    self.entries = entries
  }

  /// Opens pictures on all cores and looks whether they are whole.
  ///
  /// - Parameters:
  ///   - cache: Pictures that are in it are not opened; gets what was found in this run.
  ///   - choice: Which pictures are opened, given the names of all.
  package func load(
    cache: inout ImageInspectionCache,
    choosing choice: (ImageLibrary) -> ImageLoading.Choice = { _ in .all }
  ) -> ImageLibrary {
    let reader = LocalImageReader()
    let loading = ImageLoading(
      entries, reader: reader, depth: .whole, cache: cache, choosing: choice)
    let found = Mutex<[FileEntry: ImageInspection]>([:])
    let batchCount = (loading.files.count + Self.batchSize - 1) / Self.batchSize
    DispatchQueue.concurrentPerform(iterations: batchCount) { batch in
      let files = loading.files.dropFirst(batch * Self.batchSize).prefix(Self.batchSize)
      let inspections = files.map { ($0, loading.inspect($0, reader: reader)) }
      found.withLock { found in
        for (file, inspection) in inspections { found[file] = inspection }
      }
    }
    let (library, newCache) = loading.finish(with: found.withLock { $0 })
    cache = newCache
    return library
  }

  /// Enough pictures to outweigh the start of a batch, few enough to keep all cores busy to the end.
  private static let batchSize = 32
}
