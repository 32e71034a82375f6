package import MarqueeScreen
package import MarqueeSolver

package struct JudgedViews: Sendable {
  /// The devices; never empty.
  package let devices: [Device]
  /// The views in which images are checked, one for each device.
  let imageViews: [ScreenView.ID]
  let textViews: [ScreenView.ID]
  package let locale: DisplayLocale
  /// The only view, if it was laid out already.
  let solved: ScreenView?

  /// The views in which authored layouts are inspected; most screens have none.
  var layoutViews: [LayoutView] {
    solved.map { [.screen($0.id.device, $0.id.orientation)] } ?? LayoutView.all(for: devices)
  }

  /// The views of a content folder: the devices of its settings in their text sizes, upright;
  /// layouts also on their side, and in a narrow window.
  package init(of settings: Settings, for audience: Audience = .base) {
    let locale = DisplayLocale(for: audience, base: settings.locale)
    let direction = locale.direction
    self.locale = locale
    devices = settings.devices
    imageViews = devices.map { ScreenView.ID($0, direction: direction) }
    textViews = devices.flatMap { device in
      settings.textSizes.map { ScreenView.ID(device, textSize: $0, direction: direction) }
    }
    solved = nil
  }

  package init(_ view: ScreenView) {
    devices = [view.id.device]
    imageViews = [view.id]
    textViews = [view.id]
    locale = view.scene.locale
    solved = view
  }
}
