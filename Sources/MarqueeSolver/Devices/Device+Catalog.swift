import MarqueeScreen

extension Device {
  /// The named devices: phones, then tablets, small ones first.
  ///
  /// They are those since 2022 that run iOS 26. Of the devices that share a screen, the first one
  /// stands for all of them.
  public static let all: [Device] = [
    .iPhoneSE,
    Device("iphone-17e", "iPhone 17e", .p6), Device("iphone-16e", "iPhone 16e", .p6),
    Device("iphone-14", "iPhone 14", .p6),
    Device("iphone-16", "iPhone 16", .p8), Device("iphone-15-pro", "iPhone 15 Pro", .p8),
    .iPhone15, Device("iphone-14-pro", "iPhone 14 Pro", .p8),
    .iPhone17, Device("iphone-17-pro", "iPhone 17 Pro", .p10),
    Device("iphone-16-pro", "iPhone 16 Pro", .p10),
    Device("iphone-air", "iPhone Air", .p12),
    Device("iphone-14-plus", "iPhone 14 Plus", .p7),
    Device("iphone-16-plus", "iPhone 16 Plus", .p9), .iPhone15ProMax,
    Device("iphone-15-plus", "iPhone 15 Plus", .p9),
    Device("iphone-14-pro-max", "iPhone 14 Pro Max", .p9),
    .iPhone17ProMax, Device("iphone-16-pro-max", "iPhone 16 Pro Max", .p11),
    Device("ipad-mini-a17-pro", "iPad mini (A17 Pro)", .t4),
    Device("ipad-air-11-m4", "iPad Air 11-inch (M4)", .t5),
    Device("ipad-air-11-m3", "iPad Air 11-inch (M3)", .t5),
    Device("ipad-air-11-m2", "iPad Air 11-inch (M2)", .t5),
    Device("ipad-air-5", "iPad Air (5th generation)", .t5),
    Device("ipad-a16", "iPad (A16)", .t6), Device("ipad-10", "iPad (10th generation)", .t6),
    Device("ipad-pro-11-4", "iPad Pro 11-inch (4th generation)", .t7),
    .iPadPro11, Device("ipad-pro-11-m5", "iPad Pro 11-inch (M5)", .t8),
    Device("ipad-air-13-m4", "iPad Air 13-inch (M4)", .t9),
    Device("ipad-air-13-m3", "iPad Air 13-inch (M3)", .t9),
    Device("ipad-air-13-m2", "iPad Air 13-inch (M2)", .t9),
    Device("ipad-pro-12.9-6", "iPad Pro 12.9-inch (6th generation)", .t9),
    .iPadPro13, Device("ipad-pro-13-m5", "iPad Pro 13-inch (M5)", .t10),
  ]

  /// 375 × 667 points at 2x, with a home button.
  public static let iPhoneSE = Device("iphone-se", "iPhone SE (3rd generation)", .p1)
  /// 393 × 852 points at 3x.
  public static let iPhone15 = Device("iphone-15", "iPhone 15", .p8)
  /// 430 × 932 points at 3x.
  public static let iPhone15ProMax = Device("iphone-15-pro-max", "iPhone 15 Pro Max", .p9)
  /// 402 × 874 points at 3x.
  public static let iPhone17 = Device("iphone-17", "iPhone 17", .p10)
  /// 440 × 956 points at 3x.
  public static let iPhone17ProMax = Device("iphone-17-pro-max", "iPhone 17 Pro Max", .p11)
  /// 834 × 1210 points at 2x.
  public static let iPadPro11 = Device("ipad-11", "iPad Pro 11-inch (M4)", .t8)
  /// 1032 × 1376 points at 2x.
  public static let iPadPro13 = Device("ipad-13", "iPad Pro 13-inch (M4)", .t10)

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
    let numbers = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    let parts = numbers[0].split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    let insets = numbers.dropFirst().map { Double($0) ?? -1 }
    guard parts.count <= 2, sides.count == 2, let width = sides[0], let height = sides[1],
      let scale = parts.count == 2 ? Double(parts[1]) : 0, [0, 2].contains(insets.count),
      width >= 1, height >= 1, width <= longestSide, height <= longestSide,
      parts.count == 1 || (1...4).contains(scale), insets.allSatisfy((0...200).contains)
    else { return nil }
    return Device(
      text, text,
      DeviceScreen(LayoutExtent(width: width, height: height), scale: scale, insets))
  }
}

extension DeviceScreen {
  /// Makes a screen of any size.
  ///
  /// - Parameters:
  ///   - scale: The scale; 0 for the usual one.
  ///   - insets: The safe area at the top and at the bottom of the upright screen, or empty.
  fileprivate init(_ size: LayoutExtent, scale: Double, _ insets: [Double]) {
    let sides = [size.width, size.height].sorted()
    let screens = Device.all.map(\.screen)
    let known = screens.first {
      [$0.size.width, $0.size.height] == sides && (scale == 0 || $0.scale == scale)
    }
    guard insets.count == 2 else {
      self = known ?? DeviceScreen(size: size, scale: scale == 0 ? 2 : scale)
      self.size = size
      return
    }
    self.init(size: size, scale: scale == 0 ? known?.scale ?? 2 : scale)
    (top, bottom) = (insets[0], insets[1])
    // Its shape is that of the known screen that keeps the most similar area clear.
    let like = screens.filter { $0.isTablet == isTablet && ($0.bottom > 0) == (bottom > 0) }
      .min { abs($0.top - top) < abs($1.top - top) }
    cornerRadius = like?.cornerRadius ?? 0
    cutout = like?.cutout
  }
}
