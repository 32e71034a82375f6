extension AuthorMistake {
  /// Files, their names, links and languages, and settings of the folder.
  static let inFolders: [AuthorMistake] = [
    .files(
      "extension in capitals", .film,
      [
        .move("Series.plist", "Series.PLIST"),
        .replace("Home.plist", "<k>link</k><s>screen:Series</s>", ""),
      ], unreadable, at: "Series.PLIST"),
    .files(
      "extension with a capital", .film, [.copy("Series.plist", "Shows.Plist")], unreadable,
      at: "Shows.Plist"),
    .files(
      "dangling link for a screen", .film, [.link("Shows.plist", "Shows-2025.plist")], unreadable,
      at: "Shows.plist"),
    .files(
      "link of a screen to itself", .film, [.link("Shows.plist", "Shows.plist")], unreadable,
      at: "Shows.plist"),
    .files(
      "link out of the folder", .film, [.link("Shows.plist", "/etc/passwd")], outside,
      at: "Shows.plist"),
    .files(
      "link of the settings out of the folder", .film,
      [.remove("Marquee.plist"), .link("Marquee.plist", "/etc/passwd")], outside,
      at: "Marquee.plist"
    ),
    .files(
      "folder named like a screen", .film, [.folder("Shows.plist")], unreadable, at: "Shows.plist"),
    .files(
      "folder with a file in it named like a screen", .film,
      [.write("Shows.plist/notes.txt", "later\n")], unreadable, at: "Shows.plist"),
    .files(
      "folder named like the settings", .film,
      [.remove("Marquee.plist"), .folder("Marquee.plist")], unreadable, at: "Marquee.plist"),
    .files(
      "folder without screens", .film, [.remove("Home.plist"), .remove("Series.plist")],
      "no-screens", at: ""),
    .files(
      "screens with a wrong extension", .film,
      [.move("Home.plist", "Home.xml"), .move("Series.plist", "Series.xml")], "no-screens", at: ""),
    .files(
      "two screens of one name in two folders", .film, [.copy("Series.plist", "Kids/Series.plist")],
      "conflicting-output", at: "Series.plist"),
    .files(
      "screen copied by the Finder", .film, [.copy("Series.plist", "Series copy.plist")],
      "copied-screen", at: "Series copy.plist"),
    .files(
      "screen copied by the Finder in German", .film,
      [.copy("Series.plist", "Series Kopie 2.plist")], "copied-screen", at: "Series Kopie 2.plist"),
    .files(
      "old version of a screen", .film, [.copy("Series.plist", "Series_old.plist")],
      "copied-screen", at: "Series_old.plist"),
    .files(
      "screen saved twice by a browser", .film, [.copy("Series.plist", "Series (1).plist")],
      "copied-screen", at: "Series (1).plist"),
    .files(
      "screen with the name of the index", .film, [.copy("Series.plist", "Screens.plist")],
      "conflicting-output", at: "Screens.plist"
    ).besides(["copied-screen"], because: "it was made by copying"),
    .files(
      "settings' name misspelt", .own, [.move("Marquee.plist", "Marqee.plist")], "missing-key",
      at: "Marqee.plist"),
    .files(
      "settings that are a list", .film,
      [.write("Marquee.plist", "<plist version=\"1.0\">⟦<array>⟧</array></plist>\n")],
      "wrong-value-type", at: "Marquee.plist"),
    .files(
      "settings that are empty", .film, [.write("Marquee.plist", "")], "property-list-syntax",
      at: "Marquee.plist"),
    .files(
      "settings with a tag that is not closed", .film, [.replace("Marquee.plist", "</a>", "")],
      "property-list-syntax", at: "Marquee.plist"),
    .files(
      "library that is a list", .library,
      [
        .write("Items.plist", "<plist version=\"1.0\">⟦<array>⟧</array></plist>\n"),
        .remove("Home.plist"), .remove("Tense.plist"), .copy("../List/Help.plist", "Help.plist"),
      ], "wrong-value-type", at: "Items.plist"),
    .files(
      "library beside a folder of items with one name", .library,
      [
        .write(
          "Items/More.plist",
          """
          <plist version="1.0"><dict><key>⟦koi⟧</key><dict><key>kind</key>\
          <string>film</string><key>description</key><string>Koi</string>\
          <key>imageName</key><string>lib-k1</string><key>titleID</key><string>k9</string>\
          </dict></dict></plist>\n
          """)
      ], "duplicate-key", at: "Items/More.plist"),
    .files(
      "item without a translation", .languages,
      [
        .replace(
          "de.lproj/Home.plist",
          "<d><k>description</k><s>Motte</s><k>imageName</k><s>poster-moth</s><k>id</k><s>moth</s></d>",
          "")
      ], "missing-translation", at: "en.lproj/Home.plist", "<k>id</k><s>⟦moth⟧</s>"),
    .files(
      "identifier of an item translated", .languages,
      [.replace("de.lproj/Home.plist", "<k>id</k><s>moth</s>", "<k>id</k><s>motte</s>")],
      "missing-translation", at: "en.lproj/Home.plist", "<k>id</k><s>⟦moth⟧</s>"
    ).besides(["missing-translation"], because: "the other language has no such item either"),
    .files(
      "folder of a language in English", .languages,
      [.move("en.lproj/Home.plist", "english.lproj/Home.plist")], "unknown-language",
      at: "english.lproj/Home.plist"),
    .files(
      "folder of a country", .languages, [.move("de.lproj/Home.plist", "cz.lproj/Home.plist")],
      "unknown-language", at: "cz.lproj/Home.plist"),
    .files(
      "language with an underscore", .languages,
      [.copy("de.lproj/Home.plist", "de_AT.lproj/Home.plist")], "unknown-language",
      at: "de_AT.lproj/Home.plist"),
    .files(
      "one language with two folders", .languages,
      [
        .copy("de.lproj/Home.plist", "de-AT.lproj/Home.plist"),
        .copy("de.lproj/Home.plist", "de_AT.lproj/Home.plist"),
      ], "conflicting-output", at: "de_AT.lproj/Home.plist"
    ).besides(["unknown-language"], because: "its tag has an underscore"),
    .files(
      "screen for all in two folders", .languages,
      [
        .copy("de.lproj/Home.plist", "Base.lproj/Home.plist"),
        .copy("de.lproj/Home.plist", "Home.plist"),
      ], "conflicting-output", at: "Home.plist"),
    .languages(
      "image of a translation misspelt", "<s>poster-moth</s>", "<s>⟦poster-motte⟧</s>",
      "missing-image"),
    .languages(
      "type of a translation translated", "<s>basic</s>", "<s>⟦einfach⟧</s>", "unknown-section-type"
    ),
    .film(
      "comment that allows nothing", "<s>Neon Rain</s>",
      "⟦<!-- marquee:allow repeated-space the gap is meant -->⟧<s>Neon Rain</s>",
      "unused-suppression"),
    .film(
      "comment that allows another rule", "<s>Neon Rain</s>",
      "⟦<!-- marquee:allow rank-gap later -->⟧<s>Neon Rain</s>", "unused-suppression"),
    .film(
      "comment that allows a misspelt rule", "<s>Neon Rain</s>",
      "⟦<!-- marquee:allow repeated-spaces meant -->⟧<s>Neon Rain</s>", "unused-suppression"),
    .film(
      "comment that is misspelt", "<s>Neon Rain</s>",
      "<!-- ⟦marque:allow⟧ repeated-space meant --><s>Neon Rain</s>", "unused-suppression"),
    .film(
      "comment that ignores in another tool's words", "<s>Neon Rain</s>",
      "<!-- ⟦marquee:disable⟧ repeated-space --><s>Neon Rain</s>", "unused-suppression"),
    .film(
      "comment that allows in capitals", "<s>Neon Rain</s>",
      "<!-- ⟦Marquee:Allow⟧ repeated-space meant --><s>Neon Rain</s>", "unused-suppression"),
  ]

  private static let unreadable = "unreadable-file"
  private static let outside = "file-outside-folder"
}
