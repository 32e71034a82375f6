/// The contents of a folder of published files, as far as publishing needs to know them.
package struct StoreContents: Hashable, Sendable {
  /// The channels that this version knows, by name.
  var channels: [String: ChannelState] = [:]
  /// All digests in the manifests of other channels, whose files are kept.
  var otherDigests: Set<String> = []
  var objectNames: Set<String> = []
  /// The paths of the files to publish that exist with the right bytes.
  package var wholePaths: Set<String> = []
}
