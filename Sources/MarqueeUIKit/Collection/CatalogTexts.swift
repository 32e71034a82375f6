#if os(iOS)
  import Foundation
  import MarqueeCells

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

    /// What VoiceOver says of a rating; `%@` is the number.
    public var rating = "%@ of 5"
    /// What VoiceOver says of how many people have rated something; `%@` is the number.
    public var ratingCount = "%@ ratings"
    /// What VoiceOver says of how much has been watched or read; `%@` is the number.
    public var progress = "%@ percent"

    /// Makes the English texts.
    public init() {}

    /// Returns what VoiceOver says of an item.
    func spoken(_ parts: [SpokenPart]) -> String {
      parts.map { part in
        switch part {
        case .text(let text): text
        case .rating(let rating): Self.fill(self.rating, rating)
        case .ratingCount(let count): Self.fill(ratingCount, count)
        case .progress(let percent): Self.fill(progress, String(percent))
        }
      }.joined(separator: ", ")
    }

    private static func fill(_ template: String, _ number: String) -> String {
      template.replacingOccurrences(of: "%@", with: number)
    }
  }
#endif
