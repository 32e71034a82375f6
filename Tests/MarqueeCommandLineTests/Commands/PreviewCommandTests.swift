import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct PreviewCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes previews into the folder `out`.
  private func preview(_ options: String...) -> CommandRun {
    CommandRun(arguments: ["preview", folder.path("Content"), "-o", folder.path("out")] + options)
  }

  private func write(_ screen: String) throws {
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try folder.write(screen, to: "Content/Home.plist")
  }

  /// The addresses of the images in an image of the screen.
  private func addresses(_ options: String...) throws -> [String] {
    let run = CommandRun(
      arguments: ["preview", folder.path("Content"), "-o", folder.path("out"), "-f", "svg"]
        + options)
    #expect(run.exitCode == .success, "\(run.errors)")
    let file = try #require(run.output.split(separator: " ").last?.dropLast())
    let image = try String(contentsOf: URL(filePath: String(file)), encoding: .utf8)
    // Others are glyphs inside the image.
    return image.split(separator: " href=\"").dropFirst().map { rest in
      String(rest.prefix { $0 != "\"" })
    }.filter { !$0.hasPrefix("#") }
  }

  private func writeCatalog() throws {
    try write(SampleScreen.valid)
    let set = "Content/Assets.xcassets/cat.imageset"
    for name in ["day", "night", "large"] {
      try folder.write(PNGBytes.image(900, 900, note: name), to: "\(set)/\(name).png")
    }
    try folder.write(
      """
      {"images": [
        {"idiom": "universal", "filename": "day.png"},
        {"idiom": "universal", "filename": "night.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "filename": "large.png"}],
       "info": {"author": "xcode", "version": 1}}
      """, to: "\(set)/Contents.json")
  }

  @Test(arguments: [(["Home"], "Home.html"), (["Home", "Learn"], "index.html")])
  func `what people open is the page of the only screen, or the index`(
    screens: [String], page: String
  ) throws {
    for screen in screens { try folder.write(SampleScreen.valid, to: "Content/\(screen).plist") }
    let output = CommandRun("preview", folder.path("Content"), "--no-open").output
    #expect(output.hasSuffix("/\(page)\n"))
    let address = try #require(output.split(separator: " ").last?.dropLast())
    let file = try #require(URL(string: String(address)))
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  @Test func `of files that stay, only their number is printed, and of none with '--quiet'`() throws
  {
    try write(SampleScreen.valid)
    #expect(preview("--quiet").output == "")
    #expect(preview().output == "2 files are unchanged\n")
    try write(SampleScreen.warned)
    #expect(
      preview().output == """
        wrote \(folder.path("out/index.html"))
        wrote \(folder.path("out/Home.html"))

        """)
  }

  @Test func `an asset catalog's image is the one for the appearance and the device`() throws {
    try writeCatalog()
    let set = "../Content/Assets.xcassets/cat.imageset"
    #expect(try addresses("--link-images") == ["\(set)/day.png"])
    #expect(try addresses("--link-images", "--appearance", "dark") == ["\(set)/night.png"])
    #expect(try addresses("--link-images", "--device", "ipad-11") == ["\(set)/large.png"])
  }

  @Test func `a device gets the file for its scale`() throws {
    try write(SampleScreen.valid)
    for scale in 2...3 {
      try folder.write(PNGBytes.image(90 * scale, 90 * scale), to: "Content/cat@\(scale)x.png")
    }
    #expect(try addresses("--link-images") == ["../Content/cat%403x.png"])
    #expect(try addresses("--link-images", "-d", "iphone-se") == ["../Content/cat%402x.png"])
  }

  @Test(arguments: ["Cat.png", "cat.txt", "cat.tiff", "cat@2x"])
  func `what an app would not find is a placeholder`(name: String) throws {
    try write(SampleScreen.valid)
    try folder.write(PNGBytes.image(270, 270), to: "Content/\(name)")
    #expect(try addresses("--link-images") == [])
  }

  @Test func `an app that finds files itself shows any file by its plain name`() throws {
    try write(SampleScreen.valid)
    try folder.write(PNGBytes.image(270, 270), to: "Content/cat.jpg")
    #expect(try addresses("--link-images") == [])
    try folder.write(
      "<plist version=\"1.0\"><dict><key>images</key><dict>"
        + "<key>lookup</key><string>files</string></dict></dict></plist>",
      to: "Content/Marquee.plist")
    #expect(try addresses("--link-images") == ["../Content/cat.jpg"])
  }

  @Test func `a drawing is as wide as is asked for, as the terminal, or 80 columns`() throws {
    // A row of a list is as wide as the screen.
    try write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>
      <key>contentItem</key><array><dict><key>text</key><string>A</string>
      <key>secondaryText</key><string>B</string></dict></array></dict></array></plist>
      """)
    func widest(_ options: String..., terminal: Int? = nil) -> Int? {
      let run = CommandRun(
        arguments: ["preview", folder.path("Content"), "-f", "text"] + options, width: terminal)
      return run.output.split(separator: "\n").map(\.count).max()
    }
    #expect(widest("--width", "40") == 40)
    #expect(widest("--width", "120", terminal: 60) == 120)
    #expect(widest(terminal: 100) == 100)
    #expect(widest(terminal: 9000) == 400)
    #expect(widest() == 80)
    #expect(preview("--width", "39").exitCode == .usage)
  }

  @Test func `a damaged image is a placeholder`() throws {
    try write(SampleScreen.valid)
    try folder.write(Array(PNGBytes.image(270, 270).dropLast(20)), to: "Content/cat.png")
    #expect(try addresses().isEmpty)
  }

  @Test func `an embedded image appears in the page once`() throws {
    try writeCatalog()
    #expect(preview().exitCode == .success)
    let page = try folder.text("out/Home.html")
    let files = page.split(separator: "\"data:image/png;base64,").dropFirst()
    // In light, in dark, and on tablets.
    #expect(files.count == 3)
  }

  @Test func `a locale changes how figures are written`() throws {
    let values = [
      ("title", "A"), ("author", "B"), ("imageName", "x"), ("rating", "4.5"),
      ("reviewCount", "1234"), ("price", "19.90"),
    ].map { key, value in
      let kind = ["rating": "real", "reviewCount": "integer"][key] ?? "string"
      return "<key>\(key)</key><\(kind)>\(value)</\(kind)>"
    }
    try write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>courseSwimlane</string>
      <key>contentItem</key><array><dict>\(values.joined())</dict></array></dict></array></plist>
      """)
    #expect(preview("-f", "svg", "--locale", "de_DE").exitCode == .success)
    let german = try folder.text("out/Home.iphone-17.de_DE.svg")
    for figure in ["4,5", "(1.234)", "19,90\u{A0}€"] {
      #expect(german.contains("aria-label=\"\(figure)\""))
    }
    #expect(german.contains("xml:lang=\"de-DE\""))
    #expect(preview("-f", "svg").exitCode == .success)
    #expect(try folder.text("out/Home.iphone-17.svg").contains("aria-label=\"$19.90\""))
  }

  @Test func `a locale that is not known is a wrong command line`() {
    let run = preview("--locale", "de-DE")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("the option '--locale' does not take 'de-DE'"))
    #expect(run.errors.contains("did you mean 'de_DE'?"))
    #expect(run.errors.contains("zh_HK or zh_TW"))
  }

  @Test func `the direction of an image is that of its locale, unless it is given`() throws {
    try write(SampleScreen.valid)
    try folder.write(PNGBytes.image(270, 270), to: "Content/cat.png")
    /// The distance of the first cell, a fifth of 402 points wide, from the left.
    func place(_ file: String) throws -> Substring? {
      let cell = try folder.text("out/\(file)").split(separator: "<svg x=\"").dropFirst().first
      return cell?.prefix { $0 != "\"" }
    }
    #expect(preview("-f", "svg", "--locale", "he_IL").exitCode == .success)
    #expect(preview("-f", "svg", "--locale", "he_IL", "--direction", "ltr").exitCode == .success)
    #expect(preview("-f", "svg", "--direction", "rtl").exitCode == .success)
    // A fifth of 402 points is 80.4, which is 80⅓ in whole pixels.
    #expect(try place("Home.iphone-17.he_IL.svg") == "321.67")
    #expect(try place("Home.iphone-17.he_IL.ltr.svg") == "0")
    #expect(try place("Home.iphone-17.rtl.svg") == "321.67")
  }

  /// A film that opens on a day, and is first shown at an instant.
  private static let film = """
    <plist version="1.0"><array><dict><key>sectionType</key><string>films</string>
    <key>sectionName</key><string>New</string>
    <key>contentItem</key><array><dict><key>name</key><string>Film</string>
    <key>opens</key><date>2021-05-01T00:00:00Z</date>
    <key>starts</key><date>2021-05-01T18:05:00Z</date><key>price</key><real>1234.5</real>
    </dict></array></dict></array></plist>
    """

  private static let filmSettings = """
    <plist version="1.0"><dict><key>locale</key><string>de_AT</string>
    <key>currency</key><string>EUR</string>
    <key>itemKinds</key><dict><key>film</key><dict>
    <key>fields</key><dict>
    <key>name</key><dict><key>kind</key><string>text</string></dict>
    <key>opens</key><dict><key>kind</key><string>date</string></dict>
    <key>starts</key><dict><key>kind</key><string>date</string></dict>
    <key>price</key><dict><key>kind</key><string>decimal</string></dict></dict>
    <key>show</key><dict><key>title</key><string>name</string>
    <key>subtitle</key><string>opens</string><key>caption</key><string>starts</string>
    <key>price</key><string>price</string></dict></dict></dict>
    <key>sectionTypes</key><dict><key>films</key><dict><key>items</key><string>film</string>
    <key>layout</key><string>large</string></dict></dict></dict></plist>
    """

  /// The figures and days are those of Foundation and Unicode CLDR for each language.
  @Test(arguments: [
    ("", "de-AT", false, "€\u{A0}1.234,50", "01.05.2021", "01.05.2021, 18:05"),
    ("de.lproj/", "de", false, "€\u{A0}1.234,50", "01.05.2021", "01.05.2021, 18:05"),
    ("fr.lproj/", "fr", false, "1\u{202F}234,50\u{A0}€", "1 mai 2021", "1 mai 2021 à 18:05"),
    (
      "he.lproj/", "he", true, "\u{200F}1,234.50\u{A0}\u{200F}€", "1 במאי 2021",
      "1 במאי 2021, 18:05"
    ),
    (
      "az-Arab.lproj/", "az-Arab", true, "€1,234.50", "May 1, 2021",
      "May 1, 2021 at 6:05\u{202F}PM"
    ),
  ])
  func `a screen has the figures, days and direction of its language`(
    folderName: String, tag: String, isFromRight: Bool, price: String, day: String, time: String
  ) throws {
    try folder.write(Self.filmSettings, to: "Content/Marquee.plist")
    try folder.write(Self.film, to: "Content/\(folderName)Home.plist")
    let run = preview("-f", "svg")
    #expect(run.exitCode == .success, "\(run.errors)")
    let image = try folder.text("out/\(folderName)Home.iphone-17.svg")
    #expect(image.contains("xml:lang=\"\(tag)\""))
    for text in [price, day, time] { #expect(image.contains(text)) }
    #expect(image.contains("<title>Film, \(day), \(time)</title>"))
    #expect(!image.contains("T00:00"))

    #expect(preview().exitCode == .success)
    let page = try folder.text("out/\(folderName)Home.html")
    #expect(
      page.contains("\"language\":\"\(tag)\",\"direction\":\"\(isFromRight ? "rtl" : "ltr")\""))
    #expect(page.contains("\"x\":\"Film, \(day), \(time)\""))
    #expect(preview("--direction", isFromRight ? "ltr" : "rtl").exitCode == .success)
    let other = try folder.text("out/\(folderName)Home.html")
    #expect(other.contains("\"direction\":\"\(isFromRight ? "ltr" : "rtl")\""))

    #expect(preview("-f", "svg", "--locale", "de_CH").exitCode == .success)
    let swiss = try folder.text("out/\(folderName)Home.iphone-17.de_CH.svg")
    let isGerman = tag.hasPrefix("de")
    #expect(swiss.contains(isGerman ? "EUR\u{A0}1’234.50" : price))
  }

  @Test func `lines are those of the file, and a binary file has none`() throws {
    try write(SampleScreen.warned)
    #expect(preview().exitCode == .success)
    let page = try folder.text("out/Home.html")
    // The description is in line 11 of the file.
    #expect(page.contains("Home.plist:11:"))
    #expect(page.contains("\"line\":"))

    let object = try unsafe PropertyListSerialization.propertyList(
      from: Data(SampleScreen.warned.utf8), format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    try folder.write(Array(binary), to: "Content/Home.plist")
    #expect(preview().exitCode == .success)
    let other = try folder.text("out/Home.html")
    #expect(other.contains("Home.plist: [0].contentItem[0].description"))
    #expect(!other.contains("Home.plist:1"))
    #expect(!other.contains("\"line\":"))
  }
}
