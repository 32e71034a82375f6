extension AuthorMistake {
  /// Property lists that are not well-formed.
  static let inSyntax: [AuthorMistake] = inTags + inSigns + inValuesOfTags + inWholeFiles

  private static let inTags: [AuthorMistake] = [
    .film("closing tag of a text misspelt", "<s>Moth</s>", "<s>Moth⟦</sting>⟧", syntax),
    .film("opening tag of a text misspelt", "<s>Moth</s>", "⟦<sting>⟧Moth</s>", syntax),
    .film("tag in capitals", "<s>Moth</s>", "⟦<String>⟧Moth</String>", syntax),
    .film("key's tag in capitals", "<k>selection</k>", "⟦<Key>⟧selection</Key>", syntax),
    .film("slash of a closing tag forgotten", "<s>Moth</s>", "<s>Moth⟦<string>⟧", syntax),
    .film(
      "slash of a key's closing tag forgotten", "<k>selection</k>", "<k>selection⟦<key>⟧", syntax),
    .film("closing tag of a text forgotten", "<s>Moth</s>", "⟦<string>⟧Moth", syntax),
    .film("closing tag of a key forgotten", "<k>selection</k>", "⟦<key>⟧selection", syntax),
    .film("key closed as a text", "<k>selection</k>", "<k>selection⟦</string>⟧", syntax),
    .film("text closed as a key", "<s>Moth</s>", "<s>Moth⟦</key>⟧", syntax),
    .courses("number closed as a text", "<i>1284</i>", "<integer>1284⟦</string>⟧", syntax),
    .film("backslash in a closing tag", "<s>Moth</s>", "<s>Moth⟦<\\string>⟧", syntax),
    .film("space after the angle bracket", "<s>Moth</s>", "⟦< string>Moth⟧</s>", syntax),
    .film("end of a tag forgotten", "<s>Moth</s>", "⟦<string Moth⟧</s>", syntax),
    .film("key closed twice", "<k>selection</k>", "<k>selection</k>⟦</key>⟧", syntax),
    .film("text closed twice", "<s>Moth</s>", "<s>Moth</s>⟦</string>⟧", syntax),
    .film(
      "text inside a key", "<k>selection</k><s>random</s>",
      "<k>selection⟦<string>⟧random</key></string>", syntax),
    .own("tag of another language for a flag", "<true/>", "⟦<bool>⟧true</bool>", syntax),
    .own("flag in capitals", "<true/>", "⟦<True/>⟧", syntax),
    .own("flag in words", "<true/>", "⟦<yes/>⟧", syntax),
    .courses("tag of another language for an integer", "<i>1284</i>", "⟦<int>⟧1284</int>", syntax),
    .courses("tag of another language for a number", "<r>4.8</r>", "⟦<float>⟧4.8</float>", syntax),
    .courses("number tag", "<r>4.6</r>", "⟦<number>⟧4.6</number>", syntax),
    .film("bold word in a text", "<s>Neon Rain</s>", "<s>Neon ⟦<b>⟧Rain</b></s>", syntax),
    .film("line break of HTML in a text", "<s>Neon Rain</s>", "<s>Neon⟦<br>⟧Rain</s>", syntax),
    .film(
      "array closed as a dictionary", "<s>large-comet</s>\n\t\t\t</dict>\n\t\t</array>",
      "<s>large-comet</s>\n\t\t\t</dict>\n\t\t⟦</dict>⟧", syntax),
    .film(
      "closing tag of an item forgotten",
      """
      \t\t\t<dict>\n\t\t\t\t<key>description</key>\n\t\t\t\t<string>Koi in the Lotus \
      Pond</string>\n\t\t\t\t<key>imageName</key>\n\t\t\t\t<string>poster-koi</string>\n\
      \t\t\t</dict>
      """,
      """
      \t\t\t⟦<dict>⟧\n\t\t\t\t<key>description</key>\n\t\t\t\t<string>Koi in the Lotus \
      Pond</string>\n\t\t\t\t<key>imageName</key>\n\t\t\t\t<string>poster-koi</string>
      """, syntax),
    .film(
      "closing tag of an item twice", "<s>poster-koi</s>\n\t\t\t</dict>",
      "<s>poster-koi</s>\n\t\t\t</dict>\n\t\t\t⟦</dict>⟧", syntax),
    .film(
      "closing tag of a section's items twice", "<s>poster-planet</s>\n\t\t\t</dict>\n\t\t</array>",
      "<s>poster-planet</s>\n\t\t\t</dict>\n\t\t</array>\n\t\t⟦</array>⟧", syntax),
    .film(
      "closing tag of a section's items forgotten",
      """
      <key>contentItem</key>\n\t\t<array>\n\t\t\t<dict>\n\
      \t\t\t\t<key>description</key>\n\t\t\t\t<string>Paper Boats</string>
      """,
      """
      <key>contentItem</key>\n\t\t⟦<array>⟧\n\t\t\t<dict>\n\
      \t\t\t\t<key>description</key>\n\t\t\t\t<string>Paper Boats</string>
      """, syntax
    ).replacing("<s>grid-moth</s>\n\t\t\t</dict>\n\t\t</array>", "<s>grid-moth</s>\n\t\t\t</dict>"),
    .film(
      "opening tag of an item forgotten",
      """
      \t\t\t<dict>\n\t\t\t\t<key>description</key>\n\t\t\t\t<string>Eleven Doors</string>
      """, "\t\t\t\t⟦<key>description</key>⟧\n\t\t\t\t<string>Eleven Doors</string>", syntax),
    .film("end of the file's root forgotten", "\n</array>\n</plist>", "\n</plist>", syntax)
      .replacing("<plist version=\"1.0\">\n<array>", "<plist version=\"1.0\">\n⟦<array>⟧"),
  ]

  private static let inSigns: [AuthorMistake] = [
    .film("bare ampersand", "<s>Neon Rain</s>", "<s>Neon ⟦&⟧ Rain</s>", syntax),
    .film(
      "bare ampersand in a link", "https://example.com/films/10",
      "https://example.com/films?id=10⟦&⟧from=home", syntax),
    .film("bare ampersand in a name of a studio", "<s>My List</s>", "<s>M⟦&⟧M</s>", syntax),
    .film(
      "semicolon of a reference forgotten", "<s>Neon Rain</s>", "<s>Neon ⟦&amp⟧ Rain</s>", syntax),
    .film("reference of HTML for a space", "<s>Neon Rain</s>", "<s>Neon⟦&nbsp;⟧Rain</s>", syntax),
    .film("reference of HTML for a letter", "<s>Neon Rain</s>", "<s>Caf⟦&eacute;⟧</s>", syntax),
    .film("reference of HTML for a dash", "<s>Neon Rain</s>", "<s>Neon⟦&ndash;⟧Rain</s>", syntax),
    .film("reference to no character", "<s>Neon Rain</s>", "<s>Neon⟦&#0;⟧Rain</s>", syntax),
    .film("reference beyond Unicode", "<s>Neon Rain</s>", "<s>Neon⟦&#x110000;⟧Rain</s>", syntax),
    .film("reference without its digits", "<s>Neon Rain</s>", "<s>Neon⟦&#;⟧Rain</s>", syntax),
    .film("bare angle bracket", "<s>Neon Rain</s>", "<s>Rain ⟦<⟧ 3 mm</s>", syntax),
    .film("heart of angle bracket and digit", "<s>Neon Rain</s>", "<s>Neon ⟦<3⟧</s>", syntax),
    .film(
      "text between items", "<s>poster-koi</s>\n\t\t\t</dict>",
      "<s>poster-koi</s>\n\t\t\t</dict>⟦,⟧", syntax),
    .film("text behind a value", "<s>Moth</s>", "<s>Moth</s> ⟦Moth⟧ ", syntax),
    .film("comma after a key", "<k>selection</k>", "<k>selection</k>⟦:⟧", syntax),
    .film("comment that never ends", "<s>Encore</s>", "<s>Encore</s>⟦<!--⟧ the old one: ", syntax),
    .film(
      "comment in a comment", "<s>Encore</s>", "<s>Encore</s>⟦<!--⟧ one <!-- two --> three -->",
      syntax),
    .film("comment as in Swift", "<s>Encore</s>", "<s>Encore</s> ⟦// new⟧\n", syntax),
    .film(
      "key commented out without its value", "<k>description</k><s>Encore</s>",
      "<!-- <k>description</k> -->⟦<s>Encore</s>⟧", syntax),
    .film(
      "value commented out without its key", "<k>description</k><s>Encore</s>",
      "⟦<k>description</k>⟧<!-- <s>Encore</s> -->", syntax),
    .film(
      "start of an item commented out",
      "<dict>\n\t\t\t\t<key>description</key>\n\t\t\t\t<string>Encore</string>",
      "<!-- <dict> -->\n\t\t\t\t⟦<key>description</key>⟧\n\t\t\t\t<string>Encore</string>", syntax),
    .film(
      "end of an item commented out",
      """
      <dict>\n\t\t\t\t<key>description</key>\n\t\t\t\t<string>Encore</string>\n\
      \t\t\t\t<key>imageName</key>\n\t\t\t\t<string>top-encore</string>\n\t\t\t</dict>
      """,
      """
      ⟦<dict>⟧\n\t\t\t\t<key>description</key>\n\t\t\t\t<string>Encore</string>\n\
      \t\t\t\t<key>imageName</key>\n\t\t\t\t<string>top-encore</string>\n\t\t\t<!-- \
      </dict> -->
      """, syntax),
    .film("text section that never ends", "<s>Encore</s>", "<s>⟦<![CDATA[⟧Encore</s>", syntax),
    .film(
      "merge conflict in a text", "\t\t\t\t<string>Encore</string>",
      """
      ⟦<<<<<<< HEAD⟧\n\t\t\t\t<string>Encore</string>\n=======\n\
      \t\t\t\t<string>Encore!</string>\n>>>>>>> design
      """, syntax),
    .film(
      "merge conflict around an item",
      "\t\t\t<dict>\n\t\t\t\t<key>description</key>\n\t\t\t\t<string>Encore</string>",
      """
      ⟦<<<<<<< ours⟧\n\t\t\t<dict>\n=======\n\t\t\t<dict>\n\t\t\t\t<key>id</key>\n\
      \t\t\t\t<string>encore</string>\n>>>>>>> theirs\n\t\t\t\t<key>description</key>\n\
      \t\t\t\t<string>Encore</string>
      """, syntax),
    .film(
      "merge conflict with its base", "\t\t\t\t<string>Encore</string>",
      """
      ⟦<<<<<<< HEAD⟧\n\t\t\t\t<string>Encore</string>\n||||||| 1a2b3c4\n\
      \t\t\t\t<string>Encore 1</string>\n=======\n\t\t\t\t<string>Encore 2</string>\n\
      >>>>>>> design
      """, syntax),
    .film(
      "remains of a merge conflict", "\t\t\t\t<string>Encore</string>",
      "\t\t\t\t<string>Encore</string>\n⟦>>>>>>> design⟧", syntax),
    .film(
      "heading of a patch", "\t\t\t\t<string>Encore</string>",
      "⟦@@ -1,4 +1,4 @@⟧\n\t\t\t\t<string>Encore</string>", syntax),
  ]

  private static let inValuesOfTags: [AuthorMistake] = [
    .film("key without a value", "<k>link</k><s>myapp://title/104</s>", "⟦<k>link</k>⟧", syntax),
    .film("value without a key", "<s>Moth</s>", "<s>Moth</s>⟦<s>Insect</s>⟧", syntax),
    .film("two keys in a row", "<k>selection</k>", "⟦<k>select</k>⟧<k>selection</k>", syntax),
    .film(
      "key in an array", "<s>poster-koi</s>\n\t\t\t</dict>",
      "<s>poster-koi</s>\n\t\t\t</dict>⟦<k>note</k>⟧", syntax),
    .film("text tag for a key", "<k>selection</k>", "⟦<s>selection</s>⟧", syntax),
    .courses("fraction in an integer", "<i>1284</i>", "<i>⟦1284.5⟧</i>", syntax),
    .courses("comma in an integer", "<i>1284</i>", "<i>⟦1,284⟧</i>", syntax),
    .courses("empty integer", "<i>1284</i>", "⟦<i></i>⟧", syntax),
    .courses("word in an integer", "<i>1284</i>", "<i>⟦many⟧</i>", syntax),
    .courses("comma for the decimal point", "<r>4.8</r>", "<r>⟦4,8⟧</r>", syntax),
    .courses("star in a rating", "<r>4.8</r>", "<r>⟦4.8★⟧</r>", syntax),
    .courses("two points in a number", "<r>4.8</r>", "<r>⟦4..8⟧</r>", syntax),
    .courses("currency in a number", "<r>24.5</r>", "<r>⟦$24.5⟧</r>", syntax),
    .courses("integer beyond 64 bits", "<i>1284</i>", "<i>⟦128400000000000000000000⟧</i>", syntax),
    .own("date in words", "<date>2023-05-01T00:00:00Z</date>", "<date>⟦1 May 2023⟧</date>", syntax),
    .own(
      "date without a time", "<date>2023-05-01T00:00:00Z</date>", "<date>⟦2023-05-01⟧</date>",
      syntax),
    .own(
      "date with a month too many", "<date>2023-05-01T00:00:00Z</date>",
      "<date>⟦2023-13-01T00:00:00Z⟧</date>", syntax),
    .own("flag with a text inside", "<true/>", "<true>⟦yes⟧</true>", syntax),
  ]

  private static let inWholeFiles: [AuthorMistake] = [
    .film(
      "end of the declaration forgotten",
      """
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      """,
      """
      ⟦<!DOCTYPE⟧ plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd"
      """, syntax),
    .film("second root", "\n</array>\n</plist>", "\n</array>\n⟦<array>⟧</array>\n</plist>", syntax),
    .film("another root tag", "<plist version=\"1.0\">", "⟦<html>⟧", syntax).replacing(
      "</plist>", "</html>"),
    .files("empty file", .film, [.write("Series.plist", "")], syntax, at: "Series.plist"),
    .files(
      "white space for a file", .film, [.write("Series.plist", " \n\n")], syntax, at: "Series.plist"
    ),
    .files(
      "JSON for a property list", .film,
      [.write("Series.plist", "[{\"sectionType\": \"basic\"}]\n")], syntax, at: "Series.plist"),
    .files(
      "page of an error for a property list", .film,
      [.write("Series.plist", "<!DOCTYPE html>\n<html><body>404 Not Found</body></html>\n")],
      syntax, at: "Series.plist"),
    .files(
      "notes for a property list", .film,
      [.write("Series.plist", "Series for a Long Weekend:\n- The Night Ferry\n")], syntax,
      at: "Series.plist"),
    .files(
      "file cut off", .film, [.cut("Series.plist", "<s>Glass Towns</s>")], syntax,
      at: "Series.plist"),
    .files(
      "file cut off inside a tag", .film, [.cut("Series.plist", "ing>Glass Towns")], syntax,
      at: "Series.plist"),
    .files(
      "file cut off before its last tag", .film, [.cut("Series.plist", "</plist>")], syntax,
      at: "Series.plist"),
    .files(
      "pointer of Git LFS for a file", .film,
      [
        .write(
          "Series.plist",
          "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n")
      ], syntax, at: "Series.plist"),
    .files(
      "semicolon forgotten in the old form", .film,
      [.write("Series.plist", "({ sectionType = list; contentItem = ({ text = Terms }) })\n")],
      syntax, at: "Series.plist"),
    .files(
      "Latin-1 without a declaration", .film,
      [.bytes("Series.plist", "Stone Soup", [0x43, 0x61, 0x66, 0xE9])], encoding, at: "Series.plist"
    ),
    .files(
      "Korean in its old encoding", .film,
      [.bytes("Series.plist", "Stone Soup", [0xC7, 0xD1, 0xB1, 0xDB])], encoding, at: "Series.plist"
    ),
    .film(
      "encoding that is declared and not read", "encoding=\"UTF-8\"", "encoding=\"⟦EUC-KR⟧\"",
      encoding),
    .film("encoding that does not exist", "encoding=\"UTF-8\"", "encoding=\"⟦UFT-8⟧\"", encoding),
  ]

  private static let syntax = "property-list-syntax"
  private static let encoding = "unsupported-encoding"
}
