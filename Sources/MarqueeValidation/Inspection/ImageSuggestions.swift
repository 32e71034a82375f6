import MarqueeDiagnostics
import MarqueeImages

/// Finds the images that wrong names probably mean.
///
/// A name is compared with every image. So that a large catalog without its images takes no
/// longer than any other, the names after the first few go without a suggestion then.
struct ImageSuggestions {
  /// How many comparisons may still be made.
  private var budget = 20_000
  private var found: [String: String?] = [:]

  /// The image that a name probably means; `nil` if none is near, or no more are looked for.
  mutating func nearest(to name: String, among images: ImageLibrary) -> String? {
    if let known = found[name] { return known }
    guard budget > 0 else { return nil }
    budget -= images.sets.count
    let nearest = Suggestion.nearest(
      to: ImageLibrary.plainName(of: name), among: images.sets.lazy.map(\.name))
    found[name] = .some(nearest)
    return nearest
  }
}
