extension ValidCatalog {
  /// Catalogs in which an author has made a correct change.
  static let edits: [ValidCatalog] = [
    .film("comment between items", "<s>Encore</s>", "<!-- since May --><s>Encore</s>"),
    .film("comment with tags", "<s>Encore</s>", "<!-- <string>old</string> --><s>Encore</s>"),
    .film(
      "item commented out", "<d><k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s></d>",
      "<!-- <dict><key>description</key><string>Moth</string></dict> -->"),
    .film("text section", "<s>Neon Rain</s>", "<s><![CDATA[Salt & <Pepper>]]></s>"),
    .film(
      "characters as references", "<s>Neon Rain</s>",
      "<s>Salt &amp; Pepper &#8212; &#x1F327; &lt;3</s>"),
    .film(
      "quotation marks as references", "<s>Neon Rain</s>",
      "<s>&quot;Neon&quot; &apos;Rain&apos;</s>"),
    .film(
      "whole file on few lines", "<s>Encore</s><k>imageName</k>", "<s>Encore</s><k>imageName</k>"),
    .film(
      "keys in another order", "<k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s>",
      "<k>imageName</k><s>grid-moth</s><k>description</k><s>Moth</s>"),
    .film(
      "text for VoiceOver", "<s>Moth</s>",
      "<s>Moth</s><k>spokenText</k><s>Moth, a film of ninety minutes</s>"),
    .film(
      "image from the web", "<k>imageName</k><s>poster-koi</s>",
      "<k>imageLink</k><s>https://cdn.example.com/koi%20pond.png?w=357&amp;h=420#top</s>"),
    .film("first of the main posters", "<s>random</s>", "<s>first</s>"),
    .film(
      "gap that is allowed", "<s>Neon Rain</s>",
      """
      <!-- marquee:allow repeated-space the gap is part of the title --><s>WAIT  FOR  \
      IT</s>
      """),
    .film("address with a port", address, "<s>https://example.com:8443/films/10</s>"),
    .film("address with Korean letters", address, "<s>https://example.com/%EC%98%81%ED%99%94</s>"),
    .film(
      "address with an international host", address, "<s>https://xn--bcher-kva.example/films</s>"),
    .film("address of a number", address, "<s>https://192.0.2.10/films/10</s>"),
    .film(
      "address with everything", address,
      "<s>https://www.example.co.uk/a-b_c~d/e.html?x=1&amp;y=a+b&amp;z=%26#part-2</s>"),
    .film("address of another app", address, "<s>myapp://title/10?autoplay=true</s>"),
    .film("address without slashes of another app", address, "<s>myapp:settings</s>"),
    .film(
      "address of the App Store", address, "<s>itms-apps://apps.apple.com/app/id1234567890</s>"),
    .film(
      "mail with a subject", address, "<s>mailto:help@example.com?subject=Films%20of%202024</s>"),
    .film("telephone number", address, "<s>tel:+82-2-555-0100</s>"),
    .film("message", address, "<s>sms:+15550100</s>"),
    .film("section of another screen", address, "<s>section:top-10</s>"),
    .film("section of a screen", address, "<s>screen:Home#new</s>"),
    .film("item with an identifier", address, "<s>item:moth</s>").replacing(
      "<s>Moth</s>", "<s>Moth</s><k>id</k><s>moth</s>"),
    .film(
      "screen's root as a dictionary", "<plist version=\"1.0\"><a>",
      "<plist version=\"1.0\"><d><k>formatVersion</k><i>1</i><k>sections</k><a>"
    ).replacing("</a></plist>", "</a></d></plist>"),
    .courses("price as a whole number", "<r>24.5</r>", "<i>24</i>"),
    .courses("price of nothing", "<r>24.5</r>", "<i>0</i>"),
    .courses("currency of one course", "<r>24.5</r>", "<r>24.5</r><k>currency</k><s>EUR</s>"),
    .courses("rating of a whole number as a real", "<r>4.8</r>", "<r>4.0</r>"),
    .courses("no reviews yet", "<i>1284</i>", "<i>0</i>"),
    .list(
      "row with an image from the web", "<s>Contact Us</s>",
      "<s>Contact Us</s><k>imageLink</k><s>https://cdn.example.com/mail.png</s>"),
    .ranks(
      "ranks removed from all",
      """
      <k>rank</k><i>1</i></d><d><k>description</k><s>The Night Ferry</s><k>imageName</k>\
      <s>rank-ferry</s><k>rank</k><i>2</i></d><d><k>description</k><s>Encore</s>\
      <k>imageName</k><s>rank-encore</s><k>rank</k><i>3</i></d><d><k>description</k>\
      <s>Comet Season</s><k>imageName</k><s>rank-comet</s><k>rank</k><i>4</i></d><d>\
      <k>description</k><s>Moth</s><k>imageName</k><s>rank-moth</s><k>rank</k><i>5</i></d>
      """,
      """
      </d><d><k>description</k><s>The Night Ferry</s><k>imageName</k><s>rank-ferry</s>\
      </d><d><k>description</k><s>Encore</s><k>imageName</k><s>rank-encore</s></d><d>\
      <k>description</k><s>Comet Season</s><k>imageName</k><s>rank-comet</s></d><d>\
      <k>description</k><s>Moth</s><k>imageName</k><s>rank-moth</s></d>
      """),
    .own(
      "own field of a text with line breaks", "<s>Two moons, one night</s>",
      "<s>Two moons\none night</s>"),
    .own("color in small letters", "<s>#FFAA00</s>", "<s>#ffaa00</s>"),
    .own(
      "link of an own item", "<k>born</k><i>1969</i>",
      "<k>born</k><i>1969</i><k>link</k><s>https://example.com/ruiz</s>"),
    .ownSettings(
      "list of people as rows", "<k>items</k><s>person</s><k>layout</k><s>grid</s>",
      "<k>items</k><s>person</s><k>layout</k><s>list</s>"),
    .ownSettings(
      "severity of a rule", "<k>usedImages</k>",
      "<k>rules</k><d><k>rank-gap</k><s>warning</s></d><k>usedImages</k>"),
    .ownSettings("device by its size", "<s>iPhone 15</s>", "<s>393x852@3</s>"),
    .ownSettings("rule about texts in Korean", "<s>!+$</s>", "<s>\\p{Lu}{12,}|금지</s>"),
    .library("item with a mood less", "<a><s>tense</s><s>bright</s></a>", "<a><s>bright</s></a>"),
    .shelf("query without an order", "<k>orderBy</k><s>year</s><k>descending</k><true/>", ""),
    .shelf(
      "item of the library beside one of its own", "<s>camp</s>",
      """
      <s>camp</s><d><k>description</k><s>Owl</s><k>imageName</k><s>lib-k1</s>\
      <k>titleID</k><s>o1</s></d>
      """
    ).replacing("<k>description</k><s>Owl</s>", "<k>description</k><s>Koi in the Lotus Pond</s>"),
    .layouts("three columns", "<k>count</k><i>2</i>", "<k>count</k><i>3</i>"),
    .layouts("thirds", firstOfMosaic, "<k>fractionalWidth</k><r>0.3333333</r>").replacing(
      "<k>fractionalWidth</k><r>0.4</r>", "<k>fractionalWidth</k><r>0.6666667</r>"),
    .layouts(
      "insets of zero", "<k>contentInsets</k><d><k>trailing</k><i>4</i></d>",
      "<k>contentInsets</k><d><k>trailing</k><i>0</i></d>"),
    .layouts("flexible spacing", "<k>fixed</k><i>8</i>", "<k>flexible</k><i>8</i>"),
    .layouts(
      "layout that no section uses", "<k>pairs</k>",
      """
      <k>chips</k><d><k>group</k><d><k>width</k><d><k>estimated</k><i>90</i></d>\
      <k>height</k><d><k>absolute</k><i>36</i></d></d></d><k>pairs</k>
      """),
    .layouts(
      "header that stays in sight", "<s>top</s>", "<s>top</s><k>pinToVisibleBounds</k><true/>"),
    .layouts("plain list", "<s>insetGrouped</s>", "<s>plain</s>"),
    .layouts("centered paging", "<s>groupPaging</s>", "<s>groupPagingCentered</s>"),
    .assets("color in eight digits", "<s>#102030</s>", "<s>#10203080</s>"),
    .assets("color of the catalog twice", "<s>#102030</s>", "<s>brand</s>"),
    .files("file with Windows line breaks", .film, [.replaceAll("Home.plist", "\n", "\r\n")]),
    .files(
      "file without a declaration", .film,
      [
        .write(
          "Soon.plist",
          """
          <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>\
          <key>contentItem</key><array><dict><key>text</key><string>Soon</string></dict>\
          </array></dict></array></plist>
          """)
      ]),
    .files(
      "file with a byte order mark", .film,
      [.replace("Series.plist", "<?xml version", "\u{FEFF}<?xml version")]),
    .files(
      "file in the old form", .film,
      [.write("Soon.plist", "({ sectionType = list; contentItem = ({ text = Terms; }); })\n")]),
    .files(
      "screen in a folder of its own", .film, [.copy("../List/Help.plist", "Support/Help.plist")]),
    .files(
      "link to a screen inside the folder", .film,
      [
        .write(
          "Shared/soon.txt",
          """
          <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>\
          <key>contentItem</key><array><dict><key>text</key><string>Soon</string></dict>\
          </array></dict></array></plist>
          """), .link("Soon.plist", "Shared/soon.txt"),
      ]),
    .files(
      "notes beside the screens", .film,
      [
        .write("README.md", "# Films\n"), .write(".DS_Store", "x"),
        .write(
          "Info.plist",
          """
          <plist version="1.0"><dict><key>CFBundleName</key><string>Films</string></dict>\
          </plist>\n
          """),
      ]),
    .files(
      "property lists of other kinds", .film,
      [
        .write(
          "ExportOptions.plist",
          "<plist version=\"1.0\"><d><k>method</k><s>app-store</s></d></plist>\n"),
        .write(
          "Extension-Info.plist",
          "<plist version=\"1.0\"><d><k>CFBundleName</k><s>Widget</s></d></plist>\n"),
      ]),
    .files("two languages", .languages, []),
    .files("layouts over images", .posterLayouts, []),
  ]

  private static let address = "<s>https://example.com/films/10</s>"
  private static let firstOfMosaic = "<k>fractionalWidth</k><r>0.6</r>"
}
