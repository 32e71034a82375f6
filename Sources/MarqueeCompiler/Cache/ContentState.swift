import MarqueeDiagnostics
import MarqueeImages

/// What the system says of all files that the results of a content folder are made from.
struct ContentState {
  /// What lies below the folder.
  let listing: FolderListing
  /// The names and identities of all of it, of the folder itself and of the settings.
  let hash: SipHash
  /// When something of it was last changed; in nanoseconds since 1970.
  let latestChange: Int64

  /// Looks at a content folder.
  ///
  /// - Returns: `nil` where something can change that the state does not show: what a link leads to,
  ///   a file on another volume, whose number may be that of a file of this one, and what cannot be
  ///   looked at. Also for what is no folder.
  init?(of root: String) {
    let root = ContentFolder.root(root)
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
      // The identity of a folder shows that files in it were swapped, even where theirs do not.
      hash.add(entry.kind == .directory ? 1 : 0)
      hash.add(entry.identity)
      latest = max(latest, entry.identity.latestTime)
    }
    hash.add(listing.entries.count)
    // They may lie above the folder, or be there at last.
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
  /// When the file was last changed, by whatever time says the latest.
  var latestTime: Int64 { max(modificationTime, changeTime) }
}
