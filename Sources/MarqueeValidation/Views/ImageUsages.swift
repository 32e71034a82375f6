import MarqueeCatalog
import MarqueeCells
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

/// Where a screen shows which images of the content folder, and in what sizes.
package struct ImageUsages: Sendable {
  /// The images in the order in which the screen first names them.
  package private(set) var usages: [ImageUsage] = []
  /// A cell of each section: nothing but its form and its size says how large its image is.
  private let parts: [CellPart?]

  /// Finds the images of a screen.
  ///
  /// Names that match no image are left out; other rules report them.
  ///
  /// - Parameters:
  ///   - screen: The screen, with its places.
  ///   - scene: The screen as an app shows it; `nil` for a library, whose items have no cells.
  ///   - images: The images of the content folder; `nil` if no folder was read.
  /// - Complexity: O(*items*).
  init(of screen: ResolvedFile, shownAs scene: ScreenScene?, in images: ImageLibrary?) {
    guard let images, !images.isEmpty else {
      parts = []
      return
    }
    parts =
      scene.map { scene in
        scene.screen.sections.map { section in
          section.items.first.map { scene.cell(of: $0, in: section) }
        }
      } ?? []
    let catalog = screen.catalog
    let sets = screen.imageNames.firstValues.map { images[catalog.document.string(of: $0)] }
    // Two spellings can match the same image.
    var indices: [String: Int] = [:]
    var numbers: [Int?] = Array(repeating: nil, count: sets.count)
    for use in screen.imageNames.uses {
      guard let set = sets[use.name], catalog.document.isValidString(use.value) else { continue }
      let index = numbers[use.name] ?? index(of: set, &indices)
      numbers[use.name] = index
      usages[index].firstValue = min(usages[index].firstValue ?? use.value, use.value)
      if !use.isShown { usages[index].fieldValueCount += 1 }
    }
    addPlaces(of: screen.shown, in: images, &indices)
  }

  /// Adds the cells that show the images.
  ///
  /// - Parameters:
  ///   - cells: For each view the items' cells, as ``cells(in:of:faultyLayouts:)`` finds them.
  ///   - views: The views.
  /// - Complexity: O(*places* × *views*).
  func shown(as cells: [[ImageCell?]], in views: [ScreenView]) -> ImageUsages {
    var shown = self
    let areWhole = views.first?.scene.theme.imageFit == .fit
    for index in usages.indices {
      shown.usages[index].fill(from: cells, in: views.map(\.id), areWhole: areWhole)
    }
    return shown
  }

  private mutating func index(of set: ImageSet, _ indices: inout [String: Int]) -> Int {
    if let index = indices[set.name] { return index }
    indices[set.name] = usages.count
    usages.append(ImageUsage(set: set))
    return usages.count - 1
  }

  /// Adds the cells that show images; those that the file names come first.
  private mutating func addPlaces(
    of screen: ShownScreen, in images: ImageLibrary, _ indices: inout [String: Int]
  ) {
    var unwritten: [(index: Int, place: ImagePlace)] = []
    var known: [ByteText: Int?] = [:]
    for section in screen.sections {
      guard let type = section.type, type.itemKind.show[.image] != nil else { continue }
      let path = type.itemKind.fields(shownAs: .image)
      for item in section.items {
        guard let value = item.value(of: path), let text = value.text,
          let place = ImagePlace(value, of: item, in: type)
        else { continue }
        let name = ByteText(text.bytes)
        let index = known[name] ?? images[text.string].map { self.index(of: $0, &indices) }
        known[name] = index
        guard let index else { continue }
        if value.isOwn {
          usages[index].places.append(place)
        } else if !screen.isLibrary {
          unwritten.append((index, place))
        }
      }
    }
    for (index, place) in unwritten { usages[index].places.append(place) }
  }

  /// The cells of the items, one for each item of the screen; none if no image has a file.
  ///
  /// - Parameters:
  ///   - view: The view that shows them.
  ///   - screen: The screen, with its places.
  ///   - faultyLayouts: The names of layouts with a fault in this view. A section with one has no
  ///     cells.
  /// - Complexity: O(*items*).
  func cells(
    in view: ScreenView, of screen: ResolvedFile, faultyLayouts: Set<String>
  ) -> [ImageCell?] {
    guard usages.contains(where: { !$0.set.variants.isEmpty }) else { return [] }
    let sections = screen.shown.visibleSections
    let shownSections = view.scene.screen.sections
    let isJudged = shownSections.map { !faultyLayouts.contains($0.layout) }
    var cells: [ImageCell?] = Array(repeating: nil, count: screen.catalog.items.count)
    var last: (section: Int, cell: ImageCell)?
    for element in view.layout.elements
    where element.kind == .cell && sections.indices.contains(element.section)
      && isJudged[element.section]
    {
      if last?.section != element.section || last?.cell.size != element.frame.size {
        let size = parts[element.section]?.imageSize(in: element.frame.size, view.id.textSize)
        last = size.map { (element.section, ImageCell(size: element.frame.size, image: $0)) }
      }
      let items = sections[element.section].items
      // A main section shows one item at a time, and any of them may be in the cell.
      let shown =
        shownSections[element.section].selection == nil
        ? items.dropFirst(element.item).prefix(1) : items[...]
      for item in shown { cells[item.position] = last?.cell }
    }
    return cells
  }
}

struct ImageCell: Hashable, Sendable {
  /// Its size in points.
  let size: LayoutExtent
  /// The size of the image's place in it, in points.
  let image: LayoutExtent
}
