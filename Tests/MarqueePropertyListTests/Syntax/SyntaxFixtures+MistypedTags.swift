extension SyntaxFixtures {
  /// Tags with a wrong name.
  static let mistypedTags: [SyntaxFixture] = [
    SyntaxFixture(
      "a string's closing tag is mistyped", word: "string",
      pairs: """
        <key>a</key>
        §<string>b</strng>
        <key>c</key>
        <string>d</string>
        """),
    SyntaxFixture(
      "a string's closing tag has capitals", word: "string",
      elements: "§<string>a</String>"),
    SyntaxFixture(
      "a long string's closing tag is mistyped", word: "string",
      elements: """
        §<string>first
        second
        third§</sting>
        <string>a</string>
        """),
    SyntaxFixture(
      "a key's closing tag is mistyped", word: "key",
      pairs: """
        §<key>a</kye>
        <string>b</string>
        """),
    SyntaxFixture(
      "a key is closed as a string", word: "key",
      pairs: """
        §<key>a</string>
        <string>b</string>
        """),
    SyntaxFixture(
      "a string is closed as a key", word: "string",
      pairs: """
        <key>a</key>
        §<string>b</key>
        """),
    SyntaxFixture(
      "an integer's closing tag is cut short", word: "integer",
      elements: "§<integer>1</int>"),
    SyntaxFixture(
      "a real is closed as an integer", word: "real",
      elements: "§<real>1.5</integer>"),
    SyntaxFixture(
      "a date's closing tag is mistyped", word: "date",
      elements: "§<date>2020-01-01T00:00:00Z</dat>"),
    SyntaxFixture(
      "data is closed as a date", word: "data",
      elements: "§<data>Zm9v</date>"),
    SyntaxFixture(
      "true's closing tag is mistyped", word: "true",
      elements: "§<true></ture>"),
    SyntaxFixture(
      "true is closed as false", word: "true",
      elements: "§<true></false>"),
    SyntaxFixture(
      "an array's closing tag is mistyped", word: "array",
      pairs: """
        <key>a</key>
        §<array>
          <string>b</string>
        §</arry>
        <key>c</key>
        <true/>
        """),
    SyntaxFixture(
      "a dictionary's closing tag is mistyped", word: "dict",
      elements: """
        §<dict>
          <key>a</key>
          <true/>
        §</dcit>
        <dict/>
        """),
    SyntaxFixture(
      "an array is closed as a dictionary", word: "array",
      pairs: """
        <key>a</key>
        §<array>
          <string>b</string>
        §</dict>
        <key>c</key>
        <true/>
        """),
    SyntaxFixture(
      "an array in a dictionary is closed as one at its end", word: "array",
      pairs: """
        <key>a</key>
        §<array>
          <string>b</string>
        §</dict>
        """),
    SyntaxFixture(
      "a dictionary is closed as an array", word: "dict",
      elements: """
        §<dict>
          <key>a</key>
          <true/>
        §</array>
        <dict>
          <key>b</key>
          <true/>
        </dict>
        """),
    SyntaxFixture(
      "the property list's closing tag is mistyped", word: "plist",
      file: """
        §<plist version="1.0">
        <dict/>
        §</plst>
        """),
    SyntaxFixture(
      "a string's opening tag is mistyped", word: "strng",
      pairs: """
        <key>a</key>
        §<strng>b</string>
        <key>c</key>
        <string>d</string>
        """),
    SyntaxFixture(
      "a key's opening tag is mistyped", word: "kye",
      pairs: """
        §<kye>a</key>
        <string>b</string>
        """),
    SyntaxFixture(
      "an array's opening tag is mistyped", word: "arry",
      pairs: """
        <key>a</key>
        §<arry>
          <string>b</string>
        </array>
        <key>c</key>
        <true/>
        """),
    SyntaxFixture(
      "a dictionary's opening tag is mistyped", word: "dic",
      elements: """
        §<dic>
          <key>a</key>
          <true/>
        </dict>
        """),
    SyntaxFixture(
      "the property list's opening tag is mistyped", word: "plst",
      file: """
        §<plst version="1.0">
        <dict/>
        </plist>
        """),
    SyntaxFixture(
      "true is mistyped", word: "ture",
      pairs: """
        <key>a</key>
        §<ture/>
        """),
    SyntaxFixture(
      "an element is unknown", word: "interger",
      pairs: """
        <key>a</key>
        §<interger>1</interger>
        <key>b</key>
        <integer>1</integer>
        """),
    SyntaxFixture(
      "an element has capitals", word: "String",
      elements: "§<String>a</String>"),
    SyntaxFixture(
      "an element's name ends with an invisible character", word: "U+0001",
      elements: "§<string\u{1}>a</string>"),
    SyntaxFixture(
      "an element's name begins with an invisible character", word: "U+0000",
      pairs: "§<\0key>a</key><true/>"),
    SyntaxFixture(
      "an unknown element holds others", word: "map",
      elements: """
        <dict/>
        §<map>
          <key>a</key>
          <string>b</string>
        </map>
        <dict/>
        """),
    SyntaxFixture(
      "an unknown element is empty", word: "null",
      pairs: """
        <key>a</key>
        §<null/>
        """),
  ]
}
