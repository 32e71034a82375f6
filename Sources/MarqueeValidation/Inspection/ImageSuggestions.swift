import MarqueeDiagnostics

/// Finds the pictures that wrong names probably mean.
///
/// A name is compared with every picture. So that a large catalog without its pictures takes no
/// longer than any other, the names behind the first few go without a suggestion then.
struct ImageSuggestions {
  /// How many comparisons may still be made.
  private var budget = 20_000
  private var found: [String: String?] = [:]

  /// The picture that a name probably means; `nil` where none is near, or no more are looked for.
  mutating func nearest(to name: String, among images: ImageNames) -> String? {
    if let known = found[name] { return known }
    guard budget > 0 else { return nil }
    budget -= images.all.count
    let nearest = Suggestion.nearest(to: ImageNames.plainName(of: name), among: images.all)
    found[name] = .some(nearest)
    return nearest
  }
}
