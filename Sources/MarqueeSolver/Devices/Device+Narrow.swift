import MarqueeScreen

extension Device {
  /// The width in points of the narrowest view that an app gets: a small phone with large text, or
  /// a tablet that shows another app next to it.
  package static let narrowestWidth = 320.0

  /// Returns the environment of a view of ``narrowestWidth`` that is as high as the screen.
  package var narrowEnvironment: LayoutEnvironment {
    let size = LayoutExtent(width: Self.narrowestWidth, height: size.height)
    return Device(name: name, title: title, screen: DeviceScreen(size: size, scale: scale))
      .environment()
  }
}
