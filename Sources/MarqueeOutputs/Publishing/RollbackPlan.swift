import MarqueeScreen

/// Works out what a channel shows after going back.
package enum RollbackPlan {
  /// Why a channel cannot go back, in words.
  package struct Fault: Error, Hashable, Sendable {
    package let message: String

    package static func nothingPublished(to channel: Channel) -> Fault {
      Fault(message: "nothing was published to \(channel.rawValue)")
    }
  }

  /// The manifest that a channel shows after going back.
  ///
  /// - Parameters:
  ///   - state: What the channel has.
  ///   - digest: The digest of the manifest, or its beginning; `nil` for the one before.
  package static func target(
    in state: ChannelState, of channel: Channel, to digest: String?
  ) throws(Fault) -> StoredManifest {
    func fault(_ message: String) -> Fault { Fault(message: message) }
    let kept = state.earlier.map(\.digest).joined(separator: ", ")
    guard let digest else {
      guard let current = state.current else {
        guard state.isDamaged else { throw .nothingPublished(to: channel) }
        let advice =
          kept.isEmpty
          ? "no earlier one is kept, so remove it and publish again"
          : "name another with '--to': \(kept)"
        throw fault("the manifest that \(channel.rawValue) shows is damaged; \(advice)")
      }
      guard let previous = current.manifest.previous else {
        throw fault("\(channel.rawValue) shows its first manifest: there is none to go back to")
      }
      guard let target = state.stored.first(where: { $0.digest == previous }) else {
        throw fault(
          "the manifest before this one, \(previous), is no longer kept; '--keep' of "
            + "'marquee publish' says how many are")
      }
      return target
    }
    let known = Dictionary(first: state.all.map { ($0.digest, $0) })
    let matches = known.keys.filter { !digest.isEmpty && $0.utf8.starts(with: digest.utf8) }
      .sorted()
    guard matches.count < 2 else {
      throw fault(
        "'\(digest)' is the beginning of several manifests: \(matches.joined(separator: ", "))")
    }
    guard let match = matches.first, let target = known[match] else {
      throw fault(
        "\(channel.rawValue) has no manifest '\(digest)'; it has "
          + (kept.isEmpty ? "none to go back to" : kept))
    }
    return target
  }
}
