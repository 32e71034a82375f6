import MarqueeSolver

struct LayoutViews {
  private var views: [LayoutView]
  private let deviceCount: Int

  init(_ view: LayoutView, _ deviceCount: Int) {
    views = [view]
    self.deviceCount = deviceCount
  }

  mutating func formUnion(_ other: LayoutViews) { views += other.views }

  func includes(_ orientation: Orientation) -> Bool { !devices(in: orientation).isEmpty }

  /// The views in words: `in portrait on every device; in landscape on iPhone 15 and 2 more`.
  var text: String {
    let screens = Orientation.allCases.map { (orientation: $0, devices: devices(in: $0)) }
    guard screens.contains(where: { $0.devices.count < deviceCount }) else {
      return "on every device, in portrait and in landscape"
    }
    var names = screens.compactMap { orientation, devices -> String? in
      guard let first = devices.first else { return nil }
      guard devices.count < deviceCount else { return "in \(orientation) on every device" }
      let others = devices.count == 1 ? "" : " and \(devices.count - 1) more"
      return "in \(orientation) on \(first.title)\(others)"
    }
    if views.contains(where: \.isNarrow) {
      names.append("in a window as wide as a phone with large text, or a third of a tablet")
    }
    return names.joined(separator: "; ")
  }

  /// The width of the first view in words: `at a width of 375 points`.
  var width: String {
    "at a width of \(LengthText.points(views.first?.width ?? 0))"
  }

  private func devices(in orientation: Orientation) -> [Device] {
    views.compactMap { view in
      guard case .screen(let device, orientation) = view else { return nil }
      return device
    }
  }
}
