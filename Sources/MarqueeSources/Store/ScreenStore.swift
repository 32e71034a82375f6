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
  private let build: String?
  /// The digests of the bodies that are written and not stored yet.
  private var stagedDigests: Set<String> = []
  /// The keys of the screens that are being shown for the first time since the launch.
  private var trials: Set<String> = []

  /// Makes a store in a folder, which is created when the first screen is stored.
  ///
  /// - Parameter folder: The folder's file URL; nothing else should be in it.
  public init(folder: URL) {
    self.init(
      folder: folder, build: Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String)
  }

  /// - Parameter build: The build of the app; `nil` if it is not known.
  init(folder: URL, build: String?) {
    files = StoreFiles(folder: folder)
    self.build = build
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
    stagedDigests = []
    trials = []
    files.removeUnused(besides: StoreIndex(), [])
  }

  /// Notes that a stored screen is about to be shown.
  ///
  /// A screen for which ``endTrial(of:)`` is not called before the next launch may have ended the app.
  ///
  /// - Parameter key: The store's key of the screen.
  /// - Returns: Whether it may be shown: it was not on trial when the app ended.
  func beginTrial(of key: String) -> Bool {
    // A trial of this launch says nothing yet.
    if trials.contains(key) { return true }
    guard let digest = StoreIndex(in: files.folder).entries[key]?.digest else { return true }
    guard files.trial(of: key) != digest else { return false }
    trials.insert(key)
    files.write(trial: digest, of: key)
    return true
  }

  /// Notes that the screen of a key was shown without ending the app, from the store or a server.
  func endTrial(of key: String) {
    trials.remove(key)
    files.removeTrial(of: key)
  }

  /// The stored body for a key; `nil` if there is none, or it is damaged.
  package func body(for key: String) -> StoredBody? {
    guard let entry = StoreIndex(in: files.folder).entries[key],
      let data = files.body(entry.digest, byteCount: entry.byteCount)
    else { return nil }
    return StoredBody(data, entry.validators)
  }

  /// Whether another build of the app has stored the body for a key, so that the screen in the bundle
  /// of this one may be newer.
  func isOfOtherBuild(_ key: String) -> Bool {
    StoreIndex(in: files.folder).entries[key].map { $0.build != build } ?? false
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

  /// Notes that a server has confirmed stored bodies, so that they are as new as the app.
  ///
  /// The index is written only if another build of the app has stored one of them.
  func confirm(_ keys: [String]) throws {
    var index = StoreIndex(in: files.folder)
    let others = keys.filter { key in index.entries[key].map { $0.build != build } ?? false }
    guard !others.isEmpty else { return }
    for key in others { index.entries[key]?.build = build }
    try files.write(index)
  }

  /// Stores a body from a server, replacing an earlier one.
  package func store(_ body: StoredBody, for key: String) throws {
    try change(storing: [key: try stage(body)], areListed: false)
  }

  /// Stores several bodies and removes others, in one step.
  package func replace(_ bodies: [String: StoredBody], dropping keys: [String] = []) throws {
    try replace(try bodies.mapValues(stage), dropping: keys)
  }

  /// Writes the file of a body, so that it need not stay in memory until all are there.
  ///
  /// The file is kept until the body is stored or ``unstage(_:)`` is called.
  func stage(_ body: StoredBody) throws -> StagedBody {
    let digest = SHA256.hexadecimal(of: Array(body.data))
    try files.makeFolder()
    try files.write(body: body.data, digest: digest)
    stagedDigests.insert(digest)
    return StagedBody(
      digest: digest, byteCount: body.data.count, validators: body.validators)
  }

  /// Removes the files of bodies that are not stored after all.
  func unstage(_ bodies: [StagedBody]) {
    stagedDigests.subtract(bodies.map(\.digest))
    files.removeUnused(besides: StoreIndex(in: files.folder), stagedDigests)
  }

  /// Stores several staged bodies and removes others, in one step.
  func replace(_ bodies: [String: StagedBody], dropping keys: [String] = []) throws {
    try change(storing: bodies, dropping: keys, areListed: true)
  }

  /// Removes a body that cannot be read any more.
  func drop(_ key: String) throws {
    try change(dropping: [key], areListed: false)
  }

  private func change(
    storing bodies: [String: StagedBody] = [:], dropping keys: [String] = [], areListed: Bool
  ) throws {
    var index = StoreIndex(in: files.folder)
    try files.makeFolder()
    for key in keys { index.entries[key] = nil }
    for (key, body) in bodies.sorted(by: { $0.key < $1.key }) {
      index.set(
        key, digest: body.digest, byteCount: body.byteCount, body.validators, build: build,
        isListed: areListed)
    }
    index.dropOldest()
    try files.write(index)
    stagedDigests.subtract(bodies.values.map(\.digest))
    files.removeUnused(besides: index, stagedDigests)
  }
}
