extension RuleExample {
  /// The keys of a course, with some values in place of ordinary ones.
  static func course(
    imageLink: String = "<string>https://example.com/clay.jpg</string>",
    rating: String = "<real>4.5</real>", reviewCount: String = "<integer>12</integer>",
    price: String = "<string>19.90</string>"
  ) -> String {
    """
    <key>imageLink</key>
    \(imageLink)
    <key>title</key>
    <string>First steps in clay</string>
    <key>author</key>
    <string>Ada Byron</string>
    <key>rating</key>
    \(rating)
    <key>reviewCount</key>
    \(reviewCount)
    <key>price</key>
    \(price)
    """
  }
}
