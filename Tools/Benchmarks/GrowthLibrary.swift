/// A library of any size, and a screen whose queries search all of it.
enum GrowthLibrary {
  private static let genreCount = 20

  /// The kind of the items.
  static let settings = propertyList(
    """
    <key>itemKinds</key><dict><key>film</key><dict>
    <key>fields</key><dict>
    <key>title</key><dict><key>kind</key><string>text</string></dict>
    <key>year</key><dict><key>kind</key><string>integer</string></dict>
    <key>genre</key><dict><key>kind</key><string>text</string></dict>
    </dict>
    <key>show</key><dict><key>title</key><string>title</string></dict>
    </dict></dict>
    <key>sectionTypes</key><dict><key>films</key><dict>
    <key>items</key><string>film</string><key>layout</key><string>grid</string>
    </dict></dict>

    """)

  /// The library; each item has one of the genres.
  static func items(_ count: Int) -> [UInt8] {
    propertyList(
      (0..<count).map { number in
        // The years are in a different order than the items.
        """
        <key>film\(number)</key>
        <dict>
        <key>kind</key><string>film</string>
        <key>title</key><string>Film number \(number)</string>
        <key>year</key><integer>\(1900 + number * 7919 % 127)</integer>
        <key>genre</key><string>genre \(number % genreCount)</string>
        </dict>

        """
      }.joined())
  }

  /// A section for each genre with all its films, newest first.
  static let queries = propertyList(
    "<key>sections</key><array>"
      + (0..<genreCount).map { genre in
        """
        <dict>
        <key>sectionType</key><string>films</string>
        <key>sectionName</key><string>Genre \(genre)</string>
        <key>query</key><dict>
        <key>where</key><dict><key>genre</key><string>genre \(genre)</string></dict>
        <key>orderBy</key><string>year</string>
        <key>descending</key><true/>
        </dict>
        </dict>

        """
      }.joined() + "</array>")

  private static func propertyList(_ entries: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(entries)</dict>
      </plist>

      """.utf8)
  }
}
