import Foundation
import MarqueeCatalog
import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct ScreenImageTests {
  private static let hostile = "<script>alert(1)</script>]]>\"'&\u{0}\u{202E}"

  private func preview(_ text: String) -> Preview {
    let items = [CatalogItem.row(Row(text: text, secondaryText: text, imageName: text))]
    return Preview(
      title: text, file: text,
      scene: ScreenScene(
        Screen(
          Catalog(sections: [
            CatalogSection(type: .list, name: text, items: items),
            CatalogSection(
              type: .businessBanner, name: nil,
              items: [.businessBanner(BusinessBanner(link: "javascript:alert(1)", title: text))]),
          ]))),
      diagnostics: [
        PreviewDiagnostic(severity: .error, rule: text, message: text, place: text)
      ])
  }

  @Test func `hostile text stays text in every format`() throws {
    let preview = preview(Self.hostile)
    let device = try #require(Device(named: "iphone-15"))
    let settings = ImageSettings(ScreenView.ID(device))
    let page = String(decoding: PreviewPage(preview, devices: [device]).html, as: UTF8.self)
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("href=\"javascript"))
    #expect(page.split(separator: "</script>").count == 3)
    let image = String(decoding: DrawnScreen(preview, settings).svg, as: UTF8.self)
    #expect(!image.contains("<script"))
    #expect(!image.contains("]]>"))
    #expect(!image.contains("\0"))
    let drawing = DrawnScreen(preview, settings).text()
    #expect(!drawing.unicodeScalars.contains { $0 == "\0" || $0 == "\u{202E}" })
  }

  /// A page, a drawing and an image of a screen with many images and diagnostics, in light and
  /// dark.
  private static func files() throws -> [UInt8] {
    let names = (0..<12).map { "image\($0)" }
    let items = names.map { CatalogItem.row(Row(text: $0, imageName: $0)) }
    let devices = Device.screens(preferring: [])
    var images: [String: PreviewImage] = [:]
    for name in names {
      var image = PreviewImage()
      for device in devices {
        for appearance in Appearance.allCases {
          image[device, appearance] = "\(name).\(device.name).\(appearance).png"
        }
      }
      images[name] = image
    }
    let preview = Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(
        Screen(
          Catalog(sections: names.map { CatalogSection(type: .list, name: $0, items: items) }))),
      diagnostics: names.map {
        PreviewDiagnostic(severity: .warning, rule: $0, message: $0, place: $0)
      }, images: images)
    let settings = ImageSettings(ScreenView.ID(try #require(devices.first)), .dark)
    return PreviewPage(preview, devices: devices).html + DrawnScreen(preview, settings).svg
      + DrawnScreen(preview, settings).text().utf8
  }

  #if os(Linux) || os(macOS)
    /// Sets and dictionaries have a different order in each process, but the same one within it.
    @Test func `the same screen gives the same bytes in another process`() async throws {
      let result = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        let hash = SHA256.hash(try ScreenImageTests.files())
        FileHandle.standardOutput.write(Data("digest \(Base64.encode(hash)).".utf8))
      }
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      let hash = SHA256.hash(try Self.files())
      #expect(output.contains("digest \(Base64.encode(hash))."))
    }
  #endif

  /// A screen of twelve times twelve rows that show two images with the same bytes.
  private static func repeatedImage(_ source: String) -> Preview {
    var images: [String: PreviewImage] = [:]
    for name in ["a", "b"] {
      images[name] = PreviewImage()
      images[name]?[.iPhone15, .light] = source
      images[name]?[factsFor: .iPhone15, .light] = ImageFacts(
        format: "PNG", size: "30 × 20", extent: LayoutExtent(width: 30, height: 20),
        isShownOnPhones: true, isShownByBrowsers: true)
    }
    let items = (0..<12).map { CatalogItem.row(Row(text: "\($0)", imageName: $0 < 6 ? "a" : "b")) }
    let sections = (0..<12).map { _ in CatalogSection(type: .list, items: items) }
    return Preview(
      title: "Home", file: "Home.plist", scene: ScreenScene(Screen(Catalog(sections: sections))),
      images: images)
  }

  private static func count(_ text: String, in bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: text).count - 1
  }

  @Test(arguments: ["data:image/png;base64,AAAA", "../Content/a.png"])
  func `an image is in a file once, however often it is shown`(source: String) {
    let preview = Self.repeatedImage(source)
    let image = DrawnScreen(preview, ImageSettings(ScreenView.ID(.iPhone15))).svg
    #expect(Self.count(source, in: image) == 1)
    #expect(Self.count("href=\"#image-0\"", in: image) == 144)
    // Any SVG reader can fill a cell with it: a view box is scaled, and clipped at the sides.
    let symbol =
      "<symbol id=\"image-0\" viewBox=\"0 0 30 20\" preserveAspectRatio=\"xMidYMid slice\">"
    #expect(Self.count(symbol, in: image) == 1)
    // All rows are of one size.
    #expect(Self.count("<clipPath", in: image) == 1)
  }

  @Test func `both sides of a comparison share an image`() throws {
    let source = "data:image/png;base64,AAAA"
    let old = Self.repeatedImage(source)
    var new = old
    new.scene = old.scene.with(old.screen.sections.dropLast())
    let changes = CatalogDiff(
      from: [NamedScreen(name: "Home", screen: old.screen)],
      to: [NamedScreen(name: "Home", screen: new.screen)])
    let diff = try #require(changes.screens.first)
    let compared = ComparedScreen(diff, old: old, new: new, ImageSettings(ScreenView.ID(.iPhone15)))
    let page = ComparisonPage(compared, versions: ("old", "new"), lines: [], index: "diff.html")
    #expect(Self.count(source, in: page.html) == 1)
    #expect(Self.count("href=\"#image-0\"", in: page.html) == 144 + 132)
    let small = compared.smallImages[.after] ?? []
    #expect(Self.count(source, in: small) == 1)
    #expect(Self.count("href=\"#image-0\"", in: small) > 1)
  }

  @Test func `no two elements of an image have one name, and none is missing`() {
    let svg = DrawnScreen(
      Self.repeatedImage("a.png"), ImageSettings(ScreenView.ID(.iPhone15, direction: .rightToLeft))
    ).svg
    let text = String(decoding: svg, as: UTF8.self)
    func names(after start: String, until end: Character) -> [Substring] {
      text.components(separatedBy: start).dropFirst().map { $0.prefix { $0 != end } }
    }
    let defined = names(after: " id=\"", until: "\"")
    #expect(Set(defined).count == defined.count)
    let used = names(after: "href=\"#", until: "\"") + names(after: "url(#", until: ")")
    #expect(used.count > 144)
    #expect(Set(used).isSubset(of: defined))
  }

  @Test func `each device has its own file, in light and in dark`() throws {
    let phone = try #require(Device(named: "iphone-15"))
    let tablet = try #require(Device(named: "ipad-11"))
    var image = PreviewImage()
    image[phone, .light] = "b"
    image[phone, .dark] = "a"
    image[tablet, .light] = "b"
    #expect(image.sources == ["a", "b"])
    #expect(image[tablet, .light] == "b")
    #expect(image[tablet, .dark] == nil)
  }

  @Test func `a file that browsers do not show has a note, and one that they show has none`() throws
  {
    let phone = try #require(Device(named: "iphone-15"))
    let facts = ImageFacts(
      format: "HEIC", size: "600 × 900", isShownOnPhones: true, isShownByBrowsers: false)
    var image = PreviewImage()
    image[factsFor: phone, .light] = facts
    image[factsFor: phone, .dark] = facts
    image[phone, .dark] = "data:image/jpeg;base64,"
    #expect(image.note(for: phone, .light) == "HEIC, 600 × 900, fine on the phone")
    #expect(image.note(for: phone, .dark) == nil)
    #expect(image.notes == ["HEIC, 600 × 900, fine on the phone"])
    var pdf = facts
    (pdf.format, pdf.size, pdf.isShownOnPhones) = ("PDF", nil, false)
    #expect(pdf.note == "PDF, no phone shows it")
  }

  @Test func `without sections or devices nothing fails`() throws {
    let device = try #require(Device(named: "iphone-15"))
    let empty = Preview(title: "", file: "", scene: ScreenScene(Screen(Catalog(sections: []))))
    let image = String(
      decoding: DrawnScreen(empty, ImageSettings(ScreenView.ID(device))).svg, as: UTF8.self)
    #expect(image.contains("<svg"))
    #expect(image.contains("</svg>"))
    for devices in [[device], []] {
      let page = String(decoding: PreviewPage(empty, devices: devices).html, as: UTF8.self)
      #expect(page.contains("</html>"))
      #expect(page.contains("\"sections\":[]"))
    }
  }

  @Test func `a name is drawn above its section, and no empty one`() throws {
    let poster = CatalogItem.poster(Poster(description: "A", imageName: "a"))
    let preview = Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(
        Screen(
          Catalog(sections: [
            CatalogSection(type: .basic, name: "New", items: [poster]),
            CatalogSection(type: .basic, name: "", items: [poster]),
          ]))))
    let settings = ImageSettings(ScreenView.ID(try #require(Device(named: "iphone-15"))))
    let views = DrawnScreen(preview, settings).views
    #expect(views.filter { $0.item == nil }.map(\.spokenText) == ["New"])
  }

  @Test func `a rating is five stars`() throws {
    let number = try #require(DecimalNumber("4.5"))
    let course = Course(
      imageName: "a", title: "A", author: "B", rating: number, reviewCount: 1, price: number)
    let preview = Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(
        Screen(
          Catalog(sections: [CatalogSection(type: .courseSwimlane, items: [.course(course)])]))))
    let settings = ImageSettings(ScreenView.ID(try #require(Device(named: "iphone-15"))))
    let image = String(decoding: DrawnScreen(preview, settings).svg, as: UTF8.self)
    // Each star is an outline that begins with a move and is closed.
    let outlines = image.split(separator: " d=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    // Those of letters and of the status bar's icons have curves or squares, and stars have
    // neither.
    let stars = outlines.filter { outline in
      outline.count { $0 == "M" } > 1 && !outline.contains { "AHhVvCcQq".contains($0) }
    }
    #expect(!stars.isEmpty)
    #expect(stars.allSatisfy { $0.count { $0 == "M" } == 5 })
  }
}
