package import MarqueeCells
package import MarqueeFigures
package import MarqueeSolver

/// The views in which a screen is judged.
package struct JudgedViews: Sendable {
  /// The devices; never empty.
  package let devices: [Device]
  /// The orientations in which cells are looked at.
  let orientations: [Orientation]
  /// The text sizes in which texts are looked at.
  let textSizes: [TextSizeCategory]
  /// The views in which authored layouts are inspected.
  let layoutViews: [LayoutView]
  /// The text size in which images are looked at.
  private let imageTextSize: TextSizeCategory
  /// The format of figures in cells.
  let locale: DisplayLocale

  /// The views of a content folder: the devices of its settings in their text sizes, upright; layouts
  /// also on their side, and in a narrow window.
  package init(of settings: Settings) {
    devices = settings.devices
    orientations = [.portrait]
    textSizes = settings.textSizes
    imageTextSize = .large
    layoutViews = LayoutView.all(for: settings.devices)
    locale = .enUS
  }

  /// A single view.
  package init(_ view: ScreenView.ID, locale: DisplayLocale) {
    devices = [view.device]
    orientations = [view.orientation]
    textSizes = [view.textSize]
    imageTextSize = view.textSize
    layoutViews = [.screen(view.device, view.orientation)]
    self.locale = locale
  }

  /// The views in which images are looked at.
  var imageViews: [ScreenView.ID] {
    windows.map { ScreenView.ID($0, $1, textSize: imageTextSize) }
  }

  /// The views in which texts are looked at.
  var textViews: [ScreenView.ID] {
    windows.flatMap { device, orientation in
      textSizes.map { ScreenView.ID(device, orientation, textSize: $0) }
    }
  }

  private var windows: [(Device, Orientation)] {
    devices.flatMap { device in orientations.map { (device, $0) } }
  }
}
