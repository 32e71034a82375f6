extension SyntaxFixtures {
  /// Closing tags without opening ones, and elements in the wrong place.
  static let strayTags: [SyntaxFixture] = [
    SyntaxFixture(
      "a string is closed twice", word: "string",
      elements: """
        <string>a</string>§</string>
        <string>b</string>
        """),
    SyntaxFixture(
      "a key is closed twice", word: "key",
      pairs: """
        <key>a</key>§</key>
        <string>b</string>
        """),
    SyntaxFixture(
      "true is closed twice", word: "true",
      elements: "<true/>§</true>"),
    SyntaxFixture(
      "a dictionary is closed twice", word: "dict",
      elements: """
        <dict>
          <key>a</key>
          <true/>
        </dict>
        §</dict>
        <dict/>
        """),
    SyntaxFixture(
      "an array is closed that was never opened", word: "array",
      pairs: """
        <key>a</key>
        <string>b</string>
        §</array>
        <key>c</key>
        <string>d</string>
        """),
    SyntaxFixture(
      "a closing tag stands behind the root", word: "array",
      root: """
        <dict/>
        §</array>
        """),
    SyntaxFixture(
      "the property list is closed twice", word: "plist",
      file: """
        <plist version="1.0">
        <dict/>
        </plist>
        §</plist>
        """),
    SyntaxFixture(
      "a string holds a string", word: "string",
      elements: """
        §<string>a §<string>b</string> c</string>
        """),
    SyntaxFixture(
      "a string holds markup of a web page", word: "string",
      elements: """
        §<string>a §<b>bold</b> word</string>
        <string>c</string>
        """),
    SyntaxFixture(
      "a string holds a dictionary", word: "string",
      pairs: """
        <key>a</key>
        §<string>§<dict><key>b</key><true/></dict></string>
        <key>c</key>
        <true/>
        """),
    SyntaxFixture(
      "an integer holds a string", word: "integer",
      elements: "§<integer>§<string>1</string></integer>"),
    SyntaxFixture(
      "true holds an element", word: "true",
      elements: "§<true>§<string>1</string></true>"),
    SyntaxFixture(
      "a key stands in an array", word: "key",
      elements: """
        <string>a</string>
        §<key>b</key>
        <string>c</string>
        """),
    SyntaxFixture(
      "a key is the root", word: "key",
      root: "§<key>a</key>"),
    SyntaxFixture(
      "a property list stands in another", word: "plist",
      elements: """
        §<plist version="1.0">
          <string>a</string>
        </plist>
        """),
    SyntaxFixture(
      "an empty tag is the whole file", word: "<dict/>", file: "§<dict/>"),
    SyntaxFixture(
      "there are two roots", word: "value",
      root: """
        <dict/>
        §<dict/>
        """),
    SyntaxFixture(
      "there is no root", word: "value",
      file: """
        §<plist version="1.0">
        §</plist>
        """),
    SyntaxFixture(
      "the property list is an empty tag", word: "value",
      file: "§<plist version=\"1.0\"/>\n"),
    SyntaxFixture(
      "text stands between elements", word: "stray",
      elements: """
        <string>a</string>
        §stray
        <string>b</string>
        """),
    SyntaxFixture(
      "a comma stands between elements", word: ",",
      elements: "<string>a</string>§, <string>b</string>"),
    SyntaxFixture(
      "text stands between a key and its value", word: "stray",
      pairs: """
        <key>a</key>
        §stray
        <string>b</string>
        """),
    SyntaxFixture(
      "text stands behind the last pair", word: "stray",
      pairs: """
        <key>a</key>
        <string>b</string>
        §stray
        """),
    SyntaxFixture(
      "text stands before the root", word: "stray",
      root: """
        §stray
        <dict/>
        """),
    SyntaxFixture(
      "text stands behind the root", word: "stray",
      root: """
        <dict/>
        §stray
        """),
    SyntaxFixture(
      "text stands behind the property list", word: "stray",
      file: """
        <plist version="1.0">
        <dict/>
        </plist>
        §stray
        """),
    SyntaxFixture(
      "an element stands behind the property list", word: "plist",
      file: """
        <plist version="1.0">
        <dict/>
        </plist>
        §<dict/>
        """),
    SyntaxFixture(
      "a no-break space stands between elements", word: "U+00A0",
      elements: "§\u{A0}<string>a</string>"),
    SyntaxFixture(
      "a closing tag is there twice, at the indentation of the one before", word: "closes nothing",
      elements: """
          <dict>
            <key>a</key>
            <array>
              <dict>
                <key>b</key>
                <true/>
              </dict>
              §</dict>
              <dict/>
            </array>
          </dict>
          <dict/>
        """),
    SyntaxFixture(
      "a dictionary of an array lacks its opening tag", word: "'<dict>' is missing",
      elements: """
          <dict>
            <key>a</key>
            <array>
              <dict>
                <key>b</key>
                <true/>
              </dict>
                §<key>b</key>
                <true/>
              </dict>
            </array>
          </dict>
        """),
    SyntaxFixture(
      "a merge conflict is not resolved", word: "merge conflict",
      elements: """
        <dict>
        <key>a</key>
        §<<<<<<< HEAD
        <string>b</string>
        =======
        <string>c</string>
        </dict>
        >>>>>>> theirs
        """),
    SyntaxFixture(
      "a merge conflict is in a text", word: "merge conflict",
      elements: """
        <string>b
        §<<<<<<< HEAD
        c & d
        =======
        e
        >>>>>>> theirs
        </string>
        """),
    SyntaxFixture(
      "a byte order mark stands between elements", word: "U+FEFF",
      elements: "§\u{FEFF}<string>a</string>"),
  ]
}
