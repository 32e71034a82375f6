import Testing

/// A property list, and the form in which Xcode would write it with its comments.
struct FormattingCase: CustomTestStringConvertible {
  let testDescription: String
  let before: String
  let after: String

  /// Makes a case of what is between the tags of `plist`.
  init(_ name: String, _ before: String, _ after: String) {
    self.init(name, file: "<plist version=\"1.0\">\(before)</plist>", Self.file(after))
  }

  /// Makes a case of whole files.
  init(_ name: String, file before: String, _ after: String) {
    testDescription = name
    self.before = before
    self.after = after
  }

  static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
  static let documentType =
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#

  /// A file as Xcode begins and ends it.
  static func file(_ root: String) -> String {
    """
    \(declaration)
    \(documentType)
    <plist version="1.0">
    \(root)
    </plist>

    """
  }
}

extension FormattingCase {
  /// Values, each in other spellings than Xcode's.
  static let values = [
    FormattingCase("an empty array", "<array> </array>", "<array/>"),
    FormattingCase("an empty dictionary", "<dict></dict>", "<dict/>"),
    FormattingCase("an empty string", "<string/>", "<string></string>"),
    FormattingCase(
      "white space of a string", "<string> a\n b </string>", "<string> a\n b </string>"),
    FormattingCase("a boolean with two tags", "<true></true>", "<true/>"),
    FormattingCase("attributes", "<string id='a' >b</string >", "<string>b</string>"),
    FormattingCase("space before a number", "<integer> \n-42</integer>", "<integer>-42</integer>"),
    FormattingCase("digits of a number", "<real>+4.80e1</real>", "<real>+4.80e1</real>"),
    FormattingCase("a hexadecimal number", "<integer>0x1F</integer>", "<integer>0x1F</integer>"),
    FormattingCase(
      "references", "<string>&quot;'&apos; &#38;&#39; &#x3C;b&#62; &#54620;&#x1F698;</string>",
      "<string>&quot;'&apos; &amp;' &lt;b&gt; 한🚘</string>"),
    FormattingCase(
      "CDATA", "<string>1 <![CDATA[< 2 & 3]]> > 0</string>",
      "<string>1 &lt; 2 &amp; 3 &gt; 0</string>"),
    FormattingCase(
      "texts that would be read as none",
      "<array><string>&#x24;null</string><string><![CDATA[$null]]></string></array>",
      "<array>\n\t<string>&#36;null</string>\n\t<string>&#36;null</string>\n</array>"),
    FormattingCase(
      "control characters", "<string>a\r\nb&#13;&#10;c&#x1;</string>",
      "<string>a\r\nb&#13;\nc&#1;</string>"),
    FormattingCase("data in one line", "<data>Zm9v Zg==</data>", "<data>\nZm9vZg==\n</data>"),
    FormattingCase(
      // One tab counts as eight of 76 columns.
      "data in lines", "<array><data>\(String(repeating: "QUJD", count: 18))</data></array>",
      """
      <array>
      \t<data>
      \t\(String(repeating: "QUJD", count: 17))
      \tQUJD
      \t</data>
      </array>
      """),
    FormattingCase(
      "empty data", "<array><data> </data></array>", "<array>\n\t<data>\n\t</data>\n</array>"),
    FormattingCase(
      "a tree in one line",
      "<dict><key>b</key><array><integer>1</integer><dict><key>&amp;</key><date>2024-12-31T23:59:59Z</date></dict></array><key>a</key><false/></dict>",
      """
      <dict>
      \t<key>b</key>
      \t<array>
      \t\t<integer>1</integer>
      \t\t<dict>
      \t\t\t<key>&amp;</key>
      \t\t\t<date>2024-12-31T23:59:59Z</date>
      \t\t</dict>
      \t</array>
      \t<key>a</key>
      \t<false/>
      </dict>
      """),
    FormattingCase(
      "blank lines and spaces", "\r\n<array>\r\n  <true/>\r\n\r\n\r\n  <false/> \r\n</array>\r\n",
      "<array>\n\t<true/>\n\t<false/>\n</array>"),
  ]

  /// Comments, and the elements that they belong to.
  static let comments = [
    FormattingCase(
      "a comment in its own lines",
      "<array>\n\n<!-- one -->\n\n<!-- two\r\n  lines -->\n<true/></array>",
      "<array>\n\t<!-- one -->\n\t<!-- two\n  lines -->\n\t<true/>\n</array>"),
    FormattingCase(
      "a comment on the line of a value", "<array><true/><!-- a -->\n<false/>   <!-- b --></array>",
      "<array>\n\t<true/> <!-- a -->\n\t<false/> <!-- b -->\n</array>"),
    FormattingCase(
      "a comment before a value on its line", "<array>\n<!-- a --><true/>\n</array>",
      "<array>\n\t<!-- a --> <true/>\n</array>"),
    FormattingCase(
      "two comments on one line",
      "<array>\n<!-- a --><!-- b --><true/> <!-- c --> <!-- d -->\n</array>",
      "<array>\n\t<!-- a --> <!-- b --> <true/> <!-- c --> <!-- d -->\n</array>"),
    FormattingCase(
      "a comment between two values on one line", "<array><true/> <!-- a --> <false/></array>",
      "<array>\n\t<true/> <!-- a -->\n\t<false/>\n</array>"),
    FormattingCase(
      "comments around tags of a container",
      "\n<!-- a --><array> <!-- b -->\n<true/>\n<!-- c --></array> <!-- d -->",
      "<!-- a --> <array> <!-- b -->\n\t<true/>\n\t<!-- c -->\n</array> <!-- d -->"),
    FormattingCase(
      "comments in an empty container",
      "<array><dict> <!-- a --> </dict><dict>\n<!-- b -->\n</dict></array>",
      "<array>\n\t<dict> <!-- a -->\n\t</dict>\n\t<dict>\n\t\t<!-- b -->\n\t</dict>\n</array>"),
    FormattingCase(
      "comments between a key and its value",
      "<dict><key>a</key> <!-- 1 -->\n<!-- 2 -->\n<true/><key>b</key>\n<!-- 3 --><true/></dict>",
      """
      <dict>
      \t<key>a</key> <!-- 1 -->
      \t<!-- 2 -->
      \t<true/>
      \t<key>b</key>
      \t<!-- 3 --> <true/>
      </dict>
      """),
    FormattingCase(
      "a processing instruction", "<array>\n<?a b?>\n<true/></array>",
      "<array>\n\t<?a b?>\n\t<true/>\n</array>"),
  ]

  /// The beginnings and ends of files.
  static let surroundings = [
    FormattingCase("nothing around the root", file: "<true/>\n", file("<true/>")),
    FormattingCase(
      "other spellings",
      file:
        "<?xml version='1.0' standalone='yes' ?>\r\n<!DOCTYPE plist SYSTEM \"a.dtd\">\r\n<plist\tversion='0.9'>\r\n<true/></plist>",
      file("<true/>")),
    FormattingCase(
      "comments everywhere",
      file: """
        \(declaration) <!-- a -->
        <!-- b -->
        <!DOCTYPE plist><!-- c -->

        <?d?>
        <plist> <!-- e -->
        <!-- f -->
        <true/> <!-- g -->
        <!-- h --></plist> <!-- i -->
        <!-- j -->
        """,
      """
      \(declaration) <!-- a -->
      <!-- b -->
      \(documentType) <!-- c -->
      <?d?>
      <plist version="1.0"> <!-- e -->
      <!-- f -->
      <true/> <!-- g -->
      <!-- h -->
      </plist> <!-- i -->
      <!-- j -->

      """),
    FormattingCase(
      "comments without tags", file: "<!-- a -->\n<true/>\n<!-- b -->",
      """
      \(declaration)
      \(documentType)
      <!-- a -->
      <plist version="1.0">
      <true/>
      <!-- b -->
      </plist>

      """),
  ]
}
