extension AuthorMistake {
  /// Keys that are misspelt, misplaced, missing or doubled.
  static let inKeys: [AuthorMistake] = misspelt + misplaced + missing + doubled

  private static let misspelt: [AuthorMistake] = [
    .film(
      "optional key of an item misspelt", "<k>link</k><s>myapp://title/104</s>",
      "<k>⟦lnik⟧</k><s>myapp://title/104</s>", unknownKey),
    .film(
      "optional key in capitals", "<k>link</k><s>myapp://title/104</s>",
      "<k>⟦Link⟧</k><s>myapp://title/104</s>", unknownKey),
    .film(
      "optional key in the plural", "<k>link</k><s>myapp://title/104</s>",
      "<k>⟦links⟧</k><s>myapp://title/104</s>", unknownKey),
    .film(
      "space at the end of a key", "<k>link</k><s>myapp://title/104</s>",
      "<k>⟦link ⟧</k><s>myapp://title/104</s>", unknownKey),
    .film("key with a hyphen", "<k>selection</k>", "<k>⟦selection-⟧</k>", unknownKey),
    .film(
      "key of another schema", "<k>link</k><s>myapp://title/104</s>",
      "<k>⟦url⟧</k><s>myapp://title/104</s>", unknownKey),
    .film(
      "key for VoiceOver in other words", "<s>Moth</s>",
      "<s>Moth</s><k>⟦accessibilityLabel⟧</k><s>Moth, a film</s>", unknownKey),
    .film(
      "key for VoiceOver in other letters", "<s>Moth</s>",
      "<s>Moth</s><k>⟦spokentext⟧</k><s>Moth, a film</s>", unknownKey),
    .film("selection misspelt", "<k>selection</k>", "<k>⟦selecton⟧</k>", unknownKey),
    .film("identifier in capitals", "<k>id</k><s>new</s>", "<k>⟦ID⟧</k><s>new</s>", unknownKey),
    .film(
      "identifier in other words", "<k>id</k><s>new</s>", "<k>⟦identifier⟧</k><s>new</s>",
      unknownKey),
    .film(
      "Cyrillic letter in a key", "<k>link</k><s>myapp://title/104</s>",
      "<k>⟦l\u{0456}nk⟧</k><s>myapp://title/104</s>", unknownKey),
    .courses("tag misspelt", "<k>tag</k><s>New</s>", "<k>⟦tga⟧</k><s>New</s>", unknownKey),
    .courses("tag in the plural", "<k>tag</k><s>New</s>", "<k>⟦tags⟧</k><s>New</s>", unknownKey),
    .courses("currency misspelt", "<k>tag</k><s>New</s>", "<k>⟦curency⟧</k><s>EUR</s>", unknownKey),
    .courses(
      "highlighted text in other words", "<k>highlightedText</k>", "<k>⟦highlight⟧</k>", unknownKey),
    .courses("version misspelt", "<k>formatVersion</k>", "<k>⟦formatVerison⟧</k>", unknownKey),
    .courses(
      "currency of the screen misspelt beside one", "<k>formatVersion</k>",
      "<k>⟦currancy⟧</k><s>EUR</s><k>formatVersion</k>", unknownKey),
    .list(
      "second text misspelt", "<k>secondaryText</k><s>Last changed in May</s>",
      "<k>⟦secondryText⟧</k><s>Last changed in May</s>", unknownKey),
    .list(
      "second text in other words", "<k>secondaryText</k><s>Last changed in May</s>",
      "<k>⟦subtitle⟧</k><s>Last changed in May</s>", unknownKey),
    .list(
      "second text with a small letter", "<k>secondaryText</k><s>Last changed in May</s>",
      "<k>⟦secondarytext⟧</k><s>Last changed in May</s>", unknownKey),
    .ranks(
      "rank in capitals", "<k>rank</k><i>5</i>", "<k>rank</k><i>5</i><k>⟦Rank⟧</k><i>5</i>",
      unknownKey),
    .own("own key misspelt", "<k>tagline</k>", "<k>⟦taglien⟧</k>", unknownKey),
    .own(
      "own key in other letters", "<k>year</k><i>2025</i>", "<k>⟦Year⟧</k><i>2025</i>", unknownKey),
    .own(
      "part of a group misspelt", "<k>height</k><i>18</i>", "<k>⟦hieght⟧</k><i>18</i>", unknownKey),
    .own("own key of a section misspelt", "<k>note</k>", "<k>⟦notes⟧</k>", unknownKey),
    .shelf("limit of a query misspelt", "<k>limit</k>", "<k>⟦limt⟧</k>", unknownKey),
    .shelf("order of a query misspelt", "<k>descending</k>", "<k>⟦decending⟧</k>", unknownKey),
    .library(
      "field of a library's item misspelt", "<k>moods</k><a><s>calm</s></a>",
      "<k>⟦mods⟧</k><a><s>calm</s></a>", unknownKey),
    .ownSettings("settings misspelt", "<k>devices</k>", "<k>⟦device⟧</k>", unknownKey),
    .ownSettings(
      "settings in other letters", "<k>usedImages</k>", "<k>⟦UsedImages⟧</k>", unknownKey),
    .ownSettings(
      "limit of a field misspelt", "<k>maximum</k><i>2100</i>", "<k>⟦maximun⟧</k><i>2100</i>",
      unknownKey),
    .layouts("inset misspelt", "<k>top</k><i>0</i>", "<k>⟦tpo⟧</k><i>0</i>", unknownKey),
    .layouts("inset as in CSS", "<k>top</k><i>0</i>", "<k>⟦left⟧</k><i>0</i>", unknownKey),
    .layouts(
      "spacing of groups misspelt", "<k>interGroupSpacing</k><i>12</i>",
      "<k>⟦intergroupSpacing⟧</k><i>12</i>", unknownKey),
    .layouts(
      "British scrolling", "<k>orthogonalScrollingBehavior</k>",
      "<k>⟦orthogonalScrollingBehaviour⟧</k>", unknownKey),
  ]

  private static let misplaced: [AuthorMistake] = [
    .film(
      "item in an item", "<s>poster-koi</s>",
      """
      <s>poster-koi</s>⟦<k>New item</k>⟧<d><k>description</k><s>Owl</s><k>imageName</k>\
      <s>poster-whale</s></d>
      """, nested),
    .film(
      "items in an item", "<s>poster-koi</s>",
      """
      <s>poster-koi</s>⟦<k>New item</k>⟧<a><d><k>description</k><s>Owl</s>\
      <k>imageName</k><s>poster-whale</s></d></a>
      """, nested),
    .film(
      "second new item in an item", "<s>poster-koi</s>",
      """
      <s>poster-koi</s>⟦<k>New item - 2</k>⟧<d><k>description</k><s>Owl</s>\
      <k>imageName</k><s>poster-whale</s></d>
      """, nested),
    .film(
      "section in an item", "<s>poster-koi</s>",
      """
      <s>poster-koi</s>⟦<k>Item 6</k>⟧<d><k>sectionType</k><s>grid</s><k>contentItem</k>\
      <a><d><k>description</k><s>Owl</s><k>imageName</k><s>poster-whale</s></d></a></d>
      """, nested),
    .film(
      "item in a section", "<k>id</k><s>new</s>",
      """
      <k>id</k><s>new</s>⟦<k>Item 7</k>⟧<d><k>description</k><s>Owl</s><k>imageName</k>\
      <s>poster-whale</s></d>
      """, nested),
    .film(
      "section in a section", "<k>id</k><s>new</s>",
      """
      <k>id</k><s>new</s>⟦<k>New item</k>⟧<d><k>sectionType</k><s>grid</s>\
      <k>contentItem</k><a><d><k>description</k><s>Owl</s><k>imageName</k>\
      <s>poster-whale</s></d></a></d>
      """, nested),
    .film(
      "editor's empty row in an item", "<s>poster-koi</s>",
      "<s>poster-koi</s><k>⟦New item⟧</k><s></s>", unknownKey),
    .film(
      "key of a section in an item", "<s>poster-koi</s>",
      "<s>poster-koi</s><k>⟦sectionName⟧</k><s>New</s>", unknownKey),
    .film(
      "key of an item in a section", "<k>id</k><s>new</s>",
      "<k>id</k><s>new</s><k>⟦imageName⟧</k><s>poster-koi</s>", unknownKey),
    .film(
      "rank of a poster that has none", "<s>Moth</s>", "<s>Moth</s><k>⟦rank⟧</k><i>1</i>",
      unknownKey),
    .film(
      "title of a poster that has none", "<s>Moth</s>", "<s>Moth</s><k>⟦title⟧</k><s>Moth</s>",
      unknownKey),
    .film(
      "selection of a section that shows all", "<k>id</k><s>new</s>",
      "<k>id</k><s>new</s><k>⟦selection⟧</k><s>first</s>", unknownKey),
    .courses(
      "currency in a section", "<k>id</k><s>new-courses</s>",
      "<k>id</k><s>new-courses</s><k>⟦currency⟧</k><s>EUR</s>", unknownKey),
    .courses(
      "caption of a header text", "<s>curious hands</s>",
      "<s>curious hands</s><k>⟦caption⟧</k><s>New</s>", unknownKey),
    .list(
      "rating of a row", "<s>Last changed in May</s>",
      "<s>Last changed in May</s><k>⟦rating⟧</k><r>4.5</r>", unknownKey),
    .layouts(
      "count of a group in the layout", "<k>interGroupSpacing</k><i>12</i>",
      "<k>⟦count⟧</k><i>2</i>", unknownKey),
    .layouts(
      "insets of both in one", "<k>interItemSpacing</k><d><k>fixed</k><i>8</i></d>",
      "<k>⟦insets⟧</k><d><k>top</k><i>8</i></d>", unknownKey),
    .layouts(
      "settings in a screen", "<d><k>layouts</k>",
      "<d><k>⟦usedImages⟧</k><a><s>lay-x</s></a><k>layouts</k>", unknownKey),
    .ownSettings(
      "sections in the settings", "<k>usedImages</k>", "<k>⟦sections⟧</k><a></a><k>usedImages</k>",
      unknownKey),
  ]

  private static let missing: [AuthorMistake] = [
    .film("description forgotten", "<d><k>description</k><s>Moth</s>", "⟦<d>⟧", missingKey),
    .film(
      "image forgotten", "<d><k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s>",
      "⟦<d>⟧<k>description</k><s>Moth</s>", missingKey),
    .film("type of a section forgotten", "<d><k>sectionType</k><s>large</s>", "⟦<d>⟧", missingKey),
    .film(
      "name of a shown section forgotten",
      "<d><k>sectionType</k><s>large</s><k>sectionName</k><s>Only Here</s>",
      "⟦<d>⟧<k>sectionType</k><s>large</s>", missingKey),
    .courses(
      "price forgotten", "<d><k>imageName</k><s>course-bread</s>",
      "⟦<d>⟧<k>imageName</k><s>course-bread</s>", missingKey
    ).replacing("<k>price</k><r>24.5</r>", ""),
    .courses(
      "author forgotten",
      """
      <d><k>imageName</k><s>course-bread</s><k>title</k><s>Bread at Home: Flour, Water, \
      Time</s><k>author</k><s>Tomas Brandell</s>
      """,
      """
      ⟦<d>⟧<k>imageName</k><s>course-bread</s><k>title</k><s>Bread at Home: Flour, \
      Water, Time</s>
      """, missingKey),
    .courses(
      "caption of a banner forgotten", "<d><k>imageName</k><s>banner-study</s>",
      "⟦<d>⟧<k>imageName</k><s>banner-study</s>", missingKey
    ).replacing("<k>caption</k><s>One hour a day, just for you</s>", ""),
    .courses(
      "link of the banner forgotten", "<d><k>link</k><s>https://business.example.com</s>", "⟦<d>⟧",
      missingKey),
    .list("text of a row forgotten", "<d><k>text</k><s>Contact Us</s>", "⟦<d>⟧", missingKey),
    .own(
      "own required field forgotten", "<d><k>description</k><s>Salt</s>",
      "⟦<d>⟧<k>description</k><s>Salt</s>", missingKey
    ).replacing("<k>titleID</k><s>t103</s>", ""),
    .own(
      "required image of a person forgotten",
      "<d><k>name</k><s>Mirela Stan</s><k>portrait</k><s>face-stan</s>",
      "⟦<d>⟧<k>name</k><s>Mirela Stan</s>", missingKey),
    .own("required part of a group forgotten", "<d><k>width</k><i>12</i>", "⟦<d>⟧", missingKey),
    .layouts(
      "height of a group forgotten",
      """
      <k>width</k><d><k>absolute</k><i>280</i></d><k>height</k><d><k>absolute</k>\
      <i>240</i></d>
      """, "<k>width</k><d><k>absolute</k><i>280</i></d>", missingKey
    ).replacing(
      "<k>group</k><d><k>axis</k><s>horizontal</s><k>width</k><d><k>absolute</k>",
      "<k>group</k>⟦<d>⟧<k>axis</k><s>horizontal</s><k>width</k><d><k>absolute</k>"),
    .layouts(
      "appearance of a list forgotten", "<k>list</k><d><k>appearance</k><s>insetGrouped</s>",
      "<k>list</k>⟦<d>⟧", missingKey),
    .library(
      "kind of a library's item forgotten",
      "<d><k>kind</k><s>film</s><k>description</k><s>Moth</s>",
      "⟦<d>⟧<k>description</k><s>Moth</s>", missingKey),
    .layouts("sections under another name", "<k>sections</k>", "<k>⟦screens⟧</k>", missingKey),
  ]

  private static let doubled: [AuthorMistake] = [
    .film(
      "description twice", "<s>Moth</s>", "<s>Moth</s><k>⟦description⟧</k><s>A moth</s>", duplicate),
    .film(
      "image twice", "<s>grid-moth</s>", "<s>grid-moth</s><k>⟦imageName⟧</k><s>grid-boats</s>",
      duplicate),
    .film(
      "section's name twice", "<s>Only Here</s>",
      "<s>Only Here</s><k>⟦sectionName⟧</k><s>Originals</s>", duplicate),
    .film(
      "items of a section twice", "<s>large-comet</s></d></a>",
      """
      <s>large-comet</s></d></a><k>⟦contentItem⟧</k><a><d><k>description</k><s>Owl</s>\
      <k>imageName</k><s>large-garden</s></d></a>
      """, duplicate),
    .courses("price twice", "<r>24.5</r>", "<r>24.5</r><k>⟦price⟧</k><s>19.90</s>", duplicate),
    .courses(
      "currency of the screen twice", "<s>USD</s>", "<s>USD</s><k>⟦currency⟧</k><s>EUR</s>",
      duplicate),
    .list(
      "link of a row twice", "<s>Last changed in May</s>",
      """
      <s>Last changed in May</s><k>link</k><s>https://example.com/a</s><k>⟦link⟧</k>\
      <s>https://example.com/b</s>
      """, duplicate),
    .layouts("layout twice", "<k>pairs</k>", "<k>⟦wideCards⟧</k>", duplicate).replacing(
      "<k>layout</k><s>pairs</s>", ""),
    .library("item of the library twice", "<k>rain</k>", "<k>⟦koi⟧</k>", duplicate).also([
      .replace("Tense.plist", "<s>rain</s>", "<s>koi</s>"),
      .replace("Tense.plist", "item:rain", "item:koi"),
    ]),
    .own(
      "own key twice", "<k>year</k><i>2025</i>", "<k>year</k><i>2025</i><k>⟦year⟧</k><i>2026</i>",
      duplicate),
    .ownSettings(
      "field twice", "<k>tagline</k>",
      "<k>⟦year⟧</k><d><k>kind</k><s>integer</s></d><k>tagline</k>", duplicate),
    .film(
      "two names for the items", "<s>Only Here</s>", "<s>Only Here</s><k>⟦contentItems⟧</k><a></a>",
      duplicate),
  ]

  private static let unknownKey = "unknown-key"
  private static let missingKey = "missing-key"
  private static let duplicate = "duplicate-key"
  private static let nested = "nested-item"
}
