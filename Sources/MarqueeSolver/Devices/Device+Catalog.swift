import MarqueeScreen

extension Device {
  /// The named devices, small ones first.
  public static let all: [Device] = [
    .iPhoneSE, .iPhone15, .iPhone15ProMax, .iPadPro11, .iPadPro13,
  ]

  /// 375 × 667 points at 2x, with a home button.
  public static let iPhoneSE = Device(
    name: "iphone-se", title: "iPhone SE (3rd generation)",
    size: LayoutExtent(width: 375, height: 667), scale: 2,
    portraitInsets: DirectionalEdgeInsets(top: 20))

  /// 393 × 852 points at 3x.
  public static let iPhone15 = Device(
    name: "iphone-15", title: "iPhone 15", size: LayoutExtent(width: 393, height: 852), scale: 3,
    portraitInsets: DirectionalEdgeInsets(top: 59, bottom: 34),
    landscapeInsets: DirectionalEdgeInsets(leading: 59, bottom: 21, trailing: 59))

  /// 430 × 932 points at 3x.
  public static let iPhone15ProMax = Device(
    name: "iphone-15-pro-max", title: "iPhone 15 Pro Max",
    size: LayoutExtent(width: 430, height: 932), scale: 3,
    portraitInsets: DirectionalEdgeInsets(top: 59, bottom: 34),
    landscapeInsets: DirectionalEdgeInsets(leading: 59, bottom: 21, trailing: 59))

  /// 834 × 1194 points at 2x.
  public static let iPadPro11 = Device(
    name: "ipad-11", title: "iPad Pro (11-inch)",
    size: LayoutExtent(width: 834, height: 1194), scale: 2,
    portraitInsets: DirectionalEdgeInsets(top: 24, bottom: 20),
    landscapeInsets: DirectionalEdgeInsets(top: 24, bottom: 20))

  /// 1024 × 1366 points at 2x.
  public static let iPadPro13 = Device(
    name: "ipad-13", title: "iPad Pro (13-inch)",
    size: LayoutExtent(width: 1024, height: 1366), scale: 2,
    portraitInsets: DirectionalEdgeInsets(top: 24, bottom: 20),
    landscapeInsets: DirectionalEdgeInsets(top: 24, bottom: 20))

  /// The largest side of a custom screen, in points.
  private static let longestSide = 100_000.0

  /// Finds a device by its name, or makes one from a size and scale.
  ///
  /// Case, spaces and hyphens are ignored: `iPhone 15` and `iphone-15` are the same device. A size
  /// is written `393x852@3`; the default scale is 2. A custom device has no safe area.
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
    name.lowercased().utf8.filter { !" -".utf8.contains($0) }
  }

  private static func custom(_ text: String) -> Device? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = (parts.first ?? "").lowercased().split(
      separator: "x", omittingEmptySubsequences: false)
    guard parts.count <= 2, sides.count == 2, let width = Double(sides[0]),
      let height = Double(sides[1]), let scale = parts.count == 2 ? Double(parts[1]) : 2,
      width >= 1, height >= 1, width <= longestSide, height <= longestSide, scale >= 1, scale <= 4
    else { return nil }
    return Device(
      name: text, title: text, size: LayoutExtent(width: width, height: height), scale: scale)
  }
}
