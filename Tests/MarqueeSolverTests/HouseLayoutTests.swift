import MarqueeCatalog
import MarqueeScreen
import MarqueeSolver
import TestSupport
import Testing

/// The layouts that authors name.
///
/// Frames are worked out from the lengths of the house: an edge of
/// 20 points, half a gap of 10 beside each cell, a header of 28, 12 below it, 32 below all.
@Suite struct HouseLayoutTests {
  private static let film = ItemKind(
    authored: "film",
    fields: [Field("name", .text, "The name."), Field("art", .imageName, "The art.")],
    show: [.title: "name", .image: "art"])

  private func layout(
    _ name: String, of type: SectionType = .basic, on device: Device = .iPhone15,
    _ orientation: Orientation = .portrait
  ) throws -> SolvedLayout {
    let house = try #require(HouseLayout.named(name))
    return LayoutSolver(
      CompositionalLayout(section: house.layout(for: type)),
      environment: device.environment(orientation)
    ).solve(itemCounts: [7])
  }

  private func frames(_ layout: SolvedLayout) -> [LayoutRect] {
    layout.elements.filter { $0.kind == .cell }.map(\.frame)
  }

  @Test(arguments: [("posters", 116, 174), ("stills", 240, 135), ("squares", 140, 140)])
  func `rows begin at the edge below their header`(
    name: String, width: Double, height: Double
  ) throws {
    let layout = try layout(name)
    let cells = frames(layout)
    #expect(cells[0] == LayoutRect(x: 20, y: 40, width: width, height: height))
    #expect(cells[1].minX == 20 + width + 10)
    let header = layout.elements.first { $0.kind == .boundary(ElementKind.sectionHeader) }
    #expect(header?.frame == LayoutRect(x: 15, y: 0, width: 363, height: 28))
    #expect(layout.contentSize.height == 40 + height + 32)
  }

  /// An iPad has 834 points, of which 804 are between the insets.
  @Test(arguments: [("posters", 124, 186), ("stills", 240, 135), ("cards", 190, 220)])
  func `rows of iPads have more and hardly larger cells`(
    name: String, width: Double, height: Double
  ) throws {
    let type: SectionType = name == "cards" ? .courseSwimlane : .basic
    let cell = try #require(frames(try layout(name, of: type, on: .iPadPro11)).first)
    // Heights in points are whole.
    #expect(cell.size == LayoutExtent(width: width, height: height.rounded()))
  }

  /// On the phone 363 points are 3 columns of 121 and 2 of 181.5; on the iPad 806
  /// are 7 of 115.14 and 4 of 201.5, with gaps of 12.
  @Test(arguments: [
    ("threeAcross", Device.iPhone15, 3, 111, 2.0 / 3),
    ("twoAcross", .iPhone15, 2, 171.5, 16.0 / 9),
    ("threeAcross", .iPadPro11, 7, 103.14, 2.0 / 3),
    ("twoAcross", .iPadPro11, 4, 189.5, 16.0 / 9),
  ]) func `columns have images of their shape`(
    name: String, device: Device, count: Int, width: Double, ratio: Double
  ) throws {
    let cells = frames(try layout(name, on: device))
    let row = cells.filter { $0.minY == cells[0].minY }
    #expect(row.count == count)
    #expect(cells[0].minX == 20)
    #expect(abs(cells[0].width - width) < 0.5)
    #expect(abs(cells[0].height - width / ratio) < 1)
  }

  /// UIKit's fractions are of what the space below a section leaves.
  @Test(arguments: Orientation.allCases, [Device.iPhoneSE, .iPhone15, .iPadPro11])
  func `a hero is no higher than its screen`(orientation: Orientation, device: Device) throws {
    let layout = try layout("hero", of: .main, on: device, orientation)
    let screen = device.environment(orientation).containerSize
    let share = device == .iPadPro11 ? 0.45 : 0.53
    #expect(frames(layout)[0].width == screen.width)
    #expect(abs(frames(layout)[0].height - (screen.height - 32) * share) < 0.5)
  }

  /// A title has two lines of 13 points, and a little room: 174 and 38.
  @Test func `cells have room for their texts`() throws {
    let house = try #require(HouseLayout.named("posters"))
    let type = SectionType(
      authored: "films", itemKind: Self.film, layout: SectionType(house), fields: [],
      showsName: false)
    let solved = try layout("posters", of: type)
    #expect(frames(solved)[0] == LayoutRect(x: 20, y: 0, width: 116, height: 174 + 38))
    #expect(type.layout == house.layout(for: type))
    #expect(house.name(for: type) != house.name(for: .basic))
  }

  @Test(arguments: HouseLayout.all) func `each is usable on all devices`(house: HouseLayout) throws
  {
    for type in [house.look, .basic, .courseSwimlane, SectionType(house)] {
      let section = house.layout(for: type)
      try section.checkForDisplay()
      for device in Device.all {
        for orientation in Orientation.allCases {
          let layout = LayoutSolver(
            CompositionalLayout(section: section), environment: device.environment(orientation)
          ).solve(itemCounts: [5])
          #expect(layout.faults.isEmpty)
          #expect(frames(layout).allSatisfy { $0.width >= 90 && $0.height >= 44 })
        }
      }
      #expect(HouseLayout.ofScreen(house.name(for: type)) == house)
    }
    #expect(HouseLayout.ofScreen(house.name) == nil)
  }

  // MARK: - In a catalog

  private func screen(_ section: CatalogSection, _ layouts: [String: LayoutSection] = [:]) -> Screen
  {
    Screen(Catalog(sections: [section], layouts: layouts))
  }

  @Test func `a section and a type name them`() throws {
    let house = try #require(HouseLayout.named("stills"))
    var section = CatalogSection(type: .basic, name: "New", items: [])
    section.layout = "stills"
    #expect(screen(section).layout(of: screen(section).sections[0]) == house.layout(for: .basic))
    let type = SectionType(
      authored: "films", itemKind: .poster, layout: SectionType(house), fields: [], showsName: true)
    let made = screen(CatalogSection(type: type, name: "New", items: []))
    #expect(made.layout(of: made.sections[0]) == house.layout(for: type))
    // An app reads them from the JSON, with the cells that the layout has.
    let read = try Screen(json: made.json())
    #expect(read == made)
  }

  @Test func `an author's layout of the same name wins`() throws {
    let own = LayoutSection(group: .horizontal(size: .fillingItem, subitems: []))
    var section = CatalogSection(type: .basic, name: "New", items: [])
    section.layout = "posters"
    let made = screen(section, ["posters": own])
    #expect(made.sections[0].layout == "posters")
    #expect(made.layout(of: made.sections[0]) == own)
    let house = try #require(HouseLayout.named("posters"))
    let type = SectionType(
      authored: "films", itemKind: .poster, layout: SectionType(house), fields: [], showsName: true)
    let typed = screen(CatalogSection(type: type, name: "New", items: []), ["posters": own])
    #expect(typed.layout(of: typed.sections[0]) == own)
  }
}
