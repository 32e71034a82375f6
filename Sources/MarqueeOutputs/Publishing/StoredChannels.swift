import MarqueeCompiler
import MarqueeScreen

/// The channels of a folder of published files, which reading leaves as they are.
struct StoredChannels {
  let folder: OpenFolder

  /// The bytes of a channel's current manifest; `nil` if nothing was published to it.
  func shown(_ channel: Channel) throws(FileError) -> [UInt8]? {
    try folder.bytesIfPresent(of: PublishPath.manifest(channel.rawValue))
  }

  /// What a channel shows now and showed before.
  ///
  /// - Parameter ignoresFaults: Whether the current manifest may be damaged, as when going back.
  func state(of channel: Channel, ignoringFaults ignoresFaults: Bool = false) throws(FileError)
    -> ChannelState
  {
    var state = ChannelState()
    if let bytes = try shown(channel) {
      state.current = StoredManifest(bytes: bytes)
      state.isDamaged = state.current == nil
      guard ignoresFaults || !state.isDamaged else {
        throw .other(
          path: folder.path(of: PublishPath.manifest(channel.rawValue)),
          reason: "it is not a manifest that this version can read, so nothing is changed; "
            + "'marquee publish --rollback --to' puts an earlier one in its place")
      }
    }
    for name in try folder.names(in: PublishPath.earlierManifests(channel.rawValue)) {
      guard name.hasSuffix(".json"), PublishPath.isDigest(String(name.dropLast(5))) else {
        continue
      }
      let digest = String(name.dropLast(5))
      let inside = PublishPath.earlierManifest(digest, channel.rawValue)
      // Another run may have just removed it.
      guard let bytes = try folder.bytesIfPresent(of: inside) else { continue }
      let stored = StoredManifest(bytes: bytes)
      if let stored, stored.digest == digest {
        state.stored.append(stored)
      } else if !ignoresFaults {
        throw .other(
          path: folder.path(of: inside),
          reason: "it is damaged, so that what it needs is not known; remove it")
      }
    }
    return state
  }

  /// All digests in the manifests of channels that this version does not know.
  ///
  /// Another version may write manifests that this one cannot read, so they are searched as text.
  ///
  /// - Throws: Also if something that may be a manifest cannot be read.
  func digestsOfOtherChannels() throws(FileError) -> Set<String> {
    let known = [PublishPath.objects] + Channel.allCases.map(\.rawValue)
    var digests: Set<String> = []
    for name in try folder.names(in: "") where !known.contains(name) && !name.hasPrefix(".") {
      for path in try manifestPaths(ofOtherChannel: name) {
        let bytes = try Self.ifPublished { () throws(FileError) in try folder.read(path).bytes }
        if let bytes { digests.formUnion(PublishPath.digests(in: bytes)) }
      }
    }
    return digests
  }

  private func manifestPaths(ofOtherChannel name: String) throws(FileError) -> [String] {
    let names: [String]?
    do throws(FileError) {
      names = try Self.ifPublished { () throws(FileError) in try folder.names(in: name) }
    } catch {
      // What is published is for everyone, so this is something else, such as 'lost+found'.
      guard case .noPermission = error else { throw error }
      return []
    }
    guard names?.isEmpty == false else { return [] }
    let earlier = PublishPath.earlierManifests(name)
    let stored = try Self.ifPublished { () throws(FileError) in try folder.names(in: earlier) }
    return [PublishPath.manifest(name)]
      + (stored ?? []).filter { $0.hasSuffix(".json") }.map { "\(earlier)/\($0)" }
  }

  /// The result of reading a file or a folder; `nil` if it is not there, or is something that
  /// publishing never writes.
  private static func ifPublished<Result>(
    _ read: () throws(FileError) -> Result
  ) throws(FileError) -> Result? {
    do throws(FileError) {
      return try read()
    } catch {
      switch error {
      case .missing, .isFile, .isFolder, .isLink, .notRegular: return nil
      default: throw error
      }
    }
  }
}
