/// Files that no kept manifest of any channel needs.
package struct Removal: Hashable, Sendable {
  /// The digests of the channel's manifests that are too old.
  package let manifests: [String]
  package let objects: [String]

  /// Computes what to remove.
  ///
  /// - Parameters:
  ///   - store: The folder's contents before publishing.
  ///   - channel: The name of the changed channel; the manifests of all others stay.
  ///   - state: The new state of that channel.
  ///   - keepCount: How many manifests the channel can go back to.
  init(
    in store: StoreContents, changing channel: String, to state: ChannelState,
    keeping keepCount: Int
  ) {
    let old = state.earlier.dropFirst(keepCount)
    let oldDigests = Set(old.map(\.digest))
    var kept = state
    // Only in this channel: another channel may show the same manifest.
    kept.stored.removeAll { oldDigests.contains($0.digest) }
    var channels = store.channels
    channels[channel] = kept
    let needed = Set(channels.values.flatMap(\.all).flatMap(\.files).map(\.publishedPath))
    manifests = old.map(\.digest)
    objects = store.objectNames.filter { name in
      PublishPath.isObjectName(name) && !needed.contains("\(PublishPath.objects)/\(name)")
        && !store.otherDigests.contains(String(name.prefix { $0 != "." }))
    }.sorted()
  }

  package var count: Int { manifests.count + objects.count }
}
