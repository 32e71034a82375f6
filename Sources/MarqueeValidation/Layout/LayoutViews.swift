import MarqueeLayout
import MarqueeSolver

/// The devices and the ways of holding them in which something is seen.
struct LayoutViews {
  private var devices: [Orientation: [Device]]
  /// How many devices layouts are judged on.
  private let deviceCount: Int

  /// One device, held in one way.
  init(_ device: Device, _ orientation: Orientation, _ deviceCount: Int) {
    devices = [orientation: [device]]
    self.deviceCount = deviceCount
  }

  /// Adds others, of which none is among these.
  mutating func formUnion(_ other: LayoutViews) {
    devices.merge(other.devices, uniquingKeysWith: +)
  }

  /// Whether it is seen in no device that is held upright.
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
