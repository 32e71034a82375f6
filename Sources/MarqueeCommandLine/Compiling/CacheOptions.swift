import MarqueeCompiler

/// Where a run keeps results for the next one: options that several commands share.
struct CacheOptions: Sendable {
  var folder: String?
  var isOff = false
  var isVerified = false
  var printsCount = false

  private static let options: [OptionSyntax<CacheOptions>] = [
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
  ]

  private static let verification = OptionSyntax<CacheOptions>.flag(
    "verify-cache", sets: \.isVerified,
    help: "Ignore modification times, and compare contents")

  /// The options, for a command that stores them at `path`.
  ///
  /// - Parameter isDefault: Whether the command uses a cache by default.
  static func syntax<Command>(
    at path: SendableKeyPath<Command, CacheOptions>, isDefault: Bool
  ) -> [OptionSyntax<Command>] {
    let verification =
      isDefault
      ? verification.excluding(.option("no-cache")) : verification.needing(.option("cache"))
    return (options + [verification]).map { $0.nested(at: path) }
  }

  var trust: ContentCache.Trust { isVerified ? .bytes : .times }

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
