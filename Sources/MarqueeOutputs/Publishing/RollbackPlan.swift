import MarqueeScreen

/// Works out what a channel shows after going back.
package enum RollbackPlan {
  /// Why a channel cannot go back.
  package enum Fault: Error, Hashable, Sendable {
    case nothingPublished
    /// The current manifest cannot be read, so the previous one is not known.
    case damaged(kept: [String])
    /// There is no manifest before the current one.
    case nothingEarlier
    case forgotten(String)
    case unknown(String, kept: [String])
    case ambiguous(String, kept: [String])
  }

  /// The manifest that a channel shows after going back.
  ///
  /// - Parameters:
  ///   - state: What the channel has.
  ///   - digest: The digest of the manifest, or its beginning; `nil` for the one before.
  package static func target(
    in state: ChannelState, to digest: String?
  ) throws(Fault) -> StoredManifest {
    guard let digest else {
      guard let current = state.current else {
        throw state.isDamaged
          ? .damaged(kept: state.earlier.map(\.digest)) : .nothingPublished
      }
      guard let previous = current.manifest.previous else { throw .nothingEarlier }
      guard let target = state.stored.first(where: { $0.digest == previous }) else {
        throw .forgotten(previous)
      }
      return target
    }
    let known = Dictionary(first: state.all.map { ($0.digest, $0) })
    let matches = known.keys.filter { !digest.isEmpty && $0.utf8.starts(with: digest.utf8) }
      .sorted()
    guard matches.count < 2 else { throw .ambiguous(digest, kept: matches) }
    guard let match = matches.first, let target = known[match] else {
      throw .unknown(digest, kept: state.earlier.map(\.digest))
    }
    return target
  }
}
