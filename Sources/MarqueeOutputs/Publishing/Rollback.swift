package import MarqueeCompiler

/// Goes back to what a channel has shown before.
package struct Rollback {
  private let folder: OpenFolder
  private let channel: Channel

  package init(in folder: String, on channel: Channel) throws(FileError) {
    self.folder = try OpenFolder(folder)
    self.channel = channel
  }

  /// What the channel shows now and showed before.
  package func state() throws(FileError) -> ChannelState {
    try StoredChannels(folder: folder).state(of: channel, ignoringFaults: true)
  }

  /// Shows an earlier manifest again; what was shown until now is kept.
  ///
  /// - Parameter digest: The digest of the manifest, or its beginning; `nil` for the one before.
  /// - Returns: The manifest that is shown.
  /// - Throws: ``RollbackPlan/Fault`` if there is none to go back to, and ``FileError`` also if one
  ///   of its files is missing or damaged.
  package func goBack(to digest: String?) throws -> StoredManifest {
    // The lock's file stays, so it must not be made in a folder of something else.
    guard try state().isPublished else { throw RollbackPlan.Fault.nothingPublished(to: channel) }
    let store = try PublishStore(folder, workers: .all)
    defer { store.unlock() }
    let old = try store.channels.shown(channel)
    let state = try state()
    let target = try RollbackPlan.target(in: state, of: channel, to: digest)
    if let fault = store.firstFault(of: target) {
      throw FileError.other(
        path: folder.path(of: fault.publishedPath),
        reason: "it is missing or damaged, so that manifest \(target.digest) cannot be shown")
    }
    if target.digest != state.current?.digest {
      try store.show(target, instead: state.current, of: old, on: channel)
    }
    return target
  }
}
