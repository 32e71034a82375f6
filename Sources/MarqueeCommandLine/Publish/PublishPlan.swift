import MarqueeManifests
import MarqueeScreen

/// What publishing writes, keeps and removes: worked out before anything is touched.
struct PublishPlan: Hashable, Sendable {
  /// The manifest that the channel shows then.
  let manifest: StoredManifest
  /// Whether it is another one than before; time, version and content make a manifest what it is.
  let isNew: Bool
  /// The manifest that has to be stored, because it is no longer shown then.
  let outgoing: StoredManifest?
  /// The paths of files that are to be written, in order; each once.
  let writtenPaths: [String]
  /// How many files are there already.
  let unchangedCount: Int
  /// What is to be removed when the manifest is there.
  let removal: Removal

  /// Plans a publication.
  ///
  /// - Parameters:
  ///   - content: What is to be published.
  ///   - channel: The channel's name.
  ///   - store: What is there.
  ///   - keepCount: How many manifests the channel can go back to.
  init(
    _ content: PublishedContent, to channel: String, in store: StoreContents, keeping keepCount: Int
  ) {
    var state = store.channels[channel] ?? ChannelState()
    let current = state.current
    let same = current.flatMap { current in
      // The same content once more is the same manifest, and not a successor that says the same.
      current.manifest
        == content.manifest(
          number: current.manifest.number, previous: current.manifest.previous) ? current : nil
    }
    manifest =
      same
      ?? StoredManifest(content.manifest(number: state.nextNumber, previous: current?.digest))
    isNew = same == nil
    outgoing = isNew ? current : nil

    var seen: Set<String> = []
    let paths = manifest.files.map(\.publishedPath).filter { seen.insert($0).inserted }
    writtenPaths = paths.filter { !store.wholePaths.contains($0) }
    unchangedCount = paths.count - writtenPaths.count

    if let outgoing, !state.stored.contains(where: { $0.digest == outgoing.digest }) {
      state.stored.append(outgoing)
    }
    state.current = manifest
    removal = Removal(in: store, changing: channel, to: state, keeping: keepCount)
  }
}
