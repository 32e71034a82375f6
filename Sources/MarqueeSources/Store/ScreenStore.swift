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
  private let launch: UUID
  /// The digests of the bodies that are written and not stored yet.
  private var stagedDigests: Set<String> = []

  /// Makes a store in a folder, which is created when the first screen is stored.
  ///
  /// - Parameter folder: The folder's file URL; nothing else should be in it.
  public init(folder: URL) {
    self.init(
      folder: folder, build: Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String)
  }

  /// - Parameters:
  ///   - build: The build of the app; `nil` if it is not known.
  ///   - launch: The launch of the app, which several stores may share.
  init(folder: URL, build: String?, launch: UUID = ScreenTrial.launch) {
    files = StoreFiles(folder: folder)
    self.build = build
    self.launch = launch
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
    files.write(trials: [:])
    files.removeUnused(besides: StoreIndex(), [])
  }

  /// Notes that a stored body is about to be shown, so that this launch may end before it is.
  func beginTrial(of copy: StoredCopy) {
    var trials = files.trials()
    let before = trials[copy.key].flatMap { $0.digest == copy.digest ? $0 : nil }
    // The same body may be shown several times in a launch, also from other stores of the folder.
    guard before?.launch != launch else { return }
    trials[copy.key] = ScreenTrial(
      digest: copy.digest, launchCount: (before?.launchCount ?? 0) + 1, launch: launch)
    files.write(trials: trials)
  }

  /// Notes that the bodies of keys do not end the app, or are what a server sends now.
  func endTrials(of keys: some Sequence<String>) {
    let trials = files.trials()
    let left = trials.filter { !keys.contains($0.key) }
    if left.count < trials.count { files.write(trials: left) }
  }

  /// The stored body for a key; `nil` if there is none, or it is damaged.
  package func body(for key: String) -> StoredBody? { stored(for: key)?.body }

  /// The stored body for a key, and what names it while its screen is shown.
  func stored(for key: String) -> (body: StoredBody, copy: StoredCopy)? {
    guard let entry = StoreIndex(in: files.folder).entries[key],
      let data = files.body(entry.digest, byteCount: entry.byteCount)
    else { return nil }
    return (
      StoredBody(data, entry.validators), StoredCopy(store: self, key: key, digest: entry.digest)
    )
  }

  /// Whether showing a body has ended the app, so that it is not shown again.
  func hasEndedApp(_ copy: StoredCopy) -> Bool {
    guard let trial = files.trials()[copy.key], trial.digest == copy.digest else { return false }
    return trial.hasEndedApp(before: launch)
  }

  /// Whether another build of the app has stored the body for a key, so that the screen in the
  /// bundle of this one may be newer.
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
    endTrials(of: Set(keys))
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
      index.set(key, body, build: build, isListed: areListed)
    }
    index.dropOldest()
    try files.write(index)
    endTrials(of: Set(bodies.keys).union(keys))
    stagedDigests.subtract(bodies.values.map(\.digest))
    files.removeUnused(besides: index, stagedDigests)
  }
}
