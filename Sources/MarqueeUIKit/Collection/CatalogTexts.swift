#if os(iOS)

  /// The texts that a catalog itself shows, for an app to translate.
  public struct CatalogTexts: Hashable, Sendable {
    /// The text for a screen without sections.
    public var empty = "There is nothing here yet."
    /// The text if no screen could be loaded.
    public var failed = "This cannot be shown right now."
    /// The title of the button that tries again.
    public var tryAgain = "Try again"
    /// What VoiceOver says while a screen is loading.
    public var loading = "Loading"

    /// Makes the English texts.
    public init() {}
  }
#endif
