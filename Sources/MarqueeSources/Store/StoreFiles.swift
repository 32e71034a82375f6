import Foundation
import MarqueeSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files of a store, each of which is written as a whole or not at all.
struct StoreFiles: Sendable {
  let folder: URL

  private static let bodyExtension = ".json"
  private static let temporaryExtension = ".marquee.tmp"

  /// The bytes of a body; `nil` if its file is missing or damaged.
  func body(_ digest: String, byteCount: Int) -> Data? {
    guard let data = try? Data(contentsOf: url(ofBody: digest)), data.count == byteCount,
      SHA256.hexadecimal(of: Array(data)) == digest
    else { return nil }
    return data
  }

  /// Whether a body has a file of its length; what is in it is verified when it is read.
  func hasBody(_ digest: String, byteCount: Int) -> Bool {
    let values = try? url(ofBody: digest).resourceValues(forKeys: [.fileSizeKey])
    return values?.fileSize == byteCount
  }

  /// Writes a body, unless it is there already.
  func write(body data: Data, digest: String) throws {
    guard body(digest, byteCount: data.count) == nil else { return }
    try write(data, to: digest + Self.bodyExtension)
  }

  /// Writes the index: from here on the store has the new entries, and until here the old ones.
  func write(_ index: StoreIndex) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try write(try encoder.encode(index), to: StoreIndex.fileName)
  }

  func makeFolder() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes bodies that no entry names, and what a write has left that did not end.
  ///
  /// Other files are left alone. What cannot be removed takes room, and does no other harm.
  func removeUnused(besides index: StoreIndex) {
    let used = Set(index.entries.values.map { $0.digest + Self.bodyExtension })
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !used.contains(name) && Self.isOurs(name) {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    if name.hasPrefix("."), name.hasSuffix(temporaryExtension) { return true }
    let digest = name.dropLast(bodyExtension.count)
    return name.hasSuffix(bodyExtension) && digest.utf8.count == 64
      && digest.allSatisfy(\.isHexDigit)
  }

  private func url(ofBody digest: String) -> URL {
    folder.appending(path: digest + Self.bodyExtension)
  }

  /// Writes a temporary file to the disk, and then gives it its name.
  private func write(_ data: Data, to name: String) throws {
    let temporary = folder.appending(path: ".\(UUID().uuidString)\(Self.temporaryExtension)")
    do {
      try Data().write(to: temporary, options: .withoutOverwriting)
      let file = try FileHandle(forWritingTo: temporary)
      do {
        try file.write(contentsOf: data)
        // Else a crash of the system could leave the new name with bytes that were never written.
        try file.synchronize()
      } catch {
        try? file.close()
        throw error
      }
      try file.close()
      try rename(temporary, to: folder.appending(path: name))
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
    synchronizeFolder()
  }

  /// Gives a file a name, which another file may have had until then.
  private func rename(_ file: URL, to other: URL) throws {
    #if canImport(Darwin)
      let result = unsafe Darwin.rename(file.path, other.path)
    #elseif canImport(Musl)
      let result = unsafe Musl.rename(file.path, other.path)
    #else
      let result = unsafe Glibc.rename(file.path, other.path)
    #endif
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  /// Asks for the folder's names on the disk; a system that cannot do it does no harm.
  private func synchronizeFolder() {
    let descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
