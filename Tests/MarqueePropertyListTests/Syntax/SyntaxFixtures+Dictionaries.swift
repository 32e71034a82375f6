import MarqueeDiagnostics

extension SyntaxFixtures {
  /// Keys without values, values without keys, keys that appear twice.
  static let dictionaries: [SyntaxFixture] = [
    SyntaxFixture(
      "a key has no value before the next key", word: "title",
      pairs: """
        §<key>title</key>
        <key>a</key>
        <string>b</string>
        """),
    SyntaxFixture(
      "the last key has no value", word: "title",
      pairs: """
        <key>a</key>
        <string>b</string>
        §<key>title</key>
        """),
    SyntaxFixture(
      "an only key has no value", word: "title",
      pairs: "§<key>title</key>"),
    SyntaxFixture(
      "a key is an empty tag", word: "key",
      pairs: "§<key/><string>a</string>"),
    SyntaxFixture(
      "a value has no key", word: "key",
      pairs: "§<string>a</string>"),
    SyntaxFixture(
      "a second value has no key", word: "key",
      pairs: """
        <key>a</key>
        <string>b</string>
        §<string>c</string>
        <key>d</key>
        <string>e</string>
        """),
    SyntaxFixture(
      "a whole dictionary has no key", word: "key",
      pairs: """
        <key>a</key>
        <string>b</string>
        §<dict>
          <key>c</key>
          <string>d</string>
        </dict>
        """),
    SyntaxFixture(
      "a key stands twice", word: "title", rule: "duplicate-key",
      pairs: """
        <key>title</key>
        <string>a</string>
        <key>b</key>
        <string>c</string>
        §<key>title</key>
        <string>d</string>
        """),
    SyntaxFixture(
      "a key stands twice with the same value", word: "title", rule: "duplicate-key",
      elements: """
        <dict>
          <key>title</key>
          <string>a</string>
          §<key>title</key>
          <string>a</string>
        </dict>
        """),
    SyntaxFixture(
      "a key stands twice around a dictionary with the same key", word: "a", rule: "duplicate-key",
      pairs: """
        <key>a</key>
        <dict>
          <key>a</key>
          <true/>
        </dict>
        §<key>a</key>
        <true/>
        """),
    SyntaxFixture(
      "keys are equal but for their references", word: "a&b", rule: "duplicate-key",
      pairs: """
        <key>a&amp;b</key>
        <true/>
        §<key>a&#x26;b</key>
        <false/>
        """),
    SyntaxFixture(
      "keys are equal but for a CDATA section", word: "a&b", rule: "duplicate-key",
      pairs: """
        <key>a&amp;b</key>
        <true/>
        §<key><![CDATA[a&b]]></key>
        <false/>
        """),
    SyntaxFixture(
      "keys are equal but for the way an accent is written", word: "caf", rule: "duplicate-key",
      pairs: """
        <key>caf\u{E9}</key>
        <true/>
        §<key>cafe\u{301}</key>
        <false/>
        """),
    SyntaxFixture(
      "the empty key stands twice", word: "key", rule: "duplicate-key",
      pairs: """
        <key></key>
        <true/>
        §<key></key>
        <false/>
        """),
  ]
}
