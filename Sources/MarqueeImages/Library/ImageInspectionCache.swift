/// The results of earlier inspections, so that unchanged images are not opened again.
package struct ImageInspectionCache: Hashable, Sendable {
  private var inspections: [FileIdentity: ImageInspection] = [:]

  /// Makes an empty cache.
  package init() {}

  /// Makes a cache from the entries that an earlier run stored.
  init(_ entries: [(identity: FileIdentity, inspection: ImageInspection)]) {
    for entry in entries { inspections[entry.identity] = entry.inspection }
  }

  /// Returns the inspection of a file at a depth or deeper; `nil` if it is unknown or has changed.
  package func inspection(of file: FileEntry, depth: ReadingDepth) -> ImageInspection? {
    guard file.kind == .regular, let known = inspections[file.identity] else { return nil }
    return known.depth == .whole || depth == .header ? known : nil
  }

  /// Stores the inspection of a file.
  ///
  /// System errors are not stored: the file may be readable the next time.
  package mutating func insert(_ inspection: ImageInspection, for file: FileEntry) {
    guard file.kind == .regular, inspection.fault != .unreadable else { return }
    inspections[file.identity] = inspection
  }

  /// Returns the cache without files that changed at or after a time, in nanoseconds since 1970.
  ///
  /// A file that changes twice within one tick of the file system's clock looks unchanged.
  package func entries(unchangedSince time: Int64) -> ImageInspectionCache {
    var cache = self
    cache.inspections = inspections.filter { $0.key.changeTime < time }
    return cache
  }

  /// The stored inspections, in no particular order.
  var entries: [(identity: FileIdentity, inspection: ImageInspection)] {
    inspections.map { ($0.key, $0.value) }
  }

  package var count: Int { inspections.count }
}
