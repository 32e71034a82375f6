import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation
import Testing

/// Image names whose form shows that they are invalid.
@Suite struct ImageNameRuleTests {
  private static let wrongNames: [(String, RuleIdentifier?, String?)] = [
    ("poster0 ", "invalid-image-name", "poster0"), (" poster0", "invalid-image-name", "poster0"),
    ("poster0\n", "invalid-image-name", "poster0"),
    ("&#xA0;poster0&#x2003;", "invalid-image-name", "poster0"),
    (" “ poster0 ” ", "invalid-image-name", "poster0"),
    ("“poster0”", "invalid-image-name", "poster0"), ("'poster0'", "invalid-image-name", "poster0"),
    ("«poster &amp; 0»", "invalid-image-name", "poster &amp; 0"),
    ("poster0&#x200B;", "invalid-image-name", nil), ("poster&#xAD;0", "invalid-image-name", nil),
    ("poster&#xA;0", "invalid-image-name", nil),
    ("Images/poster0", "invalid-image-name", nil),
    ("Content/Images/poster0.png", "invalid-image-name", nil),
    ("Assets.xcassets/poster0", "invalid-image-name", nil),
    ("data:image/png;base64,AAAA", "invalid-image-name", nil),
    ("poster0@2x", "image-name-extension", "poster0"),
    ("poster0@3x.png", "image-name-extension", "poster0"),
    ("poster0@2x~ipad", "image-name-extension", "poster0"),
    ("poster0@2x.jpg", "image-name-extension", "poster0.jpg"),
    ("poster0.png.png", "image-name-extension", "poster0"),
    ("poster0.jpg.jpg", "image-name-extension", "poster0.jpg"),
    ("poster0", nil, nil), ("poster0.png", nil, nil), ("poster0.jpg", nil, nil),
    ("Onboarding/World", nil, nil), ("v1.2", nil, nil), ("rock 'n' roll", nil, nil),
    ("user@home", nil, nil), ("ratio 3:2", nil, nil), ("👩‍👩‍👧 ❤️", nil, nil), ("a\"", nil, nil),
  ]

  @Test(arguments: wrongNames, [nil, ImageLibrary(names: [])] as [ImageLibrary?])
  func `a name is judged by its form where there are no images`(
    name: (String, RuleIdentifier?, String?), images: ImageLibrary?
  ) {
    let text = Self.screen(name.0)
    let found = Checking.diagnostics(of: text, images: images).filter { $0.severity != .note }
    #expect(found.map(\.part) == (name.1.map { [$0] } ?? []))
    let safe = found.flatMap(\.fixIts).filter { $0.applicability == .safe }
    #expect(safe.count == (name.2 == nil ? 0 : 1))
    guard let expected = name.2 else { return }
    #expect(TextEdit.apply(safe.flatMap(\.edits), to: text) == Self.screen(expected))
  }

  @Test(
    arguments: [
      ("poster0 ", "the image's name 'poster0' has white space around it"),
      ("“poster0”", "the image's name 'poster0' has quotation marks around it"),
      (
        "poster0&#xFEFF;",
        "the image's name contains U+FEFF, an invisible character"
      ),
      ("Images/poster0", "'Images/poster0' is a path, not the name of an image"),
      ("http://example.com/a.jpg", "'imageName' takes the name of an image, not a URL"),
    ])
  func `the message says what is wrong`(name: String, message: String) {
    let found = Checking.diagnostics(of: Self.screen(name), images: ImageLibrary(names: []))
    #expect(found.map(\.message) == [message])
  }

  @Test(arguments: ["basic", "courseSwimlane", "list"])
  func `a URL is moved to 'imageLink'`(type: String) throws {
    func text(_ key: String) -> [UInt8] {
      Array(
        """
        <plist version="1.0"><array><dict><key>sectionType</key><string>\(type)</string>
        <key>sectionName</key><string>Soon</string><key>contentItem</key><array><dict>
        <key>\(key)</key><string>https://example.com/a.jpg</string></dict></array></dict></array>
        </plist>
        """.utf8)
    }
    let found = Checking.diagnostics(of: text("imageName"), images: ImageLibrary(names: []))
      .filter { $0.part == "invalid-image-name" }
    #expect(found.count == 1)
    let edits = found.flatMap(\.fixIts).filter { $0.applicability == .safe }.flatMap(\.edits)
    #expect(TextEdit.apply(edits, to: text("imageName")) == text("imageLink"))
  }

  @Test func `an image may have any name`() {
    for name in ["a ", "“a”", "Images/a", "a@2x", "a.png.png"] {
      let images = ImageLibrary(names: [name])
      #expect(Checking.diagnostics(of: Self.screen(name), images: images) == [], "\(name)")
    }
  }

  @Test func `a name that is missing is looked for in the namespaces of catalogs`() {
    let images = ImageLibrary(names: ["Onboarding/World", "Shop/Bag", "Sale/Bag", "Map"])
    let suggestions = ["World", "Wrold", "Bag", "Mapp"].map { name in
      Checking.diagnostics(of: Self.screen(name), images: images).flatMap(\.fixIts).map(\.title)
    }
    #expect(
      suggestions == [
        ["write 'Onboarding/World'"], ["write 'Onboarding/World'"], [], ["write 'Map'"],
      ])
  }

  private static func screen(_ name: String) -> [UInt8] {
    let item = Checking.string("text", "Line") + Checking.string("imageName", name)
    return Array(Checking.screen("list", items: [item]).utf8)
  }

  @Test func `a name that an image has exactly means no other image`() {
    let images = ImageLibrary(names: ["Group/poster1", "poster1"])
    #expect(images.names(meantBy: [["Group/poster1"]]) == ["Group/poster1"])
    #expect(
      images.names(meantBy: [["Other/poster1"], [" Group/poster1"]]) == [
        "Group/poster1", "poster1",
      ])
  }
}
