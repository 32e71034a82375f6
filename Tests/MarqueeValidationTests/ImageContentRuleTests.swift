import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation
import Testing

/// Images that leave cells empty, waste memory, or differ between scales.
@Suite struct ImageContentRuleTests {
  @Test(
    arguments: [
      // A cell of `basic` on the widest phone has 357×420 px.
      (1428, 1680, 4.0, false), (1429, 1681, 4.0, true), (1429, 1680, 4.0, false),
      (1071, 1260, 3.0, false), (1072, 1261, 3.0, true),
      // 4 MB are a million pixels.
      (999, 1001, 1.0, false), (1000, 1000, 1.0, true),
    ])
  func `an image is oversized from the limit on, unless it is small in memory`(
    width: Int, height: Int, limit: Double, isOversized: Bool
  ) {
    var settings = Settings()
    settings.imageLimits.maximumReduction = limit
    let found = ImageFileRuleTests.check(["basic": ["a"]], [("a.png", width, height)], settings)
    #expect(found.map(\.part) == (isOversized ? ["image-oversized"] : []))
  }

  @Test func `an oversized image is said with its memory and its largest cell`() {
    let found = ImageFileRuleTests.check(
      ["basic": ["a"], "grid": ["a"]], [("a.png", 1500, 2000)])
    #expect(
      found.map(\.message) == [
        "'a.png' is 1500×2000 px and takes 12 MB in memory; its largest cell, on iPhone 15 Pro Max"
          + " (basic), needs 357×420 px"
      ])
    // 357 × 420 × 4 bytes.
    #expect(found.flatMap(\.notes).first?.message == "an image of that size takes 0.6 MB")
  }

  @Test func `the largest cell of the screen decides`() {
    #expect(
      ImageFileRuleTests.check(["basic": ["a"], "main": ["a"]], [("a.png", 1500, 2000)]) == [])
    #expect(ImageFileRuleTests.check(["list": ["a"]], [("a.png", 6000, 6000)]) == [])
  }

  @Test(
    arguments: [
      (200, 300, 300, 450, nil), (200, 300, 300, 451, nil), (200, 301, 300, 451, nil),
      (300, 450, 200, 300, "the larger scale has fewer pixels"),
      (300, 450, 300, 449, "the larger scale has fewer pixels"),
      (200, 300, 450, 300, "they have different shapes"),
      (200, 300, 300, 470, "they have different shapes"),
      (20, 3, 30, 5, nil), (20, 3, 30, 7, "they have different shapes"),
    ] as [(Int, Int, Int, Int, String?)])
  func `files for two scales are one drawing`(
    width: Int, height: Int, largeWidth: Int, largeHeight: Int, fault: String?
  ) {
    let found = ImageFileRuleTests.check(
      ["list": ["a"]], [("a@2x.png", width, height), ("a@3x.png", largeWidth, largeHeight)])
    #expect(
      found.map(\.message)
        == (fault.map {
          [
            "'a@3x.png' is \(largeWidth)×\(largeHeight) px, 'a@2x.png' \(width)×\(height) px: \($0)"
          ]
        } ?? []))
  }

  @Test(
    arguments: [
      (["a~ipad.png"], "missing-image", "iPad"), (["a.png"], nil, ""), (["a~iphone.png"], nil, ""),
      (["a~ipad.png", "a~iphone.png"], nil, ""), (["a~mac.png"], "missing-image", "Mac"),
    ] as [([String], RuleIdentifier?, String)])
  func `a loose file for other devices only is missing`(
    files: [String], rule: RuleIdentifier?, others: String
  ) {
    let found = ImageFileRuleTests.check(["basic": ["a"]], files.map { ($0, 357, 500) })
    #expect(found.map(\.part) == (rule.map { [$0] } ?? []))
    #expect(
      found.map(\.message)
        == (rule == nil
          ? []
          : [
            "the image 'a' has files only for \(others); nothing is shown on iPhone SE (3rd generation)"
          ]))
  }

  @Test func `a file for phones is missing on a tablet that is judged`() {
    var settings = Settings()
    settings.devices = [.iPhone15, .iPadPro11]
    let found = ImageFileRuleTests.check(["list": ["a"]], [("a~iphone.png", 90, 90)], settings)
    #expect(
      found.map(\.message) == [
        "the image 'a' has files only for iPhone; nothing is shown on iPad Pro 11-inch (M4)"
      ])
  }

  @Test(
    arguments: [
      ([#"{"idiom":"universal","scale":"2x"}"#], "has no file in a slot: nothing is shown"),
      (
        [#"{"filename":"a.png","unassigned":true}"#], "has no file in a slot: nothing is shown"
      ),
      (
        [#"{"idiom":"ipad","filename":"a.png"}"#],
        "has files only for iPad; nothing is shown on iPhone SE (3rd generation)"
      ),
      (
        [#"{"idiom":"watch","filename":"a.png"}"#, #"{"idiom":"mac","filename":"b.png"}"#],
        "has files only for Apple Watch and Mac; nothing is shown on iPhone SE (3rd generation)"
      ),
      (
        [dark(#""filename":"a.png""#)],
        "has files only for special appearances, such as dark; nothing is shown on a light screen"
      ),
      ([dark(#""filename":"a.png""#), #"{"filename":"b.png"}"#], nil),
      ([#"{"idiom":"iphone","filename":"a.png"}"#, #"{"idiom":"ipad"}"#], nil),
    ] as [([String], String?)])
  func `a set that shows nothing is an error where it is named`(
    entries: [String], message: String?
  ) {
    let images = Self.library("{\"images\":[\(entries.joined(separator: ","))]}")
    let found = Checking.diagnostics(
      of: ImageFileRuleTests.screen(["basic": ["poster"]]), images: images)
    #expect(found.map(\.message) == (message.map { ["the image set 'poster' \($0)"] } ?? []))
    #expect(found.allSatisfy { $0.part == "empty-image-set" && $0.severity == .error })
  }

  @Test func `a set whose description has a fault is reported only there`() {
    let images = Self.library(#"{"images":[{"filename":"gone.png"}]}"#)
    let screen = ImageFileRuleTests.screen(["basic": ["poster"]])
    #expect(Checking.diagnostics(of: screen, images: images) == [])
    let found = Checking.folderDiagnostics(of: images, screens: [("Home.plist", screen)])
    #expect(found.map(\.message) == ["'gone.png' does not exist"])
  }

  @Test func `a set that a screen names is reported once, one that none names in its own file`() {
    let images = Self.library(#"{"images":[{"idiom":"universal"}]}"#)
    let messages = [["poster"], ["other"]].map { names in
      Checking.folderDiagnostics(
        of: images, screens: [("Home.plist", ImageFileRuleTests.screen(["basic": names]))]
      ).map(\.message)
    }
    #expect(
      messages == [
        [], ["no screen shows the image 'poster'", "the set 'poster' has no file"],
      ])
  }

  @Test(
    arguments: [(["2x", "3x"], []), (["2x"], ["missing-scale"])] as [([String], [RuleIdentifier])])
  func `files for a gamut of colors need not have every scale`(
    scales: [String], rules: [RuleIdentifier]
  ) {
    let entries = scales.map { #"{"filename":"a@\#($0).png","scale":"\#($0)"}"# }
    let wide = #"{"filename":"b.png","scale":"2x","display-gamut":"display-P3"}"#
    let images = Self.library("{\"images\":[\((entries + [wide]).joined(separator: ","))]}")
    let screen = ImageFileRuleTests.screen(["basic": ["poster"]])
    let found = Checking.folderDiagnostics(of: images, screens: [("Home.plist", screen)])
    #expect(found.map(\.part) == rules)
  }

  @Test(arguments: [("uiKit", 1), ("files", 0)])
  func `the lookup is set`(word: String, count: Int) {
    let text = """
      <plist version="1.0"><dict><key>images</key><dict>
      <key>lookup</key><string>\(word)</string><key>maximumReduction</key><real>2.5</real>
      </dict></dict></plist>
      """
    let load = SettingsLoad.load(Array(text.utf8), name: "Marquee.plist")
    #expect(load.diagnostics == [])
    #expect(load.settings.imageLookup.rawValue == word)
    #expect(load.settings.imageLimits.maximumReduction == 2.5)
    let images = ImageLibrary(
      ImageIndex([Self.entry("a.jpg")]), contents: [:], inspections: ["a.jpg": Self.valid],
      lookup: load.settings.imageLookup)
    let found = Checking.diagnostics(
      of: ImageFileRuleTests.screen(["basic": ["a"]]), images: images, settings: load.settings)
    #expect(found.filter { $0.part == "missing-image" }.count == count)
  }

  private static func dark(_ file: String) -> String {
    #"{\#(file),"appearances":[{"appearance":"luminosity","value":"dark"}]}"#
  }

  private static let valid = ImageInspection(
    info: PixelSize(width: 357, height: 500).map {
      ImageInfo(format: .png, extent: .pixels($0), byteCount: 100)
    })

  private static func entry(_ path: String) -> FileEntry {
    FileEntry(
      path: path, kind: .regular,
      identity: FileIdentity(byteCount: 100, modificationTime: 0, fileNumber: 0))
  }

  /// A catalog with one set, whose files all have the same size.
  private static func library(_ contents: String) -> ImageLibrary {
    let folder = "A.xcassets/poster.imageset"
    let names = ["a.png", "b.png", "a@2x.png", "a@3x.png"].filter { contents.contains("\"\($0)\"") }
    let files = names.map { "\(folder)/\($0)" }
    return ImageLibrary(
      ImageIndex((files + ["\(folder)/Contents.json"]).map(entry)),
      contents: ["\(folder)/Contents.json": Array(contents.utf8)],
      inspections: Dictionary(
        uniqueKeysWithValues: files.map { file in
          let factor = file.hasSuffix("@3x.png") ? 3 : 2
          let info = PixelSize(width: 180 * factor, height: 240 * factor).map {
            ImageInfo(format: .png, extent: .pixels($0), byteCount: 100)
          }
          return (file, ImageInspection(info: info))
        }))
  }
}
