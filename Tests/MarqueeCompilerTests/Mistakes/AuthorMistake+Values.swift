extension AuthorMistake {
  /// Values of another kind than their key needs.
  static let inValues: [AuthorMistake] = ofBuiltInKeys + ofOwnKeys + inSettings

  private static let ofBuiltInKeys: [AuthorMistake] = [
    .film("number for a description", "<s>Moth</s>", "⟦<i>7</i>⟧", kind),
    .film("flag for a description", "<s>Moth</s>", "⟦<true/>⟧", kind),
    .film("list for a description", "<s>Moth</s>", "⟦<a>⟧<s>Moth</s></a>", kind),
    .film("number for an image", "<s>grid-moth</s>", "⟦<i>12</i>⟧", kind),
    .film(
      "dictionary for an image", "<s>grid-moth</s>", "⟦<d>⟧<k>name</k><s>grid-moth</s></d>", kind),
    .film("flag for a link", "<s>myapp://title/104</s>", "⟦<false/>⟧", kind),
    .film("number for an identifier", "<s>top-10</s>", "⟦<i>10</i>⟧", kind),
    .film("number for a section's name", "<s>Only Here</s>", "⟦<i>2026</i>⟧", kind),
    .film("list for a section's type", "<s>large</s>", "⟦<a>⟧<s>large</s></a>", kind),
    .film("unknown selection", "<s>random</s>", "<s>⟦shuffle⟧</s>", kind),
    .film("selection in capitals", "<s>random</s>", "<s>⟦Random⟧</s>", kind),
    .film(
      "text for an item", "<s>My List</s><k>contentItem</k><a>",
      "<s>My List</s><k>contentItem</k><a><s>⟦grid-boats⟧</s>", "unknown-item"),
    .film(
      "number for an item", "<s>My List</s><k>contentItem</k><a>",
      "<s>My List</s><k>contentItem</k><a>⟦<i>1</i>⟧", kind),
    .film(
      "list for an item", "<s>My List</s><k>contentItem</k><a>",
      "<s>My List</s><k>contentItem</k><a>⟦<a>⟧</a>", kind),
    .files(
      "item for a list of items", .film,
      [
        .write(
          "Soon.plist",
          """
          <plist version="1.0"><array><dict><key>sectionType</key><string>grid</string>\
          <key>contentItem</key>⟦<dict>⟧<key>description</key><string>Owl</string>\
          <key>imageName</key><string>grid-moth</string></dict></dict></array></plist>\n
          """)
      ], kind, at: "Soon.plist"),
    .files(
      "text for a section", .film,
      [
        .write(
          "Soon.plist", "<plist version=\"1.0\"><array>⟦<string>basic</string>⟧</array></plist>\n")
      ], kind, at: "Soon.plist"),
    .files(
      "text for a screen", .film,
      [.write("Soon.plist", "<plist version=\"1.0\">⟦<string>soon</string>⟧</plist>\n")], kind,
      at: "Soon.plist"),
    .files(
      "lists in a list of sections", .film,
      [.write("Soon.plist", "<plist version=\"1.0\"><array>⟦<array>⟧</array></array></plist>\n")],
      kind, at: "Soon.plist"),
    .courses("text for a rating", "<r>4.8</r>", "<s>⟦4.8⟧</s>", kind),
    .courses("text for a count", "<i>1284</i>", "<s>⟦1284⟧</s>", kind),
    .courses("fraction for a count", "<i>1284</i>", "⟦<r>1284.5</r>⟧", kind),
    .courses("flag for a price", "<r>24.5</r>", "⟦<true/>⟧", kind),
    .courses("flag for a tag", "<s>Bestseller</s>", "⟦<true/>⟧", kind),
    .courses("number for a title", "<s>Hand-Drawn Maps</s>", "⟦<i>1984</i>⟧", kind),
    .courses("list of authors", "<s>Tomas Brandell</s>", "⟦<a>⟧<s>Tomas Brandell</s></a>", kind),
    .courses(
      "text for titles", "<d><k>titles</k><a>",
      """
      <d><k>titles</k><s>⟦design, music⟧</s></d></a></d><d><k>sectionType</k>\
      <s>categories</s><k>contentItem</k><a><d><k>titles</k><a>
      """, kind),
    .courses("number in titles", "<s>music</s>", "⟦<i>3</i>⟧", kind),
    .courses("dictionary in titles", "<s>music</s>", "⟦<d>⟧<k>title</k><s>music</s></d>", kind),
    .courses(
      "text for the version", "<k>formatVersion</k><i>1</i>", "<k>formatVersion</k><s>⟦1⟧</s>", kind
    ),
    .courses(
      "version of the future", "<k>formatVersion</k><i>1</i>", "<k>formatVersion</k>⟦<i>2</i>⟧",
      kind),
    .courses(
      "version zero", "<k>formatVersion</k><i>1</i>", "<k>formatVersion</k>⟦<i>0</i>⟧", kind),
    .ranks("text for a rank", "<i>5</i>", "<s>⟦5⟧</s>", kind),
    .ranks("fraction for a rank", "<i>5</i>", "⟦<r>5.5</r>⟧", kind),
    .ranks("date for a rank", "<i>5</i>", "⟦<date>2026-05-05T00:00:00Z</date>⟧", kind),
    .list("list for a row's text", "<s>Contact Us</s>", "⟦<a>⟧<s>Contact Us</s></a>", kind),
    .list("data for an image", "<s>icon-clock</s>", "⟦<data>aWNvbg==</data>⟧", kind),
    .shelf("text for a limit", "<i>2</i>", "<s>⟦2⟧</s>", kind),
    .shelf("limit of none", "<i>2</i>", "⟦<i>0</i>⟧", kind),
    .shelf("text for a flag of a query", "<true/>", "<s>⟦true⟧</s>", kind),
    .shelf(
      "text for a query", "<k>where</k><d><k>moods</k><a><s>bright</s></a></d>",
      "<k>where</k><s>⟦bright⟧</s>", kind),
    .layouts(
      "text for a spacing", "<k>interGroupSpacing</k><i>12</i>",
      "<k>interGroupSpacing</k><s>⟦12⟧</s>", kind),
    .layouts(
      "number for insets", "<k>contentInsets</k><d><k>trailing</k><i>4</i></d>",
      "<k>contentInsets</k>⟦<i>4</i>⟧", kind),
    .layouts("text for a count of items", "<k>count</k><i>2</i>", "<k>count</k><s>⟦2⟧</s>", kind),
    .layouts(
      "unknown axis", "<s>horizontal</s><k>width</k><d><k>absolute</k>",
      "<s>⟦horizontaly⟧</s><k>width</k><d><k>absolute</k>", kind),
    .layouts("unknown scrolling", "<s>groupPaging</s>", "<s>⟦groupPagingCentred⟧</s>", kind),
    .layouts("unknown appearance", "<s>insetGrouped</s>", "<s>⟦inset⟧</s>", kind),
    .layouts("unknown alignment", "<s>top</s>", "<s>⟦topCenter⟧</s>", kind),
    .layouts(
      "number for a dimension", "<k>width</k><d><k>absolute</k><i>280</i></d>",
      "<k>width</k>⟦<i>280</i>⟧", kind),
    .layouts(
      "layout of a section in place", "<s>pairs</s>",
      "⟦<d>⟧<k>list</k><d><k>appearance</k><s>plain</s></d></d>", kind),
  ]

  private static let ofOwnKeys: [AuthorMistake] = [
    .own("text for a year", "<i>2025</i>", "<s>⟦2025⟧</s>", kind),
    .own("date for a year", "<i>2025</i>", "⟦<date>2025-01-01T00:00:00Z</date>⟧", kind),
    .own("text for a score", "<r>7.5</r>", "<s>⟦7.5⟧</s>", kind),
    .own("text for a date", "<date>2023-05-01T00:00:00Z</date>", "<s>⟦2023-05-01⟧</s>", kind),
    .own("text for a flag", "<true/>", "<s>⟦YES⟧</s>", kind),
    .own("number for a flag", "<true/>", "⟦<i>1</i>⟧", kind),
    .own("unknown choice", "<s>calm</s>", "<s>⟦clam⟧</s>", kind),
    .own("choice in capitals", "<s>calm</s>", "<s>⟦Calm⟧</s>", kind),
    .own("choice of two", "<s>calm</s>", "<s>⟦calm, bright⟧</s>", kind),
    .own("text for a list", "<a><s>en</s><s>ko</s></a>", "<s>⟦en⟧</s>", kind),
    .own("number in a list of texts", "<s>ko</s>", "⟦<i>82</i>⟧", kind),
    .own(
      "text for a group", "<d><k>width</k><i>12</i><k>height</k><i>18</i></d>", "<s>⟦12x18⟧</s>",
      kind),
    .own("text for a part of a group", "<i>18</i>", "<s>⟦18 cm⟧</s>", kind),
    .own("color without its sign", "<s>#FFAA00</s>", "<s>⟦FFAA00⟧</s>", color),
    .own("color with five digits", "<s>#FFAA00</s>", "<s>⟦#FFAA0⟧</s>", color),
    .own("color with a letter that is no digit", "<s>#FFAA00</s>", "<s>⟦#FFAAOO⟧</s>", color),
    .own("color as in CSS", "<s>#FFAA00</s>", "<s>⟦rgb(255,170,0)⟧</s>", color),
    .own("color as in C", "<s>#FFAA00</s>", "<s>⟦0xFFAA00⟧</s>", color),
    .own("image of a person as a number", "<s>face-stan</s>", "⟦<i>2</i>⟧", kind),
    .own(
      "reference to no item", "<k>sequelOf</k><s>moons</s>", "<k>sequelOf</k><s>⟦mons⟧</s>",
      "unknown-reference"),
    .own(
      "reference with a scheme", "<k>sequelOf</k><s>moons</s>",
      "<k>sequelOf</k><s>⟦item:moons⟧</s>", "unknown-reference"),
    .own(
      "text that is too long", "<s>Two moons, one night</s>",
      "<s>⟦Two moons above one single and rather long night⟧</s>", "text-length"),
    .own("text that is too short", "<s>Mirela Stan</s>", "<s>⟦M⟧</s>", "text-length"),
    .own("code with a digit too few", "<s>t103</s>", "<s>⟦t10⟧</s>", "text-pattern"),
    .own("code in capitals", "<s>t103</s>", "<s>⟦T103⟧</s>", "text-pattern"),
    .own("code with a letter for a digit", "<s>t103</s>", "<s>⟦t1O3⟧</s>", "text-pattern"),
    .own("language code of three letters", "<s>ko</s>", "<s>⟦kor⟧</s>", "text-length"),
    .own("language twice", "<s>ko</s>", "<s>⟦en⟧</s>", "duplicate-element"),
    .own(
      "too many languages", "<k>languages</k><a><s>en</s>",
      "<k>languages</k>⟦<a>⟧<s>en</s><s>de</s><s>fr</s><s>it</s>", "element-count"),
    .own(
      "no language", "<k>languages</k><a><s>en</s><s>ko</s></a>", "<k>languages</k>⟦<a>⟧</a>",
      "element-count"),
    .own(
      "shout at the end of a text", "<s>Two moons, one night</s>",
      "<s>Two moons, one night⟦!!⟧</s>", "no-exclamation"),
  ]

  private static let inSettings: [AuthorMistake] = [
    .ownSettings(
      "unknown kind of a field", "<k>inColor</k><d><k>kind</k><s>boolean</s></d>",
      "<k>inColor</k><d><k>kind</k><s>⟦bool⟧</s></d>", kind),
    .ownSettings(
      "text for a flag of a field", "<k>required</k><true/><k>pattern</k>",
      "<k>required</k><s>⟦yes⟧</s><k>pattern</k>", kind),
    .ownSettings(
      "pattern that is not closed", "<s>t[0-9]{3}</s>", "<s>t⟦[⟧0-9{3}</s>", "content-model"),
    .ownSettings("text rule that is not closed", "<s>!+$</s>", "<s>⟦(⟧!+$</s>", kind),
    .ownSettings(
      "limits in the wrong order", "<k>minimum</k><i>1888</i><k>maximum</k><i>2100</i>",
      "<k>minimum</k><i>1888</i><k>maximum</k>⟦<i>1800</i>⟧", "content-model"),
    .ownSettings(
      "kind of items that does not exist", "<k>items</k><s>person</s>",
      "<k>items</k><s>⟦persons⟧</s>", "content-model"),
    .ownSettings("base that does not exist", "<s>poster</s>", "<s>⟦postr⟧</s>", "content-model"),
    .ownSettings("unknown device", "<s>iPhone 15</s>", "<s>⟦iPhone 51⟧</s>", kind),
    .ownSettings(
      "unknown severity", "<k>usedImages</k>",
      "<k>rules</k><d><k>rank-gap</k><s>⟦warn⟧</s></d><k>usedImages</k>", kind),
    .ownSettings(
      "unknown rule", "<k>usedImages</k>",
      "<k>rules</k><d><k>⟦rank-gaps⟧</k><s>warning</s></d><k>usedImages</k>", "unknown-key"),
    .ownSettings(
      "text for a list of devices", "<k>usedImages</k><a><s>*</s></a>",
      "<k>usedImages</k><s>⟦*⟧</s>", kind),
    .ownSettings(
      "shown field that does not exist", "<k>title</k><s>name</s>", "<k>title</k><s>⟦nmae⟧</s>",
      "content-model"),
  ]

  private static let kind = "wrong-value-type"
  private static let color = "invalid-color"
}
