/// What was found in images before, so that one that has not changed is not opened again.
package struct ImageInspectionCache: Hashable, Sendable {
  private var inspections: [FileIdentity: ImageInspection] = [:]

  /// Makes an empty cache.
  package init() {}

  /// Remembers what an earlier run has stored.
  init(_ entries: [(identity: FileIdentity, inspection: ImageInspection)]) {
    for entry in entries { inspections[entry.identity] = entry.inspection }
  }

  /// What was found in a file at a depth or deeper; `nil` if it is unknown or has changed.
  package func inspection(of file: FileEntry, depth: ReadingDepth) -> ImageInspection? {
    guard file.kind == .regular, let known = inspections[file.identity] else { return nil }
    return known.depth == .whole || depth == .header ? known : nil
  }

  /// Remembers what was found in a file.
  ///
  /// An error of the system is not remembered: the file may be readable the next time.
  package mutating func insert(_ inspection: ImageInspection, for file: FileEntry) {
    guard file.kind == .regular, inspection.fault != .unreadable else { return }
    inspections[file.identity] = inspection
  }

  /// The same without files that were changed at a time or later, in nanoseconds since 1970.
  ///
  /// A file that changes twice within one tick of the file system's clock looks unchanged.
  package func entries(unchangedSince time: Int64) -> ImageInspectionCache {
    var cache = self
    cache.inspections = inspections.filter { $0.key.changeTime < time }
    return cache
  }

  /// What is remembered, in no order.
  var entries: [(identity: FileIdentity, inspection: ImageInspection)] {
    inspections.map { ($0.key, $0.value) }
  }

  /// How many files are remembered.
  package var count: Int { inspections.count }
}
