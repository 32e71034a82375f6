import MarqueeCatalog
import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct ProblemRingsTests {
  /// A screen of two posters with a header.
  private static func preview(
    diagnostics: [PreviewDiagnostic] = [], images: [String: PreviewImage] = [:]
  ) -> Preview {
    let posters = ["sun", "moon"].map { name in
      CatalogItem.poster(Poster(description: name, imageName: name))
    }
    return Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(
        Screen(
          Catalog(sections: [CatalogSection(type: .basic, name: "New", items: posters)]))),
      origins: [
        SectionOrigin(place: "[0]", line: 3, itemsPlace: "[0].contentItem", itemLines: [7, 11])
      ], diagnostics: diagnostics, images: images)
  }

  private static func image(_ looks: (Device, Appearance)...) -> PreviewImage {
    var image = PreviewImage()
    for (device, appearance) in looks { image[device, appearance] = "a.png" }
    return image
  }

  private static func missing(
    _ images: [String: PreviewImage], besides found: [PreviewDiagnostic] = [],
    on device: Device, _ appearance: Appearance
  ) -> [PreviewDiagnostic] {
    PreviewDiagnostic.missingImages(
      of: preview(images: images), for: ImageSettings(ScreenView.ID(device), appearance),
      besides: found)
  }

  @Test func `an image that is there for other devices or colors is missing where it is not`() {
    let images = [
      "sun": Self.image((.iPhone15, .light), (.iPhone15, .dark)),
      "moon": Self.image((.iPhone15, .dark)),
    ]
    #expect(Self.missing(images, on: .iPhone15, .dark) == [])
    let found = Self.missing(images, on: .iPhone15, .light)
    #expect(found.map(\.item) == [1])
    #expect(found.first?.text == "warning: there is no image “moon” here")
    #expect(Self.missing(images, on: .iPadPro11, .dark).map(\.item) == [0, 1])
    // A rule's diagnostic about a cell is not shown twice.
    let diagnostic = PreviewDiagnostic(
      severity: .error, rule: "missing-image", subject: .missingImage, message: "no image",
      place: "Home.plist:7:1", section: 0, item: 0)
    #expect(Self.missing(images, besides: [diagnostic], on: .iPadPro11, .dark).map(\.item) == [1])
  }

  @Test func `an image in a format that no browser shows is not missing`() {
    var image = PreviewImage()
    image[factsFor: .iPhone15, .light] = ImageFacts(
      format: "HEIC", size: nil, isShownOnPhones: true, isShownByBrowsers: false)
    #expect(Self.missing(["sun": image, "moon": image], on: .iPhone15, .light) == [])
  }

  @Test func `a ring lies around the cell in sight, and says what is wrong`() throws {
    let diagnostic = PreviewDiagnostic(
      severity: .warning, rule: "rule", message: "a < b", place: "Home.plist:7:1", section: 0,
      item: 0)
    let preview = Self.preview(diagnostics: [diagnostic])
    let settings = ImageSettings(ScreenView.ID(.iPhone15))
    let drawn = DrawnScreen(preview, settings)
    let rings = ProblemRings([diagnostic], on: drawn).nodes
    let frame = try #require(drawn.views.first { $0.item == 0 }?.frame)
    // Two points inside the cell on each side.
    let ring: MarkupNode = """
      <rect x="\(frame.minX + 2)" y="\(frame.minY + 2)" width="\(frame.width - 4)" \
      height="\(frame.height - 4)" rx="6" class="ring warning">\
      <title>warning: a &lt; b (Home.plist:7:1)</title></rect>
      """
    #expect(rings == [ring])
  }
}
