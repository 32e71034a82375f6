import MarqueeScreen
import MarqueeSolver
import Testing

@Suite struct DeviceTests {
  /// A device upright: its size, scale, and the safe area at the top and bottom; what the safe area
  /// is at the sides and bottom turned, and whether it is then regular in width.
  struct Row: Sendable {
    let name: String
    let title: String
    let size: (width: Double, height: Double)
    let scale: Double
    let upright: (top: Double, bottom: Double)
    let turned: (side: Double, bottom: Double)
    let isRegularTurned: Bool
    let corner: Double

    init(
      _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double,
      _ top: Double, _ bottom: Double, turned: (Double, Double), _ isRegularTurned: Bool,
      corner: Double
    ) {
      self.name = name
      self.title = title
      size = (width, height)
      self.scale = scale
      upright = (top, bottom)
      self.turned = turned
      self.isRegularTurned = isRegularTurned
      self.corner = corner
    }
  }

  private static let rows = [
    Row(
      "iphone-se", "iPhone SE (3rd generation)", 375, 667, 2, 20, 0, turned: (0, 0), false,
      corner: 0),
    Row("iphone-14", "iPhone 14", 390, 844, 3, 47, 34, turned: (47, 20), false, corner: 47.33),
    Row("iphone-17e", "iPhone 17e", 390, 844, 3, 47, 34, turned: (47, 20), false, corner: 47.33),
    Row(
      "iphone-14-plus", "iPhone 14 Plus", 428, 926, 3, 47, 34, turned: (47, 20), true, corner: 53.33
    ),
    Row("iphone-15", "iPhone 15", 393, 852, 3, 59, 34, turned: (59, 20), false, corner: 55),
    Row("iphone-16", "iPhone 16", 393, 852, 3, 59, 34, turned: (59, 20), false, corner: 55),
    Row(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 3, 59, 34, turned: (59, 20), true,
      corner: 55),
    Row("iphone-17", "iPhone 17", 402, 874, 3, 62, 34, turned: (62, 20), false, corner: 62),
    Row("iphone-16-pro", "iPhone 16 Pro", 402, 874, 3, 62, 34, turned: (62, 20), false, corner: 62),
    Row(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, 3, 62, 34, turned: (62, 20), true,
      corner: 62),
    Row("iphone-air", "iPhone Air", 420, 912, 3, 68, 34, turned: (68, 20), true, corner: 62),
    Row(
      "ipad-mini-a17-pro", "iPad mini (A17 Pro)", 744, 1133, 2, 32, 25, turned: (0, 25), true,
      corner: 21.5),
    Row(
      "ipad-air-11-m3", "iPad Air 11-inch (M3)", 820, 1180, 2, 32, 25, turned: (0, 25), true,
      corner: 18),
    Row("ipad-a16", "iPad (A16)", 820, 1180, 2, 32, 25, turned: (0, 25), true, corner: 25),
    Row(
      "ipad-pro-11-4", "iPad Pro 11-inch (4th generation)", 834, 1194, 2, 32, 25, turned: (0, 25),
      true, corner: 18),
    Row(
      "ipad-11", "iPad Pro 11-inch (M4)", 834, 1210, 2, 32, 25, turned: (0, 25), true, corner: 30),
    Row(
      "ipad-air-13-m4", "iPad Air 13-inch (M4)", 1024, 1366, 2, 32, 25, turned: (0, 25), true,
      corner: 18),
    Row(
      "ipad-13", "iPad Pro 13-inch (M4)", 1032, 1376, 2, 32, 25, turned: (0, 25), true, corner: 30),
  ]

  @Test(arguments: rows)
  func `a device has the numbers of its screen`(row: Row) throws {
    let device = try #require(Device(named: row.name))
    #expect(Device(named: row.title) == device)
    #expect(device.title == row.title)
    #expect(device.size == LayoutExtent(width: row.size.width, height: row.size.height))
    #expect(device.scale == row.scale)
    #expect(device.screen.cornerRadius == row.corner)
    #expect(
      device.portraitInsets
        == DirectionalEdgeInsets(top: row.upright.top, bottom: row.upright.bottom))
    let isTablet = row.size.width > 700
    #expect(
      device.landscapeInsets
        == DirectionalEdgeInsets(
          top: isTablet ? row.upright.top : 0, leading: row.turned.side, bottom: row.turned.bottom,
          trailing: row.turned.side))
    #expect(device.environment().isWidthRegular == isTablet)
    #expect(device.environment(.landscape).isWidthRegular == row.isRegularTurned)
    #expect(!device.narrowEnvironment.isWidthRegular)
  }

  @Test(
    arguments: [
      ("iPhone 15", 393.0, 852.0, 3.0), ("IPHONE15PROMAX", 430, 932, 3), ("iPad 13", 1032, 1376, 2),
      ("ipad-pro-11-m4", 834, 1210, 2), ("iPad Air 13-inch M4", 1024, 1366, 2),
      ("393x852@3", 393, 852, 3), ("320X480", 320, 480, 2), ("100.5x200@1", 100.5, 200, 1),
      ("402x874", 402, 874, 3), ("402x874@3,62,34", 402, 874, 3), ("360x800,30,20", 360, 800, 2),
    ])
  func `a device is found by its name or made from its size`(
    text: String, width: Double, height: Double, scale: Double
  ) throws {
    let environment = try #require(Device(named: text)).environment()
    #expect(environment.containerSize == LayoutExtent(width: width, height: height))
    #expect(environment.scale == scale)
  }

  /// A size, and its safe area as it is given: top, leading, bottom and trailing.
  private static let sizes: [(String, [Double])] = [
    ("402x874@3", [62, 0, 34, 0]), ("874x402@3", [0, 62, 20, 62]), ("402x874@2", [0, 0, 0, 0]),
    ("375x667@2", [20, 0, 0, 0]), ("834x1210", [32, 0, 25, 0]), ("1210x834@2", [32, 0, 25, 0]),
    ("360x800@3", [0, 0, 0, 0]), ("360x800@3,40,30", [40, 0, 30, 0]),
    ("800x360@3,40,30", [0, 40, 20, 40]), ("402x874@3,50,10", [50, 0, 10, 0]),
  ]

  @Test(arguments: sizes)
  func `a size has the safe area of its screen, or the one that is written`(
    text: String, insets: [Double]
  ) throws {
    let area = try #require(Device(named: text)).environment().safeAreaInsets
    #expect([area.top, area.leading, area.bottom, area.trailing] == insets)
  }

  @Test(
    arguments: [
      "", "iphone", "iphone-18", "x", "@", "0x0@1", "-1x5", "nanx10", "10xinf", "10x10@0",
      "10x10@3@3", "1e9x10", "10x10@x", "10x10x10", "10x10@2,1", "10x10@2,1,2,3", "10x10,-1,0",
      "10x10@2,a,b", "10x10@2,nan,0", "10x10@2,,",
    ])
  func `what names no device is refused`(text: String) {
    #expect(Device(named: text) == nil)
  }

  @Test func `names and titles of devices are different, and find them`() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Set(Device.all.map(\.title)).count == Device.all.count)
    for device in Device.all {
      #expect(Device(named: device.name) == device)
      #expect(Device(named: device.title) == device)
    }
  }

  @Test func `each screen is shown once, by a device that is asked for if there is one`() {
    #expect(
      Device.screens(preferring: [.iPhone15]).map(\.name) == [
        "iphone-se", "iphone-17e", "iphone-15", "iphone-17", "iphone-air", "iphone-14-plus",
        "iphone-16-plus", "iphone-17-pro-max", "ipad-mini-a17-pro", "ipad-air-11-m4", "ipad-a16",
        "ipad-pro-11-4", "ipad-11", "ipad-air-13-m4", "ipad-13",
      ])
  }
}
