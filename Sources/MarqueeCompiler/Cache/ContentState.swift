import MarqueeDiagnostics
import MarqueeImages

/// The metadata of all files that the results of a content folder depend on.
struct ContentState {
  let listing: FolderListing
  /// A hash of the names and identities of its contents, of the folder itself and of the settings.
  let hash: SipHash
  /// When any of it was last changed, in nanoseconds since 1970.
  let latestChange: Int64

  /// Reads the metadata of a content folder.
  ///
  /// - Returns: `nil` if something can change that the state does not show: the target of a link, a
  ///   file on another volume, which may have the number of a file on this one, and whatever cannot
  ///   be examined. Also `nil` if the path is not a folder.
  init?(of root: String) {
    let root = ContentFolder.root(root)
    // A folder whose metadata cannot be read has no state, so the run reads its files.
    guard let folder = FileStatus(ofTarget: root), folder.kind == .directory,
      let listing = try? ContentFolder.listing(of: root), listing.isPlain,
      listing.devices.subtracting([folder.device]).isEmpty
    else { return nil }
    var hash = SipHash()
    var latest = folder.identity.latestTime
    hash.add(Int(bitPattern: UInt(folder.device)))
    hash.add(folder.identity)
    for entry in listing.entries {
      hash.add(entry.path)
      // The identity of a folder shows that files in it were swapped, even if their own identities
      // do not.
      hash.add(entry.kind == .directory ? 1 : 0)
      hash.add(entry.identity)
      latest = max(latest, entry.identity.latestTime)
    }
    hash.add(listing.entries.count)
    // The settings may be in a parent folder, or may have been added.
    if let path = SettingsSearch.path(from: root) {
      guard let settings = FileStatus(ofLink: path), settings.kind == .regular else { return nil }
      hash.add(path)
      hash.add(Int(bitPattern: UInt(settings.device)))
      hash.add(settings.identity)
      latest = max(latest, settings.identity.latestTime)
    }
    self.listing = listing
    self.hash = hash
    latestChange = latest
  }
}

extension SipHash {
  fileprivate mutating func add(_ identity: FileIdentity) {
    add(identity.byteCount)
    add(Int(identity.modificationTime))
    add(Int(identity.changeTime))
    add(Int(bitPattern: UInt(identity.fileNumber)))
  }
}

extension FileIdentity {
  /// When the file was last changed, according to the later of its two times.
  var latestTime: Int64 { max(modificationTime, changeTime) }
}
