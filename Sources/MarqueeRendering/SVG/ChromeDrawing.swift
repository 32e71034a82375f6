import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// The bars of the system and the app around a screen that is scrolled to its top, as SVG.
///
/// They look the same as in the page: `chrome.css` has the same lengths.
struct ChromeDrawing {
  private let chrome: ScreenChrome
  private let settings: ImageSettings
  /// The size of the drawing: that of the screen, or of its whole content.
  private let size: LayoutExtent
  private let heights: ChromeHeights
  private let insets: DirectionalEdgeInsets
  private let shape: DeviceShape

  init(_ chrome: ScreenChrome, _ settings: ImageSettings, size: LayoutExtent) {
    self.chrome = chrome
    self.settings = settings
    self.size = size
    heights = chrome.heights(on: settings.view.device, settings.view.orientation)
    insets = settings.view.environment.safeAreaInsets
    shape = DeviceShape(settings.view.device, settings.view.orientation)
  }

  /// The bars, to be drawn in front of the content.
  func nodes(_ marks: inout SVGMarks) -> [MarkupNode] {
    titles(&marks) + tabBar(&marks) + statusBar(&marks) + homeIndicator
  }

  private func color(_ role: ColorRole) -> String { settings.appearance.color(role).hexadecimal }

  private var isRightToLeft: Bool { settings.view.direction == .rightToLeft }

  /// A phone in landscape has low bars, and no status bar.
  private var isLow: Bool { !shape.isTablet && settings.view.orientation == .landscape }

  // MARK: Navigation bar

  private func titles(_ marks: inout SVGMarks) -> [MarkupNode] {
    guard let title = chrome.title else { return [] }
    guard heights.largeTitle == 0 else {
      let room = LayoutRect(
        x: 20, y: heights.top, width: max(0, size.width - 40), height: heights.largeTitle)
      let font = TextFont(pointSize: 34, weight: .bold)
      var line = TextLine(title, font, .label, in: room, isCentered: false)
      // The side where it begins depends on the screen, whatever its letters are.
      line.direction = settings.view.direction
      return [marks.line(line)]
    }
    let width = size.width * 0.7
    let room = LayoutRect(
      x: (size.width - width) / 2, y: insets.top, width: width, height: heights.top - insets.top)
    let font = TextFont(pointSize: 17, weight: .semibold)
    return [marks.line(TextLine(title, font, .label, in: room, isCentered: true))]
  }

  // MARK: Tab bar

  private func tabBar(_ marks: inout SVGMarks) -> [MarkupNode] {
    guard !chrome.tabs.isEmpty else { return [] }
    let bar = LayoutRect(
      x: 0, y: size.height - heights.bottom, width: size.width, height: heights.bottom)
    let line = LayoutRect(x: 0, y: bar.minY - 0.5, width: bar.width, height: 0.5)
    // An app blurs content below the bar; unblurred words would distract, so none show.
    var nodes = [
      area(bar, color(.background)),
      area(line, color(.separator)),
    ]
    let width = bar.width / Double(chrome.tabs.count)
    for (index, tab) in chrome.tabs.enumerated() {
      let place = isRightToLeft ? chrome.tabs.count - 1 - index : index
      let room = LayoutRect(
        x: Double(place) * width, y: bar.minY, width: width, height: bar.height - insets.bottom)
      nodes += self.tab(tab, in: room, &marks)
    }
    return nodes
  }

  private func tab(
    _ tab: ScreenChrome.Tab, in room: LayoutRect, _ marks: inout SVGMarks
  ) -> [MarkupNode] {
    let role: ColorRole = tab.isSelected ? .accent : .secondaryLabel
    let font = TextFont(pointSize: isLow ? 13 : 10, weight: .medium)
    let icon: LayoutPoint
    var words = room
    if isLow {
      let gap = 6.0
      words.size.width = min(
        TextMeasurer(font: font).width(of: tab.title), max(0, room.width - Self.iconSide - gap))
      let start = room.minX + (room.width - Self.iconSide - gap - words.width) / 2
      icon = LayoutPoint(
        x: isRightToLeft ? start + words.width + gap : start,
        y: room.minY + (room.height - Self.iconSide) / 2)
      words.origin.x = isRightToLeft ? start : start + Self.iconSide + gap
    } else {
      let (gap, lineHeight) = (2.0, 12.0)
      let start = room.minY + (room.height - Self.iconSide - gap - lineHeight) / 2
      icon = LayoutPoint(x: room.minX + (room.width - Self.iconSide) / 2, y: start)
      words.origin.y = start + Self.iconSide + gap
      words.size.height = lineHeight
    }
    let outline: MarkupNode = """
      <path d="\(tab.icon?.path ?? ChromeIcon.plainPath)" transform="\(Self.moved(to: icon))" \
      fill="none" stroke="\(marks.color(role))" stroke-width="1.8" stroke-linecap="round" \
      stroke-linejoin="round"/>
      """
    return [outline, marks.line(TextLine(tab.title, font, role, in: words, isCentered: true))]
  }

  private static let iconSide = 24.0

  // MARK: Status bar

  private func statusBar(_ marks: inout SVGMarks) -> [MarkupNode] {
    guard insets.top > 0, !isLow else { return [] }
    let isSmall = !shape.isRound || shape.isTablet
    let role: ColorRole = heights.contentStart == 0 ? .onImage : .label
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
    guard shape.isRound else { return [] }
    let width = min(size.width * 0.38, 300)
    let bar = LayoutRect(
      x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    return [#"<rect\#(bar.attributes) rx="2.5" fill="\#(color(.label))"/>"#]
  }

  // MARK: Shapes

  private func area(_ frame: LayoutRect, _ color: String) -> MarkupNode {
    #"<rect\#(frame.attributes) fill="\#(color)"/>"#
  }

  private static func moved(to place: LayoutPoint, scale: Double = 1) -> String {
    let move = "translate(\(SVGNumber.text(place.x)) \(SVGNumber.text(place.y)))"
    return scale == 1 ? move : "\(move) scale(\(SVGNumber.text(scale)))"
  }
}
