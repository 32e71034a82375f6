import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen

/// A folder of published files, locked against other runs.
struct PublishStore {
  let folder: OpenFolder
  let channels: StoredChannels
  private let lock: FolderLock
  private let workers: Workers

  /// Opens and locks a folder, and removes temporary files of killed runs.
  ///
  /// - Throws: ``FileError/locked(path:)`` if another run has locked it.
  init(_ folder: OpenFolder, workers: Workers) throws(FileError) {
    self.folder = folder
    channels = StoredChannels(folder: folder)
    self.workers = workers
    lock = try FolderLock(folder)
    let channels = Channel.allCases.map(\.rawValue)
    for inside in ["", PublishPath.objects] + channels + channels.map(PublishPath.earlierManifests)
    {
      folder.removeLeftovers(in: inside)
    }
  }

  /// Lets other runs change the folder.
  ///
  /// Call it once.
  func unlock() { lock.unlock() }

  // MARK: - Reading

  /// The contents of the folder.
  ///
  /// - Parameter files: The files to publish; only these are checked for presence.
  /// - Throws: Also for a manifest that cannot be read, because the files that it needs would be
  ///   removed.
  func contents(for files: [PublishFile]) throws(FileError) -> StoreContents {
    var contents = StoreContents()
    for channel in Channel.allCases {
      contents.channels[channel.rawValue] = try channels.state(of: channel)
    }
    contents.otherDigests = try channels.digestsOfOtherChannels()
    contents.objectNames = Set(try folder.names(in: PublishPath.objects))
    let entries = files.map(\.entry)
    let areWhole = workers.map(entries, isWhole)
    contents.wholePaths = Set(zip(entries, areWhole).filter { $1 }.map(\.0.publishedPath))
    return contents
  }

  /// The first file of a manifest that is missing or has other bytes; `nil` if there is none.
  func firstFault(of manifest: StoredManifest) -> CatalogManifest.Entry? {
    zip(manifest.files, workers.map(manifest.files, isWhole)).first { !$1 }?.0
  }

  private func isWhole(_ entry: CatalogManifest.Entry) -> Bool {
    // A file that cannot be read has to be written again, and writing reports the reason.
    guard let bytes = try? folder.bytesIfPresent(of: entry.publishedPath) else { return false }
    return bytes.count == entry.byteCount && SHA256.hexadecimal(of: bytes) == entry.digest
  }

  // MARK: - Writing

  /// Publishes: writes the files, then stores the channel's current manifest, then writes the new
  /// one.
  ///
  /// - Parameters:
  ///   - old: The bytes of the channel's current manifest.
  /// - Throws: The first error; the old manifest stays valid until the new one is written.
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
    }
    try remove(plan.removal, from: channel)
  }

  /// Makes a manifest the current one of a channel.
  ///
  /// - Parameters:
  ///   - outgoing: The manifest that it replaces, to go back to.
  ///   - old: The bytes of the channel's current manifest.
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
  }

  /// Removes what is no longer needed: manifests before the files that they name.
  private func remove(_ removal: Removal, from channel: Channel) throws(FileError) {
    for digest in removal.manifests {
      try folder.remove(PublishPath.earlierManifest(digest, channel.rawValue))
    }
    if !removal.manifests.isEmpty {
      folder.synchronize(PublishPath.earlierManifests(channel.rawValue))
    }
    for name in removal.objects { try folder.remove("\(PublishPath.objects)/\(name)") }
  }

  /// Synchronizes the folders of files, and the folders around those, to disk.
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
