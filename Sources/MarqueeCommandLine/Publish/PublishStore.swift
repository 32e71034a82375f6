import MarqueeCompiler
import MarqueeManifests
import MarqueeScreen
import MarqueeSupport

/// A folder of published files, in which no other run changes anything meanwhile.
struct PublishStore {
  let folder: OpenFolder
  private let lock: FolderLock
  private let workers: Workers

  /// Opens and locks a folder, and removes what killed runs have left.
  ///
  /// - Throws: ``FileError/locked(path:)`` if another run is at work in it.
  init(_ folder: OpenFolder, workers: Workers) throws(FileError) {
    self.folder = folder
    self.workers = workers
    lock = try FolderLock(folder)
    folder.removeStaleTemporaryFiles()
    for inside in [PublishPath.objects] + Channel.allCases.map(\.rawValue) {
      folder.removeStaleTemporaryFiles(in: inside, toDepth: 1)
    }
    folder.removeStaleTemporaryFiles(in: PublishPath.pages, toDepth: Self.pagesDepth)
  }

  /// How many folders below that of all pages are looked into: as many as content can have, and two.
  private static let pagesDepth = 102

  /// Lets other runs change the folder.
  ///
  /// Call it once.
  func unlock() { lock.unlock() }

  /// The bytes of what a channel shows; `nil` if nothing was published to it.
  static func shown(_ channel: Channel, in folder: OpenFolder) throws(FileError) -> [UInt8]? {
    try folder.bytesIfPresent(of: PublishPath.manifest(channel.rawValue))
  }

  // MARK: - Reading

  /// What is in the folder.
  ///
  /// - Parameter files: The files that are to be published: of these it is seen whether they are there.
  /// - Throws: Also for a manifest that cannot be read: what it needs would be removed.
  func contents(for files: [PublishFile]) throws(FileError) -> StoreContents {
    var contents = StoreContents()
    for channel in Channel.allCases { contents.channels[channel.rawValue] = try state(of: channel) }
    contents.objectNames = Set(try folder.names(in: PublishPath.objects))
    contents.pagesFolders = Set(try folder.names(in: PublishPath.pages))
    let entries = files.map(\.entry)
    let areWhole = workers.map(entries, isWhole)
    contents.wholePaths = Set(zip(entries, areWhole).filter { $1 }.map(\.0.publishedPath))
    return contents
  }

  /// What a channel shows and has shown.
  ///
  /// - Parameter ignoresFaults: Whether what it shows may be damaged, as for one who goes back.
  func state(of channel: Channel, ignoringFaults ignoresFaults: Bool = false) throws(FileError)
    -> ChannelState
  {
    var state = ChannelState()
    if let bytes = try Self.shown(channel, in: folder) {
      state.current = StoredManifest(bytes: bytes)
      state.isDamaged = state.current == nil
      guard ignoresFaults || !state.isDamaged else {
        throw .other(
          path: folder.path(of: PublishPath.manifest(channel.rawValue)),
          reason: "it is not a manifest that this version can read, so nothing is changed; "
            + "'marquee rollback --to' puts an earlier one in its place")
      }
    }
    for name in try folder.names(in: PublishPath.earlierManifests(channel.rawValue)) {
      guard name.hasSuffix(".json"), PublishPath.isDigest(String(name.dropLast(5))) else {
        continue
      }
      let digest = String(name.dropLast(5))
      let inside = PublishPath.earlierManifest(digest, channel.rawValue)
      let stored = StoredManifest(bytes: try folder.bytes(of: inside))
      if let stored, stored.digest == digest {
        state.stored.append(stored)
      } else if !ignoresFaults {
        throw .other(
          path: folder.path(of: inside),
          reason: "it is damaged, so that what it needs is not known; remove it")
      }
    }
    return state
  }

  /// The first file that a manifest names and that is not there, or has other bytes; `nil` if all are
  /// there.
  func firstFault(of manifest: StoredManifest) -> CatalogManifest.Entry? {
    zip(manifest.files, workers.map(manifest.files, isWhole)).first { !$1 }?.0
  }

  private func isWhole(_ entry: CatalogManifest.Entry) -> Bool {
    // What cannot be read has to be written again, and that reports why it cannot be.
    guard let bytes = try? folder.bytesIfPresent(of: entry.publishedPath) else { return false }
    return bytes.count == entry.byteCount && SHA256.hexadecimal(of: bytes) == entry.digest
  }

  // MARK: - Writing

  /// Publishes: the files first, then what the channel has shown until now, then its manifest.
  ///
  /// - Parameters:
  ///   - old: The bytes of the manifest that the channel shows.
  /// - Throws: The first error; until the manifest is written, the old one is valid.
  func carryOut(
    _ plan: PublishPlan, of source: PublishSource, on channel: Channel, replacing old: [UInt8]?
  ) throws(FileError) {
    let folder = folder
    let files = plan.writtenPaths.compactMap { source.files[$0] }
    let results = workers.map(files) { file in
      Result { () throws(FileError) in
        try folder.write(
          try file.bytes(), to: file.entry.publishedPath, isDurable: true)
      }
    }
    for result in results { _ = try result.get() }
    synchronizeFolders(of: plan.writtenPaths)
    if plan.isNew {
      try show(plan.manifest, instead: plan.outgoing, of: old, on: channel)
    } else {
      try updateStartPage(plan.manifest, on: channel)
    }
    try remove(plan.removal, from: channel)
  }

  /// Makes a manifest the one that a channel shows.
  ///
  /// - Parameters:
  ///   - outgoing: What it has shown until now, to go back to.
  ///   - old: The bytes of what it has shown.
  func show(
    _ manifest: StoredManifest, instead outgoing: StoredManifest?, of old: [UInt8]?,
    on channel: Channel
  ) throws(FileError) {
    let name = channel.rawValue
    if let outgoing {
      let path = PublishPath.earlierManifest(outgoing.digest, name)
      try folder.write(outgoing.bytes, to: path, isDurable: true)
      synchronizeFolders(of: [path])
    }
    let path = PublishPath.manifest(name)
    try folder.replace(path, expecting: old, with: manifest.bytes)
    synchronizeFolders(of: [path])
    try updateStartPage(manifest, on: channel)
  }

  /// Lets the channel's start page lead to the pages of a manifest.
  private func updateStartPage(
    _ manifest: StoredManifest, on channel: Channel
  ) throws(FileError) {
    let path = PublishPath.start(channel.rawValue)
    if let page = StartPage(of: manifest.manifest) {
      try folder.write(page.html, to: path)
    } else if let bytes = try folder.bytesIfPresent(of: path), StartPage.isOne(bytes) {
      try folder.remove(path)
    }
  }

  /// Removes what nobody needs: manifests before the files that they name.
  private func remove(_ removal: Removal, from channel: Channel) throws(FileError) {
    for digest in removal.manifests {
      try folder.remove(PublishPath.earlierManifest(digest, channel.rawValue))
    }
    if !removal.manifests.isEmpty {
      folder.synchronize(PublishPath.earlierManifests(channel.rawValue))
    }
    for name in removal.objects { try folder.remove("\(PublishPath.objects)/\(name)") }
    for name in removal.pagesFolders { try folder.removeFolder("\(PublishPath.pages)/\(name)") }
  }

  /// Brings the names of files to the disk, and those of the folders around them.
  private func synchronizeFolders(of paths: [String]) {
    var folders: Set<String> = []
    for path in paths {
      var inside = ContentPath.folder(of: path)
      while inside != ".", folders.insert(inside).inserted {
        inside = ContentPath.folder(of: inside)
      }
    }
    for inside in folders.sorted() { folder.synchronize(inside) }
    if !folders.isEmpty { folder.synchronize() }
  }
}
