import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

/// Lengths of the bars of iOS 26, by hand from published view dumps.
@Suite struct ChromeLayoutTests {
  private static func chrome(
    title: String? = nil, large: Bool = false, tabs: Int = 0
  ) -> ScreenChrome {
    var chrome = ScreenChrome()
    chrome.title = title
    chrome.hasLargeTitle = large
    chrome.tabs = (0..<tabs).map { .init(title: "Tab \($0)") }
    return chrome
  }

  private static func layout(
    _ chrome: ScreenChrome, _ device: String, _ orientation: Orientation = .portrait,
    _ direction: ReadingDirection = .leftToRight
  ) throws -> ChromeLayout {
    let device = try #require(Device(named: device))
    return ChromeLayout(chrome, in: ScreenView.ID(device, orientation, direction: direction))
  }

  @Test(
    arguments: [
      // 59 and 54; 32 and 54; 62 and 54; 20 and 54; 24 and 54 turned, without a large title.
      ("iphone-16", Orientation.portrait, 113.0, 165.0, 34.0, 83.0),
      ("ipad-a16", .portrait, 86, 138, 25, 25), ("ipad-a16", .landscape, 86, 138, 25, 25),
      ("iphone-17-pro", .portrait, 116, 168, 34, 83), ("iphone-se", .portrait, 74, 126, 0, 83),
      ("iphone-17", .landscape, 78, 78, 20, 64), ("iphone-se", .landscape, 78, 78, 0, 64),
    ])
  func `the content begins below the bars, and ends above them`(
    device: String, orientation: Orientation, title: Double, large: Double, bottom: Double,
    tabs: Double
  ) throws {
    let plain = try Self.layout(Self.chrome(title: "Home"), device, orientation)
    #expect(plain.contentStart == title)
    #expect(plain.bottom == bottom)
    let full = try Self.layout(
      Self.chrome(title: "Home", large: true, tabs: 3), device, orientation)
    #expect(full.contentStart == large)
    #expect(full.bottom == tabs)
  }

  @Test func `a tab bar of a tablet is at the top, also without a navigation bar`() throws {
    let layout = try Self.layout(Self.chrome(tabs: 4), "ipad-a16")
    #expect(layout.contentStart == 96)
    #expect(layout.capsule?.minY == 32)
    #expect(layout.capsule?.height == 44)
    #expect(layout.tabs.allSatisfy { $0.icon == nil && $0.frame.height == 36 })
  }

  @Test(
    arguments: [
      ("iphone-17", 5, 360.0, 791.0), ("iphone-17-pro-max", 5, 398, 873),
      ("iphone-17", 3, 274, 791), ("iphone-se", 3, 274, 584), ("iphone-se", 5, 333, 584),
    ])
  func `tabs of an upright phone share a capsule in the middle`(
    device: String, tabs: Int, width: Double, y: Double
  ) throws {
    let layout = try Self.layout(Self.chrome(tabs: tabs), device)
    let bar = try #require(layout.capsule)
    #expect(abs(bar.width - width) < 0.001)
    #expect(bar.minY == y)
    #expect(bar.height == 62)
    let screen = try #require(Device(named: device)).size.width
    #expect(abs(bar.minX + bar.maxX - screen) < 0.001)
    let first = try #require(layout.tabs.first)
    let last = try #require(layout.tabs.last)
    #expect(abs(first.frame.minX - bar.minX - 4) < 0.001)
    #expect(abs(bar.maxX - last.frame.maxX - 4) < 0.001)
    #expect(first.frame.height == 54)
  }

  /// On 402 points, five tabs have (360 − 16.25) / 5 points each.
  @Test func `icons and titles are in the middle of their tabs, from either side`() throws {
    let frame = LayoutRect(x: 25, y: 795, width: 77, height: 54)
    let tab = try #require(try Self.layout(Self.chrome(tabs: 5), "iphone-17").tabs.first)
    #expect(tab.frame == frame)
    #expect(tab.icon == LayoutRect(x: 51.5, y: 803, width: 24, height: 24))
    #expect(tab.label.room == LayoutRect(x: 29.125, y: 830, width: 68.75, height: 12))
    let mirrored = try Self.layout(
      Self.chrome(tabs: 5), "iphone-17", .portrait, .rightToLeft)
    let start = try #require(mirrored.tabs.first).frame.minX
    #expect(abs(start - (402 - 25 - 77)) < 0.001)
  }

  @Test(arguments: [("iphone-17", 338.0), ("iphone-se", 311), ("iphone-15-pro-max", 366)])
  func `tabs of a turned phone are as wide as they need, in the middle`(
    device: String, y: Double
  ) throws {
    let layout = try Self.layout(Self.chrome(tabs: 3), device, .landscape)
    let bar = try #require(layout.capsule)
    let size = try #require(Device(named: device)).size
    let titles = (0..<3).map {
      TextMeasurer(font: TextFont(pointSize: 12, weight: .medium)).width(of: "Tab \($0)")
    }
    #expect(bar.minY == y)
    #expect(bar.height == 44)
    // A tab has 12 points, an icon of 24 and 6 before its title, and 12 after it.
    #expect(abs(bar.width - titles.reduce(8) { $0 + $1 + 54 }) < 0.001)
    #expect(abs(bar.minX + bar.maxX - size.height) < 0.001)
    #expect(layout.tabs.allSatisfy { $0.frame.height == 36 && $0.label.cut == nil })
  }

  @Test func `many tabs stay on the screen, and their titles are cut`() throws {
    for device in Device.screens(preferring: []) {
      for orientation in Orientation.allCases {
        let layout = try Self.layout(Self.chrome(tabs: 40), device.name, orientation)
        let bar = try #require(layout.capsule)
        #expect(bar.minX >= 0 || layout.tabs.contains { $0.label.room.width == 0 })
        #expect(layout.tabs.contains { $0.label.cut != nil })
      }
    }
  }

  /// 402 points without 16 at each side; 834 without the bar of the tabs.
  @Test func `a title has the navigation bar, and on a tablet what the tabs leave`() throws {
    let phone = try Self.layout(Self.chrome(title: "Home", large: true), "iphone-17")
    #expect(phone.title?.room == LayoutRect(x: 16, y: 62, width: 370, height: 44))
    #expect(phone.largeTitle?.room == LayoutRect(x: 16, y: 119.5, width: 370, height: 41))
    let tablet = try Self.layout(Self.chrome(title: "Home", tabs: 2), "ipad-11")
    let bar = try #require(tablet.capsule)
    #expect(tablet.title?.room.minX == 20)
    #expect(try #require(tablet.title).room.maxX <= bar.minX)
  }

  /// Nothing of a built-in layout is beside the safe area, apart from what reaches over the whole
  /// width on purpose.
  @Test(arguments: SectionType.builtIn + HouseLayout.all.map(SectionType.init))
  func `cells keep clear of islands and corners on all devices`(type: SectionType) {
    guard type.layout.contentInsetsReference != .none else { return }
    for device in Device.all {
      for orientation in Orientation.allCases {
        let environment = device.environment(orientation)
        let (size, area) = (environment.containerSize, environment.safeAreaInsets)
        let solved = LayoutSolver(
          CompositionalLayout(section: type.layout), environment: environment
        ).solve(itemCounts: [1])
        for cell in solved.elements where cell.kind == .cell {
          #expect(cell.frame.minX >= area.leading, "\(device.title), \(orientation)")
          #expect(cell.frame.maxX <= size.width - area.trailing + 0.5, "\(device.title)")
          // Where the first cell begins or the last one ends, a corner is so far from the edge.
          let radius = device.screen.cornerRadius
          let depth = max(0, radius - min(area.top, area.bottom))
          let corner = radius - (radius * radius - depth * depth).squareRoot()
          // Rows of lists have insets of their own.
          guard type.layout.contentInsets.leading > 0, !type.isList else { continue }
          #expect(cell.frame.minX >= corner, "\(device.title), \(orientation)")
        }
        guard let cutout = device.screen.cutout(in: size), size.isWide else { continue }
        #expect(cutout.maxX <= area.leading, "\(device.title)")
      }
      let cutout = device.screen.cutout(in: device.size)
      #expect(cutout.map(\.maxY) ?? 0 <= device.portraitInsets.top, "\(device.title)")
    }
  }
}
