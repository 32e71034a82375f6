#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What tells one state of a file from another.
struct FileStamp: Hashable, Sendable {
  let time: Date
  let size: UInt64

  init?(path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    time = attributes[.modificationDate] as? Date ?? .distantPast
    size = attributes[.size] as? UInt64 ?? 0
  }
}
