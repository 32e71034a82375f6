import MarqueeCompiler

/// Where a run keeps results for the next one: options that several commands share.
struct CacheOptions: Sendable {
  var folder: String?
  var isOff = false
  var isVerified = false
  var printsCount = false

  static let options: [OptionSyntax<CacheOptions>] = [
    .value(
      "cache", placeholder: "folder", sets: \.folder,
      help: """
        Where to keep screens, to skip unchanged files; anyone who can write \
        there can change the output
        """),
    .flag(
      "no-cache", sets: \.isOff, help: "Keep nothing, and use nothing that was kept"
    ).excluding(.option("cache")),
    .flag(
      "cache-count", sets: \.printsCount,
      help: "Print how many screens were compiled; the others come from the cache"
    ).excluding(.option("no-cache")),
    // Every cache is compared by contents; build scripts may still ask for it.
    .flag("verify-cache", sets: \.isVerified, help: "Compare contents").hidden,
  ]

  /// The cache's folder, and how it was chosen; `nil` for no cache.
  ///
  /// - Parameter defaultFolder: The default folder; `nil` for no cache.
  func place(
    default defaultFolder: String? = nil
  ) -> (folder: String, choice: ContentCache.Choice)? {
    if isOff { return nil }
    return folder.map { ($0, .named) } ?? defaultFolder.map { ($0, .standard) }
  }
}
