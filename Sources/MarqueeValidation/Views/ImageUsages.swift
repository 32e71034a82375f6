import MarqueeCatalog
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

/// Where a screen shows which images of the content folder, and in what sizes.
package struct ImageUsages: Sendable {
  /// The images in the order in which the screen first names them.
  package private(set) var usages: [ImageUsage] = []

  /// Makes an empty value.
  package init() {}

  /// Finds the images of a screen, and the cells that show them.
  ///
  /// Names that match no image are left out; other rules report them. A section whose layout has a
  /// fault has no cells.
  ///
  /// - Parameters:
  ///   - screen: The screen, with its places.
  ///   - shown: The screen as an app shows it; `nil` for a library, whose items have no cells.
  ///   - images: The images of the content folder; `nil` if no folder was read.
  ///   - views: The views in which it is shown.
  ///   - faultyLayouts: The names of layouts with a fault in one of these views.
  /// - Complexity: O(*items* × *views*).
  init(
    of screen: ResolvedFile, shownAs shown: Screen?, in images: ImageLibrary?,
    _ views: [ScreenView], faultyLayouts: Set<String>
  ) {
    guard let images, !images.isEmpty else { return }
    let catalog = screen.catalog
    let sets = screen.imageNames.firstValues.map { images[catalog.document.string(of: $0)] }
    // Two spellings can match the same image.
    var indices: [String: Int] = [:]
    var numbers: [Int?] = Array(repeating: nil, count: sets.count)
    for use in screen.imageNames.uses {
      guard let set = sets[use.name], catalog.document.isValidString(use.value) else { continue }
      let index = numbers[use.name] ?? index(of: set, &indices)
      numbers[use.name] = index
      if use.isShown, let item = use.item,
        let place = ImagePlace(use.value, item: item, in: catalog)
      {
        usages[index].places.append(place)
      } else {
        usages[index].fieldValues.append(use.value)
      }
    }
    for (name, place) in catalog.unwrittenImages {
      guard let set = images[name] else { continue }
      usages[index(of: set, &indices)].referencePlaces.append(place)
    }
    guard shown != nil, usages.contains(where: { !$0.set.variants.isEmpty }) else { return }
    let cells = views.map { Self.cells(of: catalog, in: $0, faultyLayouts: faultyLayouts) }
    for index in usages.indices { usages[index].fill(from: cells, on: views.map(\.id.device)) }
  }

  private mutating func index(of set: ImageSet, _ indices: inout [String: Int]) -> Int {
    if let index = indices[set.name] { return index }
    indices[set.name] = usages.count
    usages.append(ImageUsage(set: set))
    return usages.count - 1
  }

  /// The sizes of the items' cells, one for each item of the catalog.
  private static func cells(
    of catalog: LocatedCatalog, in view: ScreenView, faultyLayouts: Set<String>
  ) -> [LayoutExtent?] {
    let screen = view.solved.screen
    let sections = catalog.shownSections.map { catalog.sections[$0] }
    let isJudged = screen.sections.map { !faultyLayouts.contains($0.layout) }
    var sizes: [LayoutExtent?] = Array(repeating: nil, count: catalog.items.count)
    for element in view.solved.layout.elements
    where element.kind == .cell && sections.indices.contains(element.section)
      && isJudged[element.section]
    {
      let items = sections[element.section].items
      // A main section shows one item at a time, and any of them may be in the cell.
      let shown =
        screen.sections[element.section].selection == nil
        ? items.dropFirst(element.item).prefix(1) : items
      for item in shown { sizes[item] = element.frame.size }
    }
    return sizes
  }
}

extension LocatedCatalog {
  /// The images that cells show without a name in the file: those of library items, and default
  /// values.
  fileprivate var unwrittenImages: [(name: String, place: ImagePlace)] {
    guard !isLibrary else { return [] }
    return sections.flatMap { section -> [(String, ImagePlace)] in
      let fields = section.type?.itemKind.fields(shownAs: .image) ?? []
      guard !references.isEmpty || fields.contains(where: { $0.defaultValue != nil }) else {
        return []
      }
      return section.items.compactMap { item in
        guard let name = unwrittenImage(fields, ofItem: item) else { return nil }
        let value = reference(ofItem: item)?.name ?? items[item].index
        return ImagePlace(value, item: item, in: self).map { (name, $0) }
      }
    }
  }
}
