import MarqueeLayout
import MarqueeSolver

/// The devices and orientations in which something appears.
struct LayoutViews {
  private var devices: [Orientation: [Device]]
  /// How many devices layouts are checked on.
  private let deviceCount: Int

  /// One device in one orientation.
  init(_ device: Device, _ orientation: Orientation, _ deviceCount: Int) {
    devices = [orientation: [device]]
    self.deviceCount = deviceCount
  }

  /// Adds views that are not in this set yet.
  mutating func formUnion(_ other: LayoutViews) {
    devices.merge(other.devices, uniquingKeysWith: +)
  }

  /// Whether it appears on no device in portrait.
  var isOnlyInLandscape: Bool { devices[.portrait] == nil }

  /// The devices in words: `in portrait on every device; in landscape on iPhone 15 and 2 more`.
  var text: String {
    let isEverywhere = Orientation.allCases.allSatisfy { devices[$0]?.count == deviceCount }
    guard !isEverywhere else { return "on every device, in portrait and in landscape" }
    let names = Orientation.allCases.compactMap { orientation -> String? in
      guard let devices = devices[orientation], let first = devices.first else { return nil }
      guard devices.count < deviceCount else { return "in \(orientation) on every device" }
      let others = devices.count == 1 ? "" : " and \(devices.count - 1) more"
      return "in \(orientation) on \(first.title)\(others)"
    }
    return names.joined(separator: "; ")
  }
}
