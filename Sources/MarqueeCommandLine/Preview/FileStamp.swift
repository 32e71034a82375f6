#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What tells one state of a file from another.
struct FileStamp: Hashable, Sendable {
  let time: Date
  let size: UInt64

  /// A short text that differs where stamps do.
  var mark: String {
    let microseconds = (time.timeIntervalSinceReferenceDate * 1e6).rounded()
    return "\(Int64(exactly: microseconds) ?? 0)-\(size)"
  }

  init?(path: String) {
    // Files come and go while they are watched.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    time = attributes[.modificationDate] as? Date ?? .distantPast
    size = attributes[.size] as? UInt64 ?? 0
  }
}
