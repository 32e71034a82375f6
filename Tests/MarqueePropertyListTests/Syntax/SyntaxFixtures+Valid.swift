extension SyntaxFixtures {
  /// A property list that looks unusual but has no fault.
  struct Valid: Sendable, CustomStringConvertible {
    let description: String
    let bytes: [UInt8]

    init(_ description: String, file text: String) {
      self.description = description
      bytes = Array(text.utf8)
    }

    init(_ description: String, root text: String) {
      self.init(description, file: "<plist version=\"1.0\">\n\(text)\n</plist>\n")
    }

    init(_ description: String, elements text: String) {
      self.init(description, root: "<array>\n\(text)\n</array>")
    }
  }

  /// Property lists that must give no diagnostic; `PropertyListDecoder` reads each of them.
  static let valid: [Valid] = [
    Valid("the property list has no attributes", file: "<plist><dict/></plist>"),
    Valid("the property list has another version", file: "<plist version=\"2.0\"><dict/></plist>"),
    Valid("attributes have single quotes", file: "<plist version='1.0'><dict/></plist>"),
    Valid(
      "attributes stand on lines of their own", file: "<plist\n  version=\"1.0\"\n><dict/></plist>"),
    Valid("elements have attributes", elements: "<string note=\"a &gt; b\">c</string>"),
    Valid("there is no property list element", file: "<dict><key>a</key><true/></dict>\n"),
    Valid(
      "the usual head stands in front",
      file: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict/></plist>
        """),
    Valid("the document type is short", file: "<!DOCTYPE plist><plist><dict/></plist>"),
    Valid(
      "the declaration has small letters and single quotes",
      file: "<?xml version='1.0' encoding='utf-8'?><plist><dict/></plist>"),
    Valid("a byte order mark stands in front", file: "\u{FEFF}<plist><dict/></plist>"),
    Valid("the root is a string", root: "<string>a</string>"),
    Valid("closing tags have white space", elements: "<string>a</string >\n<true></true\n>"),
    Valid("opening tags have white space", elements: "<string >a</string><true /><dict\t></dict>"),
    Valid("booleans have closing tags", elements: "<true></true><false></false>"),
    Valid("elements are empty tags", elements: "<string/><array/><dict/>"),
    Valid("keys are empty", root: "<dict><key></key><string/></dict>"),
    Valid(
      "strings have CDATA sections", elements: "<string>a<![CDATA[<b> & ]]]]><![CDATA[>]]></string>"
    ),
    Valid("keys have CDATA sections", root: "<dict><key><![CDATA[a<b]]></key><true/></dict>"),
    Valid("all entities", elements: "<string>&lt;&gt;&amp;&quot;&apos;</string>"),
    Valid("a bracket needs no entity", elements: "<string>a > b \" '</string>"),
    Valid("references beyond U+FFFF", elements: "<string>&#128664;&#x1F698;&#x10FFFF;</string>"),
    Valid("references to white space", elements: "<string>&#9;&#10;&#13;</string>"),
    Valid("references with leading zeros", elements: "<string>&#00065;&#x0041;</string>"),
    Valid(
      "comments stand wherever an element may",
      file: """
        <!-- a --><?xml-model href="b"?>
        <plist version="1.0"><!-- c -->
        <dict><!-- d --><key>e</key><!-- f --><array><!-- g --></array><!-- h --></dict>
        <!-- i --></plist>
        <!-- j -->
        """),
    Valid("comments hold anything", elements: "<!-- <string>& - ]]> --><!----><string/>"),
    Valid(
      "lines end with CRLF",
      file: "<plist>\r\n<dict>\r\n<key>a</key>\r\n<true/>\r\n</dict>\r\n</plist>\r\n"),
    Valid("lines end with CR", file: "<plist>\r<dict>\r<key>a</key>\r<true/>\r</dict>\r</plist>\r"),
    Valid("strings keep white space", elements: "<string>  a\n\tb  </string><string> </string>"),
    Valid("data has white space", elements: "<data>\n\tZm9v\n\tZg==\n</data><data></data>"),
    Valid(
      "dates lie far off",
      elements: "<date>1582-10-15T00:00:00Z</date><date>9999-12-31T23:59:59Z</date>"),
    Valid("integers are hexadecimal", elements: "<integer>0x1F</integer><integer>-0xff</integer>"),
    Valid(
      "integers have signs and zeros",
      elements: "<integer>+4</integer><integer>-0</integer><integer>007</integer>"),
    Valid(
      "integers have white space in front", elements: "<integer> 4</integer><integer>\n5</integer>"),
    Valid(
      "integers have 64 bits",
      elements: "<integer>18446744073709551615</integer><integer>-9223372036854775808</integer>"),
    Valid(
      "reals are not numbers", elements: "<real>nan</real><real>inf</real><real>-infinity</real>"),
    Valid("reals lack a digit", elements: "<real>.5</real><real>5.</real><real>1e3</real>"),
    Valid("reals have signs", elements: "<real>+1.5</real><real>-1E-3</real><real>0</real>"),
    Valid("integers have white space behind their signs", elements: "<integer>- 4</integer>"),
    Valid(
      "integers have many zeros in front",
      elements: "<integer>" + String(repeating: "0", count: 99) + "1</integer>"),
    Valid("data is white space", elements: "<data> \n</data>"),
    Valid("a date is a leap day", elements: "<date>2024-02-29T00:00:00Z</date>"),
    Valid("text speaks of null", elements: "<string>&#36;null</string><string>a$null</string>"),
    Valid("reals have white space in front", elements: "<real> 1.5</real>"),
    Valid("keys differ in case only", root: "<dict><key>a</key><true/><key>A</key><true/></dict>"),
    Valid(
      "equal keys stand in different dictionaries",
      elements: "<dict><key>a</key><dict><key>a</key><true/></dict></dict>"),
    Valid("text is Korean and emoji", elements: "<string>한국어 🚘👨‍👩‍👧 e\u{301}</string>"),
    Valid(
      "127 arrays stand in each other",
      root: String(repeating: "<array>", count: 127) + String(repeating: "</array>", count: 127)),
    Valid("nothing ends the last line", file: "<plist><dict/></plist>"),
    Valid("white space stands behind the end", file: "<plist><dict/></plist>\n\n  \t\n"),
  ]
}
