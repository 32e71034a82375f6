#if canImport(UIKit) && !os(watchOS) && !os(tvOS)

  /// The words that a catalog shows of its own, for an app to translate.
  public struct CatalogTexts: Hashable, Sendable {
    /// What is said of a screen without sections.
    public var empty = "There is nothing here yet."
    /// What is said when no screen could be loaded.
    public var failed = "This cannot be shown right now."
    /// The button that loads again.
    public var tryAgain = "Try again"
    /// What VoiceOver says while a screen is loaded.
    public var loading = "Loading"

    /// Makes the English words.
    public init() {}
  }
#endif
