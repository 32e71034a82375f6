extension ExampleValue {
  /// A section with its items, or with something in their place.
  package static func section(
    _ type: ExampleValue, name: ExampleValue? = nil, layout: ExampleValue? = nil,
    _ items: ExampleValue
  ) -> ExampleValue {
    var pairs = [("sectionType", type)]
    if let name { pairs.append(("sectionName", name)) }
    if let layout { pairs.append(("layout", layout)) }
    return ExampleValue(pairs: pairs + [("contentItem", items)])
  }

  package static func poster(
    _ imageName: ExampleValue, description: ExampleValue = "A lighthouse in a storm",
    rank: ExampleValue? = nil
  ) -> ExampleValue {
    let pairs = [("description", description), ("imageName", imageName)]
    return ExampleValue(pairs: pairs + (rank.map { [("rank", $0)] } ?? []))
  }

  /// A course, with some of its usual values replaced.
  package static func course(
    title: ExampleValue = "First steps in clay",
    imageLink: ExampleValue = "https://example.com/clay.jpg",
    rating: ExampleValue = .real("4.5"), reviewCount: ExampleValue = 12,
    price: ExampleValue = "19.90", tag: ExampleValue? = nil, currency: ExampleValue? = nil
  ) -> ExampleValue {
    let pairs: [(String, ExampleValue)] = [
      ("imageLink", imageLink), ("title", title), ("author", "Ada Byron"),
      ("rating", rating), ("reviewCount", reviewCount), ("price", price),
    ]
    let further = [("tag", tag), ("currency", currency)].compactMap { key, value in
      value.map { (key, $0) }
    }
    return ExampleValue(pairs: pairs + further)
  }

  /// A section's posters, each with its own text and image.
  ///
  /// - Parameters:
  ///   - description: A text for all of them.
  ///   - isRanked: Whether each has its number as `rank`.
  package static func posters(
    _ numbers: ClosedRange<Int>, description: ExampleValue? = nil, isRanked: Bool = false
  ) -> ExampleValue {
    .array(
      numbers.map { number in
        .poster(
          "poster\(number)", description: description ?? "Episode \(number)",
          rank: isRanked ? .integer("\(number)") : nil)
      })
  }
}
