import MarqueeCatalog
import MarqueeCells
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import MarqueeSolver

/// The texts of a screen that do not fit where they are shown.
///
/// It uses the cells and fonts of the preview.
package struct TextFits: Sendable {
  struct CutItems: Sendable {
    /// These items, each with its first such text; at least one.
    let items: [(item: ShownItem, text: CutText)]
    let view: ScreenView.ID
  }

  struct HighHeader: Sendable {
    let section: ShownSection
    /// The height that it needs, and the height that it has, in points.
    let height: Double
    let room: Double
    let view: ScreenView.ID
  }

  /// The largest property list whose texts are checked.
  ///
  /// Laying out thousands of cells for each device takes longer than everything else, and no phone
  /// screen has so many.
  package static let maximumByteCount = 1 << 20

  private(set) var cutItems: [CutItems] = []
  /// One for each section with such a header: the view in which it is highest.
  private(set) var highHeaders: [HighHeader] = []

  /// Whether the texts of a screen were not checked, because it is larger than
  /// ``maximumByteCount``.
  let isSkipped: Bool

  /// Makes an empty value.
  init(isSkipped: Bool) { self.isSkipped = isSkipped }

  /// Checks the texts of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, with its places.
  ///   - scene: The screen as an app shows it.
  ///   - views: The views in which it is shown.
  /// - Complexity: O(*texts* × *views*).
  init(of screen: ShownScreen, _ scene: ScreenScene, _ views: [ScreenView], _ workers: Workers) {
    isSkipped = false
    let sections = scene.screen.sections
    guard !views.isEmpty else { return }
    let cells = workers.map(sections) { SectionCells($0, scene) }
    for (index, section) in screen.visibleSections.enumerated() {
      let found = views.compactMap { cells[index].cutItems(in: $0, section: index, section.items) }
      if let most = found.max(by: { $0.items.count < $1.items.count }) { cutItems.append(most) }
      let headers = views.compactMap {
        Self.highHeader(of: sections[index], index, in: $0, section)
      }
      if let highest = headers.max(by: { $0.height < $1.height }) { highHeaders.append(highest) }
    }
  }

  private static func highHeader(
    of section: ScreenSection, _ index: Int, in view: ScreenView, _ shown: ShownSection
  ) -> HighHeader? {
    guard let header = view.scene.header(of: section),
      let frame = view.layout.extras(ofSection: index).first(where: {
        $0.kind == .boundary(ElementKind.sectionHeader)
      })?.frame
    else { return nil }
    let height = header.height(fitting: frame.width, view.id.textSize)
    guard height > frame.height + 0.5 else { return nil }
    return HighHeader(section: shown, height: height, room: frame.height, view: view.id)
  }
}

/// The cells of a section with texts that may lose some of their lines.
private struct SectionCells: Sendable {
  private var parts: [(item: Int, part: CellPart, texts: [LimitedText])] = []
  /// Whether one item is shown at a time, which may be any of them.
  private let hasSelection: Bool

  init(_ section: ScreenSection, _ scene: ScreenScene) {
    hasSelection = section.selection != nil
    for (index, item) in section.items.enumerated() {
      let part = scene.cell(of: item, in: section)
      let texts = part.limitedTexts.map(LimitedText.init)
      // All cells of a section show the same parts: if the first has no texts, no other has.
      guard !texts.isEmpty || index > 0 else { return }
      if !texts.isEmpty { parts.append((index, part, texts)) }
    }
  }

  /// The items with a cut text; `nil` if there are none.
  ///
  /// - Parameter items: The section's items.
  func cutItems(
    in view: ScreenView, section: Int, _ items: ShownItems
  ) -> TextFits.CutItems? {
    guard !parts.isEmpty else { return nil }
    var rooms: [LayoutExtent: TextRooms] = [:]
    let sizes = sizes(in: view.layout, section: section)
    var cut: [(item: ShownItem, text: CutText)] = []
    for (item, part, texts) in parts {
      guard let size = hasSelection ? sizes[0] : sizes[item],
        let text = rooms[size, default: TextRooms(size, view.id.textSize)].cutText(in: part, texts)
      else { continue }
      cut.append((items[item], text))
    }
    return cut.isEmpty ? nil : TextFits.CutItems(items: cut, view: view.id)
  }

  private func sizes(in layout: SolvedLayout, section: Int) -> [Int: LayoutExtent] {
    var sizes: [Int: LayoutExtent] = [:]
    for element in layout.elements(ofSection: section) where element.kind == .cell {
      sizes[element.item] = element.frame.size
    }
    return sizes
  }
}

extension ScreenView.ID: CustomStringConvertible {
  /// The device, and what is unusual about the view: `iphone-15 at text size 'extraLarge'`.
  package var description: String {
    let text = textSize == .large ? "" : " at text size '\(textSize)'"
    return device.name + (orientation == .portrait ? "" : " in landscape") + text
  }
}
