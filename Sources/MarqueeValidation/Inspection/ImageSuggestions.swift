import MarqueeDiagnostics
import MarqueeImages

/// Finds the images that wrong names probably mean.
///
/// Each name is compared with every image. To limit the time for a large catalog without its
/// images, only the first few names get a suggestion then.
struct ImageSuggestions {
  /// How many more comparisons may be made.
  private var budget = 20_000
  private var found: [String: String?] = [:]
  /// The names that an author may write for each image, without its namespaces and its extension.
  private var written: (plain: [String], names: [String: [String]])?

  private var namesakes: [String: ImageLibrary.Namesake]?

  /// What has a name that no image has; `nil` for none.
  mutating func namesake(of name: String, in images: ImageLibrary) -> ImageLibrary.Namesake? {
    let known = namesakes ?? images.namesakes
    namesakes = known
    return known[name] ?? known[ImageLibrary.plainName(of: name)]
  }

  /// The image that a name probably means; `nil` if none is near, or the budget is used up.
  mutating func nearest(to name: String, among images: ImageLibrary) -> String? {
    if let known = found[name] { return known }
    guard budget > 0 else { return nil }
    budget -= images.sets.count
    let written = written ?? Self.written(of: images)
    self.written = written
    let plain = ImageLibrary.plainName(of: name)
    let nearest =
      written.names[plain] == nil ? Suggestion.nearest(to: plain, among: written.plain) : plain
    // If two images in different namespaces share a name, it is not known which one is meant.
    let names = nearest.flatMap { written.names[$0] } ?? []
    let suggestion = names.count == 1 ? names.first : nil
    found[name] = .some(suggestion)
    return suggestion
  }

  private static func written(
    of images: ImageLibrary
  ) -> (plain: [String], names: [String: [String]]) {
    var names: [String: [String]] = [:]
    for set in images.sets {
      let last = set.name.lastIndex(of: "/").map { set.name[set.name.index(after: $0)...] }
      let plain = set.origin == .loose ? ImageLibrary.plainName(of: set.name) : set.name
      for name in Set([plain, last.map(String.init)].compactMap(\.self)) {
        names[name, default: []].append(set.name)
      }
    }
    return (Array(names.keys), names)
  }
}
