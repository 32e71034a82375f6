/// The contents of a folder of published files, as far as publishing needs to know them.
struct StoreContents: Hashable, Sendable {
  /// The channels by name, including those that this version does not know.
  var channels: [String: ChannelState] = [:]
  /// The file names in the folder of objects.
  var objectNames: Set<String> = []
  /// The names in the folder of pages.
  var pagesFolders: Set<String> = []
  /// The paths of the files to publish that exist with the right bytes.
  var wholePaths: Set<String> = []
}
