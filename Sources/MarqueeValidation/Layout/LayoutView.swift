import MarqueeSolver

enum LayoutView: Hashable {
  case screen(Device, Orientation)
  /// A view that is narrower than all devices, and as high as this one.
  ///
  /// Only what ends an app is reported of it, because its author has not chosen it.
  case narrow(Device)

  /// The views for some devices: all in portrait, then all in landscape, then the narrow one.
  static func all(for devices: [Device]) -> [LayoutView] {
    let screens = Orientation.allCases.flatMap { orientation in
      devices.map { LayoutView.screen($0, orientation) }
    }
    let isNarrow = devices.contains { $0.size.width <= Device.narrowestWidth }
    let lowest = devices.min { $0.size.height < $1.size.height }
    return screens + (isNarrow ? [] : lowest.map { [.narrow($0)] } ?? [])
  }

  /// The view's size, scale and margins.
  var environment: LayoutEnvironment {
    switch self {
    case .screen(let device, let orientation): device.environment(orientation)
    case .narrow(let device): device.narrowEnvironment
    }
  }

  var isNarrow: Bool { if case .narrow = self { true } else { false } }

  /// The width in points.
  var width: Double { environment.containerSize.width }
}
