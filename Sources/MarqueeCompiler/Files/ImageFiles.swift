package import MarqueeImages
import MarqueeSupport

/// The files of a content folder that may be images, listed but not opened.
package struct ImageFiles: Sendable {
  /// The listing.
  package let entries: [FileEntry]

  /// Takes a listing.
  package init(_ entries: [FileEntry]) {
    self.entries = entries
  }

  /// Opens images on all cores, and checks that they are sound.
  ///
  /// - Parameters:
  ///   - cache: The results of earlier runs, whose images are not opened again; receives the new
  ///     results.
  ///   - lookup: How the app finds loose files.
  ///   - choice: The images to open, given the names of all.
  package func load(
    cache: inout ImageInspectionCache, lookup: ImageLookup = .uiKit,
    choosing choice: (ImageLibrary) -> ImageLoading.Choice = { _ in .all }
  ) -> ImageLibrary {
    let reader = LocalImageReader()
    let loading = ImageLoading(
      entries, reader: reader, depth: .whole, cache: cache, lookup: lookup,
      choosing: choice)
    let files = Array(loading.files)
    let workers = Workers.all
    let inspections = workers.mapRuns(of: files.count, inRunsOf: Self.batchSize) { batch in
      files[batch].map { ($0, loading.inspect($0, reader: reader)) }
    }
    let found = Dictionary(inspections.joined()) { first, _ in first }
    let (library, newCache) = loading.finish(with: found)
    cache = newCache
    return library
  }

  /// Large enough to outweigh the cost of starting a batch, and small enough to keep all cores
  /// busy.
  private static let batchSize = 32
}
