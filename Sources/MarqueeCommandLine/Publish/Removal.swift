import MarqueeScreen

/// What no manifest needs that is kept, of whatever channel.
struct Removal: Hashable, Sendable {
  /// The digests of the channel's manifests that are too old.
  let manifests: [String]
  /// The names of objects.
  let objects: [String]
  /// The names of folders of pages.
  let pagesFolders: [String]

  /// Works out what is to be removed.
  ///
  /// - Parameters:
  ///   - store: What was there before.
  ///   - channel: The name of the channel that has changed; the manifests of others all stay.
  ///   - state: What the channel has now.
  ///   - keepCount: How many manifests the channel can go back to.
  init(
    in store: StoreContents, changing channel: String, to state: ChannelState,
    keeping keepCount: Int
  ) {
    let old = state.earlier.dropFirst(keepCount)
    let oldDigests = Set(old.map(\.digest))
    var kept = state
    // Only here: what is old in one channel may be what another one shows.
    kept.stored.removeAll { oldDigests.contains($0.digest) }
    var channels = store.channels
    channels[channel] = kept
    let needed = Set(channels.values.flatMap(\.all).flatMap(\.files).map(\.publishedPath))
    let neededFolders = Set(needed.compactMap(PublishPath.pagesFolder))
    manifests = old.map(\.digest)
    objects = store.objectNames.filter { name in
      PublishPath.isObjectName(name) && !needed.contains("\(PublishPath.objects)/\(name)")
    }.sorted()
    pagesFolders = store.pagesFolders.filter { name in
      PublishPath.isDigest(name) && !neededFolders.contains(name)
    }.sorted()
  }

  /// How many files and folders are removed.
  var count: Int { manifests.count + objects.count + pagesFolders.count }
}
