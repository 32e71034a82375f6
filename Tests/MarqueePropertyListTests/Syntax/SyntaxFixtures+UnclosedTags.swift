extension SyntaxFixtures {
  /// Elements that are never closed.
  static let unclosedTags: [SyntaxFixture] = [
    SyntaxFixture(
      "a string is never closed before a key", word: "string",
      pairs: """
        <key>a</key>
        §<string>text
        <key>b</key>
        <true/>
        """),
    SyntaxFixture(
      "a string is never closed before a key on the same line", word: "string",
      pairs: "<key>a</key>§<string>text<key>b</key><string>c</string>"),
    // The fault of the outer element is reported once the inner one is closed.
    SyntaxFixture(
      "an array is never closed, nor is the one around it", word: "array",
      pairs: """
        <key>a</key>
        <array>
          <dict>
            <key>b</key>
            §<array>
              <string>c</string>
          </dict>
          <dict/>
        <key>d</key>
        <true/>
        """),
    SyntaxFixture(
      "a string is never closed before the end of its array", word: "string",
      elements: """
        <string>a</string>
        §<string>b
        """),
    SyntaxFixture(
      "an empty string is never closed", word: "string",
      pairs: """
        <key>a</key>
        §<string>
        <key>b</key>
        <string></string>
        """),
    SyntaxFixture(
      "a key is never closed before its value", word: "key",
      pairs: """
        §<key>a
        <true/>
        <key>b</key>
        <true/>
        """),
    SyntaxFixture(
      "an integer is never closed", word: "integer",
      pairs: """
        <key>a</key>
        §<integer>1
        <key>b</key>
        <integer>2</integer>
        """),
    SyntaxFixture(
      "a real is never closed", word: "real",
      elements: """
        §<real>1.5
        <real>2.5</real>
        """),
    SyntaxFixture(
      "a date is never closed", word: "date",
      elements: """
        §<date>2020-01-01T00:00:00Z
        <date>2020-01-01T00:00:00Z</date>
        """),
    SyntaxFixture(
      "data is never closed", word: "data",
      elements: """
        §<data>Zm9v
        <string>a</string>
        """),
    SyntaxFixture(
      "true is never closed", word: "true",
      pairs: """
        <key>a</key>
        §<true>
        <key>b</key>
        <false/>
        """),
    SyntaxFixture(
      "false is never closed", word: "false",
      elements: """
        §<false>
        """),
    SyntaxFixture(
      "an array is never closed before the end of its dictionary", word: "array",
      pairs: """
        <key>a</key>
        §<array>
          <string>b</string>
          <string>c</string>
        """),
    SyntaxFixture(
      "an array is never closed before the next key", word: "array",
      pairs: """
        <key>a</key>
        §<array>
          <string>b</string>
        <key>c</key>
        <string>d</string>
        """),
    SyntaxFixture(
      "a dictionary is never closed before the end of its array", word: "dict",
      elements: """
        <dict>
          <key>a</key>
          <string>b</string>
        </dict>
        §<dict>
          <key>a</key>
          <string>c</string>
        """),
    SyntaxFixture(
      "a dictionary is never closed before the next one", word: "dict",
      elements: """
        §<dict>
          <key>a</key>
          <string>b</string>
        §<dict>
          <key>a</key>
          <string>c</string>
        </dict>
        """),
    SyntaxFixture(
      "the root dictionary is never closed", word: "dict",
      root: """
        §<dict>
          <key>a</key>
          <string>b</string>
        """),
    SyntaxFixture(
      "the root array is never closed", word: "array",
      root: """
        §<array>
          <string>a</string>
        """),
    SyntaxFixture(
      "the property list is never closed", word: "plist",
      file: """
        §<plist version="1.0">
        <dict>
          <key>a</key>
          <true/>
        </dict>§
        """),
    SyntaxFixture(
      "a string is never closed five levels down", word: "string",
      elements: """
        <dict>
          <key>items</key>
          <array>
            <dict>
              <key>a</key>
              §<string>text
            </dict>
            <dict>
              <key>a</key>
              <string>b</string>
            </dict>
          </array>
        </dict>
        """),
    SyntaxFixture(
      "an array is never closed five levels down", word: "array",
      elements: """
        <dict>
          <key>items</key>
          <array>
            <dict>
              <key>a</key>
              §<array>
                <string>b</string>
            </dict>
          </array>
        </dict>
        <dict/>
        """),
  ]
}
