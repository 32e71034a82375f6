import MarqueeCells
import MarqueeDiagnostics
package import MarqueeScreen
package import MarqueeSolver

package struct JudgedViews: Sendable {
  /// The devices; never empty.
  package let devices: [Device]
  /// The views that count, because the settings name them, or because everybody knows them.
  package let counting: [ScreenView.ID]
  /// A few more, in which each kind of fault shows.
  package let further: [ScreenView.ID]
  package let locale: DisplayLocale
  /// The only view, if there is just one.
  private let single: ScreenView.ID?

  /// The views in which authored layouts are inspected; most screens have none.
  var layoutViews: [LayoutView] {
    single.map { [.screen($0.device, $0.orientation)] } ?? LayoutView.all(for: devices)
  }

  /// The views of a content folder: those that its settings name, and a few more; layouts also on
  /// their side, and in a narrow window.
  ///
  /// - Parameter devices: Other devices than those of the settings.
  package init(
    of settings: Settings, for audience: Audience = .base, on devices: [Device]? = nil
  ) {
    let devices = devices ?? settings.devices
    let locale = DisplayLocale(for: audience, base: settings.locale)
    let direction = locale.direction
    self.locale = locale
    self.devices = devices
    counting =
      ScreenView.ID.all(
        devices, settings.orientations, settings.textSizes,
        settings.directions.isEmpty ? [direction] : settings.directions
      ).distinct
    let all =
      settings.selection.judgesEverywhere
      ? ScreenView.ID.all(
        Device.screens(preferring: devices), Orientation.allCases,
        TextSizeCategory.allCases, ReadingDirection.allCases)
      : Self.further(on: devices, direction)
    let known = Set(counting)
    further = all.filter { !known.contains($0) }
    single = nil
  }

  /// What is looked at, in words.
  package var phrase: String {
    let names = EnglishList.join(counting.map(\.description).distinct, "and", atMost: 3)
    let others = further.isEmpty ? "" : ", and at \(further.count.counted("more view"))"
    return "looked at \(names)\(others)"
  }

  /// The narrowest device with the largest usual text; the middle one turned, and with the first
  /// and the third of the accessibility sizes.
  private static func further(
    on devices: [Device], _ direction: ReadingDirection
  ) -> [ScreenView.ID] {
    let sorted = devices.sorted { $0.size.width < $1.size.width }
    let middle = sorted[sorted.count / 2]
    return [
      ScreenView.ID(sorted[0], textSize: .extraExtraExtraLarge, direction: direction),
      ScreenView.ID(middle, .landscape, direction: direction),
      ScreenView.ID(middle, textSize: .accessibilityMedium, direction: direction),
      ScreenView.ID(middle, textSize: .accessibilityExtraLarge, direction: direction),
    ]
  }

  package init(_ view: ScreenView) {
    devices = [view.id.device]
    counting = [view.id]
    further = []
    locale = view.scene.locale
    single = view.id
  }
}
