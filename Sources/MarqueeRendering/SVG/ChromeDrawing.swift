import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// The bars of the system and the app around a screen that is scrolled to its top, as SVG.
///
/// A page has the same lengths, from the same layout.
struct ChromeDrawing {
  private let chrome: ScreenChrome
  private let layout: ChromeLayout
  private let settings: ImageSettings
  /// The size of the drawing: that of the screen, or of its whole content.
  private let size: LayoutExtent

  init(_ chrome: ScreenChrome, _ settings: ImageSettings, size: LayoutExtent) {
    self.chrome = chrome
    self.settings = settings
    self.size = size
    layout = ChromeLayout(chrome, in: settings.view, length: size.height)
  }

  /// The bars, to be drawn in front of the content.
  func nodes(_ marks: inout SVGMarks) -> [MarkupNode] {
    title(&marks) + tabBar(&marks) + statusBar(&marks) + homeIndicator
  }

  private func color(_ role: ColorRole) -> String { settings.appearance.color(role).hexadecimal }

  private var isTablet: Bool { settings.view.device.screen.isTablet }

  private var isRound: Bool { settings.view.device.screen.cornerRadius > 0 }

  private func line(
    _ label: ChromeLayout.Label, _ role: ColorRole, _ marks: inout SVGMarks
  ) -> MarkupNode {
    var line = TextLine(
      label.text, label.font, role, in: label.room, isCentered: label.isCentered)
    // The side where it begins depends on the screen, whatever its letters are.
    if !label.isCentered { line.direction = settings.view.direction }
    return marks.line(line)
  }

  private func title(_ marks: inout SVGMarks) -> [MarkupNode] {
    (layout.largeTitle ?? layout.title).map { [line($0, .label, &marks)] } ?? []
  }

  private func tabBar(_ marks: inout SVGMarks) -> [MarkupNode] {
    guard let capsule = layout.capsule else { return [] }
    // An app shows content through the bar; words there would distract, so none show.
    var nodes: [MarkupNode] = [
      """
      <rect\(capsule.attributes) rx="\(capsule.height / 2)" fill="\(color(.groupedRow))" \
      stroke="\(color(.separator))" stroke-width="0.5"/>
      """
    ]
    for (tab, place) in zip(chrome.tabs, layout.tabs) {
      if tab.isSelected {
        nodes.append(
          """
          <rect\(place.frame.attributes) rx="\(place.frame.height / 2)" \
          fill="\(color(.separator))" fill-opacity="0.5"/>
          """)
      }
      let role: ColorRole = tab.isSelected ? .accent : .label
      if let icon = place.icon {
        nodes.append(
          """
          <path d="\(tab.icon?.path ?? ChromeIcon.plainPath)" \
          transform="\(Self.moved(to: icon.origin))" fill="none" stroke="\(marks.color(role))" \
          stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
          """)
      }
      nodes.append(line(place.label, role, &marks))
    }
    return nodes
  }

  private func statusBar(_ marks: inout SVGMarks) -> [MarkupNode] {
    let insets = settings.view.environment.safeAreaInsets
    guard insets.top > 0 else { return [] }
    let isSmall = !isRound || isTablet
    let role: ColorRole = layout.contentStart == 0 ? .onImage : .label
    let font = TextFont(pointSize: isSmall ? 12 : 17, weight: .semibold)
    let top = isSmall ? 0 : 6.0
    let start = isSmall ? 12 : 50.0
    let width = TextMeasurer(font: font).width(of: StatusBarShape.time)
    let room = LayoutRect(x: start, y: top, width: width, height: insets.top - top)
    var line = TextLine(StatusBarShape.time, font, role, in: room, isCentered: true)
    line.direction = .leftToRight
    var nodes = [marks.line(line)]
    let scale = isSmall ? 0.85 : 1
    let icons = StatusBarShape.icons
    let taken =
      icons.map(\.width).reduce(0, +) * scale
      + StatusBarShape.spacing * Double(max(0, icons.count - 1))
    var place = LayoutPoint(
      x: size.width - (isSmall ? 12 : 30) - taken,
      y: top + (insets.top - top - StatusBarShape.height * scale) / 2)
    for icon in icons {
      nodes.append(
        """
        <path d="\(icon.path)" transform="\(Self.moved(to: place, scale: scale))" \
        fill="\(color(role))" fill-rule="evenodd"/>
        """)
      place.x += icon.width * scale + StatusBarShape.spacing
    }
    return nodes
  }

  private var homeIndicator: [MarkupNode] {
    guard isRound else { return [] }
    let width = min(size.width * 0.38, 300)
    let bar = LayoutRect(
      x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    return [#"<rect\#(bar.attributes) rx="2.5" fill="\#(color(.label))"/>"#]
  }

  private static func moved(to place: LayoutPoint, scale: Double = 1) -> String {
    let move = "translate(\(SVGNumber.text(place.x)) \(SVGNumber.text(place.y)))"
    return scale == 1 ? move : "\(move) scale(\(SVGNumber.text(scale)))"
  }
}
