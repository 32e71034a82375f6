import MarqueeScreen

/// What publishing writes, keeps and removes, computed before anything is changed.
package struct PublishPlan: Hashable, Sendable {
  package let manifest: StoredManifest
  /// Whether it differs from the current one in content, app version or time.
  package let isNew: Bool
  /// The manifest to store because it is no longer the current one.
  let outgoing: StoredManifest?
  /// The paths of the files to write, in order, each once.
  package let writtenPaths: [String]
  package let unchangedCount: Int
  package let removal: Removal

  /// Plans a publication.
  ///
  /// - Parameters:
  ///   - content: The content to publish.
  ///   - channel: The channel's name.
  ///   - store: What is in the folder.
  ///   - keepCount: How many manifests the channel can go back to.
  package init(
    _ content: PublishedContent, to channel: String, in store: StoreContents, keeping keepCount: Int
  ) {
    var state = store.channels[channel] ?? ChannelState()
    let current = state.current
    let same = current.flatMap { current in
      // Publishing the same content again keeps the manifest instead of making an identical
      // successor.
      current.manifest
        == content.manifest(
          number: current.manifest.number, previous: current.manifest.previous) ? current : nil
    }
    manifest =
      same
      ?? StoredManifest(content.manifest(number: state.nextNumber, previous: current?.digest))
    isNew = same == nil
    outgoing = isNew ? current : nil

    let paths = manifest.files.map(\.publishedPath).distinct
    writtenPaths = paths.filter { !store.wholePaths.contains($0) }
    unchangedCount = paths.count - writtenPaths.count

    if let outgoing, !state.stored.contains(where: { $0.digest == outgoing.digest }) {
      state.stored.append(outgoing)
    }
    state.current = manifest
    removal = Removal(in: store, changing: channel, to: state, keeping: keepCount)
  }
}
