extension SyntaxFixtures {
  /// Tags, attributes, comments and CDATA sections that are not well formed.
  static let markup: [SyntaxFixture] = [
    SyntaxFixture(
      "an opening tag lacks its bracket", word: "string",
      elements: """
        §<string a</string>
        <string>b</string>
        """),
    SyntaxFixture(
      "a container's opening tag lacks its bracket", word: "dict",
      elements: """
        §<dict
          <key>a</key>
          <true/>
        </dict>
        """),
    SyntaxFixture(
      "a closing tag lacks its bracket", word: "string",
      elements: """
        <string>a§</string
        <string>b</string>
        """),
    SyntaxFixture(
      "a container's closing tag lacks its bracket", word: "dict",
      elements: """
        <dict>
          <key>a</key>
          <true/>
        §</dict
        <dict/>
        """),
    SyntaxFixture(
      "an empty tag lacks its bracket", word: "true",
      pairs: """
        <key>a</key>
        §<true/
        <key>b</key>
        <true/>
        """),
    SyntaxFixture(
      "a space stands before a tag's name", word: "<",
      elements: "§< string>a</string>"),
    SyntaxFixture(
      "a tag has no name", word: "<",
      elements: """
        §<>
        <string>a</string>
        """),
    SyntaxFixture(
      "a closing tag has no name", word: "string",
      elements: "§<string>a§</>"),
    SyntaxFixture(
      "a closing tag has an attribute", word: "string",
      elements: "<string>a§</string note=\"b\">"),
    SyntaxFixture(
      "a closing tag is an empty tag, too", word: "string",
      elements: "<string>a§</string/>"),
    SyntaxFixture(
      "a bracket stands in an attribute", word: "<",
      elements: "§<string note=\"a§<b\">c</string>"),
    SyntaxFixture(
      "an attribute has no value", word: "version",
      file: "§<plist §version>\n<dict/>\n</plist>\n"),
    SyntaxFixture(
      "an attribute's value has no quotes", word: "version",
      file: "§<plist §version=1.0>\n<dict/>\n</plist>\n"),
    SyntaxFixture(
      "an attribute's value has typographic quotes", word: "version",
      file: "§<plist §version=”1.0”>\n<dict/>\n</plist>\n"),
    SyntaxFixture(
      "an attribute has no name", word: "'='",
      file: "§<plist §=\"1.0\">\n<dict/>\n</plist>\n"),
    SyntaxFixture(
      "an attribute stands twice", word: "version",
      file: "§<plist version=\"1.0\" §version=\"1.0\">\n<dict/>\n</plist>\n"),
    // XML allows it, but PropertyListDecoder treats it as the end of the tag.
    SyntaxFixture(
      "a closing bracket stands in an attribute", word: "note",
      elements: "§<string note=\"a§>b\">c</string>"),
    SyntaxFixture(
      "a space stands behind an empty tag's slash", word: "/",
      elements: "§<array/ >"),
    SyntaxFixture(
      "an attribute's value is never closed", word: "version",
      file: "§<plist §version=\"1.0>\n<dict/>\n</plist>\n§"),
    SyntaxFixture(
      "a quote of the declaration is never closed", word: "standalone",
      file: """
        §<?xml version="1.0" standalone="yes?>
        <!DOCTYPE plist PUBLIC "a" "b">
        <plist><dict/></plist>
        """),
    SyntaxFixture(
      "a comment is never closed", word: "comment",
      pairs: """
        <key>a</key>
        §<!-- the end is missing
        <string>b</string>
        """),
    SyntaxFixture(
      "a comment's end has a space", word: "comment",
      elements: """
        §<!-- a -- >
        <string>b</string>
        """),
    SyntaxFixture(
      "a comment's start lacks a hyphen", word: "<!",
      elements: """
        §<!- a -->
        <string>b</string>
        """),
    SyntaxFixture(
      "a comment's mistyped end makes the next comment part of it", word: "comment",
      elements: """
        §<!-- a -- >
        <string>lost</string>
        <!-- b -->
        """),
    SyntaxFixture(
      "a comment stands in a string", word: "comment",
      elements: "<string>a §<!-- b --> c</string>"),
    SyntaxFixture(
      "a comment stands in a key", word: "comment",
      pairs: "<key>a§<!-- b --></key><true/>"),
    SyntaxFixture(
      "a comment stands in an integer", word: "comment",
      elements: "<integer>1§<!-- one --></integer>"),
    SyntaxFixture(
      "a processing instruction stands in a string", word: "<?",
      elements: "<string>a §<?b?> c</string>"),
    SyntaxFixture(
      "a processing instruction has no name", word: "<?",
      elements: """
        §<?>
        <string>a</string>
        """),
    SyntaxFixture(
      "a processing instruction is never closed", word: "<?",
      elements: """
        §<?b
        <string>a</string>
        """),
    SyntaxFixture(
      "a CDATA section is never closed", word: "CDATA",
      elements: """
        <string>§<![CDATA[a</string>
        <string>b</string>
        """),
    SyntaxFixture(
      "a CDATA section's start is mistyped", word: "<!",
      elements: "<string>§<![CDTA[a]]></string>"),
    SyntaxFixture(
      "a CDATA section stands between elements", word: "CDATA",
      elements: """
        §<![CDATA[a]]>
        <string>b</string>
        """),
    SyntaxFixture(
      "a CDATA section stands in an integer", word: "integer",
      elements: "§<integer>§<![CDATA[1]]></integer>"),
    SyntaxFixture(
      "a document type declares an entity", word: "DOCTYPE",
      file: """
        <?xml version="1.0" encoding="UTF-8"?>
        §<!DOCTYPE plist §[<!ENTITY lol "lol">]>
        <plist version="1.0">
        <string>a</string>
        </plist>
        """),
    SyntaxFixture(
      "a document type declares elements on several lines", word: "DOCTYPE",
      file: """
        §<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "PropertyList-1.0.dtd" §[
          §<!ELEMENT note (#PCDATA)>
          <!ENTITY a "b">
        ]>
        <plist version="1.0">
        <string>a</string>
        </plist>
        """),
    SyntaxFixture(
      "a document type stands in the property list", word: "DOCTYPE",
      root: """
        §<!DOCTYPE plist>
        <dict/>
        """),
    SyntaxFixture(
      "a document type is never closed", word: "DOCTYPE",
      file: "§<!DOCTYPE plist PUBLIC \"a\" \"b\"§"),
  ]

  /// Entity and character references that do not exist.
  static let references: [SyntaxFixture] = [
    SyntaxFixture(
      "an ampersand stands alone", word: "&",
      elements: "<string>Tom §& Jerry</string>"),
    SyntaxFixture(
      "an ampersand stands alone in a key", word: "&",
      pairs: "<key>a §& b</key><true/>"),
    SyntaxFixture(
      "an ampersand stands in an address", word: "&",
      elements: "<string>https://example.com/?a=1§&b=2</string>"),
    SyntaxFixture(
      "an entity is one of web pages", word: "nbsp",
      elements: "<string>a§&nbsp;b</string>"),
    SyntaxFixture(
      "an entity has capitals", word: "AMP",
      elements: "<string>a §&AMP; b</string>"),
    SyntaxFixture(
      "an entity lacks its semicolon", word: "amp",
      elements: "<string>a §&amp b</string>"),
    SyntaxFixture(
      "a reference has no number", word: "&#",
      elements: "<string>§&#;</string>"),
    SyntaxFixture(
      "a hexadecimal reference has no number", word: "&#x",
      elements: "<string>§&#x;</string>"),
    SyntaxFixture(
      "a decimal reference has a letter", word: "&#1F",
      elements: "<string>§&#1F;</string>"),
    SyntaxFixture(
      "a hexadecimal reference has a wrong letter", word: "&#x1G",
      elements: "<string>§&#x1G;</string>"),
    SyntaxFixture(
      "a reference lacks its semicolon", word: "&#38",
      elements: "<string>§&#38 a</string>"),
    SyntaxFixture(
      "a reference has nine digits", word: "&#000000065;",
      elements: "<string>§&#000000065;</string>"),
    SyntaxFixture(
      "a reference names U+0000", word: "&#0",
      elements: "<string>§&#0;</string>"),
    SyntaxFixture(
      "a reference names more than U+10FFFF", word: "&#x110000",
      elements: "<string>§&#x110000;</string>"),
    SyntaxFixture(
      "a reference names a number beyond 64 bits", word: "&#",
      elements: "<string>§&#99999999999999999999999;</string>"),
    SyntaxFixture(
      "a reference names half of a surrogate pair", word: "&#xD83D",
      elements: "<string>§&#xD83D;</string>"),
    SyntaxFixture(
      "references name the two halves of a surrogate pair", word: "&#xD83D",
      elements: "<string>§&#xD83D;a</string>"),
  ]
}
