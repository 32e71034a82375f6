import MarqueeScreen

extension Device {
  /// The named devices: phones, then tablets, small ones first.
  ///
  /// They are those since 2022 that run iOS 26. Of the devices that share a screen, the first one
  /// stands for all of them.
  public static let all: [Device] = catalog.flatMap { screen, titles in
    titles.map { Device($0, screen) }
  }

  private static let catalog: [(DeviceScreen, [String])] = [
    (.p1, ["iPhone SE (3rd generation)"]), (.p6, ["iPhone 17e", "iPhone 16e", "iPhone 14"]),
    (.p8, ["iPhone 16", "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro"]),
    (.p10, ["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"]), (.p12, ["iPhone Air"]),
    (.p7, ["iPhone 14 Plus"]),
    (.p9, ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max"]),
    (.p11, ["iPhone 17 Pro Max", "iPhone 16 Pro Max"]), (.t4, ["iPad mini (A17 Pro)"]),
    (.t5, ["M4", "M3", "M2"].map { "iPad Air 11-inch (\($0))" } + ["iPad Air (5th generation)"]),
    (.t6, ["iPad (A16)", "iPad (10th generation)"]), (.t7, ["iPad Pro 11-inch (4th generation)"]),
    (.t8, ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"]),
    (.t9, ["M4", "M3", "M2"].map { "iPad Air 13-inch (\($0))" }),
    (.t9, ["iPad Pro 12.9-inch (6th generation)"]),
    (.t10, ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]),
  ]

  /// The names that are not made of their titles.
  private static let names = [
    "iPhone SE (3rd generation)": "iphone-se", "iPad Pro 11-inch (M4)": "ipad-11",
    "iPad Pro 13-inch (M4)": "ipad-13",
  ]

  /// 375 × 667 points at 2x, with a home button.
  public static let iPhoneSE = Device("iPhone SE (3rd generation)", .p1)
  /// 393 × 852 points at 3x.
  public static let iPhone15 = Device("iPhone 15", .p8)
  /// 430 × 932 points at 3x.
  public static let iPhone15ProMax = Device("iPhone 15 Pro Max", .p9)
  /// 402 × 874 points at 3x.
  public static let iPhone17 = Device("iPhone 17", .p10)
  /// 440 × 956 points at 3x.
  public static let iPhone17ProMax = Device("iPhone 17 Pro Max", .p11)
  /// 834 × 1210 points at 2x.
  public static let iPadPro11 = Device("iPad Pro 11-inch (M4)", .t8)
  /// 1032 × 1376 points at 2x.
  public static let iPadPro13 = Device("iPad Pro 13-inch (M4)", .t10)

  private init(_ title: String, _ screen: DeviceScreen) {
    let words = title.lowercased().split { " ()".contains($0) }.map {
      $0.replacing("-inch", with: "").replacing("th", with: "")
    }
    let name = words.filter { $0 != "generation" }.joined(separator: "-")
    self.init(name: Self.names[title] ?? name, title: title, screen: screen)
  }

  /// One device for each known screen.
  ///
  /// - Parameter devices: The devices that stand for their screens.
  package static func screens(preferring devices: [Device]) -> [Device] {
    all.reduce(into: []) { found, device in
      guard found.last?.screen != device.screen else { return }
      found.append(devices.first { $0.screen == device.screen } ?? device)
    }
  }

  /// The largest side of a custom screen, in points.
  private static let longestSide = 100_000.0

  /// Finds a device by its name, or makes one from a size and scale.
  ///
  /// Case, spaces, hyphens and parentheses are ignored: `iPhone 15` and `iphone-15` are the same
  /// device. A size is written `402x874@3`, or with the safe area at the top and at the bottom
  /// `402x874@3,62,34`. Without them, the scale and the safe area are those of a known screen of
  /// that size; of any other, the scale is 2, and there is no safe area.
  ///
  /// - Returns: The device; `nil` for a text that is neither a name nor a size.
  public init?(named text: String) {
    let wanted = Self.plain(text)
    let known = Self.all.first { device in
      Self.plain(device.name) == wanted || Self.plain(device.title) == wanted
    }
    guard let device = known ?? Self.custom(text) else { return nil }
    self = device
  }

  private static func plain(_ name: String) -> [UInt8] {
    name.lowercased().replacing("-inch", with: "").utf8.filter { !" -()".utf8.contains($0) }
  }

  private static func custom(_ text: String) -> Device? {
    let words = text.lowercased()
    let signs = words.filter("x@,".contains)
    let numbers = words.split(omittingEmptySubsequences: false, whereSeparator: "x@,".contains)
      .compactMap { Double($0) }
    guard ["x", "x@", "x,,", "x@,,"].contains(signs), numbers.count == signs.count + 1,
      numbers.prefix(2).allSatisfy((1...longestSide).contains)
    else { return nil }
    let size = LayoutExtent(width: numbers[0], height: numbers[1])
    let scale = signs.contains("@") ? numbers[2] : nil
    let insets = signs.contains(",") ? Array(numbers.suffix(2)) : []
    guard (1...4).contains(scale ?? 1), insets.allSatisfy((0...200).contains) else { return nil }
    let screen = screen(size, scale, insets)
    return Device(name: text, title: text, screen: screen)
  }

  private static func screen(
    _ size: LayoutExtent, _ scale: Double?, _ insets: [Double]
  ) -> DeviceScreen {
    let screens = all.map(\.screen)
    let sides = [size.width, size.height].sorted()
    let known = screens.first {
      [$0.size.width, $0.size.height] == sides && (scale ?? $0.scale) == $0.scale
    }
    var screen = known ?? DeviceScreen(size: size, scale: scale ?? 2)
    screen.size = size
    if insets.count == 2 { (screen.top, screen.bottom) = (insets[0], insets[1]) }
    guard known == nil else { return screen }
    // Its shape is that of the known screen that keeps the most similar area clear.
    let like = screens.filter {
      $0.isTablet == screen.isTablet && ($0.bottom > 0) == (screen.bottom > 0)
    }.min { abs($0.top - screen.top) < abs($1.top - screen.top) }
    (screen.cornerRadius, screen.cutout) = (like?.cornerRadius ?? 0, like?.cutout)
    return screen
  }
}
