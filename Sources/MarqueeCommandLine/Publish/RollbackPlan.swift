import MarqueeManifests
import MarqueeScreen

/// Works out what a channel shows after going back.
enum RollbackPlan {
  /// Why a channel cannot go back.
  enum Fault: Error, Hashable, Sendable {
    /// Nothing was published to it.
    case nothingPublished
    /// The current manifest cannot be read, so the previous one is not known.
    case damaged(kept: [String])
    /// There is no manifest before the current one.
    case nothingEarlier
    /// The previous manifest is no longer kept.
    case forgotten(String)
    /// No manifest has this digest.
    case unknown(String, kept: [String])
    /// Several digests begin with this text.
    case ambiguous(String, kept: [String])

    /// The message, in a diagnostic's form.
    func message(_ channel: Channel) -> String {
      switch self {
      case .nothingPublished: "nothing was published to \(channel.rawValue)"
      case .damaged(let kept):
        "the manifest that \(channel.rawValue) shows is damaged; "
          + (kept.isEmpty
            ? "no earlier one is kept, so remove it and publish again"
            : "name another with '--to': \(kept.joined(separator: ", "))")
      case .nothingEarlier:
        "\(channel.rawValue) shows its first manifest: there is none to go back to"
      case .forgotten(let digest):
        "the manifest before this one, \(digest), is no longer kept; '--keep' of 'marquee publish' "
          + "says how many are"
      case .unknown(let digest, let kept):
        "\(channel.rawValue) has no manifest '\(digest)'; it has "
          + (kept.isEmpty ? "none to go back to" : kept.joined(separator: ", "))
      case .ambiguous(let digest, let kept):
        "'\(digest)' is the beginning of several manifests: \(kept.joined(separator: ", "))"
      }
    }
  }

  /// The manifest that a channel shows after going back.
  ///
  /// - Parameters:
  ///   - state: What the channel has.
  ///   - digest: The digest of the manifest, or its beginning; `nil` for the one before.
  static func target(
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
    let known = Dictionary(
      state.all.map { ($0.digest, $0) }, uniquingKeysWith: { first, _ in first })
    let matches = known.keys.filter { !digest.isEmpty && $0.utf8.starts(with: digest.utf8) }
      .sorted()
    guard matches.count < 2 else { throw .ambiguous(digest, kept: matches) }
    guard let match = matches.first, let target = known[match] else {
      throw .unknown(digest, kept: state.earlier.map(\.digest))
    }
    return target
  }
}
