import MarqueeCatalog
import MarqueeCells
import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation
import Testing

/// Images against the cells that show them.
///
/// The default devices are 375, 393 and 430 points wide at 2x, 3x and 3x. A row of `basic` is 0.9
/// of that; a third of it less 10 is a cell: 119 points on the widest, whose row is 387. A cell of
/// `basic` is 0.75 × 200 − 10 = 140 points high, one of `main` 450.
@Suite struct ImageFileRuleTests {
  @Test func `the worst device is reported, and how many there are`() throws {
    // 357×420 px are needed on the widest; on the next, whose cell is 107.667 points wide, 323:
    // that is 1.08 times 300.
    let found = Self.check(["basic": ["a"]], [("a@2x.png", 210, 315), ("a@3x.png", 300, 449)])
    #expect(found.map(\.rule) == ["image-too-small"])
    #expect(
      found.map(\.message) == [
        "'a' is 300×449 px; its cell on iPhone 15 Pro Max (basic) is 119×140 pt, 357×420 px at 3x: "
          + "it will be blurred"
      ])
    #expect(found.flatMap(\.notes).first?.message == "on 1 of 3 devices")
  }

  @Test func `the worst place is reported once`() {
    let found = Self.check(
      ["basic": ["a", "a"], "main": ["a"]], [("a.png", 600, 900)])
    #expect(found.map(\.rule) == ["image-too-small"])
    #expect(found.map(\.place.codingPath.description) == ["[1].contentItem[0].imageName"])
    // 1290 px are needed on the widest, 1179 on the next, 750 on the smallest.
    #expect(found.flatMap(\.notes).first?.message == "on 3 of 3 devices")
  }

  @Test func `a name in two forms of Unicode is one image`() {
    let found = Self.check(["basic": ["caf\u{E9}", "cafe\u{301}"]], [("caf\u{E9}.png", 60, 90)])
    #expect(found.map(\.rule) == ["image-too-small"])
  }

  @Test func `every item of a main section is judged by its one cell`() {
    let found = Self.check(["main": ["a", "b"]], [("a.png", 600, 900), ("b.png", 600, 899)])
    #expect(
      found.map(\.place.codingPath.description) == [
        "[0].contentItem[0].imageName", "[0].contentItem[1].imageName",
      ])
  }

  @Test(
    arguments: [(1.0, 1), (1.18, 1), (1.2, 0)])
  func `the limit for blur is set`(limit: Double, count: Int) {
    var settings = Settings()
    settings.imageLimits.maximumEnlargement = limit
    // 357 / 300 = 1.19.
    let found = Self.check(["basic": ["a"]], [("a.png", 300, 450)], settings)
    #expect(found.count == count)
  }

  @Test(arguments: [(1.7, 1), (1.8, 0)])
  func `the limit for shapes is set`(limit: Double, count: Int) {
    var settings = Settings()
    settings.imageLimits.maximumDistortion = limit
    settings.devices = [Device(named: "430x932@3")].compactMap(\.self)
    // The cell is 119/140 = 0.85 times as wide as high, the image 1.5 times: 1.765 as much.
    let found = Self.check(["basic": ["a"]], [("a.png", 1500, 1000)], settings)
    #expect(found.map(\.rule) == (count == 1 ? ["image-distorted"] : []))
    #expect(
      found.map(\.message)
        == (count == 1
          ? [
            "43 % of the width of 'a' is cut off: it is 1500×1000 px, and its cell on 430x932@3 "
              + "(basic) is 119×140 pt"
          ]
          : []))
  }

  @Test func `a file for tablets is judged only on tablets`() {
    var settings = Settings()
    settings.devices = ["iphone-15", "ipad-11"].compactMap { Device(named: $0) }
    // On the tablet the row is 0.9 × 834 = 750.5, a cell 240 points wide: 480 px at 2x.
    let found = Self.check(
      ["basic": ["a"]], [("a.png", 400, 500), ("a~ipad.png", 380, 300)], settings)
    #expect(found.map(\.rule) == ["image-too-small"])
    #expect(found.first?.message.hasPrefix("'a' is 380×300 px") == true)
    #expect(found.first?.message.contains("iPad Pro 11-inch (M4)") == true)
  }

  @Test func `an image in front of a row may have any size and shape`() {
    #expect(Self.check(["list": ["a"]], [("a.png", 3, 9)]) == [])
  }

  @Test(
    arguments: [
      (["a@2x.png"], "3x"), (["a@3x.png"], nil), (["a@2x.png", "a@3x.png"], nil),
    ] as [([String], String?)])
  func `a device above 3x asks for the file of 3x`(files: [String], missing: String?) {
    var settings = Settings()
    settings.devices = [Device(named: "393x852@4")].compactMap(\.self)
    let found = Checking.folderDiagnostics(
      of: Self.library(files.map { ($0, 4000, 6000) }),
      screens: [("Home.plist", Self.screen(["basic": ["a"]]))], settings: settings
    ).filter { $0.rule == "missing-scale" }
    #expect(
      found.map(\.message)
        == (missing.map {
          ["'a' has no \($0) file; 393x852@4 uses the 2x file, which becomes soft"]
        } ?? []))
  }

  @Test func `images without a file for a scale are counted once for all screens`() {
    let names = ["ash", "bay", "cove", "dell", "eyot"]
    let found = Checking.folderDiagnostics(
      of: Self.library(
        (names.map { "\($0)@3x.png" } + ["fen@2x.png", "gill@3x.png"]).map { ($0, 400, 600) }),
      screens: [
        ("Home.plist", Self.screen(["basic": names + ["fen"]])),
        ("Kids.plist", Self.screen(["basic": ["ash"]])),
      ]
    ).filter { $0.rule == "missing-scale" }
    #expect(
      found.map(\.message) == [
        "5 images have no 2x file; iPhone SE (3rd generation) uses the 3x file, which takes more memory",
        "'fen' has no 3x file; iPhone 15 uses the 2x file, which becomes soft",
      ])
    #expect(found.map(\.severity) == [.note, .note])
    #expect(
      found.map { $0.notes.map(\.message) } == [
        ["they are 'ash', 'bay', 'cove', 'dell' and 'eyot'"], [],
      ])
  }

  /// The 3x file is the best possible one, so its quality is not the fault of a missing file.
  @Test func `on a device above 3x the file of 3x is judged`() {
    var settings = Settings()
    settings.devices = [Device(named: "393x852@4")].compactMap(\.self)
    let found = Self.check(
      ["basic": ["a"]], [("a@2x.png", 80, 104), ("a@3x.png", 100, 130)], settings)
    #expect(found.map(\.rule) == ["image-too-small"])
  }

  @Test func `of a course only the width is judged`() {
    // The card is 160 points wide.
    let found = Self.check(
      ["courseSwimlane": ["a", "b"]], [("a.png", 480, 30), ("b.png", 400, 900)])
    // The images' shapes are notes.
    let warnings = found.filter { $0.severity == .warning }
    #expect(warnings.map(\.rule) == ["image-too-small"])
    #expect(warnings.first?.message.contains("480 px wide at 3x") == true)
  }

  @Test func `files are not reported if only names are known`() {
    let screen = Self.screen(["basic": ["a"]])
    #expect(Checking.diagnostics(of: screen, images: ImageLibrary(names: ["a"])) == [])
  }

  @Test(
    arguments: [
      ("icon-*", "icon-bell", true), ("icon-*", "icon-", true), ("icon-*", "icon", false),
      ("*", "", true), ("*bell", "icon-bell", true), ("a*b*c", "a-b-b-c", true),
      ("a*b*c", "a-b-b", false), ("bell", "bell", true), ("bell", "bells", false), ("", "", true),
      ("**a", "a", true), ("*한*", "대한민국", true),
    ])
  func `a star stands for any characters`(pattern: String, name: String, matches: Bool) {
    #expect(NamePattern(pattern).matches(name) == matches)
  }

  @Test func `images that are used by other means are not unused`() {
    var settings = Settings()
    settings.usedImages = [NamePattern("icon-*")]
    let images = Self.library([("a.png", 9, 9), ("icon-a.png", 9, 9), ("old.png", 9, 9)])
    let found = Checking.folderDiagnostics(
      of: images, screens: [("Example.plist", Self.screen(["basic": ["a"]]))], settings: settings)
    #expect(found.map(\.message) == ["no screen shows the image 'old'"])
  }

  @Test func `limits are read from the settings, and refused where they mean nothing`() {
    let text = """
      <plist version="1.0"><dict>
      <key>images</key><dict>
      <key>maximumEnlargement</key><real>0.5</real>
      <key>maximumDistortion</key><integer>2</integer>
      <key>maximumByteCount</key><integer>4096</integer>
      </dict>
      <key>usedImages</key><array><string>icon-*</string></array>
      </dict></plist>
      """
    let load = SettingsLoad.load(Array(text.utf8), name: "Marquee.plist")
    #expect(load.diagnostics.map(\.message) == ["'maximumEnlargement' must be at least 1"])
    #expect(load.settings.imageLimits.maximumEnlargement == ImageLimits().maximumEnlargement)
    #expect(load.settings.imageLimits.maximumDistortion == 2)
    #expect(load.settings.imageLimits.maximumByteCount == 4096)
    #expect(load.settings.usedImages == [NamePattern("icon-*")])
  }

  /// On an iPhone 15, a place of 393 × 450 points has 1179 × 1350 pixels: more than three times the
  /// height of the image, and less than its width.
  @Test func `an image that is shown whole is not cut off, and is enlarged less`() {
    let files = [("Images/sea.png", 1600, 400)]
    let filled = Self.check(["main": ["sea"]], files).map(\.rule)
    #expect(filled.contains("image-distorted"))
    #expect(filled.contains("image-too-small"))
    var settings = Settings()
    settings.theme.imageFit = .fit
    let rules = Self.check(["main": ["sea"]], files, settings).map(\.rule)
    #expect(!rules.contains("image-distorted"))
    #expect(!rules.contains("image-too-small"))
  }

  /// The diagnostics about the images of a screen.
  static func check(
    _ sections: KeyValuePairs<String, [String]>, _ files: [(String, Int, Int)],
    _ settings: Settings = Settings()
  ) -> [Diagnostic] {
    Checking.diagnostics(of: screen(sections), images: library(files), settings: settings)
      .filter { RuleRegistry[$0.rule]?.group == .images }
  }

  static func screen(_ sections: KeyValuePairs<String, [String]>) -> [UInt8] {
    let dictionaries = sections.map { type, names in
      let items = names.enumerated().map { number, name in
        "<dict>" + Checking.string("imageName", name) + Self.fields(of: type, number) + "</dict>"
      }
      return "<dict>" + Checking.string("sectionType", type)
        + Checking.string("sectionName", "Section \(type)")
        + "<key>contentItem</key><array>\(items.joined())</array></dict>"
    }
    return Array("<plist version=\"1.0\"><array>\(dictionaries.joined())</array></plist>".utf8)
  }

  /// The other fields of an item.
  private static func fields(of type: String, _ number: Int) -> String {
    switch type {
    case "list": Checking.string("text", "Line \(number)")
    case "courseSwimlane":
      Checking.string("title", "Course \(number)") + Checking.string("author", "Ada")
        + "<key>rating</key><real>4.5</real><key>reviewCount</key><integer>3</integer>"
        + Checking.string("price", "9.99")
    default: Checking.string("description", "Episode \(number)")
    }
  }

  /// A library of whole PNG images.
  private static func library(_ files: [(String, Int, Int)]) -> ImageLibrary {
    var inspections: [String: ImageInspection] = [:]
    for (path, width, height) in files {
      inspections[path] = ImageInspection(
        info: PixelSize(width: width, height: height).map {
          ImageInfo(format: .png, extent: .pixels($0), byteCount: 100)
        })
    }
    let entries = files.map { path, _, _ in
      FileEntry(
        path: path, kind: .regular,
        identity: FileIdentity(byteCount: 100, modificationTime: 0, fileNumber: 0))
    }
    return ImageLibrary(ImageIndex(entries), contents: [:], inspections: inspections)
  }
}
