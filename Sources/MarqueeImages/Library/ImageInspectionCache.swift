/// What was found in images before, so that one that has not changed is not opened again.
package struct ImageInspectionCache: Hashable, Sendable {
  private var inspections: [FileIdentity: ImageInspection] = [:]

  /// Makes an empty cache.
  package init() {}

  /// What was found in a file at a depth or deeper; `nil` if it is unknown or has changed.
  package func inspection(of file: FileEntry, depth: ReadingDepth) -> ImageInspection? {
    guard file.kind == .regular, let known = inspections[file.identity] else { return nil }
    return known.depth == .whole || depth == .header ? known : nil
  }

  /// Remembers what was found in a file.
  ///
  /// Trouble of the system is not remembered: the file may be readable the next time.
  package mutating func insert(_ inspection: ImageInspection, for file: FileEntry) {
    guard file.kind == .regular, inspection.fault != .unreadable else { return }
    inspections[file.identity] = inspection
  }

  /// The same without files that were changed at a time or later, in nanoseconds since 1970.
  ///
  /// A file that changes twice within one tick of the file system's clock looks unchanged.
  package func settled(before time: Int64) -> ImageInspectionCache {
    var cache = self
    cache.inspections = inspections.filter { $0.key.changeTime < time }
    return cache
  }

  /// What is remembered, in no order.
  var records: [InspectionRecord] {
    inspections.map { InspectionRecord(identity: $0.key, inspection: $0.value) }
  }

  /// Remembers what an earlier run has stored.
  mutating func insert(_ record: InspectionRecord) {
    inspections[record.identity] = record.inspection
  }

  /// How many files are remembered.
  package var count: Int { inspections.count }
}
