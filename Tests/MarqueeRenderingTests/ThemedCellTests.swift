import Foundation
import MarqueeCatalog
import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

/// What a theme changes in cells and in what is drawn of them.
@Suite struct ThemedCellTests {
  private static let banner = CatalogItem.banner(
    Banner(imageName: "sea", title: "Learn", caption: "All of it"))
  /// Its rating and its price are the same number.
  private static let course =
    DecimalNumber("4.7").map { number in
      CatalogItem.course(
        Course(
          imageName: "map", title: "Maps", author: "Ada", rating: number, reviewCount: 3,
          price: number))
    } ?? banner
  private static let poster = CatalogItem.poster(Poster(description: "Cat", imageName: "cat"))
  private static let offer = CatalogItem.businessBanner(
    BusinessBanner(link: "https://example.com", title: "Teams"))

  private func theme(_ change: (inout Theme) -> Void) -> Theme {
    var theme = Theme()
    change(&theme)
    return theme
  }

  private func marks(
    _ item: CatalogItem, _ type: SectionType, _ size: LayoutExtent, _ theme: Theme
  ) -> [Mark] {
    let section = ScreenSection(
      id: "s", type: type, name: nil, items: [ScreenItem(id: "i", item)])
    let cell = CellPart.cell(of: section.items[0], in: section, .standard, theme)
    return PartLayout.marks(of: cell, in: size, category: .large)
  }

  private func images(_ marks: [Mark]) -> [(image: CellImage, frame: LayoutRect)] {
    marks.compactMap { if case .image(let image, let frame) = $0 { (image, frame) } else { nil } }
  }

  private func lines(_ marks: [Mark]) -> [TextLine] {
    marks.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  /// The height of a line in a font of one point: Inter's ascent and descent, by its units.
  private static let line = (2728.0 + 680) / 2816

  @Test func `a banner's texts are below its image`() throws {
    let marks = marks(
      Self.banner, .mainBanner, LayoutExtent(width: 393, height: 220),
      theme { $0.bannerTexts = .below })
    // Room for two lines of 22 points, one of 15, and the spaces 8, 4 and 4.
    let height = 220 - (22 + 22 + 15) * Self.line - 16
    let image = try #require(images(marks).first)
    #expect(image.frame.origin == LayoutPoint(x: 0, y: 0))
    #expect(image.frame.width == 393)
    #expect(abs(image.frame.height - height) < 0.001)
    let lines = lines(marks)
    #expect(lines.map(\.text) == ["Learn", "All of it"])
    #expect(lines.map(\.frame.minX) == [20, 20])
    #expect(abs(lines[0].frame.minY - (height + 8)) < 0.001)
    #expect(abs(lines[1].frame.minY - (height + 8 + 22 * Self.line + 4)) < 0.001)
    #expect(lines.flatMap(\.runs).map(\.color) == [.label, .secondaryLabel])
    #expect(!marks.contains { if case .shade = $0 { true } else { false } })
  }

  @Test func `a rating is a number and a single star`() throws {
    let size = LayoutExtent(width: 160, height: 200)
    let marks = marks(Self.course, .courseSwimlane, size, theme { $0.courseStars = .one })
    let stars = marks.compactMap { mark in
      if case .stars(let rating, let count, let frame) = mark {
        (rating, count, frame)
      } else {
        nil
      }
    }
    // Three quarters of a line of 12 points, as whole points: 10.9.
    #expect(stars.map(\.0) == [1])
    #expect(stars.map(\.1) == [1])
    #expect(stars.map(\.2.width) == [11])
    #expect(lines(marks).contains { $0.text == "4.7" })
  }

  @Test(
    arguments: [
      (banner, SectionType.mainBanner, [0]), (course, .courseSwimlane, [20]),
      (poster, .basic, [20]),
      (poster, .grid, [20]), (poster, .main, [0]), (poster, .rank, [20]),
    ] as [(CatalogItem, SectionType, [Double])])
  func `images with corners have those of the theme`(
    item: CatalogItem, type: SectionType, radii: [Double]
  ) {
    var item = item
    item.rank = 1
    let theme = theme {
      $0.cardRadius = 20
      $0.imageFit = .fit
    }
    let found = images(marks(item, type, LayoutExtent(width: 200, height: 300), theme))
    #expect(found.map(\.image.cornerRadius) == radii)
    #expect(found.allSatisfy { $0.image.fit == .fit })
  }

  @Test func `a card has the corners of the theme, and small boxes their own`() {
    let marks = marks(
      Self.offer, .businessBanner, LayoutExtent(width: 353, height: 160),
      theme { $0.cardRadius = 0 })
    let radii = marks.compactMap { mark in
      if case .area(let box, _) = mark { box.cornerRadius } else { nil }
    }
    #expect(radii == [0, 2])
  }

  /// A title of the third level is 20 points in the standard size, and 22 and 55 in others.
  @Test(
    arguments: [
      (TextSizeCategory.large, 30.0), (.extraLarge, 33),
      (.accessibilityExtraExtraExtraLarge, 82.5),
    ])
  func `a header has its size, and grows as before`(category: TextSizeCategory, size: Double) {
    let header = CellPart.header("Films", leads: true, theme { $0.headerSize = 30 })
    let marks = PartLayout.marks(
      of: header, in: LayoutExtent(width: 393, height: 200), category: category)
    #expect(lines(marks).map(\.font.pointSize) == [size, size])
  }

  // MARK: Drawings

  private func preview(_ theme: Theme) -> Preview {
    var image = PreviewImage()
    for device in Device.all {
      for appearance in Appearance.allCases { image[device, appearance] = "sea.png" }
    }
    return Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(
        Screen(
          Catalog(sections: [
            CatalogSection(type: .mainBanner, items: [Self.banner]),
            CatalogSection(type: .courseSwimlane, name: "Courses", items: [Self.course]),
            CatalogSection(type: .businessBanner, items: [Self.offer]),
          ])), theme: theme), images: ["sea": image, "map": image])
  }

  private struct Page: Decodable {
    let appearance: String
    let imageFit: String
    let fonts: [String: [Double]]
    let colors: [String: [String: String]]
  }

  @Test func `a page knows the theme`() throws {
    let theme = theme {
      $0.accent = "#C2410C"
      $0.appearance = .dark
      $0.imageFit = .fit
      $0.headerSize = 10
    }
    let content = PreviewPage(preview(theme), devices: [.iPhone15]).content
    let page = try JSONDecoder().decode(Page.self, from: Data(content))
    #expect(page.appearance == "dark")
    #expect(page.imageFit == "fit")
    // Half of the sizes of a title of the third level.
    #expect(
      page.fonts["header"]
        == [8.5, 9, 9.5, 10, 11, 12, 13, 15.5, 18.5, 21.5, 24.5, 27.5])
    #expect(page.colors["light"]?["accent"] == "#c2410c")
    #expect(page.colors["dark"]?["accent"] == "#c2410c")
    #expect(String(decoding: content, as: UTF8.self).contains(#""s":"header""#))
  }

  @Test func `without a theme the page follows the system`() throws {
    let content = PreviewPage(preview(Theme()), devices: [.iPhone15]).content
    let page = try JSONDecoder().decode(Page.self, from: Data(content))
    #expect(page.appearance == "automatic")
    #expect(page.imageFit == "fill")
    #expect(page.colors["light"]?["accent"] == "#6d28d9")
    #expect(!String(decoding: content, as: UTF8.self).contains(#""s":"header""#))
  }

  @Test func `a drawing shows whole images on a ground, in the accent color`() {
    func svg(_ theme: Theme) -> String {
      let settings = ImageSettings(ScreenView.ID(.iPhone15))
      return String(decoding: DrawnScreen(preview(theme), settings).svg, as: UTF8.self)
    }
    let whole = svg(
      theme {
        $0.imageFit = .fit
        $0.accent = "#C2410C"
      })
    #expect(whole.contains("xMidYMid meet"))
    #expect(!whole.contains("xMidYMid slice"))
    #expect(whole.contains("#c2410c"))
    #expect(!whole.contains("#6d28d9"))
    #expect(svg(Theme()).contains("xMidYMid slice"))
    #expect(svg(Theme()).contains("#6d28d9"))
  }
}
