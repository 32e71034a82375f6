import MarqueeDiagnostics

/// Finds the pictures that wrong names probably mean.
///
/// A name is compared with every picture. So that a large catalog without its pictures costs no
/// more than a small one, only the first few names are.
struct ImageSuggestions {
  /// How many different names get a suggestion.
  static let limit = 50

  private var found: [String: String?] = [:]

  /// The picture that a name probably means; `nil` where none is near, or no more are looked for.
  mutating func nearest(to name: String, among images: ImageNames) -> String? {
    if let known = found[name] { return known }
    guard found.count < Self.limit else { return nil }
    let nearest = Suggestion.nearest(to: ImageNames.plainName(of: name), among: images.all)
    found[name] = .some(nearest)
    return nearest
  }
}
