public import Foundation
import MarqueeScreen

/// Screens that servers have sent, on disk for when the servers cannot be reached.
///
/// ```
/// let caches = try FileManager.default.url(
///   for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
/// let store = ScreenStore(folder: caches.appending(path: "Screens"))
/// ```
///
/// The store always holds complete screens, old or new: if the app is killed or the system crashes
/// during a write, the old ones remain. Damaged files count as missing.
///
/// A folder belongs to one store. Several sources can share a store.
public actor ScreenStore {
  private let files: StoreFiles

  /// Makes a store in a folder, which is created when the first screen is stored.
  ///
  /// - Parameter folder: The folder's file URL; nothing else should be in it.
  public init(folder: URL) {
    files = StoreFiles(folder: folder)
  }

  /// Removes all screens, for example when a user signs out.
  ///
  /// - Throws: The system's error if a file cannot be removed.
  public func removeAll() throws {
    // Without an index there are no screens, even if bodies remain.
    let index = files.folder.appending(path: StoreIndex.fileName)
    if FileManager.default.fileExists(atPath: index.path) {
      try FileManager.default.removeItem(at: index)
    }
    files.removeUnused(besides: StoreIndex())
  }

  /// The stored body for a key; `nil` if there is none, or it is damaged.
  package func body(for key: String) -> StoredBody? {
    guard let entry = StoreIndex(in: files.folder).entries[key],
      let data = files.body(entry.digest, byteCount: entry.byteCount)
    else { return nil }
    return StoredBody(data, entry.validators)
  }

  /// The files of a manifest whose bodies are not stored, compared by digest and length.
  ///
  /// - Parameter listed: The files by key.
  /// - Complexity: O(*n*) in the files; the index is read once.
  func missing(
    of listed: [(key: String, entry: CatalogManifest.Entry)]
  ) -> [CatalogManifest.Entry] {
    let index = StoreIndex(in: files.folder)
    return listed.compactMap { key, entry in
      let isHeld =
        index.entries[key]?.digest == entry.digest
        && files.hasBody(entry.digest, byteCount: entry.byteCount)
      return isHeld ? nil : entry
    }
  }

  /// Stores a body from a server, replacing an earlier one.
  package func store(_ body: StoredBody, for key: String) throws {
    try change(storing: [key: body], areListed: false)
  }

  /// Stores several bodies and removes others, in one step.
  package func replace(_ bodies: [String: StoredBody], dropping keys: [String] = []) throws {
    try change(storing: bodies, dropping: keys, areListed: true)
  }

  /// Removes a body that cannot be read any more.
  func drop(_ key: String) throws {
    try change(dropping: [key], areListed: false)
  }

  private func change(
    storing bodies: [String: StoredBody] = [:], dropping keys: [String] = [], areListed: Bool
  ) throws {
    var index = StoreIndex(in: files.folder)
    try files.makeFolder()
    for key in keys { index.entries[key] = nil }
    for (key, body) in bodies.sorted(by: { $0.key < $1.key }) {
      let digest = SHA256.hexadecimal(of: Array(body.data))
      try files.write(body: body.data, digest: digest)
      index.set(
        key, digest: digest, byteCount: body.data.count, body.validators, isListed: areListed)
    }
    index.dropOldest()
    try files.write(index)
    files.removeUnused(besides: index)
  }
}
