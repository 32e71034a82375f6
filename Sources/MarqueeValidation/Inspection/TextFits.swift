import MarqueeCatalog
import MarqueeCells
import MarqueeFigures
import MarqueeLayout
package import MarqueeLoading
package import MarqueeScreen
package import MarqueeSolver
package import MarqueeSupport

/// The texts of a screen that do not fit where they are shown.
///
/// It uses the cells and fonts of the preview, with one layout per device and text size.
package struct TextFits: Sendable {
  /// A device and a text size in which texts do not fit.
  struct View: Hashable, Sendable, CustomStringConvertible {
    let device: Device
    let textSize: TextSizeCategory

    var description: String {
      textSize == .large ? device.name : "\(device.name) at text size '\(textSize)'"
    }
  }

  /// The items of a section with a cut text.
  struct CutItems: Sendable {
    /// The first of these items, by its position in the catalog.
    let first: Int
    let count: Int
    /// The text of the first one.
    let text: CutText
    let view: View
  }

  /// A header that is higher than the space for it.
  struct HighHeader: Sendable {
    /// The position of the section in the catalog.
    let section: Int
    /// The height that it needs, and the height that it has, in points.
    let height: Double
    let room: Double
    let view: View
  }

  /// The largest property list whose texts are checked.
  ///
  /// Laying out thousands of cells for each device takes longer than everything else, and no phone
  /// screen has so many.
  package static let maximumByteCount = 1 << 20

  /// One for each section with such items: the view in which most of them are cut.
  private(set) var cutItems: [CutItems] = []
  /// One for each section with such a header: the view in which it is highest.
  private(set) var highHeaders: [HighHeader] = []

  /// Whether the texts of a screen were not checked, because it is larger than
  /// ``maximumByteCount``.
  private(set) var isSkipped = false

  /// Makes an empty value.
  package init() {}

  /// The value of a screen that is too large to be checked.
  package static var skipped: TextFits {
    var fits = TextFits()
    fits.isSkipped = true
    return fits
  }

  /// Lays a screen out, and checks its texts.
  ///
  /// - Parameters:
  ///   - screen: The screen, with its places.
  ///   - shown: The screen as an app shows it.
  /// - Complexity: O(*texts* × *devices* × *text sizes*).
  package init(
    of screen: ResolvedFile, shownAs shown: Screen, on devices: [Device],
    textSizes: [TextSizeCategory], _ workers: Workers
  ) {
    let positions = screen.catalog.shownSections
    guard positions.count == shown.sections.count else { return }
    let figures = Figures(for: .enUS, currency: shown.currency)
    let cells = workers.map(shown.sections) { SectionCells($0, figures) }
    let looked = positions.indices.filter { shown.sections[$0].name != nil || !cells[$0].isEmpty }
    guard !looked.isEmpty else { return }
    // For a section whose cells have no such texts, only the header is checked, for which one item
    // is enough.
    let reduced = shown.with(
      looked.map { index in
        let section = shown.sections[index]
        return cells[index].isEmpty ? section.with(section.items.prefix(1)) : section
      })
    let solver = ScreenSolver(reduced)
    let views = devices.flatMap { device in
      solver.map(in: device.environment(), textSizes: textSizes) { $0 }
        .enumerated().map { (View(device: device, textSize: textSizes[$0]), $1) }
    }
    for (solvedIndex, index) in looked.enumerated() {
      let section = positions[index]
      let items = screen.catalog.sections[section].items
      let found = views.compactMap { view, solved in
        cells[index].cutItems(in: solved.layout, section: solvedIndex, view, items)
      }
      if let most = found.max(by: { $0.count < $1.count }) { cutItems.append(most) }
      let headers = views.compactMap { view, solved in
        Self.highHeader(of: shown.sections[index], solvedIndex, in: solved.layout, view, section)
      }
      if let highest = headers.max(by: { $0.height < $1.height }) { highHeaders.append(highest) }
    }
  }

  private static func highHeader(
    of section: ScreenSection, _ index: Int, in layout: SolvedLayout, _ view: View, _ position: Int
  ) -> HighHeader? {
    guard let header = CellPart.header(of: section),
      let frame = layout.elements(ofSection: index).first(where: {
        $0.kind == .boundary(ElementKind.sectionHeader)
      })?.frame
    else { return nil }
    let height = header.height(fitting: frame.width, view.textSize)
    guard height > frame.height + 0.5 else { return nil }
    return HighHeader(section: position, height: height, room: frame.height, view: view)
  }
}

/// The cells of a section with texts that may lose some of their lines.
private struct SectionCells: Sendable {
  private var parts: [(item: Int, part: CellPart, texts: [LimitedText])] = []
  /// Whether one item is shown at a time, which may be any of them.
  private let hasSelection: Bool

  var isEmpty: Bool { parts.isEmpty }

  init(_ section: ScreenSection, _ figures: Figures) {
    hasSelection = section.selection != nil
    for (index, item) in section.items.enumerated() {
      let part = CellPart.cell(of: item, in: section, figures)
      let texts = part.limitedTexts.map(LimitedText.init)
      // All cells of a section show the same parts: if the first has no texts, no other has.
      guard !texts.isEmpty || index > 0 else { return }
      if !texts.isEmpty { parts.append((index, part, texts)) }
    }
  }

  /// The items with a cut text; `nil` if there are none.
  ///
  /// - Parameter items: The positions of the section's items in the catalog.
  func cutItems(
    in layout: SolvedLayout, section: Int, _ view: TextFits.View, _ items: Range<Int>
  ) -> TextFits.CutItems? {
    guard !parts.isEmpty else { return nil }
    var rooms: [LayoutExtent: TextRooms] = [:]
    let sizes = sizes(in: layout, section: section)
    var first: (item: Int, text: CutText)?
    var count = 0
    for (item, part, texts) in parts {
      guard let size = hasSelection ? sizes[0] : sizes[item],
        let text = rooms[size, default: TextRooms(size, view.textSize)].cutText(in: part, texts)
      else { continue }
      count += 1
      if first == nil { first = (item, text) }
    }
    guard let first, items.indices.contains(items.lowerBound + first.item) else { return nil }
    return TextFits.CutItems(
      first: items.lowerBound + first.item, count: count, text: first.text, view: view)
  }

  private func sizes(in layout: SolvedLayout, section: Int) -> [Int: LayoutExtent] {
    var sizes: [Int: LayoutExtent] = [:]
    for element in layout.elements(ofSection: section) where element.kind == .cell {
      sizes[element.item] = element.frame.size
    }
    return sizes
  }
}
