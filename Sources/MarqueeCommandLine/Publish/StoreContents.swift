/// What lies in a folder of published files, as far as publishing needs to know it.
struct StoreContents: Hashable, Sendable {
  /// The channels by name, also those that this version does not know.
  var channels: [String: ChannelState] = [:]
  /// The names in the folder of the objects.
  var objectNames: Set<String> = []
  /// The names in the folder of the pages.
  var pagesFolders: Set<String> = []
  /// The paths of those files to be published that are there, with the right bytes.
  var wholePaths: Set<String> = []
}
